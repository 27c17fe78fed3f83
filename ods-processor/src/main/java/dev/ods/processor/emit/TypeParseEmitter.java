// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.emit.ParseCode.Stack;
import dev.ods.processor.format.FormatElement;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;

/** Writes the code that parses the type directives of a format. */
final class TypeParseEmitter {
  private final ParsedLocals locals;
  private final ParseCode code;
  private int signatures;

  TypeParseEmitter(ParsedLocals locals, ParseCode code) {
    this.locals = locals;
    this.code = code;
  }

  void type(FormatElement argument) {
    if (argument instanceof FormatElement.Operands || argument instanceof FormatElement.Results) {
      bind(argument, list(listName(argument)));
      return;
    }
    Member member = ((FormatElement.Variable) argument).member();
    String name = member.accessor();
    switch (ParsedLocals.arity(member)) {
      case SINGLE -> {
        code.read(RuntimeNames.TYPE, name + "Type", parseType(member));
        bind(argument, new ParsedTypes.One(CodeBlock.of("$LType", name)));
      }
      case VARIADIC -> bind(argument, list(name + "Types"));
      case OPTIONAL -> {
        code.markStart(name + "Types", Stack.TYPES);
        code.requireNoFailure(CodeBlock.of("parser.parseOptionalType()"));
        code.markEnd(name + "Types", Stack.TYPES, CodeBlock.of("$LTypesFrom", name));
        bind(argument, new ParsedTypes.Range(name + "TypesFrom", name + "TypesTo"));
      }
    }
  }

  private static CodeBlock parseType(Member member) {
    ClassName kind = Predicates.constraint(member).kind();
    return kind == null
        ? CodeBlock.of("parser.parseType()")
        : CodeBlock.of("parser.parseType($T.class)", kind);
  }

  private ParsedTypes list(String name) {
    code.markStart(name, Stack.TYPES);
    code.require("parser.parseTypeList()");
    code.markEnd(name, Stack.TYPES, CodeBlock.of("$LFrom", name));
    return new ParsedTypes.Range(name + "From", name + "To");
  }

  void functionalType(FormatElement.FunctionalType type) {
    String signature = "signature" + (signatures++ == 0 ? "" : signatures);
    code.read(
        RuntimeNames.builtin("FunctionType"),
        signature,
        CodeBlock.of("parser.parseFunctionType()"));
    bind(type.inputs(), many(type.inputs(), CodeBlock.of("$L.inputs()", signature)));
    bind(type.results(), many(type.results(), CodeBlock.of("$L.results()", signature)));
  }

  /**
   * The types of one side of a functional type; their scope is larger than the optional group that
   * contains it.
   */
  private ParsedTypes many(FormatElement argument, CodeBlock types) {
    if (!code.inGroup()) {
      return new ParsedTypes.Many(types);
    }
    String name = listName(argument);
    code.declare(Names.TYPES, name, CodeBlock.of("$T.of()", List.class), types);
    return new ParsedTypes.Many(CodeBlock.of("$L", name));
  }

  private void bind(FormatElement argument, ParsedTypes parsed) {
    if (argument instanceof FormatElement.Operands) {
      locals.setAllOperandTypes(parsed);
    } else if (argument instanceof FormatElement.Results) {
      locals.setAllResultTypes(parsed);
    } else {
      locals.setTypes(((FormatElement.Variable) argument).member(), parsed);
    }
  }

  private static String listName(FormatElement argument) {
    if (argument instanceof FormatElement.Operands) {
      return ParsedLocals.ALL_OPERAND_TYPES;
    } else if (argument instanceof FormatElement.Results) {
      return ParsedLocals.ALL_RESULT_TYPES;
    }
    return ((FormatElement.Variable) argument).member().accessor() + "Types";
  }
}
