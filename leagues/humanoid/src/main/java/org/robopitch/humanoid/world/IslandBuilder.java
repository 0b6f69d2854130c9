// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * Writes the problem of an island: numbers its speeds so that the matrix is filled as little as may be (limbs that touch
 * nobody first, then those that do, then the torso), finds the envelope, and fills in masses, contacts and joints.
 */
final class IslandBuilder {
    private final Entity[] entities;
    private final Contacts contacts;
    private final double step;
    private final StepProblem problem;

    /** Number of each speed of each entity in the problem. */
    private final int[] index;

    private final int[] touchedLimbs;
    private final double[] across = new double[6];

    IslandBuilder(Entity[] entities, Contacts contacts, double step, StepProblem problem) {
        this.entities = entities;
        this.contacts = contacts;
        this.step = step;
        this.problem = problem;
        this.index = new int[entities.length * Entity.MOST_FREEDOMS];
        this.touchedLimbs = new int[entities.length];
    }

    /** Builds the problem of the given entities, in this order, with these contacts. */
    void build(int[] members, int memberCount, int[] itsContacts, int contactCount) {
        for (int i = 0; i < memberCount; i++) {
            touchedLimbs[members[i]] = 0;
        }
        for (int i = 0; i < contactCount; i++) {
            Contact contact = contacts.get(itsContacts[i]);
            if (contact.second >= 0) {
                touch(contact.first, contact.firstPart);
                touch(contact.second, contact.secondPart);
            }
        }
        int size = 0;
        for (int i = 0; i < memberCount; i++) {
            size = number(members[i], size);
        }
        problem.begin(size, step);
        for (int i = 0; i < contactCount; i++) {
            addContact(contacts.get(itsContacts[i]));
        }
        problem.matrix.shape(size);
        for (int i = 0; i < memberCount; i++) {
            addMasses(members[i]);
        }
        problem.addFriction();
    }

    private void touch(int entity, int part) {
        if (entities[entity] instanceof RobotBody robot && part > 0) {
            touchedLimbs[entity] |= 1 << robot.model.limbOfPart[part];
        }
    }

    private int number(int e, int from) {
        int at = from;
        int[] first = problem.matrix.first;
        int offset = e * Entity.MOST_FREEDOMS;
        if (entities[e] instanceof RobotBody robot) {
            int[][] limbs = robot.model.limbs;
            for (int touched = 0; touched < 2; touched++) {
                for (int l = 0; l < limbs.length; l++) {
                    if ((touchedLimbs[e] >> l & 1) == touched) {
                        int begin = at;
                        for (int joint : limbs[l]) {
                            first[at] = begin;
                            index[offset + 6 + joint] = at++;
                        }
                    }
                }
            }
        }
        for (int k = 0; k < 6; k++) {
            first[at] = from;
            index[offset + k] = at++;
        }
        return at;
    }

    private void addMasses(int e) {
        Entity entity = entities[e];
        int offset = e * Entity.MOST_FREEDOMS;
        double[] masses = entity.massMatrix;
        for (int i = 0; i < 6; i++) {
            for (int k = 0; k <= i; k++) {
                problem.matrix.add(index[offset + i], index[offset + k], masses[i * Entity.MOST_FREEDOMS + k]);
            }
        }
        for (int i = 0; i < entity.freedoms(); i++) {
            problem.momentum[index[offset + i]] = entity.momentum[i];
            problem.speed[index[offset + i]] = entity.speed[i];
        }
        if (entity instanceof RobotBody robot) {
            for (int j = 0; j < robot.model.joints(); j++) {
                addJoint(robot, offset, j);
            }
        }
    }

    private void addJoint(RobotBody robot, int offset, int j) {
        int row = (6 + j) * Entity.MOST_FREEDOMS;
        int at = index[offset + 6 + j];
        for (int k = 0; k < 6; k++) {
            problem.matrix.add(at, index[offset + k], robot.massMatrix[row + k]);
        }
        for (int k : robot.model.chains[j + 1]) {
            problem.matrix.add(at, index[offset + 6 + k], robot.massMatrix[row + 6 + k]);
        }
        problem.addJoint(
                at, robot.angle[j], robot.speed[6 + j], robot.wanted[j], robot.model.low[j], robot.model.high[j], step);
    }

    private void addContact(Contact contact) {
        int row = problem.contacts++;
        Surface surface = contact.surface;
        problem.normalStiffness[row] = step / surface.softness();
        problem.tangentStiffness[row] = step / surface.slip();
        tangents(contact.normal);
        int length = side(row, 0, contact.first, contact.firstPart, contact, 1);
        double approach = -pointSpeed(contact.first, contact.firstPart, contact);
        if (contact.second >= 0) {
            length = side(row, length, contact.second, contact.secondPart, contact, -1);
            approach += pointSpeed(contact.second, contact.secondPart, contact);
        }
        problem.rowLength[row] = length;
        int lowest = Integer.MAX_VALUE;
        for (int i = 0; i < length; i++) {
            lowest = Math.min(lowest, problem.rowIndex[row * StepProblem.ROW + i]);
        }
        problem.lowestIndex[row] = lowest;
        if (contact.second >= 0) {
            widen(row, length, lowest);
        }
        double out = Math.min(
                surface.fastest(), surface.errorReduction() / step * Math.max(0, contact.depth - Surface.LAYER));
        if (surface.bounce() > 0 && approach > Surface.BOUNCE_SPEED) {
            out = Math.max(out, surface.bounce() * approach);
        }
        problem.target[row] = out;
    }

