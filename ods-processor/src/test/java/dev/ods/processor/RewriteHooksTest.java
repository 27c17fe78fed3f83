// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.rewrite.Folding;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What declarations say about folding and canonicalization reaches the greedy rewriter. */
final class RewriteHooksTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t",
              ops = {Num.class, Add.class, Both.class, Twice.class, Neg.class, Pick.class,
                  Last.class, Use.class,
                  Source.class})
          interface TDialect {
            static Operation materializeConstant(
                OpBuilder builder, Attribute value, Type type, Location location) {
              return value instanceof IntegerAttr number
                  ? NumOp.build(builder, location, number).operation() : null;
            }

            static FoldResult fold(Operation operation, Constants constants) {
              return operation.is(LastOp.MODEL) ? FoldResult.of(operation.operand(1)) : null;
            }

            static void canonicalizationPatterns(RewritePatternSet patterns) {
              patterns.add(TwiceOp.MODEL, TwiceOp::of, "TwiceIsAdd", (twice, rewriter) -> {
                AddOp sum =
                    AddOp.build(rewriter, twice.operation().location(), twice.x(), twice.x());
                rewriter.replace(twice.operation(), sum.y());
                return true;
              });
            }
          }

          @Op(dialect = TDialect.class, name = "num")
          @Trait({ConstantLike.class, Pure.class})
          @AssemblyFormat("$value attr-dict")
          interface Num {
            @Attr(I32Attr.class) @ConstantValue IntegerAttr value();
            @Result(I32.class) Value y();
          }

          @Op(dialect = TDialect.class, name = "add")
          @Trait({Pure.class, Commutative.class})
          @AssemblyFormat("$a `,` $b attr-dict")
          interface Add extends Foldable, SelfCanonicalizing {
            @Operand(I32.class) Value a();
            @Operand(I32.class) Value b();
            @Result(I32.class) Value y();

            @Override default FoldResult fold(Constants constants) {
              IntegerAttr right = constants.of(b(), IntegerAttr.class);
              if (right == null) {
                return null;
              }
              if (right.isZero()) {
                return FoldResult.of(a());
              }
              IntegerAttr left = constants.of(a(), IntegerAttr.class);
              return left == null ? null
                  : FoldResult.of(IntegerAttr.get(left.type(), left.value() + right.value()));
            }

            /** Adds the constants of nested sums. */
            @Override default boolean canonicalize(Rewriter rewriter) {
              IntegerAttr right = Constants.ofDefinitions().of(b(), IntegerAttr.class);
              Operation inner = a().definingOp();
              if (right == null || inner == null || !inner.is(AddOp.MODEL)) {
                return rewriter.matchFailed(operation(), () -> "no sum of a constant");
              }
              AddOp sum = AddOp.of(inner);
              IntegerAttr other = Constants.ofDefinitions().of(sum.b(), IntegerAttr.class);
              if (other == null) {
                return rewriter.matchFailed(operation(), () -> "no constant inside");
              }
              NumOp total = NumOp.build(rewriter, operation().location(),
                  IntegerAttr.get(right.type(), right.value() + other.value()));
              rewriter.modify(operation(), () -> {
                AddOp.of(operation()).setA(sum.a());
                AddOp.of(operation()).setB(total.y());
              });
              return true;
            }
          }

          @Op(dialect = TDialect.class, name = "both")
          @Trait(Pure.class)
          @AssemblyFormat("$a attr-dict")
          interface Both extends Foldable {
            @Operand(I32.class) Value a();
            @Result(I32.class) Value x();
            @Result(I32.class) Value y();

            @Override default FoldResult fold(Constants constants) {
              IntegerAttr known = constants.of(a(), IntegerAttr.class);
              return known == null ? null
                  : FoldResult.of(List.of(FoldResult.of(known), FoldResult.of(a())));
            }
          }

          @Op(dialect = TDialect.class, name = "twice")
          @Trait(Pure.class)
          @AssemblyFormat("$x attr-dict")
          interface Twice {
            @Operand(I32.class) Value x();
            @Result(I32.class) Value y();
          }

          @Op(dialect = TDialect.class, name = "neg")
          @Trait({Pure.class, Involution.class, SameOperandsAndResultType.class})
          @AssemblyFormat("$x attr-dict")
          interface Neg {
            @Operand(I32.class) Value x();
            @Result(I32.class) Value y();
          }

          @Op(dialect = TDialect.class, name = "pick")
          @Trait({Pure.class, Idempotent.class, SameOperandsAndResultType.class})
          @AssemblyFormat("$x `,` $y attr-dict")
          interface Pick {
            @Operand(I32.class) Value x();
            @Operand(I32.class) Value y();
            @Result(I32.class) Value z();
          }

          @Op(dialect = TDialect.class, name = "last")
          @Trait(Pure.class)
          @AssemblyFormat("$x `,` $y attr-dict")
          interface Last {
            @Operand(I32.class) Value x();
            @Operand(I32.class) Value y();
            @Result(I32.class) Value z();
          }

          @Op(dialect = TDialect.class, name = "use")
          @AssemblyFormat("$x attr-dict")
          interface Use {
            @Operand(I32.class) ValueRange x();
          }

          @Op(dialect = TDialect.class, name = "source")
          @AssemblyFormat("attr-dict")
          interface Source {
            @Result(I32.class) Value a();
            @Result(I32.class) Value b();
          }
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # Dead code and constants.
          source; t.num 1                                       | source
          source; t.add %a, %b                                  | source
          source; %0 = t.num 1; %1 = t.num 1; t.use %0, %1      | %0 = t.num 1; source; t.use %0, %0
          source; %0 = t.num 1; %1 = t.num 2; t.use %0, %1      | \
              %1 = t.num 2; %0 = t.num 1; source; t.use %0, %1
          # A fold to a constant, to a value, in place; of several results; by the dialect.
          source; %0 = t.num 1; %1 = t.num 2; %2 = t.add %0, %1; t.use %2 | \
              %0 = t.num 3; source; t.use %0
          source; %0 = t.num 0; %1 = t.add %a, %0; t.use %1     | source; t.use %a
          source; %0 = t.num 5; %1 = t.add %0, %a; t.use %1     | \
              %0 = t.num 5; source; %1 = t.add %a, %0; t.use %1
          source; %0 = t.num 4; %1, %2 = t.both %0; t.use %1, %2 | \
              %0 = t.num 4; source; t.use %0, %0
          source; %0 = t.last %a, %b; t.use %0                  | source; t.use %b
          # Traits.
          source; %0 = t.neg %a; %1 = t.neg %0; t.use %1        | source; t.use %a
          source; %0 = t.neg %a; t.use %0                       | source; %0 = t.neg %a; t.use %0
          source; %0 = t.pick %a, %a; t.use %0                  | source; t.use %a
          source; %0 = t.pick %a, %b; t.use %0                  | \
              source; %0 = t.pick %a, %b; t.use %0
          # Patterns: of the dialect, and an operation's own.
          source; %0 = t.twice %a; t.use %0                     | \
              source; %0 = t.add %a, %a; t.use %0
          source; %0 = t.num 1; %1 = t.twice %0; t.use %1       | %0 = t.num 2; source; t.use %0
          source; %0 = t.num 1; %1 = t.num 2; %2 = t.add %a, %0; %3 = t.add %2, %1; t.use %3 | \
              %0 = t.num 3; source; %1 = t.add %a, %0; t.use %1
          """)
  void canonicalizes(String program, String expected) {
    assertEquals(DIALECT.custom(text(expected)), DIALECT.canonicalized(text(program)));
  }

  private static String text(String program) {
    return program.replace("source", "%a, %b = t.source").replace("; ", "\n");
  }

  private static Operation parse(Context context, String text) {
    return Parser.parse(
        text.getBytes(UTF_8), "t.mlir", context, ParserOptions.DEFAULT, new Diagnostics());
  }

  /** Not counted as in MLIR, but told. */
  @Test
  void mergedConstantsAreNoChange() {
    Context context = DIALECT.context();
    FrozenRewritePatternSet none = FrozenRewritePatternSet.of(RewritePatternSet.create(context));
    Map<String, Boolean> programs =
        Map.of(
            "%0 = t.num 1; %1 = t.num 1; t.use %0, %1", false,
            "source; %0 = t.num 1; t.use %0", false,
            "%0 = t.num 1; t.use %0", true);
    programs.forEach(
        (program, isUnchanged) -> {
          Operation module = parse(context, text(program));
          GreedyRewriter.Result result =
              GreedyRewriter.apply(module, none, GreedyRewriteConfig.CANONICALIZE);
          assertFalse(result.changed(), program);
          assertEquals(isUnchanged, result.isUnchanged(), program);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FoldResult.of(List.of(FoldResult.of(x()), FoldResult.of(x()))) "
            + "| returned 2 results, expected 1",
        "FoldResult.of(x()) | returned a value of type 'i1', expected 'i2'",
        "FoldResult.inPlace() | returned inPlace() although it has not changed the operation: "
            + "a fold must change no other",
      })
  void blamesFoldersForTheirMistakes(String result, String mistake) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            interface A extends Foldable {
              @Operand Value x();
              @Result Value y();

              @Override default FoldResult fold(Constants constants) {
                return %s;
              }
            }
            """
                .formatted(result));
    String text =
        """
        %0 = "builtin.unrealized_conversion_cast"() : () -> i1
        %1 = "tf.a"(%0) : (i1) -> i2
        """;
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> dialect.canonicalized(text));
    Diagnostic error = thrown.diagnostics().get(0);
    assertEquals("'tf.a' op method A.fold of dialect 'tf' " + mistake, error.message());
    assertEquals("this is a bug in the code of dialect 'tf'", error.notes().get(0).message());
  }

  /** Not by a rewrite, which would call it again without end. */
  @Test
  void blamesDialectsThatFoldInPlaceWithoutAChange() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "d", ops = A.class)
            interface DDialect {
              static FoldResult fold(Operation operation, Constants constants) {
                boolean isToChange = operation.attribute("to_change") != null;
                operation.removeAttribute("to_change");
                return isToChange || operation.attribute("wrong") != null
                    ? FoldResult.inPlace() : null;
              }
            }

            @Op(dialect = DDialect.class, name = "a")
            @AssemblyFormat("attr-dict")
            interface A {}
            """);
    Operation module = parse(dialect.context(), "d.a\nd.a {to_change}\nd.a {wrong}");
    Operation none = module.region(0).first().first();
    assertNull(Folding.fold(none));
    assertTrue(Folding.fold(none.next()).isInPlace());
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> Folding.fold(none.next().next()));
    assertEquals(
        "'d.a' op method DDialectDefinition.fold of dialect 'd' returned inPlace() although it has"
            + " not changed the operation: a fold must change no other",
        thrown.diagnostics().get(0).message());
  }

  /** What is set may be a view of the operation's own operands, as MLIR's ranges are. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "op.setA(op.b()) | b1 b2 b1 b2 c",
        "op.setA(op.b().subList(0, 1)) | b1 b1 b2 c",
        "op.setA(op.a()) | a b1 b2 c",
        "op.setB(op.a()) | a a c",
        "op.setB(op.operands()) | a a b1 b2 c c",
        "op.setC(op.b().get(1)) | a b1 b2 b2",
        "op.setC(null) | a b1 b2",
      })
  void operandsAreSetToViewsOfThemselves(String set, String operands) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @Trait(AttrSizedOperandSegments.class)
            @AssemblyFormat("$a `,` $b `,` $c attr-dict `:` type(operands)")
            interface A extends SelfCanonicalizing {
              @Operand ValueRange a();
              @Operand ValueRange b();
              @Operand Optional<Value> c();
              @Attr @Unit boolean done();

              default ValueRange operands() {
                return operation().operands();
              }

              @Override default boolean canonicalize(Rewriter rewriter) {
                AOp op = AOp.of(operation());
                if (done()) {
                  return false;
                }
                rewriter.modify(operation(), () -> {
                  %s;
                  op.setDone(true);
                });
                return true;
              }
            }
            """
                .formatted(set));
    String text =
        """
        %0:4 = "builtin.unrealized_conversion_cast"() : () -> (i1, i2, i3, i4)
        "tf.a"(%0#0, %0#1, %0#2, %0#3)
            <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (i1, i2, i3, i4) -> ()
        """;
    String types =
        operands.replace("a", "i1").replace("b1", "i2").replace("b2", "i3").replace("c", "i4");
    String printed = dialect.canonicalized(text);
    assertEquals(
        types.replace(" ", ", "), printed.substring(printed.lastIndexOf(" : ") + 3), printed);
  }
}
