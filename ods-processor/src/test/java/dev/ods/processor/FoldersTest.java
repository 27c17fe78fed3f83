// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.IntegerAttr;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folding;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code @FoldedBy}: each form of what it may name, and each mistake. */
final class FoldersTest {
  private static final String DIALECT =
      """
      @Dialect(name = "t", ops = {%s}) interface TDialect {}

      interface Shared extends OpView {}

      @FoldedBy(value = Folds.class, name = "base")
      interface Base extends OpView {}

      @FoldedBy(value = Folds.class, name = "base")
      interface Same extends OpView {}

      interface Method extends Foldable {
        @Override
        default FoldResult fold(Constants constants) { return Folds.fold(operation(), constants); }
      }

      final class Folds {
        static final Folder CONSTANT = (op, constants) -> number(op, 1);

        static FoldResult fold(Operation op, Constants constants) { return number(op, 2); }
        static FoldResult alone(Operation op) { return number(op, 3); }
        static FoldResult declared(Declared op, Constants constants) {
          return number(op.operation(), 4);
        }
        static FoldResult shared(Shared op) { return number(op.operation(), 5); }
        static FoldResult generated(GeneratedOp op, Constants constants) {
          return number(op.operation(), 6);
        }
        static FoldResult base(OpView op) { return number(op.operation(), 7); }
        static FoldResult none(Operation op) { return null; }

        private static FoldResult overloaded(Operation op) { return null; }
        static FoldResult overloaded(Operation op, Constants constants) { return number(op, 8); }

        private static FoldResult number(Operation op, int number) {
          return FoldResult.of(IntegerAttr.i32(op.context(), number));
        }
      }
      """;

