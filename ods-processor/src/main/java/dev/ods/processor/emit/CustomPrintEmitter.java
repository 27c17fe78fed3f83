// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpElement.CustomArgument;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes the call of the method that prints a {@code custom} directive. */
final class CustomPrintEmitter implements OpVisitors.OfArguments<CodeBlock, RuntimeException> {
  private final OpShape shape;
  private final Function<OpVariable.Attribute, CodeBlock> printing;

  /**
   * For the directives of an op.
   *
   * @param printing prints an attribute as the format does without a directive
   */
  CustomPrintEmitter(OpShape shape, Function<OpVariable.Attribute, CodeBlock> printing) {
    this.shape = shape;
    this.printing = printing;
  }

  CodeBlock call(OpElement.Custom custom) {
    boolean takesOperation = custom.printer().parameters().get(1).equals(RuntimeNames.OPERATION);
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(CodeBlock.of("printer"));
    arguments.add(CodeBlock.of(takesOperation ? "operation" : "op"));
    for (CustomArgument argument : custom.arguments()) {
      TypeName parameter = custom.printer().parameters().get(arguments.size());
      arguments.add(
          argument instanceof OpVariable.Attribute attribute && isPrinted(parameter)
              ? printed(attribute)
              : argument.accept(this));
    }
    return CodeBlock.of(
        "$T.$L($L)",
        custom.printer().owner(),
        custom.printer().name(),
        CodeBlock.join(arguments, ",$W"));
  }

  private static boolean isPrinted(TypeName parameter) {
    return parameter instanceof ParameterizedTypeName generic
        && generic.rawType().equals(Names.PRINTED);
  }

  private CodeBlock printed(OpVariable.Attribute element) {
    return CodeBlock.of(
        "new $T<>($S,$W$L,$W() -> $L)",
        Names.PRINTED,
        "$" + element.member().name(),
        attribute(element),
        printing.apply(element));
  }

  @Override
  public CodeBlock attribute(OpVariable.Attribute element) {
    return AttributeEmitter.storedOfOp(element.member());
  }

  @Override
  public CodeBlock property(OpVariable.Property element) {
    return CodeBlock.of("op.$L()", element.member().accessor());
  }

  @Override
  public CodeBlock operand(OpVariable.Operand element) {
    String getter = element.member().accessor();
    return element.member().arity() == Arity.OPTIONAL
        ? CodeBlock.of("op.$L().orElse(null)", getter)
        : CodeBlock.of("op.$L()", getter);
  }

  @Override
  public CodeBlock region(OpVariable.Region element) {
    return CodeBlock.of("op.$L()", element.member().accessor());
  }

  @Override
  public CodeBlock successor(OpVariable.Successor element) {
    return CodeBlock.of("op.$L()", element.member().accessor());
  }

  @Override
  public CodeBlock typeOf(OpElement.TypeOf element) {
    if (element.argument() instanceof OpElement.Operands) {
      return CodeBlock.of("operation.operands().types()");
    } else if (element.argument() instanceof OpElement.Results) {
      return CodeBlock.of("operation.results().types()");
    }
    Member member = ((OpVariable) element.argument()).member();
    if (member instanceof OperandSpec operand && operand.isGrouped()) {
      return CodeBlock.of(
          "op.$L().stream().map($T::types).toList()", member.accessor(), RuntimeNames.VALUE_RANGE);
    }
    return switch (ParsedLocals.arity(member)) {
      case SINGLE -> type(member);
      case VARIADIC -> CodeBlock.of("op.$L().types()", member.accessor());
      case OPTIONAL ->
          CodeBlock.of("op.$L().map($T::type).orElse(null)", member.accessor(), RuntimeNames.VALUE);
    };
  }

  private CodeBlock type(Member member) {
    if (member instanceof OperandSpec operand) {
      int index = shape.operands().indexOf(operand);
      return CodeBlock.of(
          "operation.operandType($L)", shape.operandGroups().start(index, SegmentEmitter.OPERANDS));
    }
    int index = shape.results().indexOf((ResultSpec) member);
    return CodeBlock.of(
        "operation.resultType($L)", shape.resultGroups().start(index, SegmentEmitter.RESULTS));
  }

  @Override
  public CodeBlock attrDict(OpElement.AttrDict element) {
    return CodeBlock.of("operation");
  }

  @Override
  public CodeBlock propDict(OpElement.PropDict element) {
    return CodeBlock.of("operation");
  }

  @Override
  public CodeBlock reference(OpElement.Reference element) {
    OpElement argument = element.argument();
    if (argument instanceof OpVariable.Operand variable && variable.member().isGrouped()) {
      return shape.values(variable.member());
    } else if (argument instanceof OpElement.TypeOf type
        && type.argument() instanceof OpVariable.Operand variable
        && variable.member().isGrouped()) {
      return CodeBlock.of("$L.types()", shape.values(variable.member()));
    }
    return argument instanceof CustomArgument sameAs
        ? sameAs.accept(this)
        : CodeBlock.of("operation.operands()");
  }

  @Override
  public CodeBlock text(OpElement.Text element) {
    return JavaLiterals.string(element.text());
  }
}
