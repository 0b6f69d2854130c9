// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.body;

/** The parts of a robot. Every part but the torso hangs on the joint whose number is one less than its own. */
public enum Part {
    /** The root of the tree; its centre is the origin of the robot's frame. */
    TORSO,
    /** Between torso and head. */
    NECK,
    /** Where the eyes are. */
    HEAD,
    /** Mass only. */
    RSHOULDER,
    /** Right upper arm. */
    RUPPERARM,
    /** Mass only. */
    RELBOW,
    /** Right lower arm. */
    RLOWERARM,
    /** Mass only. */
    LSHOULDER,
    /** Left upper arm. */
    LUPPERARM,
    /** Mass only. */
    LELBOW,
    /** Left lower arm. */
    LLOWERARM,
    /** Mass only. */
    RHIP1,
    /** Mass only. */
    RHIP2,
    /** Right thigh. */
    RTHIGH,
    /** Right shank. */
    RSHANK,
    /** Mass only. */
    RANKLE,
    /** Right foot. */
    RFOOT,
    /** Mass only. */
    LHIP1,
    /** Mass only. */
    LHIP2,
    /** Left thigh. */
    LTHIGH,
    /** Left shank. */
    LSHANK,
    /** Mass only. */
    LANKLE,
    /** Left foot. */
    LFOOT,
    /** Right toe. */
    RTOE,
    /** Left toe. */
    LTOE;

    /** How many parts a robot has at most. */
    public static final int COUNT = 25;
}
