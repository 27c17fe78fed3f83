// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.DialectDefinition;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions of a dialect of one's own, which extend {@code NamedFunction}. */
final class OwnFunctionsTest {
  /** What is optional comes last, although it is inherited first. */
  @Test
  void theyAreBuiltFromANameAndAType(@TempDir Path work) {
    DialectDefinition dialect =
        DeclaredDialect.compile(
            Map.of(
                "My",
                """
                @Dialect(name = "my", ops = Func.class) public interface My {
                  /** A function with an empty block. */
                  static FuncOp build(OpBuilder builder, Location location, FunctionType type) {
                    FuncOp function = FuncOp.build(builder, location, "f", type);
                    function.addEntryBlock();
                    return function;
                  }
                }
                """,
                "Func",
                """
                @Op(dialect = My.class, name = "func") @Trait(IsolatedFromAbove.class)
                interface Func extends dev.ods.dialects.function.NamedFunction {}
                """),
            "My",
            work);
    assertEquals("my", dialect.namespace());
  }
}
