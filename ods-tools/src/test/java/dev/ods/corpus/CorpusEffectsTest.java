// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.testing.MlirOpt;
import dev.ods.testing.Share;
import dev.ods.testing.ToolRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.trait.Terminator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The effects on memory of each operation of the corpus, as {@code mlir-opt}'s test pass {@code
 * --test-side-effects} reports them.
 */
final class CorpusEffectsTest {
  private static final int BATCH = 500;
  private static final Pattern REMARK =
      Pattern.compile("^<stdin>:(\\d+:\\d+): remark: (.*)$", Pattern.MULTILINE);

  /** The effects of operations of this dialect are declared by interfaces of its own. */
  private static final Set<String> WITHOUT = Set.of("test", "transform");

  private final Map<String, Set<String>> wrong = new TreeMap<>();
  private int compared;

  @Test
  void effectsAreThoseOfMlir() throws Exception {
    MlirOpt.assumeInstalled();
    List<CorpusCase> cases =
        Share.of(
            Corpus.load(
                "cases of declared dialects",
                c ->
                    c.isValid()
                        && (ProjectDialects.WHOLE.containsAll(c.texts("dialects")) || isGpu(c))));
    for (int i = 0; i < cases.size(); i += BATCH) {
      compare(cases.subList(i, Math.min(cases.size(), i + BATCH)));
    }
    assertEquals(Map.of(), wrong);
    System.out.println("effects of " + compared + " operations right");
    assertTrue(compared > Share.of(10_000), "operations with known effects: " + compared);
  }

  private static boolean isGpu(CorpusCase c) {
    return c.texts("dialects").contains("gpu");
  }

  private void compare(List<CorpusCase> cases) throws Exception {
    StringBuilder all = new StringBuilder();
    Map<Integer, String> starts = new HashMap<>();
    for (CorpusCase c : cases) {
      starts.put((int) all.chars().filter(ch -> ch == '\n').count() + 1, c.text("generic"));
      all.append(c.text("generic").stripTrailing()).append("\n// -----\n");
    }
    ToolRun run =
        MlirOpt.run(
            new String(all.toString().getBytes(UTF_8), ISO_8859_1),
            "--test-side-effects",
            "--split-input-file",
            "--allow-unregistered-dialect");
    Map<String, Set<String>> theirs = new HashMap<>();
    Matcher remark = REMARK.matcher(run.err());
    while (remark.find()) {
      theirs.computeIfAbsent(remark.group(1), at -> new TreeSet<>()).add(remark.group(2));
    }
    starts.forEach((start, text) -> compare(text, start, theirs));
  }

  /**
   * Compares the operations of a text.
   *
   * @param start the number of its first line in {@code mlir-opt}'s input
   * @param theirs the remarks by line and column
   */
  private void compare(String text, int start, Map<String, Set<String>> theirs) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ProjectDialects.all().forEach(context::register);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "case", context, ParserOptions.DEFAULT, diagnostics);
    if (module == null) {
      return;
    }
    module.walk(
        op -> {
          if (op.name().isRegistered()
              && !WITHOUT.contains(op.name().dialectNamespace())
              && !op.name().hasTrait(Terminator.class)
              && op.location() instanceof FileLineColRange at) {
            String position = at.startLine() + start - 1 + ":" + at.startColumn();
            compare(op, theirs.getOrDefault(position, Set.of()));
          }
        });
  }

  private void compare(Operation op, Set<String> expected) {
    Set<String> found = effects(op);
    compared++;
    if (!found.equals(expected)) {
      wrong
          .computeIfAbsent(op.name().value(), name -> new HashSet<>())
          .add(found + " instead of " + expected);
    }
  }

  private static Set<String> effects(Operation op) {
    MemoryEffectsOpInterface known = op.as(MemoryEffectsOpInterface.class);
    Set<String> remarks = new TreeSet<>();
    if (known == null) {
      return remarks;
    }
    for (EffectInstance effect : known.memoryEffects()) {
      remarks.add(remark(effect));
    }
    if (remarks.isEmpty()) {
      remarks.add("operation has no memory effects");
    }
    return remarks;
  }

  private static String remark(EffectInstance effect) {
    String on = "";
    if (effect.operand() != null) {
      on = " on op operand " + effect.operand().index() + ",";
    } else if (effect.value() != null) {
      on = " on op result " + effect.value().index() + ",";
    } else if (effect.symbol() != null) {
      on = " on a symbol '" + effect.symbol() + "',";
    }
    return "found an instance of '"
        + effect.effect()
        + "'"
        + on
        + " on resource '"
        + effect.resource()
        + "'";
  }
}
