// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.dialects.gpu.LaunchOps.LaunchFunc;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.OptionalResult;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Parses and prints {@code async [%tokens] <%stream : type> @module::@kernel clusters in (%x, %y,
 * %z) blocks in (…) threads in (…) : type dynamic_shared_memory_size %size args(%a : type)
 * attr-dict}.
 */
final class LaunchFuncSyntax {
  private static final String SEGMENTS = "operandSegmentSizes";
  private static final String KERNEL = "kernel";
  private static final String SHARED_MEMORY = "dynamic_shared_memory_size";

  private LaunchFuncSyntax() {}

  // --- Parsing.

  /**
   * A range of operands.
   *
   * @param location the location for errors about their number
   */
  private record Operands(OperandMark from, OperandMark to, SourceLocation location) {
    int count() {
      return from.countTo(to);
    }
  }

  static boolean parse(OpAsmParser parser, OperationState state) {
    AsyncSyntax async = AsyncSyntax.parse(parser);
    if (async == null) {
      return false;
    }
    List<Type> streamType = new ArrayList<>();
    Operands stream = parseStream(parser, streamType);
    if (stream == null || !parseKernel(parser, state)) {
      return false;
    }
    List<Operands> clusters = new ArrayList<>();
    if (!parseClusters(parser, clusters)) {
      return false;
    }
    OperandMark sizes = parser.operandMark();
    if (!parseSizes(parser, "blocks") || !parseSizes(parser, "threads")) {
      return false;
    }
    Type type = IndexType.get(parser.context());
    if (parser.parseOptionalColon()) {
      type = parser.parseType();
    }
    OperandMark shared = parser.operandMark();
    if (type == null
        || (parser.parseOptionalKeyword(SHARED_MEMORY)
            && parser.parseOptionalOperand() == OptionalResult.FAILURE)) {
      return false;
    }
    OperandMark arguments = parser.operandMark();
    List<Type> types = new ArrayList<>();
    if (!parseArguments(parser, types) || !parser.parseOptionalAttrDict(state)) {
      return false;
    }
    async.addToken(state);
    int cluster = clusters.isEmpty() ? 0 : clusters.get(0).count();
    state.setAttribute(
        SEGMENTS,
        Segments.of(
            parser.context(),
            async.count(),
            1,
            1,
            1,
            1,
            1,
            1,
            cluster,
            cluster,
            cluster,
            shared.countTo(arguments),
            types.size(),
            stream.count()));
    Type i32 = IntegerType.get(parser.context(), Integer.SIZE);
    OperandMark end = arguments.plus(types.size());
    return async.resolve(parser, state)
        && parser.resolveOperands(sizes, shared, type, state)
        && resolveClusters(parser, clusters, Collections.nCopies(cluster, type), state)
        && parser.resolveOperands(shared, arguments, i32, state)
        && parser.resolveOperands(arguments, end, types, parser.nameLocation(), state)
        && resolve(parser, stream, streamType, state);
  }

  private static boolean resolve(
      OpAsmParser parser, Operands operands, List<Type> types, OperationState state) {
    return parser.resolveOperands(
        operands.from(), operands.to(), types, operands.location(), state);
  }

  /** Adds the sizes of clusters: if the first one is there, there must be the others. */
  private static boolean resolveClusters(
      OpAsmParser parser, List<Operands> clusters, List<Type> types, OperationState state) {
    for (Operands size : clusters) {
      if (!resolve(parser, size, types, state)) {
        return false;
      }
    }
    return true;
  }

  /** Parses {@code <%stream : type>} if present. */
  private static @Nullable Operands parseStream(OpAsmParser parser, List<Type> into) {
    OperandMark from = parser.operandMark();
    if (!parser.parseOptionalLess()) {
      return new Operands(from, from, parser.nameLocation());
    }
    if (parser.parseOptionalOperand() == OptionalResult.FAILURE || !parser.parseColon()) {
      return null;
    }
    Type type = parser.parseType();
    boolean parsed = type != null && into.add(type) && parser.parseGreater();
    return parsed ? new Operands(from, parser.operandMark(), parser.nameLocation()) : null;
  }

