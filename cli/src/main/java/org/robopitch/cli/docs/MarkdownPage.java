// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** A page: its Markdown as a tree, and the headings that links may lead to. */
final class MarkdownPage {
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final TextContentRenderer TEXT =
            TextContentRenderer.builder().extensions(EXTENSIONS).build();

    /**
     * What stands under a heading, up to the next.
     *
     * @param heading its words
     * @param id what a link names
     * @param text what stands under it, without its marks
     */
    record Section(String heading, String id, String text) {}

    private final String source;
    private final Node tree;
    private final List<Heading> headings = new ArrayList<>();
    private final List<String> ids = new ArrayList<>();

    private MarkdownPage(String source, Node tree) {
        this.source = source;
        this.tree = tree;
        IdGenerator generator = IdGenerator.builder().build();
        tree.accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                headings.add(heading);
                ids.add(generator.generateId(TEXT.render(heading)));
            }
        });
    }

    static MarkdownPage parse(String source, String markdown) {
        return new MarkdownPage(source, PARSER.parse(markdown));
    }

    /** {@return its Markdown, by its path in the repository} */
    String source() {
        return source;
    }

    /** {@return where it is in the site} */
    String html() {
        return Site.html(source);
    }

    Node tree() {
        return tree;
    }

    Set<String> ids() {
        return ids.stream().collect(Collectors.toUnmodifiableSet());
    }

    String title() {
        return headings.isEmpty() ? source : TEXT.render(headings.get(0)).trim();
    }

    /** {@return what it looks like, inside of a page's frame} */
    String body() {
        return HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    int which = node instanceof Heading ? indexOf(node) : -1;
                    if (which >= 0) {
                        attributes.put("id", ids.get(which));
                    }
                })
                .build()
                .render(tree);
    }

    private int indexOf(Node node) {
        for (int i = 0; i < headings.size(); i++) {
            if (headings.get(i) == node) {
                return i;
            }
        }
        return -1;
    }

    List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        for (int i = 0; i < headings.size(); i++) {
            StringBuilder text = new StringBuilder();
            for (Node node = headings.get(i).getNext();
                    node != null && !(node instanceof Heading);
                    node = node.getNext()) {
                text.append(TEXT.render(node)).append(' ');
            }
            String words = text.toString().replaceAll("[|\\s]+", " ").trim();
            sections.add(new Section(TEXT.render(headings.get(i)).trim(), ids.get(i), words));
        }
        return sections;
    }
}
