// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.GreedyRewriter;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a folder says that operations must have to be folded. These fold to their first operand,
 * whatever it is; so where the condition does not hold, it is wrong, which is found.
 */
final class FolderConditionsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(name = "t", ops = Ops.class) interface TDialect {}

          interface Ops {
            @Op(dialect = TDialect.class, name = "constant")
            @Trait({ConstantLike.class, Pure.class})
            interface Constant {
              @Attr(I32Attr.class) @ConstantValue IntegerAttr v();
              @Result(I32.class) Value y();
            }

            @Op(dialect = TDialect.class, name = "source")
            interface Source { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "other")
            interface Other { @Result(I32.class) Value y(); }

            @Op(dialect = TDialect.class, name = "use")
            interface Use { @Operand(I32.class) Value x(); }

            @Op(dialect = TDialect.class, name = "none")
            @FoldedBy(value = First.class, name = "NONE")
            interface Any {
              @Operand(I32.class) Value a(); @Operand(I32.class) Value b(); @Result(I32.class) Value y();
            }

            @Op(dialect = TDialect.class, name = "constants")
            @FoldedBy(value = First.class, name = "CONSTANTS")
            interface OfConstants {
              @Operand(I32.class) Value a(); @Operand(I32.class) Value b(); @Result(I32.class) Value y();
            }

            @Op(dialect = TDialect.class, name = "equal")
            @FoldedBy(value = First.class, name = "EQUAL")
            interface OfEqual {
              @Operand(I32.class) Value a(); @Operand(I32.class) Value b(); @Result(I32.class) Value y();
            }

            @Op(dialect = TDialect.class, name = "defined")
            @FoldedBy(value = First.class, name = "DEFINED")
            interface OfDefined {
              @Operand(I32.class) Value a(); @Operand(I32.class) Value b(); @Result(I32.class) Value y();
            }

            @Op(dialect = TDialect.class, name = "laws")
            @FoldedBy(value = First.class, name = "CONSTANTS")
            @Trait({Idempotent.class, SameOperandsAndResultType.class})
            interface WithLaw {
              @Operand(I32.class) Value a(); @Operand(I32.class) Value b(); @Result(I32.class) Value y();
            }
          }

          record First(Condition condition) implements Folder {
            static final First NONE = new First(Condition.NONE);
            static final First CONSTANTS = new First(Condition.CONSTANT_OPERAND);
            static final First EQUAL = new First(Condition.CONSTANT_OPERAND.orEqualOperands());
            static final First DEFINED =
                new First(Condition.CONSTANT_OPERAND.orDefinedBy(SourceOp.MODEL));

            @Override public FoldResult fold(Operation op, Constants constants) {
              return FoldResult.of(op.operand(0));
            }
          }
          """);

  private static void rewrite(String op, String operands) {
    String text =
        """
        %%c = "t.constant"() {v = 1 : i32} : () -> i32
        %%s = "t.source"() : () -> i32
        %%o = "t.other"() : () -> i32
        %%p = "t.other"() : () -> i32
        %%y = "t.%s"(%s) : (i32, i32) -> i32
        "t.use"(%%y) : (i32) -> ()
        """
            .formatted(op, operands);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8),
            "test.mlir",
            DIALECT.context(),
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    GreedyRewriter.apply(
        Objects.requireNonNull(module),
        FrozenRewritePatternSet.of(RewritePatternSet.create(DIALECT.context())),
        GreedyRewriteConfig.DEFAULT);
    int[] left = {0};
    module.walk(
        nested -> {
          left[0] += nested.name().toString().equals("t." + op) ? 1 : 0;
        });
    assertEquals(0, left[0]);
  }

  @ParameterizedTest
  @CsvSource({
    "none, '%o, %p'",
    "constants, '%o, %c'",
    "constants, '%c, %o'",
    "equal, '%o, %o'",
    "equal, '%o, %c'",
    "defined, '%o, %s'",
    "defined, '%s, %o'",
    "defined, '%o, %c'",
    "laws, '%o, %o'",
    "laws, '%o, %p'",
  })
  void isFoldedIfItHolds(String op, String operands) {
    rewrite(op, operands);
  }

  @ParameterizedTest
  @CsvSource({
    "constants, '%o, %s'",
    "constants, '%o, %o'",
    "equal, '%o, %p'",
    "defined, '%o, %p'",
    "defined, '%o, %o'",
  })
  void thatRulesOutWhatFoldsIsAnError(String op, String operands) {
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, () -> rewrite(op, operands));
    assertEquals(
        "'t." + op + "' op method condition of dialect 't' ruled out an operation that folds",
        thrown.diagnostics().get(0).message());
  }
}
