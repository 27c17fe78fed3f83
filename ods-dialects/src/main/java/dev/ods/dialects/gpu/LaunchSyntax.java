// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.dialects.gpu.LaunchOps.Launch;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.Parsed;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses and prints {@code async [%tokens] clusters(…) in (…) blocks(%x, %y, %z) in (%sx = %a, %sy
 * = %b, %sz = %c) threads(…) in (…) dynamic_shared_memory_size %size module(@m) function(@f)
 * workgroup(…) private(…) {…} attr-dict}.
 */
final class LaunchSyntax {
  /** The number of body arguments that are IDs and sizes of blocks and threads. */
  static final int ARGUMENTS = 12;

  /** The same, if blocks are launched in clusters. */
  static final int CLUSTERED_ARGUMENTS = 18;

  private static final String SEGMENTS = "operandSegmentSizes";
  private static final String SHARED_MEMORY = "dynamic_shared_memory_size";

  /** The attributes that the form prints outside of its dictionary. */
  private static final List<String> WRITTEN =
      List.of(SEGMENTS, Attributions.COUNT, "module", "function");

  private LaunchSyntax() {}

  // --- Parsing.

  /**
   * IDs and sizes in three dimensions.
   *
   * @param operands the start of the size operands
   */
  private record Dimensions(List<Argument> places, List<Argument> sizes, OperandMark operands) {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    if (!parseAsync(parser, state)) {
      return false;
    }
    int tokens = state.operandCount();
    boolean hasClusters = parser.parseOptionalKeyword("clusters");
    Dimensions clusters = hasClusters ? parseDimensions(parser, "clusters") : null;
    Dimensions blocks =
        hasClusters == (clusters != null) && parser.parseKeyword("blocks")
            ? parseDimensions(parser, "blocks")
            : null;
    Dimensions threads =
        blocks != null && parser.parseKeyword("threads")
            ? parseDimensions(parser, "threads")
            : null;
    if (blocks == null
        || threads == null
        || !resolve(parser, state, blocks)
        || !resolve(parser, state, threads)
        || (clusters != null && !resolve(parser, state, clusters))) {
      return false;
    }
    int before = state.operandCount();
    if (!parseSharedMemory(parser, state)) {
      return false;
    }
    int shared = state.operandCount() - before;
    int cluster = hasClusters ? 1 : 0;
    parser.addAttributeOnce(
        state,
        SEGMENTS,
        Segments.of(parser.context(), tokens, 1, 1, 1, 1, 1, 1, cluster, cluster, cluster, shared));
    return parseName(parser, state, "module")
        && parseName(parser, state, "function")
        && parseBody(parser, state, arguments(blocks, threads, clusters))
        && parser.parseOptionalAttrDict(state);
  }

  /** Parses {@code async [%tokens]}, and adds the tokens and that of the operation. */
  private static boolean parseAsync(OpAsmParser parser, OperationState state) {
    Parsed<Type> token = new Parsed<>("type($asyncToken)");
    List<OperandMark> tokens = new ArrayList<>();
    OperandMark from = parser.operandMark();
    if (!AsyncOp.parseAsyncDependencies(parser, token, tokens)) {
      return false;
    }
    boolean isNamed = parser.namedResultCount() > 0;
    Type type = token.get();
    if (type != null) {
      state.addType(type);
    } else if (isNamed || !tokens.isEmpty()) {
      // MLIR has not created the token type here.
      return parser.error(
          parser.nameLocation(),
          "gpu.launch requires 'async' keyword to " + (isNamed ? "return a value" : "wait"));
    }
    return type == null || parser.resolveOperands(from, parser.operandMark(), type, state);
  }

  /** Parses {@code (%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)}. */
  private static @Nullable Dimensions parseDimensions(OpAsmParser parser, String keyword) {
    List<Argument> places = new ArrayList<>();
    if (!parser.parseCommaSeparatedList(
            Delimiter.PAREN, () -> parseArgument(parser, places), " in operand list")
        || !parser.parseKeyword("in")
        || !parser.parseLParen()) {
      return null;
    }
    if (places.size() != 3) {
      // MLIR continues with missing or surplus names.
      parser.error(
          parser.nameLocation(), keyword + " expects 3 arguments, but got " + places.size());
      return null;
    }
    List<Argument> sizes = new ArrayList<>();
    OperandMark operands = parser.operandMark();
    for (int i = 0; i < 3; i++) {
      if ((i > 0 && !parser.parseComma())
          || !parseArgument(parser, sizes)
          || !parser.parseEqual()
          || !parser.parseOperand()) {
        return null;
      }
    }
    return parser.parseRParen() ? new Dimensions(places, sizes, operands) : null;
  }

