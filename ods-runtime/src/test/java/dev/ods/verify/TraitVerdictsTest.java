// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.trait.HasParentTrait;
import dev.ods.trait.OpTrait;
import dev.ods.trait.SingleBlockImplicitTerminatorTrait;
import dev.ods.trait.Terminator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every trait that verifies operations accepts a valid one and rejects an invalid one in MLIR's
 * words, by {@code traits.txt}.
 */
final class TraitVerdictsTest {
  /** Traits with checks that need declared members: the tests with both cases. */
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "AttrSizedOperandSegments", "SegmentSizesTest, messages.mlir",
          "AttrSizedResultSegments", "SegmentSizesTest, messages.mlir",
          "SameVariadicOperandSize", "FeatureTextTest: the sizes are computed, not verified",
          "SameVariadicResultSize", "OperationExamplesTest: the sizes are computed, not verified",
          "CastCompatible", "ods-dialects: MessagesTest",
          "FirstAttrDerivedResultType", "OpInterfacesTest: for builders, not verified",
          "HasAncestorTrait", "version 22 does not have it");

  /** Traits that verify nothing. */
  private static final Set<String> MARKERS =
      Set.of(
          "AffineScope",
          "AlwaysSpeculatable",
          "AutomaticAllocationScope",
          "Commutative",
          "ConstantLike",
          "DistinctObjectsTrait",
          "Idempotent",
          "Involution",
          "MemRefsNormalizable",
          "NoMemoryEffect",
          "NoTerminator",
          "RecursiveMemoryEffects",
          "RecursivelySpeculatable",
          "ReturnLike",
          "Scalarizable",
          "Tensorizable",
          "Vectorizable");

  /** Traits for others to implement, and lists of traits. */
  private static final Set<String> KINDS =
      Set.of(
          "ElementwiseMappable",
          "OpTrait",
          "Pure",
          "RegionTraitVerifier",
          "StructuralTrait",
          "TraitVerifier");

  private static final String VALUES =
      "%i, %w, %f, %o, %t, %u, %v = \"x.values\"() : () -> (i1, i32, f32, tensor<1xf32>,"
          + " tensor<4xf32>, tensor<5xf32>, tensor<2x2xf32>)\n";

  /** A row of the file. */
  private record Row(String trait, String valid, String invalid, String error) {
    static Row of(String line) {
      String[] cells = line.split(" \\| ", -1);
      if (cells.length != 5) {
        throw new IllegalArgumentException("traits.txt: run .ci/traits; no error: " + line);
      }
      return new Row(cells[0], cells[2], cells[3], cells[4].strip());
    }
  }

  private static List<Row> rows() throws IOException {
    try (InputStream in = TraitVerdictsTest.class.getResourceAsStream("traits.txt")) {
      byte[] bytes = Objects.requireNonNull(in, "traits.txt").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Row::of)
          .toList();
    }
  }

  private static Class<?> type(String trait) {
    try {
      return Class.forName(OpTrait.class.getPackageName() + "." + trait);
    } catch (ClassNotFoundException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** An operation for each trait, with any operands, results and regions. */
  private static final class Judged extends DialectDefinition {
    private final List<String> traits;

    Judged(List<String> traits) {
      super("c");
      this.traits = traits;
    }

    @Override
    public List<OpModel> operations() {
      List<OpModel> models = new ArrayList<>();
      models.add(any("finish").traits(Terminator.class).model());
      for (String trait : traits) {
        TestOp op = any(trait);
        Class<?> type = type(trait);
        if (type == HasParentTrait.class) {
          op.parents("c.finish");
        } else if (type == SingleBlockImplicitTerminatorTrait.class) {
          op.terminatedBy("c.finish");
        } else {
          op.traits(type);
        }
        models.add(op.model());
      }
      return models;
    }

    private static TestOp any(String name) {
      return new TestOp("c." + name)
          .operand(Arity.VARIADIC, type -> true, "any type")
          .result(Arity.VARIADIC, type -> true, "any type")
          .regions();
    }
  }

  private static Context context(List<String> traits) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    context.load(new Judged(traits));
    return context;
  }

  /** The first error about a text whose operation has a trait, or an empty string. */
  private static String error(Context context, String trait, String text) {
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    byte[] utf8 = (VALUES + text.replace("OP", "c." + trait)).getBytes(StandardCharsets.UTF_8);
    Operation module = Parser.parse(utf8, "in", context, ParserOptions.DEFAULT, diagnostics);
    boolean valid = module != null && Verifier.verify(module, diagnostics);
    assertEquals(valid, !diagnostics.hasErrors(), trait);
    return valid ? "" : diagnostics.list().get(0).message().replace("'c." + trait + "'", "'OP'");
  }

  @Test
  void errorsAreThoseOfMlir() throws IOException {
    Context context = context(rows().stream().map(Row::trait).toList());
    for (Row row : rows()) {
      assertEquals("", error(context, row.trait(), row.valid()), row.trait());
      assertEquals(row.error(), error(context, row.trait(), row.invalid()), row.trait());
      assertTrue(!row.error().isEmpty(), row.trait());
    }
  }

  /** An operation with one accepts the types of which the others reject some. */
  @Test
  void markersVerifyNothing() {
    Context context = context(List.copyOf(MARKERS));
    for (String marker : MARKERS) {
      String op = "%r:2 = \"OP\"(%i, %f, %t, %v) : (i1, f32, tensor<4xf32>, tensor<2x2xf32>)";
      assertEquals("", error(context, marker, op + " -> (i1, vector<4xi8>)"), marker);
    }
  }

  @Test
  void eachTraitHasARow() throws Exception {
    Set<String> known = new TreeSet<>(ELSEWHERE.keySet());
    known.addAll(MARKERS);
    known.addAll(KINDS);
    rows().forEach(row -> known.add(row.trait()));
    Set<String> all = new TreeSet<>();
    Path folder = Path.of(OpTrait.class.getResource("OpTrait.class").toURI()).getParent();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString().replace(".class", "");
        if (file.toString().endsWith(".class")
            && !name.matches("package-info|.*\\$.*|.*Test")
            && OpTrait.class.isAssignableFrom(type(name))) {
          all.add(name);
        }
      }
    }
    assertEquals(all, known, "traits.txt: add rows of new traits, run .ci/traits");
  }
}
