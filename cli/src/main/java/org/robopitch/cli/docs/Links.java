// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/** Turns the links of pages to where things are in the site, notes the files that it needs, and the links that are dead. */
final class Links {
    private final Path checkout;
    private final Map<String, MarkdownPage> pages;
    private final Set<String> files = new TreeSet<>();
    private final List<String> problems = new ArrayList<>();

    Links(Path checkout, Map<String, MarkdownPage> pages) {
        this.checkout = checkout;
        this.pages = pages;
    }

    /** Turns all links of a page. */
    void follow(MarkdownPage page) {
        List<Link> elsewhere = new ArrayList<>();
        page.tree().accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                visitChildren(link);
                String target = turned(page, link.getDestination());
                if (target.isEmpty()) {
                    elsewhere.add(link);
                } else {
                    link.setDestination(target);
                }
            }

            @Override
            public void visit(Image image) {
                image.setDestination(turned(page, image.getDestination()));
            }
        });
        elsewhere.forEach(Links::unlink);
    }

    /** What leads to a folder of sources, which the site does not have, stays as words. */
    private static void unlink(Link link) {
        Node child = link.getFirstChild();
        while (child != null) {
            Node next = child.getNext();
            link.insertBefore(child);
            child = next;
        }
        if (link.getPrevious() == null && link.getParent() != null) {
            link.insertBefore(new Text(link.getDestination()));
        }
        link.unlink();
    }

    /** The destination in the site; empty if it is there in the repository and not in the site. */
    private String turned(MarkdownPage page, String destination) {
        if (destination.matches("[a-z]+:.*")) {
            return destination;
        }
        int hash = destination.indexOf('#');
        String path = hash < 0 ? destination : destination.substring(0, hash);
        String anchor = hash < 0 ? "" : destination.substring(hash + 1);
        String target = path.isEmpty() ? page.source() : resolve(page.source(), path);
        if (Files.isRegularFile(checkout.resolve(target + "/README.md"))) {
            target = target + "/README.md";
        }
        MarkdownPage leadsTo = pages.get(target);
        if (leadsTo != null) {
            if (!anchor.isEmpty() && !leadsTo.ids().contains(anchor)) {
                problems.add(page.source() + ": the link to " + destination + " names a heading that " + target
                        + " does not have");
            }
            return way(page, leadsTo.html()) + (hash < 0 ? "" : "#" + anchor);
        }
        if (Files.isRegularFile(checkout.resolve(target))) {
            files.add(target);
            return way(page, target);
        }
        if (!Files.isDirectory(checkout.resolve(target))) {
            problems.add(page.source() + ": the link to " + destination + " leads nowhere");
        }
        return "";
    }

    private static String resolve(String source, String path) {
        Path folder = Path.of(source).getParent();
        Path resolved = folder == null ? Path.of(path) : folder.resolve(path);
        return SiteFiles.name(resolved.normalize());
    }

    private static String way(MarkdownPage page, String target) {
        return Site.root(page.html()) + target;
    }

    /** {@return the files that pages show or lead to, by their paths in the repository} */
    Set<String> files() {
        return files;
    }

    List<String> problems() {
        return problems;
    }
}
