# SPDX-License-Identifier: Apache-2.0
"""Errors of the package."""


class RoboPitchError(RuntimeError):
    """The simulator refused something, could not be started, or has ended."""
