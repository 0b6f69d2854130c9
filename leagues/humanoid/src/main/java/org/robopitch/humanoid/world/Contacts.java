// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** The contacts of a step, and those of the step before, of which some still hold. */
final class Contacts {
    int count;

    /** How many contacts found no room, since the world began. */
    long dropped;

    private Contact[] now;
    private Contact[] before;
    private int countBefore;
    private final Contact spare = new Contact();

    Contacts(int capacity) {
        now = new Contact[capacity];
        before = new Contact[capacity];
        for (int c = 0; c < capacity; c++) {
            now[c] = new Contact();
            before[c] = new Contact();
        }
    }

    int capacity() {
        return now.length;
    }

    Contact get(int c) {
        return now[c];
    }

    /** Begins a step without contacts. */
    void begin() {
        Contact[] last = now;
        now = before;
        before = last;
        countBefore = count;
        count = 0;
    }

    /** Takes over the contacts of the last step of an entity that sleeps, the first of each pair. */
    void keep(int entity) {
        for (int old = 0; old < countBefore; old++) {
            if (before[old].first == entity) {
                Contact kept = before[old];
                before[old] = now[count];
                now[count++] = kept;
            }
        }
    }

    /** {@return the contact to fill next; if there is no room, one that does not count} */
    Contact add() {
        if (count == now.length) {
            dropped++;
            return spare;
        }
        return now[count++];
    }

    /** Drops the contacts of an entity that is there no more. */
    void forget(int entity) {
        int kept = 0;
        for (int c = 0; c < count; c++) {
            Contact contact = now[c];
            if (contact.first != entity && contact.second != entity) {
                now[c] = now[kept];
                now[kept++] = contact;
            }
        }
        count = kept;
    }
}
