// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpVariable;
import dev.ods.processor.format.OpVisitors;
import dev.ods.processor.format.TypeDirectives;
import java.util.Objects;

/** What a parser passes to a {@code custom} directive for {@code ref(…)}: what it has read. */
final class PassReference implements OpVisitors.OfReferences<CodeBlock, RuntimeException> {
  private final ParsedLocals locals;

  PassReference(ParsedLocals locals) {
    this.locals = locals;
  }

  @Override
  public CodeBlock attribute(OpVariable.Attribute element) {
    return AttributeEmitter.cast(
        AttributeCode.storageClass(element.member().storage()),
        CodeBlock.of("state.property($L)", OpShape.slotConstant(element.member().accessor())));
  }

  @Override
  public CodeBlock property(OpVariable.Property element) {
    return CodeBlock.of(
        "$L.get(state, $L)",
        PropertyCode.typeConstant(element.member()),
        PropertyCode.slot(element.member()));
  }

  @Override
  public CodeBlock operand(OpVariable.Operand element) {
    OperandRange range = locals.range(element.member());
    return switch (element.member().arity()) {
      case SINGLE -> range.from().code();
      case OPTIONAL -> CodeBlock.of("$L ? null : $L", range.isEmpty(), range.from().code());
      case VARIADIC -> CodeBlock.of("$L.rangeTo($L)", range.from().code(), range.to().code());
    };
  }

  @Override
  public CodeBlock operands(OpElement.Operands element) {
    return CodeBlock.of("$L.rangeTo($L)", locals.ofOperands("From"), locals.ofOperands("To"));
  }

  @Override
  public CodeBlock typeOf(OpElement.TypeOf element) {
    ParsedTypes types;
    if (element.argument() instanceof OpVariable variable) {
      types = locals.read(variable.member());
    } else {
      types =
          Objects.requireNonNull(
              element.argument() instanceof OpElement.Operands
                  ? locals.allOperandTypes()
                  : locals.allResultTypes());
    }
    boolean many =
        !TypeDirectives.isSingle(element.argument())
            && !TypeDirectives.isOptional(element.argument());
    if (types instanceof ParsedTypes.One one) {
      return one.type();
    } else if (types instanceof ParsedTypes.Range range) {
      return many
          ? CodeBlock.of("parser.types($L, $L)", range.from(), range.to())
          : CodeBlock.of(
              "$L.equals($L) ? null : parser.typeAt($L)", range.from(), range.to(), range.from());
    }
    CodeBlock list = ((ParsedTypes.Many) types).types();
    return many ? list : CodeBlock.of("$L.isEmpty() ? null : $L.get(0)", list, list);
  }

  @Override
  public CodeBlock region(OpVariable.Region element) {
    return element.member().variadic()
        ? CodeBlock.of("state")
        : CodeBlock.of("$L", locals.name(element.member(), "Region"));
  }

  @Override
  public CodeBlock successor(OpVariable.Successor element) {
    return element.member().variadic()
        ? CodeBlock.of("state")
        : CodeBlock.of("$L", locals.name(element.member(), "Successor"));
  }

  @Override
  public CodeBlock regions(OpElement.Regions element) {
    return CodeBlock.of("state");
  }

  @Override
  public CodeBlock successors(OpElement.Successors element) {
    return CodeBlock.of("state");
  }

  @Override
  public CodeBlock attrDict(OpElement.AttrDict element) {
    return CodeBlock.of("state");
  }
}
