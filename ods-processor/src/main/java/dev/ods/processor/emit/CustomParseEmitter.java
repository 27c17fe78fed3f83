// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.emit.OperandRange.Mark;
import dev.ods.processor.emit.ParseCode.Stack;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpElement.CustomArgument;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.format.TypeDirectives;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the call of the method that parses a {@code custom} directive: before it the objects that
 * receive the results, after it what takes the results out of them.
 */
final class CustomParseEmitter {
  private static final CodeBlock NEW_LIST = CodeBlock.of("new $T<>()", ArrayList.class);

  private final ParsedLocals locals;
  private final ParseCode code;

  /** Writes what completes a region that has been parsed. */
  private final RegionParseEmitter regions;

  /** Writes what parses an attribute, for methods that do not know its class. */
  private final AttributeParseEmitter attributes;

  private int results;

  CustomParseEmitter(
      ParsedLocals locals,
      ParseCode code,
      RegionParseEmitter regions,
      AttributeParseEmitter attributes) {
    this.locals = locals;
    this.code = code;
    this.regions = regions;
    this.attributes = attributes;
  }

  /** Writes the call in a position in which its text cannot be absent. */
  void required(OpElement.Custom custom) {
    CodeBlock call = call(custom);
    if (custom.parser().returned().equals(TypeName.BOOLEAN)) {
      code.require("$L", call);
    } else {
      code.requireNoFailure(call);
    }
    take(custom);
  }

  /** Writes the call at the beginning of a group; returns the local variable with its result. */
  String optional(OpElement.Custom custom) {
    CodeBlock call = call(custom);
    String result = locals.fresh("present" + (results++ == 0 ? "" : results));
    code.statement("$T $L =$W$L", Names.OPTIONAL_RESULT, result, call);
    code.add(
        CodeBlock.builder()
            .beginControlFlow("if ($L == $T.FAILURE)", result, Names.OPTIONAL_RESULT)
            .addStatement("return false")
            .endControlFlow()
            .build());
    return result;
  }

  /** Writes what takes the results of a call that has succeeded. */
  void take(OpElement.Custom custom) {
    custom.arguments().forEach(argument -> argument.accept(new Take()));
  }

  private CodeBlock call(OpElement.Custom custom) {
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(CodeBlock.of("parser"));
    for (CustomArgument argument : custom.arguments()) {
      arguments.add(argument.accept(new Pass(custom.parser().isGeneric())));
    }
    return CodeBlock.of(
        "$T.$L($L)",
        custom.parser().owner(),
        custom.parser().name(),
        CodeBlock.join(arguments, ",$W"));
  }

  private String cell(Member member) {
    return locals.name(member, "Parsed");
  }

  private String typeCell(Member member) {
    return locals.name(member, "ParsedType");
  }

  /** Declares what receives a result, and returns it as an argument. */
  private CodeBlock declareCell(TypeName value, String cell, String written) {
    TypeName type = ParameterizedTypeName.get(Names.PARSED, value);
    code.statement("$T $L = new $T<>($S)", type, cell, Names.PARSED, written);
    return CodeBlock.of("$L", cell);
  }

  private CodeBlock declareList(TypeName element, String list) {
    code.statement("$T $L = $L", Names.listOf(element), list, NEW_LIST);
    return CodeBlock.of("$L", list);
  }

  private static Member member(OpElement.TypeOf type) {
    return ((OpVariable) type.argument()).member();
  }

  /** Writes what has to precede the call, and returns what is passed for an argument. */
  private final class Pass implements OpVisitors.OfArguments<CodeBlock, RuntimeException> {
    private final boolean toGeneric;

    /**
     * Of one call.
     *
     * @param toGeneric whether the method has type parameters
     */
    Pass(boolean toGeneric) {
      this.toGeneric = toGeneric;
    }

