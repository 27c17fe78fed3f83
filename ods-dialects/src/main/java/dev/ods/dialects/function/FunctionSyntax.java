// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OptionalResult;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes an operation that defines a function: {@code private @f(%a: i32) -> i32
 * attributes {…} {…}} (source: FunctionImplementation.cpp). Its inherent attributes have MLIR's
 * names.
 */
public final class FunctionSyntax {
  private static final String NAME = "sym_name";
  private static final String VISIBILITY = "sym_visibility";
  private static final String TYPE = "function_type";
  private static final List<String> INFERRED = List.of(VISIBILITY, NAME, TYPE);
  private static final String ARGUMENT_ATTRIBUTES = "arg_attrs";
  private static final String RESULT_ATTRIBUTES = "res_attrs";

  /** The attributes that the form has elsewhere than in its dictionary. */
  private static final List<String> WRITTEN =
      List.of(NAME, VISIBILITY, TYPE, ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES);

  private FunctionSyntax() {}

  // --- Reading.

  /** Reads what follows the operation's name; the function type is made of the signature. */
  public static boolean parse(OpAsmParser parser, OperationState state) {
    String visibility = parser.parseOptionalKeyword("public", "private", "nested");
    if (visibility != null) {
      state.addAttribute(VISIBILITY, StringAttr.get(parser.context(), visibility));
    }
    StringAttr name = parser.parseSymbolName();
    if (name == null) {
      return false;
    }
    state.addAttribute(NAME, name);
    List<Argument> arguments = new ArrayList<>();
    List<Type> resultTypes = new ArrayList<>();
    List<DictionaryAttr> resultAttributes = new ArrayList<>();
    if (!parseArguments(parser, arguments)
        || !parseResults(parser, resultTypes, resultAttributes)) {
      return false;
    }
    List<Type> argumentTypes = new ArrayList<>(arguments.size());
    List<DictionaryAttr> argumentAttributes = new ArrayList<>(arguments.size());
    for (Argument argument : arguments) {
      argumentTypes.add(typeOf(argument));
      argumentAttributes.add(argument.attributes());
    }
    FunctionType type = FunctionType.get(parser.context(), argumentTypes, resultTypes);
    state.addAttribute(TYPE, TypeAttr.get(type));
    if (!parseAttributes(parser, state)) {
      return false;
    }
    addAttributes(state, ARGUMENT_ATTRIBUTES, argumentAttributes);
    addAttributes(state, RESULT_ATTRIBUTES, resultAttributes);
    return parseBody(parser, state, arguments);
  }

  private static Type typeOf(Argument argument) {
    Type type = argument.type();
    if (type == null) {
      throw new IllegalStateException("the argument of a function is read with its type");
    }
    return type;
  }

  /** Either all arguments have a name, or none has. */
  private static boolean parseArguments(OpAsmParser parser, List<Argument> into) {
    return parser.parseCommaSeparatedList(Delimiter.PAREN, () -> parseArgument(parser, into), "");
  }

  private static boolean parseArgument(OpAsmParser parser, List<Argument> into) {
    boolean first = into.isEmpty();
    boolean named = !first && !into.get(0).name().isEmpty();
    int at = parser.location();
    if (parser.startsOperand()) {
      Argument argument = parser.parseArgument(true, true);
      if (argument == null) {
        return false;
      }
      if (!first && !named) {
        return parser.error(argument.location(), "expected type instead of SSA identifier");
      }
      return into.add(argument);
    }
    if (named) {
      return parser.error(at, "expected SSA identifier");
    }
    Argument argument = parser.parseUnnamedArgument();
    return argument != null && into.add(argument);
  }

  private static boolean parseResults(
      OpAsmParser parser, List<Type> types, List<DictionaryAttr> attributes) {
    if (!parser.parseOptionalArrow()) {
      return true;
    }
    if (!parser.startsParen()) {
      Type type = parser.parseType();
      if (type == null) {
        return false;
      }
      attributes.add(DictionaryAttr.empty(parser.context()));
      return types.add(type);
    }
    return parser.parseCommaSeparatedList(
        Delimiter.PAREN, () -> parseResult(parser, types, attributes), "");
  }

  private static boolean parseResult(
      OpAsmParser parser, List<Type> types, List<DictionaryAttr> attributes) {
    Type type = parser.parseType();
    if (type == null) {
      return false;
    }
    DictionaryAttr dictionary = parser.parseOptionalAttrDict();
    return dictionary != null && types.add(type) && attributes.add(dictionary);
  }

