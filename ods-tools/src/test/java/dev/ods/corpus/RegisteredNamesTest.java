// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.NameTable;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import org.junit.jupiter.api.Test;

/** What is known of the names of many dialects is found, whichever thread asks. */
final class RegisteredNamesTest {
  private static final int MODULES = 300;
  private static final int THREADS = 8;

  private final NameTable<String> table = new NameTable<>(Object::toString);

  private static List<Operation> modules() {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    ProjectDialects.all().forEach(context::register);
    List<CorpusCase> cases =
        Corpus.load(
            "valid cases",
            c -> c.isValid() && ProjectDialects.WHOLE.containsAll(c.texts("dialects")));
    List<Operation> modules = new ArrayList<>();
    int step = Math.max(1, cases.size() / MODULES);
    for (int i = 0; i < cases.size(); i += step) {
      modules.add(
          Objects.requireNonNull(
              Parser.parse(
                  cases.get(i).text("generic").getBytes(UTF_8),
                  "case.mlir",
                  context,
                  ParserOptions.DEFAULT,
                  new Diagnostics())));
    }
    return modules;
  }

  private Set<String> wrong(List<Operation> modules) {
    Set<String> wrong = new HashSet<>();
    for (Operation module : modules) {
      IrReader reader = IrReader.of(module);
      module.walk(
          op -> {
            String name = op.name().toString();
            if (!name.equals(table.of(reader, IrReader.ref(op)))) {
              wrong.add(name);
            }
          });
    }
    return wrong;
  }

  @Test
  void areFoundByEachThread() {
    List<Operation> modules = modules();
    Set<String> registered = new HashSet<>();
    for (Operation module : modules) {
      module.walk(
          op -> {
            if (op.name().isRegistered()) {
              registered.add(op.name().toString());
            }
          });
    }
    assertTrue(registered.size() > 128, () -> "names: " + registered.size());
    List<ForkJoinTask<Set<String>>> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      tasks.add(ForkJoinPool.commonPool().submit(() -> wrong(modules)));
    }
    tasks.forEach(task -> assertEquals(Set.of(), task.join()));
  }
}