    @Override
    public CodeBlock attribute(OpVariable.Attribute element) {
      ClassName storage = AttributeCode.storageClass(element.member().storage());
      String cell = cell(element.member());
      if (!toGeneric) {
        return declareCell(storage, cell, "$" + element.member().name());
      }
      code.statement(
          "$T $L =$Wnew $T<>($S,$W() -> $L)",
          ParameterizedTypeName.get(Names.PARSED, storage),
          cell,
          Names.PARSED,
          "$" + element.member().name(),
          attributes.call(element));
      return CodeBlock.of("$L", cell);
    }

    @Override
    public CodeBlock property(OpVariable.Property element) {
      PropertySpec property = element.member();
      return declareCell(property.returnType().box(), cell(property), "$" + property.name());
    }

    @Override
    public CodeBlock operand(OpVariable.Operand element) {
      OperandSpec operand = element.member();
      if (locals.needsLocation(operand)) {
        code.location(locals.name(operand, "Location"));
      }
      if (operand.isGrouped()) {
        return declareList(Names.listOf(Names.OPERAND_MARK), cell(operand));
      }
      return operand.arity() == Arity.VARIADIC
          ? declareList(Names.OPERAND_MARK, cell(operand))
          : declareCell(Names.OPERAND_MARK, cell(operand), "$" + operand.name());
    }

    @Override
    public CodeBlock region(OpVariable.Region element) {
      return element.member().variadic()
          ? CodeBlock.of("state")
          : CodeBlock.of("$L", regions.local(element.member()));
    }

    @Override
    public CodeBlock successor(OpVariable.Successor element) {
      return element.member().variadic()
          ? declareList(RuntimeNames.BLOCK, locals.successors(element.member()))
          : declareCell(RuntimeNames.BLOCK, cell(element.member()), "$" + element.member().name());
    }

    @Override
    public CodeBlock typeOf(OpElement.TypeOf element) {
      Member member = member(element);
      if (member instanceof OperandSpec operand && operand.isGrouped()) {
        String groups = locals.name(member, "TypeGroups");
        TypeName type = Names.listOf(Names.TYPES);
        code.declare(type, groups, CodeBlock.of("$T.of()", List.class), NEW_LIST);
        locals.setTypes(
            member,
            new ParsedTypes.Many(CodeBlock.of("$T.join($L)", Names.OPERAND_GROUPS, groups)));
        return CodeBlock.of("$L", groups);
      }
      if (ParsedLocals.arity(member) == Arity.VARIADIC) {
        String list = locals.name(member, "Types");
        code.declare(Names.TYPES, list, CodeBlock.of("$T.of()", List.class), NEW_LIST);
        locals.setTypes(member, new ParsedTypes.Many(CodeBlock.of("$L", list)));
        return CodeBlock.of("$L", list);
      }
      return declareCell(RuntimeNames.TYPE, typeCell(member), "type($" + member.name() + ")");
    }

    @Override
    public CodeBlock attrDict(OpElement.AttrDict element) {
      return CodeBlock.of("state");
    }

    @Override
    public CodeBlock propDict(OpElement.PropDict element) {
      return CodeBlock.of("state");
    }

    @Override
    public CodeBlock reference(OpElement.Reference element) {
      return element.argument().accept(new PassReference(locals));
    }

    @Override
    public CodeBlock text(OpElement.Text element) {
      return JavaLiterals.string(element.text());
    }
  }

  /** Writes what follows the call for an argument. */
  private final class Take implements OpVisitors.OfArguments<@Nullable Void, RuntimeException> {
    @Override
    public @Nullable Void attribute(OpVariable.Attribute element) {
      String cell = cell(element.member());
      code.add(
          CodeBlock.builder()
              .beginControlFlow("if ($L.get() != null)", cell)
              .addStatement(
                  "state.setProperty($L, $L.get())",
                  OpShape.slotConstant(element.member().accessor()),
                  cell)
              .endControlFlow()
              .build());
      return null;
    }