  private static Operation parse(CompiledDialect dialect) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            "%0 = \"t.op\"() : () -> i32".getBytes(UTF_8),
            "test.mlir",
            dialect.context(),
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(module);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Constant | @FoldedBy(value = Folds.class, name = \"CONSTANT\") | '' | 1",
        "Named | @FoldedBy(Folds.class) | '' | 2",
        "Alone | @FoldedBy(value = Folds.class, name = \"alone\") | '' | 3",
        "Declared | @FoldedBy(value = Folds.class, name = \"declared\") | extends OpView | 4",
        "Inherits | @FoldedBy(value = Folds.class, name = \"shared\") | extends Shared | 5",
        "Generated | @FoldedBy(value = Folds.class, name = \"generated\") | '' | 6",
        "Inherited | '' | extends Base | 7",
        "Both | '' | extends Base, Same | 7",
        "Replaced | @FoldedBy(value = Folds.class, name = \"alone\") | extends Base | 3",
        "Nearer | @FoldedBy(value = Folds.class, name = \"alone\") | extends Method | 3",
        "Farther | '' | extends Base, Own | 9",
        "Here | @FoldedBy(Here.class) | extends OpView | 10",
        "Overloaded | @FoldedBy(value = Folds.class, name = \"overloaded\") | '' | 8",
        "Abstract | @FoldedBy(value = Folds.class, name = \"alone\") | extends Foldable | 3",
        "Nothing | @FoldedBy(value = Folds.class, name = \"none\") | '' | ",
      })
  void isCalled(String name, String annotation, String bases, Integer expected) {
    CompiledDialect dialect = CompiledDialect.of(source(name, annotation, bases));
    FoldResult folded =
        Folding.fold(Objects.requireNonNull(parse(dialect).region(0).first().first()));
    Integer found =
        folded == null
            ? null
            : (int) ((IntegerAttr) Objects.requireNonNull(folded.constant())).value();
    assertEquals(expected, found);
  }

  /** A lambda has no name, so the method that calls it is named. */
  @ParameterizedTest
  @CsvSource({"CONSTANT, ThrowsOp.fold", "method, Folds.method"})
  void whatItThrowsIsAnError(String name, String method) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "t", ops = Throws.class) interface TDialect {}
            @Op(dialect = TDialect.class, name = "op") @FoldedBy(value = Folds.class, name = "%s")
            interface Throws { @Result(I32.class) Value y(); }
            final class Folds {
              static final Folder CONSTANT =
                  (op, constants) -> { throw new IllegalStateException("thrown"); };
              static FoldResult method(Operation op) { throw new IllegalStateException("thrown"); }
            }
            """
                .formatted(name));
    DiagnosticException thrown =
        assertThrows(
            DiagnosticException.class,
            () ->
                GreedyRewriter.apply(
                    parse(dialect),
                    FrozenRewritePatternSet.of(RewritePatternSet.create(dialect.context())),
                    GreedyRewriteConfig.DEFAULT));
    assertEquals(
        "'t.op' op method "
            + method
            + " of dialect 't' threw java.lang.IllegalStateException: thrown",
        thrown.diagnostics().get(0).message());
  }

  /** A whole source, for which the forms that name other classes need these. */
  private static String source(String name, String annotation, String bases) {
    StringBuilder source = new StringBuilder(DIALECT.formatted(name + ".class"));
    String body =
        switch (name) {
          case "Farther" ->
              "@Override default FoldResult fold(Constants constants) {"
                  + " return FoldResult.of(IntegerAttr.i32(operation().context(), 9)); }";
          case "Here" ->
              "static FoldResult fold(Here op) {"
                  + " return FoldResult.of(IntegerAttr.i32(op.operation().context(), 10)); }";
          default -> "";
        };
    for (String other : List.of("Declared", "Generated")) {
      if (!other.equals(name)) {
        source.append("interface %s extends OpView {}\n".formatted(other));
      }
    }
    if (!name.equals("Generated")) {
      source.append("interface GeneratedOp extends OpView {}\n");
    }
    return source
        .append(annotation)
        .append(
            """

            @Op(dialect = TDialect.class, name = "op") interface %s %s {
              @Result(I32.class) Value y();
              %s
            }
            """
                .formatted(name, bases.replace("Own", "Foldable"), body))
        .toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fald | '' | [ODS456] 'Folds' has no 'static FoldResult fald(Operation,"
            + " Constants)' and no constant 'Folder fald'. Did you mean 'fold'?",
        "order | '' | [ODS456] 'Folds' has no 'static FoldResult order(Operation,"
            + " Constants)' and no constant 'Folder order'; it has 'static FoldResult order(Constants, Operation)'",
        "instance | '' | [ODS456] 'Folds' has no 'static FoldResult"
            + " instance(Operation, Constants)' and no constant 'Folder instance'; it has 'FoldResult instance(Operation)'",
        "other | '' | [ODS456] 'Folds' has no 'static FoldResult other(Operation,"
            + " Constants)' and no constant 'Folder other'; it has 'static FoldResult other(B)'",
        "hidden | '' | [ODS442] 'Folds.hidden' is not accessible in the package"
            + " 'example', where the generated class uses it; make it package-private or public",
        "changing | '' | [ODS456] 'Folds' has no 'static FoldResult changing(Operation,"
            + " Constants)' and no constant 'Folder changing'; it has 'static Folder changing'",
        "typed | '' | [ODS456] 'Folds' has no 'static FoldResult typed(Operation,"
            + " Constants)' and no constant 'Folder typed'; it has 'static FoldResult typed(T)'",
        "both | '' | [ODS457] 'Folds' has several folders 'both' that fit 'A'; give them"
            + " different names",
        "fold | default FoldResult fold(Constants constants) { return null; }"
            + " | [ODS452] @FoldedBy is ignored, as the op has a method 'fold' of its own; drop"
            + " one of them",
      })
  void mistakesAreReported(String name, String method, String error) {
    String source =
        """
        @Dialect(name = "t", ops = A.class) interface TDialect {}
        @Op(dialect = TDialect.class, name = "a")
        @FoldedBy(value = Folds.class, name = "%s")
        interface A extends OpView%s { @Result Value y(); %s }
        interface B extends OpView {}
        final class Folds {
          static FoldResult fold(Operation op) { return null; }
          static FoldResult order(Constants constants, Operation op) { return null; }
          FoldResult instance(Operation op) { return null; }
          static Folder changing;
          static <T extends OpView> FoldResult typed(T op) { return null; }
          static FoldResult both(Operation op) { return null; }
          static FoldResult both(OpView op, Constants constants) { return null; }
          static FoldResult other(B op) { return null; }
          private static FoldResult hidden(Operation op) { return null; }
        }
        """
            .formatted(name, method.isEmpty() ? "" : ", Foldable", method);
    assertEquals(List.of("3: " + error), Snippets.errors(Snippets.compile(source)));
  }

  @Test
  void inheritedOnesThatDifferAreReported() {
    String source =
        """
        @Dialect(name = "t", ops = A.class) interface TDialect {}
        @FoldedBy(Folds.class) interface B extends OpView {}
        @FoldedBy(value = Folds.class, name = "other") interface C extends OpView {}
        @Op(dialect = TDialect.class, name = "a")
        interface A extends B, C { @Result Value y(); }
        final class Folds {
          static FoldResult fold(Operation op) { return null; }
          static FoldResult other(Operation op) { return null; }
        }
        """;
    assertEquals(
        List.of(
            "5: [ODS019] 'A' inherits different @FoldedBy from 'B' and 'C'; give it one of its own"),
        Snippets.errors(Snippets.compile(source)));
  }

  @Test
  void aConstantHasOneFold() {
    String source =
        """
        @Dialect(name = "t", ops = A.class) interface TDialect {}
        @Op(dialect = TDialect.class, name = "a") @Trait({ConstantLike.class, Pure.class})
        @FoldedBy(Folds.class)
        interface A { @Attr(I32Attr.class) @ConstantValue IntegerAttr v(); @Result(I32.class) Value y(); }
        final class Folds { static FoldResult fold(Operation op) { return null; } }
        """;
    assertEquals(
        List.of(
            "4: [ODS151] @ConstantValue marks what an op with the trait ConstantLike folds to, but"
                + " 'A' has @FoldedBy, too; keep one of them"),
        Snippets.errors(Snippets.compile(source)));
  }
}
