// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.serve;