  private static boolean parseArgument(OpAsmParser parser, List<Argument> into) {
    Argument argument = parser.parseArgument(false, false);
    return argument != null && into.add(argument.withType(IndexType.get(parser.context())));
  }

  private static boolean resolve(OpAsmParser parser, OperationState state, Dimensions dimensions) {
    OperandMark from = dimensions.operands();
    return parser.resolveOperands(from, from.plus(3), IndexType.get(parser.context()), state);
  }

  private static boolean parseSharedMemory(OpAsmParser parser, OperationState state) {
    OperandMark size = parser.operandMark();
    Type i32 = IntegerType.get(parser.context(), Integer.SIZE);
    return !parser.parseOptionalKeyword(SHARED_MEMORY)
        || (parser.parseOperand() && parser.resolveOperand(size, i32, state));
  }

  /** Parses {@code keyword(@name)} if present. */
  private static boolean parseName(OpAsmParser parser, OperationState state, String keyword) {
    if (!parser.parseOptionalKeyword(keyword)) {
      return true;
    }
    if (!parser.parseLParen()) {
      return false;
    }
    SourceLocation at = parser.location();
    SymbolRefAttr name = parser.parseAttribute(SymbolRefAttr.class, null);
    if (name == null) {
      return false;
    }
    if (!name.isFlat()) {
      return parser.error(at, "invalid kind of attribute specified");
    }
    parser.addAttributeOnce(state, keyword, name);
    return parser.parseRParen();
  }

  /** The body arguments that are IDs and sizes, in order. */
  private static List<Argument> arguments(
      Dimensions blocks, Dimensions threads, @Nullable Dimensions clusters) {
    List<Argument> arguments = new ArrayList<>(blocks.places());
    arguments.addAll(threads.places());
    arguments.addAll(blocks.sizes());
    arguments.addAll(threads.sizes());
    if (clusters != null) {
      arguments.addAll(clusters.places());
      arguments.addAll(clusters.sizes());
    }
    return arguments;
  }

  private static boolean parseBody(
      OpAsmParser parser, OperationState state, List<Argument> arguments) {
    int from = arguments.size();
    if (!Attributions.parse(parser, Attributions.WORKGROUP, false, arguments)) {
      return false;
    }
    Attributions.addCount(parser, state, arguments.size() - from);
    return Attributions.parse(parser, Attributions.PRIVATE, false, arguments)
        && parser.parseRegion(state.addRegion(), arguments, false);
  }

  // --- Printing.

  static void print(OpAsmPrinter printer, Launch launch) {
    Operation op = launch.operation();
    if (launch.asyncToken().isPresent()) {
      printer.print(" ");
      AsyncOp.printAsyncDependencies(
          printer, op, launch.asyncToken().get().type(), launch.asyncDependencies());
    }
    Block entry = launch.body().first();
    if (entry != null) {
      int operand = launch.asyncDependencies().size();
      if (launch.hasClusterSize()) {
        printDimensions(printer, " clusters", op, operand + 6, entry, 12, 15);
      }
      printDimensions(printer, " blocks", op, operand, entry, 0, 6);
      printDimensions(printer, " threads", op, operand + 3, entry, 3, 9);
    }
    if (launch.dynamicSharedMemorySize().isPresent()) {
      printer.print(" " + SHARED_MEMORY + " ");
      printer.printOperand(launch.dynamicSharedMemorySize().get());
    }
    printName(printer, " module(", launch.module().orElse(null));
    printName(printer, " function(", launch.function().orElse(null));
    Attributions.print(printer, op, entry, launch.configurationCount());
    printer.print(" ");
    printer.printRegion(launch.body(), false, true);
    printer.printOptionalAttrDict(op, WRITTEN);
  }

  /**
   * Prints one part of the configuration.
   *
   * @param operand the first size operand
   * @param place the first ID argument
   * @param size the first size argument
   */
  private static void printDimensions(
      OpAsmPrinter printer,
      String keyword,
      Operation op,
      int operand,
      Block entry,
      int place,
      int size) {
    printer.print(keyword);
    printer.print("(");
    printer.printOperands(entry.arguments().subList(place, place + 3));
    printer.print(") in (");
    for (int i = 0; i < 3; i++) {
      printer.print(i > 0 ? ", " : "");
      printer.printOperand(entry.argument(size + i));
      printer.print(" = ");
      printer.printOperand(op, operand + i);
    }
    printer.print(")");
  }

  private static void printName(OpAsmPrinter printer, String keyword, @Nullable String name) {
    if (name != null) {
      printer.print(keyword);
      printer.printSymbolName(name);
      printer.print(")");
    }
  }
}
