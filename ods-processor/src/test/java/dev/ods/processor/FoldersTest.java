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
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t", ops = Ops.class) interface TDialect {}

          interface Shared extends OpView {}

          @FoldedBy(value = Folds.class, name = "base")
          interface Base extends OpView {}

          @FoldedBy(value = Folds.class, name = "base")
          interface Same extends OpView {}

          interface Method extends Foldable {
            @Override default FoldResult fold(Constants constants) {
              return Folds.fold(operation(), constants);
            }
          }

          interface Ops {
            @Op(dialect = TDialect.class, name = "constant")
            @FoldedBy(value = Folds.class, name = "CONSTANT")
            interface Constant { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "named") @FoldedBy(Folds.class)
            interface Named { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "alone")
            @FoldedBy(value = Folds.class, name = "alone")
            interface Alone { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "declared")
            @FoldedBy(value = Folds.class, name = "declared")
            interface Declared extends OpView { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "shared")
            @FoldedBy(value = Folds.class, name = "shared")
            interface Shares extends Shared { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "generated")
            @FoldedBy(value = Folds.class, name = "generated")
            interface Generated { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "inherited")
            interface Inherited extends Base { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "both")
            interface Both extends Base, Same { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "replaced")
            @FoldedBy(value = Folds.class, name = "alone")
            interface Replaced extends Base { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "nearer")
            @FoldedBy(value = Folds.class, name = "alone")
            interface Nearer extends Method { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "method")
            interface OwnMethod extends Base, Foldable {
              @Result(I32.class) Value y();

              @Override default FoldResult fold(Constants constants) {
                return Folds.number(operation(), 9);
              }
            }

            @Op(dialect = TDialect.class, name = "here") @FoldedBy(Here.class)
            interface Here extends OpView {
              @Result(I32.class) Value y();

              static FoldResult fold(Here op) { return Folds.number(op.operation(), 10); }
            }

            @Op(dialect = TDialect.class, name = "overloaded")
            @FoldedBy(value = Folds.class, name = "overloaded")
            interface Overloaded { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "abstract")
            @FoldedBy(value = Folds.class, name = "alone")
            interface Abstract extends Foldable { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "nothing")
            @FoldedBy(value = Folds.class, name = "none")
            interface Nothing { @Result(I32.class) Value y(); }
          }

          final class Folds {
            static final Folder CONSTANT = (op, constants) -> number(op, 1);

            static FoldResult fold(Operation op, Constants constants) { return number(op, 2); }
            static FoldResult alone(Operation op) { return number(op, 3); }
            static FoldResult declared(Ops.Declared op, Constants constants) {
              return number(op.operation(), 4);
            }
            static FoldResult shared(Shared op) { return number(op.operation(), 5); }
            static FoldResult generated(GeneratedOp op, Constants constants) {
              return number(op.operation(), 6);
            }
            static FoldResult base(OpView op) { return number(op.operation(), 7); }
            static FoldResult none(Operation op) { return null; }

            private static FoldResult overloaded(Operation op) { return null; }
            static FoldResult overloaded(Operation op, Constants constants) {
              return number(op, 8);
            }

            static FoldResult number(Operation op, int number) {
              return FoldResult.of(IntegerAttr.i32(op.context(), number));
            }
          }
          """);

  private static Operation parse(CompiledDialect dialect, String name) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            "%0 = \"t.{}\"() : () -> i32".replace("{}", name).getBytes(UTF_8),
            "test.mlir",
            dialect.context(),
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    return Objects.requireNonNull(module);
  }

  @ParameterizedTest
  @CsvSource({
    "constant, 1",
    "named, 2",
    "alone, 3",
    "declared, 4",
    "shared, 5",
    "generated, 6",
    "inherited, 7",
    "both, 7",
    "replaced, 3",
    "nearer, 3",
    "method, 9",
    "here, 10",
    "overloaded, 8",
    "abstract, 3",
    "nothing,",
  })
  void isCalled(String name, Integer expected) {
    Operation op = Objects.requireNonNull(parse(DIALECT, name).region(0).first().first());
    FoldResult folded = Folding.fold(op);
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
                    parse(dialect, "op"),
                    FrozenRewritePatternSet.of(RewritePatternSet.create(dialect.context())),
                    GreedyRewriteConfig.DEFAULT));
    assertEquals(
        "'t.op' op method "
            + method
            + " of dialect 't' threw java.lang.IllegalStateException: thrown",
        thrown.diagnostics().get(0).message());
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
