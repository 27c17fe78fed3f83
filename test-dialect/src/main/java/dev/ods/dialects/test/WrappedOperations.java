// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.trait.*;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Operations whose forms contain another operation, or only its name. */
public interface WrappedOperations {
  /** A region of one operation, whose results are those of the region. */
  @Op(dialect = TestDialect.class, name = "wrapping_region")
  @SingleBlockImplicitTerminator(FormatRegions.TestReturn.class)
  interface WrappingRegion {
    @Result
    ValueRange results();

    @SizedRegion(1)
    Region region();

    /** Parses the operation in generic form, and adds the terminator. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      if (!parser.parseKeyword("wraps")) {
        return false;
      }
      Block block = state.addRegion().addBlock();
      Operation wrapped = parser.parseGenericOperation(block);
      if (wrapped == null) {
        return false;
      }
      List<Value> results = wrapped.results();
      TestReturnOp.build(OpBuilder.atEnd(block), wrapped.location(), results);
      results.forEach(result -> state.addType(result.type()));
      state.setLocation(wrapped.location());
      return true;
    }

    /** Prints what {@link #parse} reads. */
    static void print(OpAsmPrinter printer, WrappingRegion op) {
      printer.print(" wraps ");
      printer.printGenericOp(inner(op.region()));
    }
  }

  /** A region that is abbreviated if it consists of {@code test.special.op}. */
  @Op(dialect = TestDialect.class, name = "pretty_printed_region")
  @SingleBlockImplicitTerminator(FormatRegions.TestReturn.class)
  interface PrettyPrintedRegion {
    @Operand
    Value input1();

    @Operand
    Value input2();

    @Result
    Value result();

    @SizedRegion(1)
    Region region();

    /** Parses the abbreviation, or the operands and then the generic form. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      SourceLocation at = parser.location();
      Location location = parser.toLocation(at);
      OperandMark from = parser.operandMark();
      if (!parser.parseOperandList()) {
        return false;
      }
      OperandMark to = parser.operandMark();
      if (!parser.parseOptionalKeyword("start")) {
        return parser.parseGenericOperationAfterOpName(state, from.rangeTo(to));
      }
      OperationName name = parser.parseCustomOperationName();
      FunctionType type = name == null ? null : parseAbbreviated(parser);
      if (name == null || type == null) {
        return false;
      }
      if (parser.startsLocation()) {
        location = parser.parseLocation();
        if (location == null) {
          return false;
        }
      }
      if (!parser.resolveOperands(from, to, type.inputs(), at, state)) {
        return false;
      }
      addInner(state.addRegion().addBlock(), name, type.input(0), location);
      type.results().forEach(state::addType);
      state.setLocation(location);
      return true;
    }

    private static @Nullable FunctionType parseAbbreviated(OpAsmParser parser) {
      return parser.parseKeyword("end") && parser.parseColon() ? parser.parseFunctionType() : null;
    }

    private static void addInner(Block block, OperationName name, Type type, Location location) {
      OpBuilder builder = OpBuilder.atEnd(block);
      OperationState inner = builder.newState().reset(name, location);
      inner.addOperand(block.addArgument(type, location));
      inner.addOperand(block.addArgument(type, location));
      Operation created = builder.create(inner.addType(type));
      TestReturnOp.build(builder, location, created.results());
    }

    /** Prints what {@link #parse} reads. */
    static void print(OpAsmPrinter printer, PrettyPrintedRegion op) {
      printer.print(" ");
      printer.printOperands(List.of(op.input1(), op.input2()));
      if (inner(op.region()).name().value().equals("test.special.op")) {
        printer.print(" start test.special.op end");
      } else {
        printer.print(" (");
        printer.printRegion(op.region());
        printer.print(")");
      }
      printer.print(" : ");
      printer.printFunctionalType(List.of(op.input1(), op.input2()), List.of(op.result()));
    }
  }

  private static Operation inner(Region region) {
    return Objects.requireNonNull(Objects.requireNonNull(region.first()).first());
  }
}