    @Override
    public @Nullable Void property(OpVariable.Property element) {
      String cell = cell(element.member());
      code.add(
          CodeBlock.builder()
              .beginControlFlow("if ($L.get() != null)", cell)
              .addStatement(
                  "$L.set(state, $L, $L.get())",
                  PropertyCode.typeConstant(element.member()),
                  PropertyCode.slot(element.member()),
                  cell)
              .endControlFlow()
              .build());
      return null;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand element) {
      OperandSpec operand = element.member();
      String start = locals.name(operand, "From");
      String cell = cell(operand);
      code.markStart(start, Stack.OPERANDS);
      if (operand.isGrouped()) {
        code.statement("parser.pushOperands($T.join($L))", Names.OPERAND_GROUPS, cell);
        locals.setGroupSizes(
            operand,
            code,
            CodeBlock.of("$T.sizes(parser.context(), $L)", Names.OPERAND_GROUPS, cell));
      } else {
        push(operand.arity(), cell);
      }
      Mark from = new Mark(start, 0);
      OperandRange range = OperandRange.one(from);
      if (code.inGroup() || operand.arity() != Arity.SINGLE) {
        String end = locals.name(operand, "To");
        code.markEnd(end, Stack.OPERANDS, from.code());
        range = new OperandRange(from, new Mark(end, 0));
      }
      locals.setRange(operand, range);
      return null;
    }

    private void push(Arity arity, String cell) {
      switch (arity) {
        case SINGLE -> code.statement("parser.pushOperand($L.required())", cell);
        case VARIADIC -> code.statement("parser.pushOperands($L)", cell);
        case OPTIONAL -> pushIfPresent("parser.pushOperand($L.get())", cell);
      }
    }

    private void pushIfPresent(String push, String cell) {
      code.add(
          CodeBlock.builder()
              .beginControlFlow("if ($L.get() != null)", cell)
              .addStatement(push, cell)
              .endControlFlow()
              .build());
    }

    @Override
    public @Nullable Void region(OpVariable.Region element) {
      if (!element.member().variadic()) {
        regions.end(CodeBlock.of("$L", regions.local(element.member())));
      }
      return null;
    }

    @Override
    public @Nullable Void successor(OpVariable.Successor element) {
      SuccessorSpec successor = element.member();
      if (!successor.variadic()) {
        String local = locals.name(successor, "Successor");
        code.statement("$T $L = $L.required()", RuntimeNames.BLOCK, local, cell(successor));
        if (!locals.reordersSuccessors()) {
          code.statement("state.addSuccessor($L)", local);
        }
      } else if (!locals.reordersSuccessors()) {
        code.statement("state.addSuccessors($L)", locals.successors(successor));
      }
      return null;
    }

    @Override
    public @Nullable Void typeOf(OpElement.TypeOf element) {
      Member member = member(element);
      if (TypeDirectives.isSingle(element.argument())) {
        String type = locals.name(member, "Type");
        code.declare(
            RuntimeNames.TYPE,
            type,
            CodeBlock.of("null"),
            CodeBlock.of("$L.required()", typeCell(member)));
        locals.setTypes(member, new ParsedTypes.One(CodeBlock.of("$L", type)));
      } else if (TypeDirectives.isOptional(element.argument())) {
        String from = locals.name(member, "TypesFrom");
        String to = locals.name(member, "TypesTo");
        code.markStart(from, Stack.TYPES);
        pushIfPresent("parser.pushType($L.get())", typeCell(member));
        code.markEnd(to, Stack.TYPES, CodeBlock.of("$L", from));
        locals.setTypes(member, new ParsedTypes.Range(from, to));
      }
      return null;
    }

    @Override
    public @Nullable Void attrDict(OpElement.AttrDict element) {
      return null;
    }

    @Override
    public @Nullable Void propDict(OpElement.PropDict element) {
      return null;
    }

    @Override
    public @Nullable Void reference(OpElement.Reference element) {
      return null;
    }

    @Override
    public @Nullable Void text(OpElement.Text element) {
      return null;
    }
  }
}
