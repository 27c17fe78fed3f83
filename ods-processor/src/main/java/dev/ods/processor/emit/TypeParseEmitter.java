// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.emit.ParseCode.Stack;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the code that parses the type directives of a format. */
final class TypeParseEmitter {
  private static final CodeBlock LIST = CodeBlock.of("parser.parseTypeList()");

  private final ParsedLocals locals;
  private final ParseCode code;
  private int signatures;

  TypeParseEmitter(ParsedLocals locals, ParseCode code) {
    this.locals = locals;
    this.code = code;
  }

  /** Writes what reads the types of a directive. */
  void type(OpElement.TypeOf type) {
    type.argument().accept(new ParseTypes(type.qualified()));
  }

  private final class ParseTypes implements OpVisitors.OfTypes<@Nullable Void, RuntimeException> {
    private final boolean qualified;

    ParseTypes(boolean qualified) {
      this.qualified = qualified;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand element) {
      OperandSpec operand = element.member();
      if (operand.isGrouped()) {
        locals.setTypes(
            operand, list(operand, CodeBlock.of("$T.parseTypes(parser)", Names.OPERAND_GROUPS)));
      } else {
        parse(operand, operand.arity(), qualified);
      }
      return null;
    }

    @Override
    public @Nullable Void result(OpVariable.Result element) {
      parse(element.member(), element.member().arity(), qualified);
      return null;
    }

    @Override
    public @Nullable Void operands(OpElement.Operands element) {
      if (!locals.usesAllOperandTypes()) {
        code.require("$L", LIST);
        return null;
      }
      locals.setAllOperandTypes(
          list(locals.ofOperandTypes("From"), locals.ofOperandTypes("To"), LIST));
      return null;
    }

    @Override
    public @Nullable Void results(OpElement.Results element) {
      locals.setAllResultTypes(
          list(locals.ofResultTypes("From"), locals.ofResultTypes("To"), LIST));
      return null;
    }
  }

  private void parse(Member member, Arity arity, boolean qualified) {
    switch (arity) {
      case SINGLE -> {
        String type = locals.name(member, "Type");
        code.read(RuntimeNames.TYPE, type, parseType(member, qualified));
        locals.setTypes(member, new ParsedTypes.One(CodeBlock.of("$L", type)));
      }
      case VARIADIC -> locals.setTypes(member, list(member, LIST));
      case OPTIONAL -> {
        String from = locals.name(member, "TypesFrom");
        String to = locals.name(member, "TypesTo");
        code.markStart(from, Stack.TYPES);
        code.requireNoFailure(CodeBlock.of("parser.parseOptionalType()"));
        code.markEnd(to, Stack.TYPES, CodeBlock.of("$L", from));
        locals.setTypes(member, new ParsedTypes.Range(from, to));
      }
    }
  }

  /** As MLIR does: a qualified type is of any class, and the constraint decides about it. */
  private static CodeBlock parseType(Member member, boolean qualified) {
    ConstraintUse.Kind known = Predicates.constraint(member).kind();
    if (known == null || qualified) {
      return CodeBlock.of("parser.parseType()");
    }
    ClassName kind = known.type();
    return switch (known.form()) {
      case INTERFACE -> CodeBlock.of("parser.parseTypeWith($T.class)", kind);
      case UNNAMED -> CodeBlock.of("parser.parseType($T.class)", kind);
      case NAMED -> CodeBlock.of("parser.parseType($T.class, $T.NAME)", kind, kind);
      case STRIPPED ->
          CodeBlock.of("parser.parseStrippedType($T.class, $T.NAME, $T::parse)", kind, kind, kind);
    };
  }

  private ParsedTypes list(Member member, CodeBlock parse) {
    return list(locals.name(member, "TypesFrom"), locals.name(member, "TypesTo"), parse);
  }

  private ParsedTypes list(String from, String to, CodeBlock parse) {
    code.markStart(from, Stack.TYPES);
    code.require("$L", parse);
    code.markEnd(to, Stack.TYPES, CodeBlock.of("$L", from));
    return new ParsedTypes.Range(from, to);
  }

  void functionalType(OpElement.FunctionalType type) {
    String signature = locals.fresh("signature" + (signatures++ == 0 ? "" : signatures));
    code.read(
        RuntimeNames.builtin("FunctionType"),
        signature,
        CodeBlock.of("parser.parseFunctionType()"));
    type.inputs().accept(new BindTypes(CodeBlock.of("$L.inputs()", signature)));
    type.results().accept(new BindTypes(CodeBlock.of("$L.results()", signature)));
  }

  /** Takes the types of one side of a functional type for those of an argument. */
  private final class BindTypes implements OpVisitors.OfTypes<@Nullable Void, RuntimeException> {
    private final CodeBlock types;

    BindTypes(CodeBlock types) {
      this.types = types;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand element) {
      locals.setTypes(element.member(), many(locals.name(element.member(), "Types"), types));
      return null;
    }

    @Override
    public @Nullable Void result(OpVariable.Result element) {
      locals.setTypes(element.member(), many(locals.name(element.member(), "Types"), types));
      return null;
    }

    @Override
    public @Nullable Void operands(OpElement.Operands element) {
      if (locals.usesAllOperandTypes()) {
        locals.setAllOperandTypes(many(locals.ofOperandTypes(""), types));
      }
      return null;
    }

    @Override
    public @Nullable Void results(OpElement.Results element) {
      locals.setAllResultTypes(many(locals.ofResultTypes(""), types));
      return null;
    }
  }

  /**
   * The types of one side of a functional type; their scope is larger than the optional group that
   * contains it.
   */
  private ParsedTypes many(String name, CodeBlock types) {
    if (!code.inGroup()) {
      return new ParsedTypes.Many(types);
    }
    code.declare(Names.TYPES, name, CodeBlock.of("$T.of()", List.class), types);
    return new ParsedTypes.Many(CodeBlock.of("$L", name));
  }
}
