// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.parts;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.links.mixedreality.Datagrams;
import org.robopitch.links.mixedreality.wire.DeviceMessage;
import org.robopitch.links.mixedreality.wire.KielDialect;
import org.robopitch.links.mixedreality.xml.Element;
import org.robopitch.links.mixedreality.xml.MalformedXmlException;
import org.robopitch.links.mixedreality.xml.XmlReader;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.runner.link.LinkCounters;

/**
 * V-RC: takes the wheel speeds that the server sends, discretises them by Table 1, sends the codes to the virtual robots
 * and back to the server. A server of FH Kiel is understood too; it wants no answer.
 */
public final class VirtualControl implements AutoCloseable {
    private final LinkCounters counters = new LinkCounters();
    private final InetSocketAddress robots;
    private final Datagrams port;

    /**
     * Opens the port.
     *
     * @param robots where the virtual robots are, which is where V-VT listens
     */
    public VirtualControl(InetSocketAddress address, InetSocketAddress robots, int longest) throws IOException {
        this.robots = robots;
        this.port = new Datagrams("V-RC", address, longest, counters, this::take);
    }

    private boolean take(InetSocketAddress from, String text) throws MalformedXmlException {
        Element root = XmlReader.read(text);
        DeviceMessage.Control ofKiel = KielDialect.readControl(root);
        if (ofKiel != null) {
            port.send(robots, codes(ofKiel));
            return true;
        }
        if (!(DeviceMessage.read(root) instanceof DeviceMessage.Control control)) {
            return false;
        }
        String answer = codes(control);
        port.send(robots, answer);
        port.send(from, answer);
        return true;
    }

    private static String codes(DeviceMessage.Control control) {
        List<DeviceMessage.Code> codes = new ArrayList<>();
        for (DeviceMessage.Speeds speeds : control.robots()) {
            codes.add(new DeviceMessage.Code(
                    speeds.id(), SpeedTable.code(speeds.left() / 1000), SpeedTable.code(speeds.right() / 1000)));
        }
        return DeviceMessage.write(new DeviceMessage.Codes(control.cycle(), codes));
    }

    /** Where it listens. */
    public InetSocketAddress address() {
        return port.address();
    }

    public LinkCounters counters() {
        return counters;
    }

    @Override
    public void close() {
        port.close();
    }
}
