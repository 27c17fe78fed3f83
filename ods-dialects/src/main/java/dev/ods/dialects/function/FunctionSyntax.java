// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OptionalResult;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses and prints an operation that defines a function: {@code private @f(%a: i32) -> i32
 * attributes {…} {…}} (source: FunctionImplementation.cpp). Its inherent attributes have MLIR's
 * names.
 */
public final class FunctionSyntax {
  private static final String NAME = "sym_name";
  private static final String VISIBILITY = "sym_visibility";

  private static final List<String> WRITTEN = written(FunctionSignature.TYPE);

  private FunctionSyntax() {}

  /**
   * The attributes that a function's dictionary elides.
   *
   * @param typeName the name of the attribute that holds the function type
   * @param others those that the operation prints elsewhere
   */
  public static List<String> written(String typeName, String... others) {
    List<String> written = new ArrayList<>(List.of(others));
    written.addAll(
        List.of(
            NAME,
            VISIBILITY,
            typeName,
            FunctionSignature.ARGUMENT_ATTRIBUTES,
            FunctionSignature.RESULT_ATTRIBUTES));
    return List.copyOf(written);
  }

  // --- Parsing.

  /** Parses the operation after its name; the function type is built from the signature. */
  public static boolean parse(OpAsmParser parser, OperationState state) {
    return parse(
        parser,
        state,
        FunctionSignature.TYPE,
        (reader, signature) -> signature.type(reader.context()));
  }

  /** Builds the function type from the signature. */
  @FunctionalInterface
  public interface TypeBuilder {
    /** The type; null after a diagnostic has been reported. */
    @Nullable FunctionType build(OpAsmParser parser, FunctionSignature signature);
  }

  /**
   * Parses the operation after its name.
   *
   * @param typeName the name of the attribute that holds the function type
   * @param typeBuilder builds that type
   */
  public static boolean parse(
      OpAsmParser parser, OperationState state, String typeName, TypeBuilder typeBuilder) {
    String visibility = parser.parseOptionalKeyword("public", "private", "nested");
    if (visibility != null) {
      state.setAttribute(VISIBILITY, StringAttr.get(parser.context(), visibility));
    }
    StringAttr name = parser.parseSymbolName();
    if (name == null) {
      return false;
    }
    state.setAttribute(NAME, name);
    FunctionSignature signature = FunctionSignature.parse(parser);
    if (signature == null) {
      return false;
    }
    FunctionType type = typeBuilder.build(parser, signature);
    if (type == null) {
      return false;
    }
    state.setAttribute(typeName, TypeAttr.get(type));
    if (!parseAttributes(parser, state, typeName)) {
      return false;
    }
    signature.addAttributes(parser, state);
    return parseBody(parser, state, signature.arguments());
  }

  private static boolean parseAttributes(
      OpAsmParser parser, OperationState state, String typeName) {
    SourceLocation at = parser.location();
    DictionaryAttr attributes = parser.parseOptionalAttrDictWithKeyword();
    if (attributes == null) {
      return false;
    }
    for (String inferred : List.of(VISIBILITY, NAME, typeName)) {
      if (attributes.contains(inferred)) {
        return parser.error(
            at,
            "'"
                + inferred
                + "' is an inferred attribute and should not be specified in the explicit"
                + " attribute dictionary");
      }
    }
    return parser.addAttributesOnce(state, attributes);
  }

  private static boolean parseBody(
      OpAsmParser parser, OperationState state, List<Argument> arguments) {
    Region body = state.addRegion();
    SourceLocation at = parser.location();
    OptionalResult result = parser.parseOptionalRegion(body, arguments, false);
    if (result == OptionalResult.SUCCESS && body.isEmpty()) {
      return parser.error(at, "expected non-empty function body");
    }
    return result != OptionalResult.FAILURE;
  }

  // --- Printing.

  /** Prints the operation after its name. */
  public static void print(OpAsmPrinter printer, Operation op) {
    print(printer, op, FunctionSignature.TYPE, WRITTEN);
  }

  /**
   * Prints the operation after its name.
   *
   * @param typeName the name of the attribute that holds the function type
   * @param written the result of {@link #written} for the operation
   */
  public static void print(
      OpAsmPrinter printer, Operation op, String typeName, List<String> written) {
    printer.print(" ");
    if (op.attribute(VISIBILITY) instanceof StringAttr visibility) {
      printer.print(visibility.value());
      printer.print(" ");
    }
    if (op.attribute(NAME) instanceof StringAttr name) {
      printer.printSymbolName(name.value());
    }
    Region body = op.region(0);
    FunctionSignature.print(printer, op, typeName);
    printer.printOptionalAttrDictWithKeyword(op, written);
    if (!body.isEmpty()) {
      printer.print(" ");
      printer.printRegion(body, false, true);
    }
  }

  /**
   * Appends to a function's body, which is empty, an entry block with the arguments of its type.
   */
  public static Block addEntryBlock(Operation op) {
    Block entry = op.region(0).addBlock();
    for (Type input : FunctionSignature.typeOf(op, FunctionSignature.TYPE).inputs()) {
      entry.addArgument(input, UnknownLoc.get(op.context()));
    }
    return entry;
  }
}
