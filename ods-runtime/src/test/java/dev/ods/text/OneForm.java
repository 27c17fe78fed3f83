// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.trait.Terminator;
import dev.ods.verify.OpVerifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The dialect {@code t}, whose operation {@code t.op} has the form that a test gives it. */
final class OneForm {
  private OneForm() {}

  /** Parses the operation after its name. */
  interface Form {
    boolean parse(OpAsmParser parser, OperationState state);
  }

  /** An op {@code t.op} with a given form, one inherent attribute and a default dialect. */
  private static final class TestDialect extends DialectDefinition {
    private final Form form;

    TestDialect(Form form) {
      super("t");
      this.form = form;
    }

    @Override
    public List<OpModel> operations() {
      return List.of(
          new Model("t.op", form, List.of()),
          new Model("t.end", (parser, state) -> true, List.of(Terminator.class)));
    }
  }

  private record View(Operation operation) implements OpAsmOpInterface {
    @Override
    public String defaultDialect() {
      return "t";
    }
  }

  private static final class Model extends OpModel implements OpAssembly, OpVerifier {
    private final Form form;

    Model(String name, Form form, List<Class<?>> traits) {
      super(OpDefinition.builder(name).optionalAttribute("kind", "number").traits(traits).build());
      this.form = form;
    }

    @Override
    public OpView view(Operation operation) {
      return new View(operation);
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      return form.parse(parser, state);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {}

    @Override
    public void verifyInvariants(Operation operation, Diagnostics diagnostics) {}

    @Override
    public @Nullable String violatedConstraint(int property, Attribute value) {
      return value instanceof IntegerAttr ? null : "a number";
    }

    @Override
    public boolean canHold(int property, Attribute value) {
      return value instanceof IntegerAttr;
    }
  }

  static Context context(Form form) {
    Context context = Texts.context();
    context.load(new TestDialect(form));
    return context;
  }

  /** What is reported of a text in which the operation has a form. */
  static List<String> report(Form form, String text) {
    return Texts.report(text, context(form));
  }

  /** The generic form of a text in which the operation has a form. */
  static String generic(Form form, String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Texts.parse(text, context(form), diagnostics);
    assertNotNull(module, () -> diagnostics.list().toString());
    return Printer.toString(module, PrinterFlags.GENERIC_LOCAL)
        .replace("\"builtin.module\"() ({\n  ", "")
        .stripTrailing()
        .replaceFirst("\n}\\) : \\(\\) -> \\(\\)$", "");
  }

  /** The type of integers of 64 bits. */
  static Type i64(OpAsmParser parser) {
    return IntegerType.get(parser.context(), 64);
  }
}
