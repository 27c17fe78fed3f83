// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.dialects.function.FunctionSignature;
import dev.ods.dialects.gpu.KernelOps.GPUFunc;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmParser.Argument;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.SourceLocation;
import dev.ods.verify.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * Parses and prints {@code @name(%a: type) -> type workgroup(…) private(…) kernel attributes {…}
 * {…}}.
 */
final class GPUFuncSyntax {
  private static final String TYPE = "function_type";
  private static final String WORKGROUP_ATTRIBUTES = "workgroup_attrib_attrs";
  private static final String PRIVATE_ATTRIBUTES = "private_attrib_attrs";

  /** The attributes that the form prints outside of its dictionary. */
  private static final List<String> WRITTEN =
      List.of(
          Symbols.NAME,
          Attributions.COUNT,
          KernelLookup.KERNEL,
          TYPE,
          "arg_attrs",
          "res_attrs",
          WORKGROUP_ATTRIBUTES,
          PRIVATE_ATTRIBUTES);

  private GPUFuncSyntax() {}

  static boolean parse(OpAsmParser parser, OperationState state) {
    StringAttr name = parser.parseSymbolName();
    if (name == null) {
      return false;
    }
    parser.addAttributeOnce(state, Symbols.NAME, name);
    SourceLocation at = parser.location();
    FunctionSignature signature = FunctionSignature.parse(parser);
    if (signature == null) {
      return false;
    }
    List<Argument> arguments = new ArrayList<>(signature.arguments());
    if (!arguments.isEmpty() && arguments.get(0).name().isEmpty()) {
      return parser.error(at, "gpu.func requires named arguments");
    }
    FunctionType type = signature.type(parser.context());
    parser.addAttributeOnce(state, TYPE, TypeAttr.get(type));
    signature.addAttributes(parser, state);
    return parseAttributions(parser, arguments, state)
        && parseAttributes(parser, state)
        && parser.parseRegion(state.addRegion(), arguments, false);
  }

  /** Parses the memory, and adds it to the arguments. */
  private static boolean parseAttributions(
      OpAsmParser parser, List<Argument> arguments, OperationState state) {
    int from = arguments.size();
    if (!Attributions.parse(parser, Attributions.WORKGROUP, true, arguments)) {
      return false;
    }
    int middle = arguments.size();
    Attributions.addCount(parser, state, middle - from);
    if (!Attributions.parse(parser, Attributions.PRIVATE, true, arguments)) {
      return false;
    }
    List<DictionaryAttr> attributes = arguments.stream().map(Argument::attributes).toList();
    FunctionSignature.addAttributes(
        parser, state, WORKGROUP_ATTRIBUTES, attributes.subList(from, middle));
    FunctionSignature.addAttributes(
        parser, state, PRIVATE_ATTRIBUTES, attributes.subList(middle, attributes.size()));
    return true;
  }

  private static boolean parseAttributes(OpAsmParser parser, OperationState state) {
    if (parser.parseOptionalKeyword("kernel")) {
      parser.addAttributeOnce(state, KernelLookup.KERNEL, UnitAttr.get(parser.context()));
    }
    return parser.parseOptionalAttrDictWithKeyword(state);
  }

  static void print(OpAsmPrinter printer, GPUFunc function) {
    Operation op = function.operation();
    printer.print(" ");
    if (op.attribute(Symbols.NAME) instanceof StringAttr name) {
      printer.printSymbolName(name.value());
    }
    FunctionSignature.print(printer, op);
    Attributions.print(printer, op, function.body().first(), function.functionType().inputCount());
    if (function.isKernel()) {
      printer.print(" kernel");
    }
    printer.printOptionalAttrDictWithKeyword(op, WRITTEN);
    printer.print(" ");
    printer.printRegion(function.body(), false, true);
  }
}
