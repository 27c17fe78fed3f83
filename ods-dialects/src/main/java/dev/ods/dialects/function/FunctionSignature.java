// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The arguments and results of a function in the custom form: {@code (%a: i32 {…}) -> (i32 {…})}
 * (source: FunctionImplementation.cpp, CallImplementation.cpp). Their inherent attributes have
 * MLIR's names.
 *
 * @param arguments either all have a name, or none has; each has a type
 * @param resultAttributes one dictionary for each result
 */
public record FunctionSignature(
    List<Argument> arguments, List<Type> resultTypes, List<DictionaryAttr> resultAttributes) {
  static final String TYPE = "function_type";
  static final String ARGUMENT_ATTRIBUTES = "arg_attrs";
  static final String RESULT_ATTRIBUTES = "res_attrs";

  /** Parses a signature; null after a diagnostic has been reported. */
  public static @Nullable FunctionSignature parse(OpAsmParser parser) {
    List<Argument> arguments = new ArrayList<>();
    List<Type> resultTypes = new ArrayList<>();
    List<DictionaryAttr> resultAttributes = new ArrayList<>();
    return parseArguments(parser, arguments) && parseResults(parser, resultTypes, resultAttributes)
        ? new FunctionSignature(arguments, resultTypes, resultAttributes)
        : null;
  }

  /** The types of the arguments. */
  public List<Type> argumentTypes() {
    List<Type> types = new ArrayList<>(arguments.size());
    for (Argument argument : arguments) {
      types.add(typeOf(argument));
    }
    return types;
  }

  /** The type of the function. */
  public FunctionType type(Context context) {
    return FunctionType.get(context, argumentTypes(), resultTypes);
  }

  /** Sets the attributes that hold the dictionaries, unless all of them are empty. */
  public void addAttributes(OpAsmParser parser, OperationState state) {
    List<DictionaryAttr> ofArguments = new ArrayList<>(arguments.size());
    for (Argument argument : arguments) {
      ofArguments.add(argument.attributes());
    }
    addAttributes(parser, state, ARGUMENT_ATTRIBUTES, ofArguments);
    addAttributes(parser, state, RESULT_ATTRIBUTES, resultAttributes);
  }

  /** Sets an attribute that holds these dictionaries, unless all of them are empty. */
  public static void addAttributes(
      OpAsmParser parser, OperationState state, String name, List<DictionaryAttr> dictionaries) {
    for (DictionaryAttr dictionary : dictionaries) {
      if (!dictionary.isEmpty()) {
        parser.addAttributeOnce(
            state, name, ArrayAttr.get(state.context(), List.copyOf(dictionaries)));
        return;
      }
    }
  }

  private static Type typeOf(Argument argument) {
    Type type = argument.type();
    if (type == null) {
      throw new IllegalStateException("the argument of a function is read with its type");
    }
    return type;
  }

  private static boolean parseArguments(OpAsmParser parser, List<Argument> into) {
    return parser.parseCommaSeparatedList(Delimiter.PAREN, () -> parseArgument(parser, into), "");
  }

  private static boolean parseArgument(OpAsmParser parser, List<Argument> into) {
    boolean first = into.isEmpty();
    boolean named = !first && !into.get(0).name().isEmpty();
    SourceLocation at = parser.location();
    if (parser.startsOperand()) {
      Argument argument = parser.parseArgument(true, true);
      if (argument == null) {
        return false;
      }
      if (!first && !named) {
        return parser.error(argument.nameLocation(), "expected type instead of SSA identifier");
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

  /** Prints the signature of a function; its arguments have their names in the body, if any. */
  public static void print(OpAsmPrinter printer, Operation op) {
    print(printer, op, TYPE);
  }

  /** {@link #print(OpAsmPrinter, Operation)} with another name for the attribute with the type. */
  static void print(OpAsmPrinter printer, Operation op, String typeName) {
    FunctionType type = typeOf(op, typeName);
    printArguments(printer, op, type, op.region(0).first());
    printResults(printer, op, type);
  }

  /** The type that a function has. */
  static FunctionType typeOf(Operation op, String name) {
    if (op.attribute(name) instanceof TypeAttr attribute
        && attribute.value() instanceof FunctionType type) {
      return type;
    }
    throw new IllegalArgumentException("'" + op.name() + "' has no function type");
  }

  private static void printArguments(
      OpAsmPrinter printer, Operation op, FunctionType type, @Nullable Block entry) {
    Attribute dictionaries = op.attribute(ARGUMENT_ATTRIBUTES);
    int count = type.inputCount();
    printer.print("(");
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        printer.print(", ");
      }
      List<NamedAttribute> attributes = entriesAt(op, dictionaries, i).entries();
      if (entry != null) {
        printer.printRegionArgument(entry.argument(i), attributes);
      } else {
        printer.printType(type.input(i));
        printer.printOptionalAttrDict(attributes);
      }
    }
    printer.print(")");
  }

  private static void printResults(OpAsmPrinter printer, Operation op, FunctionType type) {
    int count = type.resultCount();
    if (count == 0) {
      return;
    }
    Attribute dictionaries = op.attribute(RESULT_ATTRIBUTES);
    printer.print(" -> ");
    // A single result has no parentheses unless that would be ambiguous.
    boolean parentheses =
        count > 1
            || type.result(0) instanceof FunctionType
            || !entriesAt(op, dictionaries, 0).isEmpty();
    if (parentheses) {
      printer.print("(");
    }
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printer.printType(type.result(i));
      printer.printOptionalAttrDict(entriesAt(op, dictionaries, i).entries());
    }
    if (parentheses) {
      printer.print(")");
    }
  }

  /** The dictionary at an index of an array of dictionaries; empty if absent. */
  public static DictionaryAttr entriesAt(
      Operation op, @Nullable Attribute dictionaries, int index) {
    return dictionaries instanceof ArrayAttr array
            && index < array.size()
            && array.element(index) instanceof DictionaryAttr dictionary
        ? dictionary
        : DictionaryAttr.empty(op.context());
  }
}