  private static boolean parseKernel(OpAsmParser parser, OperationState state) {
    SymbolRefAttr kernel =
        parser.parseAttribute(SymbolRefAttr.class, NoneType.get(parser.context()));
    if (kernel == null) {
      return false;
    }
    state.setAttribute(KERNEL, kernel);
    return true;
  }

  /** Parses {@code clusters in (%x, %y, %z)} if present. */
  private static boolean parseClusters(OpAsmParser parser, List<Operands> into) {
    if (!parser.parseOptionalKeyword("clusters")) {
      return true;
    }
    if (!parser.parseKeyword("in") || !parser.parseLParen()) {
      return false;
    }
    for (int i = 0; i < 3; i++) {
      if (i > 0 && !parser.parseComma()) {
        return false;
      }
      SourceLocation location = parser.location();
      OperandMark from = parser.operandMark();
      if (parser.parseOptionalOperand() == OptionalResult.FAILURE) {
        return false;
      }
      into.add(new Operands(from, parser.operandMark(), location));
    }
    return parser.parseRParen();
  }

  /** Parses {@code keyword in (%x, %y, %z)}. */
  private static boolean parseSizes(OpAsmParser parser, String keyword) {
    if (!parser.parseKeyword(keyword) || !parser.parseKeyword("in") || !parser.parseLParen()) {
      return false;
    }
    for (int i = 0; i < 3; i++) {
      if ((i > 0 && !parser.parseComma()) || !parser.parseOperand()) {
        return false;
      }
    }
    return parser.parseRParen();
  }

  /** Parses {@code args(%a : type, %b : type)} if present. */
  private static boolean parseArguments(OpAsmParser parser, List<Type> types) {
    return !parser.parseOptionalKeyword("args")
        || parser.parseCommaSeparatedList(
            Delimiter.PAREN,
            () -> {
              Type type = parser.parseOperand() ? parser.parseColonType() : null;
              return type != null && types.add(type);
            },
            " in argument list");
  }

  // --- Printing.

  static void print(OpAsmPrinter printer, LaunchFunc launch) {
    Operation op = launch.operation();
    AsyncSyntax.print(printer, launch);
    if (launch.asyncObject().isPresent()) {
      printer.print("<");
      printTyped(printer, launch.asyncObject().get());
      printer.print(">");
    }
    printer.print(" ");
    printer.printAttribute(launch.kernel());
    if (launch.clusterSizeX().isPresent()) {
      printSizes(
          printer,
          " clusters in (",
          launch.clusterSizeX(),
          launch.clusterSizeY(),
          launch.clusterSizeZ());
    }
    int sizes = launch.asyncDependencies().size();
    printer.print(" blocks in (");
    printer.printOperands(op.operands(sizes, 3));
    printer.print(") threads in (");
    printer.printOperands(op.operands(sizes + 3, 3));
    printer.print(") ");
    Type type = launch.gridSizeX().type();
    if (!(type instanceof IndexType)) {
      printer.print(": ");
      printer.printType(type);
    }
    if (launch.dynamicSharedMemorySize().isPresent()) {
      printer.print(" " + SHARED_MEMORY + " ");
      printer.printOperand(launch.dynamicSharedMemorySize().get());
    }
    printer.print(" ");
    printArguments(printer, launch.kernelOperands());
    printer.printOptionalAttrDict(op, SEGMENTS, KERNEL);
  }

  private static void printArguments(OpAsmPrinter printer, List<Value> arguments) {
    if (arguments.isEmpty()) {
      return;
    }
    printer.print("args(");
    for (int i = 0; i < arguments.size(); i++) {
      printer.print(i > 0 ? ", " : "");
      printTyped(printer, arguments.get(i));
    }
    printer.print(")");
  }

  private static void printTyped(OpAsmPrinter printer, Value value) {
    printer.printOperand(value);
    printer.print(" : ");
    printer.printType(value.type());
  }

  /** Prints cluster sizes, the last of which may be missing. */
  private static void printSizes(
      OpAsmPrinter printer, String start, Optional<Value> x, Optional<Value> y, Optional<Value> z) {
    printer.print(start);
    printer.printOperand(x.orElse(null));
    printer.print(", ");
    y.ifPresent(printer::printOperand);
    printer.print(", ");
    z.ifPresent(printer::printOperand);
    printer.print(")");
  }
}
