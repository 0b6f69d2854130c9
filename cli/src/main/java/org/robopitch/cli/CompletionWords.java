// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.runner.link.Link;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A script for shells that completes commands, options, and the words that can follow an option. */
final class CompletionWords {
    /** Options that take a built-in team's name, or the file of one's own. */
    private static final Set<String> TEAMS = Set.of("--blue", "--yellow", "--team", "--teams");

    private final Map<String, List<String>> words = new LinkedHashMap<>();

    CompletionWords() {
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        Set<String> teams = new LinkedHashSet<>();
        Set<String> sizes = new LinkedHashSet<>();
        for (String league : catalogue.leagues()) {
            teams.addAll(catalogue.teams(league));
            sizes.addAll(catalogue.sizes(league));
        }
        TEAMS.forEach(option -> words.put(option, List.copyOf(teams)));
        words.put("--league", catalogue.leagues());
        words.put("--size", List.copyOf(sizes));
        words.put("--side", List.of("blue", "yellow"));
        words.put("--dialect", List.of("A", "B"));
        words.put("--speed", List.of("0.25", "0.5", "1", "2", "5", "unlimited"));
        words.put("--task", List.of("go-to-ball", "penalty", "1v1", "3v3", "5v5"));
    }

    /** {@return a script for bash, which zsh reads too} */
    String script() {
        CommandLine tree = RobopitchCommand.treeFor();
        CommandLine serve = Objects.requireNonNull(tree.getSubcommands().get("serve"));
        List<String> links = List.copyOf(serve.getSubcommands().keySet());
        serve.getCommandSpec()
                .addOption(OptionSpec.builder("--link")
                        .type(String.class)
                        .arity("1")
                        .completionCandidates(links)
                        .build());
        tree.getSubcommands().values().forEach(command -> addTo(command, command == serve));
        return withFiles(AutoComplete.bash("robopitch", tree));
    }

    private void addTo(CommandLine command, boolean outside) {
        CommandSpec spec = command.getCommandSpec();
        for (OptionSpec option : List.copyOf(spec.options())) {
            List<String> known = new ArrayList<>(words.getOrDefault(option.longestName(), List.of()));
            if (outside && TEAMS.contains(option.longestName())) {
                known.add(Link.OUTSIDE);
            }
            if (option.completionCandidates() == null && !known.isEmpty()) {
                spec.remove(option);
                spec.addOption(option.toBuilder()
                        .paramLabel(option.longestName().substring(2).replace('-', '_'))
                        .completionCandidates(known)
                        .build());
            }
        }
        for (PositionalParamSpec parameter : new ArrayList<>(spec.positionalParameters())) {
            if (parameter.paramLabel().equals("LEAGUE")) {
                spec.remove(parameter);
                spec.addPositional(parameter.toBuilder()
                        .completionCandidates(words.get("--league"))
                        .build());
            }
        }
        command.getSubcommands().values().forEach(below -> addTo(below, outside));
    }

    /** Where a team is named, a file may be named too. */
    private static String withFiles(String script) {
        Pattern branch = Pattern.compile("(?m)^( +'(--[a-z]+)'\\)\\R)(.*\\R)( +COMPREPLY=\\( .*)( \\)\\R)");
        Matcher found = branch.matcher(script);
        StringBuilder out = new StringBuilder();
        while (found.find()) {
            boolean team = TEAMS.contains(found.group(2));
            String names = team ? "      type compopt &>/dev/null && compopt -o filenames\n" : "";
            String files = team ? " $( compgen -f -- \"${curr_word}\" )" : "";
            String text = found.group(1) + found.group(3) + names + found.group(4) + files + found.group(5);
            found.appendReplacement(out, Matcher.quoteReplacement(text));
        }
        return found.appendTail(out).toString();
    }
}
