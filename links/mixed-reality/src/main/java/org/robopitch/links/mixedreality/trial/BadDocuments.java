// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.trial;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Datagrams that nobody should send: spoilt, cut off, too long, random, and now and then a good one. */
public final class BadDocuments {
    private static final List<String> GOOD = List.of(
            "<connect><type>Client</type><protocol_version>1.0</protocol_version><nickname>N</nickname><rc_id>0</rc_id>"
                    + "<vt_id>0</vt_id></connect>",
            "<connect><type>Client</type><protocol_version>1.0</protocol_version></connect>",
            "<connect>true</connect>",
            "<parameters><rc_id>3</rc_id><vt_id>3</vt_id><nickname>N</nickname></parameters>",
            "<command><wheel_velocities><right>1e3</right><left>-5</left></wheel_velocities></command>",
            "<command><kick><angle>20</angle><force>0.8</force></kick></command>",
            "<command><goto><dist>120</dist><angle>-30</angle></goto></command>",
            "<connect><type>Server</type></connect>",
            "<vt cycle=\"125\" time=\"2.5\"><robot><id>3</id><status>found</status><x>312.4</x><y>-57.1</y>"
                    + "<theta>37.5</theta></robot></vt>",
            "<rc cycle=\"125\"><robot><id>3</id><left>97.48</left><right>-59.24</right></robot></rc>",
            "<rcack cycle=\"125\"><robot><id>3</id><leftcode>28</leftcode><rightcode>-21</rightcode></robot></rcack>",
            "<reposition><robot><id>3</id><x>100</x><y>20</y><theta>90</theta></robot></reposition>",
            "<connectionrequest><clientname>N</clientname></connectionrequest>",
            "<connectionestablished/>",
            "<commandPackage><commandProtocolRevision>2</commandProtocolRevision><sections><botID>3</botID><commandList>"
                    + "<command>MOTOR_LEFT</command><value>50</value></commandList><commandList>"
                    + "<command>MOTOR_RIGHT</command><value>-50</value></commandList></sections></commandPackage>",
            "<positiondatapackage><objects><objecttype>BOT</objecttype><id>3</id><location>0.5</location>"
                    + "<location>0.5</location><angle>90</angle></objects></positiondatapackage>");

    private static final List<String> NUMBERS = List.of(
            "NaN", "-Infinity", "1e308", "-1e308", "4e-324", "99999999999", "-1", "", "0x10", "1,5", "٣", "--1");

    private static final String MARKUP = "<>/=\"&!?-";

    private final SplittableRandom random;

    /** Datagrams that a seed decides. */
    public BadDocuments(long seed) {
        this(new SplittableRandom(seed));
    }

    BadDocuments(SplittableRandom random) {
        this.random = random;
    }

    /** {@return a bad document} */
    public byte[] next() {
        String good = GOOD.get(random.nextInt(GOOD.size()));
        return switch (random.nextInt(8)) {
            case 0 -> noise(random.nextInt(200));
            case 1 -> Arrays.copyOf(good.getBytes(UTF_8), random.nextInt(good.length()));
            case 2 -> withOtherNumber(good).getBytes(UTF_8);
            case 3 -> (random.nextInt(50) == 0 ? good + " ".repeat(20_000) : good + good).getBytes(UTF_8);
            case 4 -> ("<a>".repeat(random.nextInt(300)) + good).getBytes(UTF_8);
            case 5 -> good.getBytes(UTF_8);
            default -> spoilt(good);
        };
    }

    private byte[] noise(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private String withOtherNumber(String good) {
        String number = NUMBERS.get(random.nextInt(NUMBERS.size()));
        return good.replaceFirst(">-?[0-9][0-9.e]*<", ">" + number + "<");
    }

    private byte[] spoilt(String good) {
        byte[] bytes = good.getBytes(UTF_8);
        for (int i = random.nextInt(4); i >= 0; i--) {
            boolean markup = random.nextInt(2) == 0;
            bytes[random.nextInt(bytes.length)] =
                    (byte) (markup ? MARKUP.charAt(random.nextInt(MARKUP.length())) : random.nextInt(256));
        }
        return bytes;
    }
}
