// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.SymbolRefAttr;
import dev.ods.control.CallOpInterface;
import dev.ods.control.Callee;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions of a dialect of one's own, which extend {@code NamedFunction}, and their calls. */
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

  @Test
  void callsReferToFunctions(@TempDir Path work) {
    DialectDefinition dialect =
        DeclaredDialect.compile(
            Map.of(
                "My",
                "@Dialect(name = \"my\", ops = {Call.class, Launch.class}) public interface My {}",
                "Call",
                """
                @Op(dialect = My.class, name = "call")
                @AssemblyFormat("$callee `(` $inputs `)` attr-dict `:` functional-type(operands, results)")
                @Order({"callee", "inputs", "argAttrs", "resAttrs", "outputs"})
                interface Call extends dev.ods.dialects.function.DirectCall {
                  @Operand ValueRange inputs();
                  @Result ValueRange outputs();
                }
                """,
                "Launch",
                """
                @Op(dialect = My.class, name = "launch")
                @AssemblyFormat("$size $callee `(` $inputs `)` attr-dict `:` type($inputs)")
                @Order({"callee", "size", "inputs", "argAttrs", "resAttrs"})
                interface Launch extends dev.ods.dialects.function.DirectCall {
                  @Operand(I32.class) Value size();
                  @Operand ValueRange inputs();
                  @Override default ValueRange argOperands() { return inputs(); }
                }
                """),
            "My",
            work);
    Context context = Context.create();
    context.load(dialect);
    Operation module = parsed(context);
    Operation call = module.region(0).first().first();
    assertEquals(List.of(), view(call).argOperands().stream().toList());
    assertEquals(
        new Callee.OfSymbol(SymbolRefAttr.get(context, "f")), view(call).callableForCallee());
    view(call).setCalleeFromCallable(new Callee.OfSymbol(SymbolRefAttr.get(context, "g")));
    assertEquals("%0 = my.call @g() : () -> i32", call.toString());
    Operation other = call.next();
    assertEquals(List.of(call.result(0)), view(other).argOperands().stream().toList());
    Operation launch = other.next();
    assertEquals(1, view(launch).argOperands().firstOperandIndex());
    IllegalArgumentException wrong =
        assertThrows(
            IllegalArgumentException.class,
            () -> view(launch).setCalleeFromCallable(new Callee.OfValue(call.result(0))));
    assertEquals(
        "my.launch calls a symbol; a value needs an operation that calls values",
        wrong.getMessage());
  }

  private static CallOpInterface view(Operation call) {
    return Objects.requireNonNull(call.as(CallOpInterface.class));
  }

  private static Operation parsed(Context context) {
    String text =
        """
        %0 = my.call @f() : () -> i32
        %1 = my.call @f(%0) : (i32) -> i32
        my.launch %0 @f(%1) : i32
        """;
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(StandardCharsets.UTF_8),
            "calls.mlir",
            context,
            ParserOptions.DEFAULT,
            diagnostics);
    return Objects.requireNonNull(module, diagnostics::toString);
  }
}
