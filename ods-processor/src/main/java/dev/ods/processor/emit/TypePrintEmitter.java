// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpElement.TypeArgument;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.ConstraintUse.KindForm;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import org.jspecify.annotations.Nullable;

/** Writes the code that prints the type directives of a format. */
final class TypePrintEmitter {
  private final OpShape shape;
  private final PrintedText out;
  private final Presence presence;

  TypePrintEmitter(OpShape shape, PrintedText out, Presence presence) {
    this.shape = shape;
    this.out = out;
    this.presence = presence;
  }

  /** Writes what prints the types of a directive. */
  void type(OpElement.TypeOf type) {
    type.argument().accept(new PrintTypes(type.qualified()));
  }

  void functionalType(OpElement.FunctionalType type) {
    out.statement(
        CodeBlock.of(
            "printer.printFunctionalType($L, $L)", range(type.inputs()), range(type.results())));
  }

  private final class PrintTypes implements OpVisitors.OfTypes<@Nullable Void, RuntimeException> {
    private final boolean qualified;

    PrintTypes(boolean qualified) {
      this.qualified = qualified;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand element) {
      OperandSpec operand = element.member();
      if (operand.isGrouped()) {
        out.statement(
            CodeBlock.of(
                "$T.printTypes(printer, op.$L())", Names.OPERAND_GROUPS, operand.accessor()));
        return null;
      }
      if (operand.arity() == Arity.VARIADIC) {
        list(element);
        return null;
      }
      CodeBlock index =
          shape.operandGroups().start(shape.operands().indexOf(operand), SegmentEmitter.OPERANDS);
      one(operand, operand.arity(), CodeBlock.of("operation.operandType($L)", index), qualified);
      return null;
    }

    @Override
    public @Nullable Void result(OpVariable.Result element) {
      ResultSpec result = element.member();
      if (result.arity() == Arity.VARIADIC) {
        list(element);
        return null;
      }
      CodeBlock index =
          shape.resultGroups().start(shape.results().indexOf(result), SegmentEmitter.RESULTS);
      one(result, result.arity(), CodeBlock.of("operation.resultType($L)", index), qualified);
      return null;
    }

    @Override
    public @Nullable Void operands(OpElement.Operands element) {
      list(element);
      return null;
    }

    @Override
    public @Nullable Void results(OpElement.Results element) {
      list(element);
      return null;
    }
  }

  /**
   * Prints a type, without its dialect's prefix if all types of the constraint are of one class and
   * it is not qualified. That of an optional member is printed like a list of types, with its
   * prefix.
   */
  private void one(Member member, Arity arity, CodeBlock type, boolean qualified) {
    ConstraintUse.Kind kind = Predicates.constraint(member).kind();
    boolean stripped =
        !qualified && arity == Arity.SINGLE && kind != null && kind.form() == KindForm.STRIPPED;
    presence.statement(
        member,
        arity,
        CodeBlock.of("printer.print$L($L)", stripped ? "StrippedType" : "Type", type));
  }

  private void list(TypeArgument argument) {
    out.statement(CodeBlock.of("printer.printTypes($L)", range(argument)));
  }

  private CodeBlock range(TypeArgument argument) {
    return argument.accept(new Range());
  }

  /** The values to which the argument of a type directive refers. */
  private final class Range implements OpVisitors.OfTypes<CodeBlock, RuntimeException> {
    @Override
    public CodeBlock operand(OpVariable.Operand element) {
      if (shape.operands().size() == 1) {
        return allOperands();
      }
      return shape.values(element.member());
    }

    @Override
    public CodeBlock result(OpVariable.Result element) {
      if (shape.results().size() == 1) {
        return allResults();
      }
      int index = shape.results().indexOf(element.member());
      return CodeBlock.of(
          "operation.results($Z$L,$W$L)",
          shape.resultGroups().start(index, SegmentEmitter.RESULTS),
          shape.resultGroups().count(index, SegmentEmitter.RESULTS));
    }

    @Override
    public CodeBlock operands(OpElement.Operands element) {
      return allOperands();
    }

    @Override
    public CodeBlock results(OpElement.Results element) {
      return allResults();
    }

    private static CodeBlock allOperands() {
      return CodeBlock.of("operation.operands()");
    }

    private static CodeBlock allResults() {
      return CodeBlock.of("operation.results()");
    }
  }
}
