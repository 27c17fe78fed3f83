// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import dev.ods.pass.OpPassManager;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassProvider;
import dev.ods.pass.PassRegistry;
import dev.ods.pass.PassRegistryEntry;
import dev.ods.tools.OptOptions.PassArgument;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The passes on the class path and on the dialect path, which a run that names none does not load.
 */
final class Pipelines {
  private final DialectPath path;
  private @Nullable PassRegistry registry;

  /** The passes on the class path and those of {@code path}. */
  Pipelines(DialectPath path) {
    this.path = path;
  }

  private static List<PassProvider> ofClassPath() {
    return ServiceLoader.load(PassProvider.class, Pipelines.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }

  private PassRegistry registry() throws ToolException {
    if (registry == null) {
      List<PassProvider> providers = new ArrayList<>(ofClassPath());
      providers.addAll(path.passes());
      try {
        registry = PassRegistry.of(providers);
      } catch (IllegalArgumentException e) {
        throw new ToolException(e.getMessage());
      }
    }
    return registry;
  }

  /**
   * How to declare a pass or pass pipeline of this name that is on the dialect path undeclared;
   * else null.
   */
  @Nullable String hint(String name) throws ToolException {
    return path.hintOfPass(name::equals);
  }

  /** Whether a pass or a pass pipeline has this name. */
  boolean isRegistered(String name) throws ToolException {
    return registry().find(name) != null || registry().findPipeline(name) != null;
  }

  /** All passes, by name, and all pass pipelines, by name. */
  List<PassRegistryEntry> all() throws ToolException {
    List<PassRegistryEntry> all = new ArrayList<>(registry().all());
    all.addAll(registry().allPipelines());
    return all;
  }

  /** The names of all passes, pass pipelines and their options, with what they are for. */
  String list() throws ToolException {
    StringBuilder text = new StringBuilder();
    appendList(text, "Passes:\n", registry().all());
    appendList(text, "Pass Pipelines:\n", registry().allPipelines());
    return text.toString();
  }

  private static void appendList(
      StringBuilder text, String heading, List<? extends PassRegistryEntry> entries) {
    if (!entries.isEmpty()) {
      text.append(heading);
    }
    for (PassRegistryEntry pass : entries) {
      appendRow(text, "  --" + pass.argument(), pass.summary());
      for (PassOption option : pass.options()) {
        appendRow(text, "    --" + signature(option), option.description());
        for (PassOption.Choice choice : option.choices()) {
          appendRow(text, "      =" + choice.word(), choice.description());
        }
      }
    }
  }

  private static void appendRow(StringBuilder text, String left, String right) {
    text.append("%-40s - %s%n".formatted(left, right).replace(System.lineSeparator(), "\n"));
  }

  /** An option with what its value is, such as {@code max-iterations=<long>}. */
  static String signature(PassOption option) {
    return option.label().isEmpty() ? option.name() : option.name() + "=<" + option.label() + ">";
  }

  /**
   * The pipeline for a module: of the passes that options name, after those of a reproducer; a
   * pipeline that is given as a whole replaces these. Null if there is none, or if it is wrong.
   *
   * @param anchor the name of the operation that it is for
   * @param reproduced the pipeline of a reproducer, or null
   * @param problems receives what is wrong with it
   */
  static @Nullable OpPassManager of(
      OptOptions.Passes options, String anchor, @Nullable String reproduced, List<String> problems)
      throws ToolException {
    Pipelines known = options.known();
    if (options.pipeline() == null) {
      return options.isEmpty() && reproduced == null
          ? null
          : known.named(options.named(), anchor, reproduced, problems);
    }
    if (options.named().isEmpty()) {
      return known.parse(options.pipeline(), problems);
    }
    problems.add("'-pass-pipeline' option can't be used with individual pass options");
    return null;
  }

  private @Nullable OpPassManager parse(String text, List<String> problems) throws ToolException {
    PassPipelineParser.Parsed parsed = PassPipelineParser.parse(text, registry());
    problems.addAll(parsed.problems());
    if (parsed.pipeline() == null) {
      String all = String.join("\n", parsed.problems());
      String hint = path.hintOfPass(name -> all.contains("'" + name + "' does not refer"));
      if (hint != null) {
        problems.add(hint);
      }
    }
    return parsed.pipeline();
  }

  private @Nullable OpPassManager named(
      List<PassArgument> passes, String anchor, @Nullable String before, List<String> problems)
      throws ToolException {
    OpPassManager pipeline = before == null ? OpPassManager.on(anchor) : parse(before, problems);
    if (pipeline == null || passes.isEmpty()) {
      return pipeline;
    }
    PassRegistry known = registry();
    for (PassArgument pass : passes) {
      PassOptions options = PassOptions.parse(pass.options(), known);
      PassInfo info = known.find(pass.name());
      String rejected = "";
      try {
        if (info != null) {
          pipeline.addNesting(info.create(options));
        } else {
          Objects.requireNonNull(known.findPipeline(pass.name())).addTo(pipeline, options);
        }
      } catch (IllegalArgumentException e) {
        rejected = String.valueOf(e.getMessage());
      }
      List<String> wrong = options.problems();
      if (!rejected.isEmpty() || !wrong.isEmpty()) {
        problems.add(wrong.isEmpty() ? rejected : String.join("\n", wrong) + "\n");
        break;
      }
    }
    return pipeline;
  }
}