    /** Lets the envelope hold all products of a row. */
    private void widen(int row, int length, int lowest) {
        int[] first = problem.matrix.first;
        int at = row * StepProblem.ROW;
        for (int i = 0; i < length; i++) {
            int k = problem.rowIndex[at + i];
            first[k] = Math.min(first[k], lowest);
        }
    }

    private void tangents(double[] normal) {
        double nx = normal[0];
        double ny = normal[1];
        double nz = normal[2];
        double[] t = across;
        if (Math.abs(nz) > 0.7) {
            double scale = 1 / Math.sqrt(ny * ny + nz * nz);
            t[0] = 0;
            t[1] = -nz * scale;
            t[2] = ny * scale;
        } else {
            double scale = 1 / Math.sqrt(nx * nx + ny * ny);
            t[0] = -ny * scale;
            t[1] = nx * scale;
            t[2] = 0;
        }
        t[3] = ny * t[2] - nz * t[1];
        t[4] = nz * t[0] - nx * t[2];
        t[5] = nx * t[1] - ny * t[0];
    }

    /** Writes what one body of a contact adds to its three rows. */
    private int side(int row, int from, int e, int part, Contact contact, int sign) {
        Entity entity = entities[e];
        double rx = contact.place[0] - entity.pose[0];
        double ry = contact.place[1] - entity.pose[1];
        double rz = contact.place[2] - entity.pose[2];
        int offset = e * Entity.MOST_FREEDOMS;
        int at = row * StepProblem.ROW;
        for (int k = 0; k < 6; k++) {
            problem.rowIndex[at + from + k] = index[offset + k];
        }
        int[] chain = entity.chain(part);
        for (int i = 0; i < chain.length; i++) {
            problem.rowIndex[at + from + 6 + i] = index[offset + 6 + chain[i]];
        }
        for (int d = 0; d < 3; d++) {
            double x = sign * (d == 0 ? contact.normal[0] : across[3 * d - 3]);
            double y = sign * (d == 0 ? contact.normal[1] : across[3 * d - 2]);
            double z = sign * (d == 0 ? contact.normal[2] : across[3 * d - 1]);
            double[] to = d == 0 ? problem.normalRow : problem.tangentRow;
            int w = (d == 0 ? at : 2 * at + (d - 1) * StepProblem.ROW) + from;
            to[w] = ry * z - rz * y;
            to[w + 1] = rz * x - rx * z;
            to[w + 2] = rx * y - ry * x;
            to[w + 3] = x;
            to[w + 4] = y;
            to[w + 5] = z;
            for (int i = 0; i < chain.length; i++) {
                int j = 3 * chain[i];
                double px = rx - entity.anchor[j];
                double py = ry - entity.anchor[j + 1];
                double pz = rz - entity.anchor[j + 2];
                to[w + 6 + i] = entity.axis[j] * (py * z - pz * y)
                        + entity.axis[j + 1] * (pz * x - px * z)
                        + entity.axis[j + 2] * (px * y - py * x);
            }
        }
        return from + 6 + chain.length;
    }

    /** {@return speed along the normal, before the step, of the point of a part that is at the contact} */
    private double pointSpeed(int e, int part, Contact contact) {
        Entity entity = entities[e];
        double rx = contact.place[0] - entity.pose[0] - entity.centre[3 * part];
        double ry = contact.place[1] - entity.pose[1] - entity.centre[3 * part + 1];
        double rz = contact.place[2] - entity.pose[2] - entity.centre[3 * part + 2];
        double[] s = entity.partSpeed;
        int p = 6 * part;
        return contact.normal[0] * (s[p + 3] + s[p + 1] * rz - s[p + 2] * ry)
                + contact.normal[1] * (s[p + 4] + s[p + 2] * rx - s[p] * rz)
                + contact.normal[2] * (s[p + 5] + s[p] * ry - s[p + 1] * rx);
    }

    /** Hands the solution back: speeds to the entities, impulses to the contacts. */
    void deliver(int[] members, int memberCount, int[] itsContacts) {
        for (int i = 0; i < memberCount; i++) {
            Entity entity = entities[members[i]];
            int offset = members[i] * Entity.MOST_FREEDOMS;
            for (int k = 0; k < entity.freedoms(); k++) {
                entity.speed[k] = problem.speed[index[offset + k]];
            }
        }
        for (int row = 0; row < problem.contacts; row++) {
            Contact contact = contacts.get(itsContacts[row]);
            tangents(contact.normal);
            double n = problem.normalStiffness[row] * Math.max(0, problem.gap(row, problem.speed));
            int t = 2 * row * StepProblem.ROW;
            double k = -problem.tangentStiffness[row];
            double t1 = k * problem.along(problem.tangentRow, t, row, problem.speed);
            double t2 = k * problem.along(problem.tangentRow, t + StepProblem.ROW, row, problem.speed);
            for (int d = 0; d < 3; d++) {
                contact.impulse[d] = n * contact.normal[d] + t1 * across[d] + t2 * across[3 + d];
            }
        }
    }
}
