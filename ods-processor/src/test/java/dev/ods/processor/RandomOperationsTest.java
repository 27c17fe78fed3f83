// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import dev.ods.processor.RandomOps.Declared;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever is declared: either the processor says what is wrong, and nothing else is reported, or
 * what it writes compiles without a warning, and instances of the operation keep their meaning in
 * both forms. {@code -Dods.random.operations} is the number of declarations, {@code
 * -Dods.random.seed} where they begin.
 */
final class RandomOperationsTest {
  private static final int COUNT = Integer.getInteger("ods.random.operations", 40);
  private static final long SEED = Long.getLong("ods.random.seed", 0);

  /** How many declarations are compiled at once. */
  private static final int BATCH = 20;

  private static final int INSTANCES = 8;

  @TempDir Path work;

  private int accepted;
  private int instances;

  @Test
  void areRefusedOrWork() throws IOException {
    for (int i = 0; i < COUNT; i += BATCH) {
      check(SEED + i, i == 0);
    }
    // Else the law would hold for want of examples.
    assertTrue(accepted * 2 > COUNT, "only " + accepted + " of " + COUNT + " were accepted");
    assertTrue(instances > accepted, "only " + instances + " instances for " + accepted);
  }

  private void check(long seed, boolean withEclipse) throws IOException {
    RandomOps random = new RandomOps(seed);
    List<Declared> ops = new ArrayList<>();
    for (int i = 0; i < BATCH; i++) {
      ops.add(random.next("Op" + i));
    }
    Compilation compilation = compile(ops);
    Set<String> refused = new TreeSet<>();
    for (Diagnostic<? extends JavaFileObject> error : compilation.errors()) {
      String message = error.getMessage(Locale.ROOT);
      assertTrue(message.startsWith("[ODS"), () -> shown(seed, ops, error));
      refused.add(file(error));
    }
    if (!refused.isEmpty()) {
      ops.removeIf(op -> refused.contains(op.name()));
      compilation = compile(ops);
    }
    for (Diagnostic<? extends JavaFileObject> problem : compilation.diagnostics()) {
      boolean isOurs = problem.getMessage(Locale.ROOT).startsWith("[ODS");
      assertTrue(
          isOurs && problem.getKind() != Diagnostic.Kind.ERROR, () -> shown(seed, ops, problem));
    }
    if (withEclipse) {
      String all = RandomOps.dialect(ops) + ops.stream().map(Declared::source).collect(joining());
      assertEquals(
          List.of(),
          EclipseSnippets.compile(work, all, RandomOperationsTest::isOfGeneratedCode).stream()
              .map(each -> shown(seed, ops, each))
              .toList());
    }
    accepted += ops.size();
    Set<String> doubtful = doubtful(compilation);
    CompiledDialect dialect = CompiledDialect.of(compilation, "D");
    for (Declared op : ops) {
      if (!doubtful.contains(op.name())) {
        keepMeaning(seed, dialect, op);
      }
    }
  }

  /** The operations of whose formats the processor warns: what they print may not be read back. */
  private static Set<String> doubtful(Compilation compilation) {
    return compilation.warnings().stream()
        .filter(warning -> warning.getMessage(Locale.ROOT).startsWith("[ODS2"))
        .map(RandomOperationsTest::file)
        .collect(toSet());
  }

  /** Not that the getter of a member has the name of a nested class, as the member does. */
  private static boolean isOfGeneratedCode(Diagnostic<? extends JavaFileObject> problem) {
    return !file(problem).equals("Example")
        && !problem.getMessage(Locale.ROOT).equals("This method has a constructor name");
  }

  private void keepMeaning(long seed, CompiledDialect dialect, Declared op) {
    RandomInstances random = new RandomInstances(Seeds.random(seed), op);
    for (int i = 0; i < INSTANCES && op.inEarnest(); i++) {
      String text = random.next();
      String generic = dialect.generic(text);
      // What the verifier, or the parser of properties, objects to is no instance.
      if (!generic.startsWith("loc(")) {
        instances++;
        String custom = dialect.custom(text);
        String about = "seed " + seed + "\n" + op.source() + generic + "\n" + custom;
        assertEquals(generic, dialect.generic(generic), about);
        assertEquals(generic, dialect.generic(custom), about);
        assertEquals(custom, dialect.custom(custom), about);
      }
    }
  }

  private static Compilation compile(List<Declared> ops) {
    List<JavaFileObject> files = new ArrayList<>();
    files.add(file("D", RandomOps.dialect(ops)));
    for (Declared op : ops) {
      files.add(file(op.name(), op.source() + RandomOps.use(op)));
    }
    return Compilers.inMemory()
        .withOptions("-Xlint:all,-processing,-auxiliaryclass", "-Xmaxerrs", "1000")
        .withProcessors(new OdsProcessor())
        .compile(files);
  }

  private static JavaFileObject file(String name, String text) {
    return JavaFileObjects.forSourceString("example." + name, Snippets.source("example", text));
  }

  /** The class of a file. */
  private static String file(Diagnostic<? extends JavaFileObject> problem) {
    JavaFileObject source = problem.getSource();
    String name = source == null ? "" : source.getName();
    return name.substring(name.lastIndexOf('/') + 1).replace(".java", "");
  }

  /** A problem, and the declaration that it is about. */
  private static String shown(
      long seed, List<Declared> ops, Diagnostic<? extends JavaFileObject> problem) {
    String file = file(problem);
    return "seed %d, %s:%d: %s%n%s"
        .formatted(
            seed,
            file,
            problem.getLineNumber(),
            problem.getMessage(Locale.ROOT),
            ops.stream()
                .filter(op -> file.matches(op.name() + "(Op)?"))
                .map(Declared::source)
                .collect(joining()));
  }
}