  private static boolean parseAttributes(OpAsmParser parser, OperationState state) {
    int at = parser.location();
    DictionaryAttr attributes = parser.parseOptionalAttrDictWithKeyword();
    if (attributes == null) {
      return false;
    }
    for (String inferred : INFERRED) {
      if (attributes.contains(inferred)) {
        return parser.error(
            at,
            "'"
                + inferred
                + "' is an inferred attribute and should not be specified in the explicit"
                + " attribute dictionary");
      }
    }
    attributes.entries().forEach(entry -> state.addAttribute(entry.name(), entry.value()));
    return true;
  }

  private static void addAttributes(
      OperationState state, String name, List<DictionaryAttr> dictionaries) {
    for (DictionaryAttr dictionary : dictionaries) {
      if (!dictionary.isEmpty()) {
        state.addAttribute(name, ArrayAttr.get(state.context(), List.copyOf(dictionaries)));
        return;
      }
    }
  }

  private static boolean parseBody(
      OpAsmParser parser, OperationState state, List<Argument> arguments) {
    Region body = state.addRegion();
    int at = parser.location();
    OptionalResult result = parser.parseOptionalRegion(body, arguments, false);
    if (result == OptionalResult.SUCCESS && body.isEmpty()) {
      return parser.error(at, "expected non-empty function body");
    }
    return result != OptionalResult.FAILURE;
  }

  // --- Writing.

  /** Writes what follows the operation's name. */
  public static void print(OpAsmPrinter printer, Operation op) {
    printer.print(" ");
    if (op.attribute(VISIBILITY) instanceof StringAttr visibility) {
      printer.print(visibility.value());
      printer.print(" ");
    }
    if (op.attribute(NAME) instanceof StringAttr name) {
      printer.printSymbolName(name.value());
    }
    FunctionType type = typeOf(op);
    Region body = op.region(0);
    printArguments(printer, op, type, body.first());
    printResults(printer, op, type);
    printer.printOptionalAttrDictWithKeyword(op, WRITTEN);
    if (!body.isEmpty()) {
      printer.print(" ");
      printer.printRegion(body, false, true);
    }
  }

  private static FunctionType typeOf(Operation op) {
    if (op.attribute(TYPE) instanceof TypeAttr attribute
        && attribute.value() instanceof FunctionType type) {
      return type;
    }
    throw new IllegalArgumentException("'" + op.name() + "' has no function type");
  }

  private static void printArguments(
      OpAsmPrinter printer, Operation op, FunctionType type, @Nullable Block entry) {
    printer.print("(");
    for (int i = 0; i < type.inputs().size(); i++) {
      if (i > 0) {
        printer.print(", ");
      }
      List<NamedAttribute> attributes = entriesAt(op, ARGUMENT_ATTRIBUTES, i).entries();
      if (entry != null) {
        printer.printRegionArgument(entry.argument(i), attributes);
      } else {
        printer.printType(type.inputs().get(i));
        printer.printOptionalAttrDict(attributes);
      }
    }
    printer.print(")");
  }

  private static void printResults(OpAsmPrinter printer, Operation op, FunctionType type) {
    List<Type> results = type.results();
    if (results.isEmpty()) {
      return;
    }
    printer.print(" -> ");
    // A single result stands alone unless that could be read as something else.
    boolean parentheses =
        results.size() > 1
            || results.get(0) instanceof FunctionType
            || !entriesAt(op, RESULT_ATTRIBUTES, 0).isEmpty();
    if (parentheses) {
      printer.print("(");
    }
    for (int i = 0; i < results.size(); i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printer.printType(results.get(i));
      printer.printOptionalAttrDict(entriesAt(op, RESULT_ATTRIBUTES, i).entries());
    }
    if (parentheses) {
      printer.print(")");
    }
  }

  private static DictionaryAttr entriesAt(Operation op, String name, int index) {
    Attribute attribute = op.attribute(name);
    return attribute instanceof ArrayAttr array
            && index < array.size()
            && array.element(index) instanceof DictionaryAttr dictionary
        ? dictionary
        : DictionaryAttr.empty(op.context());
  }

  /**
   * Appends to a function's body, which is empty, an entry block with the arguments of its type.
   */
  public static Block addEntryBlock(Operation op) {
    Block entry = op.region(0).addBlock();
    for (Type input : typeOf(op).inputs()) {
      entry.addArgument(input, UnknownLoc.get(op.context()));
    }
    return entry;
  }
}
