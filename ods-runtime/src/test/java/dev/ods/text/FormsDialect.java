// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.IntegerAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.NoTerminator;
import dev.ods.trait.Terminator;
import dev.ods.verify.OpVerifier;
import java.util.List;

/** A dialect {@code f} with custom forms, for tests of the printer. */
final class FormsDialect extends DialectDefinition {
  FormsDialect() {
    super("f");
  }

  @Override
  public List<OpModel> operations() {
    return List.of(
        new Constant(),
        new Function(),
        new Groups(),
        new Return(),
        new Wrong(),
        new Plain(),
        new Rest());
  }

  /** A model of an operation that takes any operands, results and regions. */
  abstract static class AnyModel extends OpModel implements OpAssembly {
    AnyModel(String name, List<String> attributes, Class<?>... traits) {
      super(
          attributes.stream()
              .reduce(
                  OpDefinition.builder(name)
                      .operand("in", "any type", Arity.VARIADIC)
                      .result("out", "any type", Arity.VARIADIC)
                      .variadicRegion("body", "any region")
                      .traits(traits),
                  (builder, a) -> builder.optionalAttribute(a, "any attribute"),
                  (a, b) -> a)
              .build());
    }

    @Override
    public OpView view(Operation operation) {
      return () -> operation;
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      return parser.error(parser.location(), "has no parser");
    }
  }

  /** {@code %c42 = f.constant 42 : i32}: names its result by its value. */
  static final class Constant extends AnyModel {
    Constant() {
      super("f.constant", List.of("value"));
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      printer.printOptionalAttrDict(op, "value", null);
      printer.print(" ");
      printer.printAttribute(op.property(0));
    }

    @Override
    public OpView view(Operation operation) {
      return new ConstantView(operation);
    }

    private record ConstantView(Operation operation) implements OpAsmOpInterface {
      @Override
      public void resultNames(ValueNamer namer) {
        Attribute value = operation.property(0);
        if (value instanceof IntegerAttr number) {
          namer.name(operation.result(0), "c" + number.value());
        }
      }
    }
  }

  /** {@code f.func (%x: i32) {…}}: names its arguments and blocks, and sets the default dialect. */
  static final class Function extends AnyModel {
    Function() {
      super("f.func", List.of("arg", "sym_name"), IsolatedFromAbove.class, NoTerminator.class);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      Region body = op.region(0);
      printer.print(" (");
      for (int i = 0; !body.isEmpty() && i < body.first().argumentCount(); i++) {
        printer.print(i > 0 ? ", " : "");
        printer.printRegionArgument(body.first().argument(i));
      }
      printer.print(")");
      printer.printOptionalAttrDictWithKeyword(op, "arg");
      printer.print(" ");
      printer.printRegion(body, false, false);
    }

    @Override
    public OpView view(Operation operation) {
      return new FunctionView(operation);
    }

    private record FunctionView(Operation operation) implements OpAsmOpInterface {
      @Override
      public void blockArgumentNames(Region region, ValueNamer namer) {
        if (!region.isEmpty() && region.first().argumentCount() > 0) {
          namer.name(region.first().argument(0), "x y");
        }
      }

      @Override
      public void blockNames(BlockNamer namer) {
        Region body = operation.region(0);
        if (!body.isEmpty() && body.first() != body.last()) {
          namer.name(body.last(), "exit");
        }
      }

      @Override
      public String defaultDialect() {
        return "f";
      }
    }
  }

  /** Its third and later results are a group of their own. */
  static final class Groups extends AnyModel {
    Groups() {
      super("f.groups", List.of());
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      printer.increaseIndent();
      printer.printNewline();
      printer.decreaseIndent();
      printer.print("to");
      printer.printOptionalArrowTypes(op.results());
    }

    @Override
    public OpView view(Operation operation) {
      return new GroupsView(operation);
    }

    private record GroupsView(Operation operation) implements OpAsmOpInterface {
      @Override
      public void resultNames(ValueNamer namer) {
        namer.name(operation.result(2), "rest");
      }
    }
  }

  /** A terminator. */
  static final class Return extends AnyModel {
    Return() {
      super("f.return", List.of(), Terminator.class);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      printer.print(" ");
      printer.printOperands(op.operands());
      printer.print(" : ");
      printer.printTypes(op.operands());
    }
  }

  /** {@code f.rest(%x) : (i32) -> ()}: the generic form without quotes around the name. */
  static final class Rest extends AnyModel {
    Rest() {
      super("f.rest", List.of("a"), NoTerminator.class);
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      return parser.parseGenericOperationAfterOpName(state);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      printer.printGenericOp(op, false);
    }
  }

  /** Is never valid. */
  static final class Wrong extends AnyModel implements OpVerifier {
    Wrong() {
      super("f.wrong", List.of());
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      throw new IllegalStateException("this operation cannot be printed");
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics diagnostics) {
      diagnostics.opError(operation, "is wrong");
    }
  }

  /** {@code f.plain : types {…}}: has regions in custom form. */
  static final class Plain extends AnyModel {
    Plain() {
      super("f.plain", List.of("a"), NoTerminator.class);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {
      printer.printOptionalAttrDict(op);
      printer.print(" : ");
      printer.printFunctionalType(op);
      for (int i = 0; i < op.regionCount(); i++) {
        printer.print(" ");
        printer.printRegion(op.region(i));
      }
    }
  }
}
