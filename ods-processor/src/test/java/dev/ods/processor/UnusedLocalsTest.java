// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated parsers have no local variable that nothing uses, of which Eclipse warns. */
class UnusedLocalsTest {
  @TempDir Path work;

  @Test
  void eclipseFindsNone() throws IOException {
    List<String> warnings =
        EclipseSnippets.compile(
                work,
                """
                @Op(dialect = TfDialect.class, name = "types")
                @Trait(AttrSizedOperandSegments.class)
                @TypesMatchWith(from = "n", to = "i", with = Same.class, summary = "same")
                @AssemblyFormat("$n (`r` $x^ `,` $i)? attr-dict `:` type($n)")
                interface Types {
                  @Operand Value n();
                  @Operand(I1.class) Optional<Value> x();
                  @Operand Optional<Value> i();
                }

                final class Same {
                  private Same() {}
                  public static Type apply(Type type) { return type; }
                }

                @Op(dialect = TfDialect.class, name = "marks")
                @AssemblyFormat("custom<L>($x) $y attr-dict `:` type(operands)")
                interface Marks {
                  @Operand ValueRange x();
                  @Operand Value y();
                  static boolean parseL(OpAsmParser parser, List<OperandMark> marks) {
                    return true;
                  }
                  static void printL(OpAsmPrinter printer, Operation op, ValueRange values) {}
                }

                @Op(dialect = TfDialect.class, name = "known")
                @AssemblyFormat("operands attr-dict")
                interface Known {
                  @Operand(I1.class) Value x();
                }
                """,
                problem ->
                    problem.getSource() != null
                        && !problem.getSource().getName().endsWith("Example.java"))
            .stream()
            .map(problem -> problem.getMessage(Locale.ROOT))
            .toList();
    assertEquals(List.of(), warnings);
  }
}
