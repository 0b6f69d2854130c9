# SPDX-License-Identifier: Apache-2.0
"""What can go wrong."""


class RoboPitchError(RuntimeError):
    """The simulator refused something, could not be started, or has ended."""
