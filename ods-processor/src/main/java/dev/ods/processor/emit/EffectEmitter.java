// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.EffectSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.function.Consumer;
import javax.lang.model.element.Modifier;

/** Writes what follows from an op's traits and annotations about its effects and speculation. */
final class EffectEmitter {
  private static final ClassName INSTANCE = RuntimeNames.effect("EffectInstance");
  private static final ClassName KIND = RuntimeNames.effect("MemoryEffect");

  private final OpShape shape;

  EffectEmitter(OpShape shape) {
    this.shape = shape;
  }

  void addTo(TypeSpec.Builder type) {
    OpSpec op = shape.spec();
    if (!op.effects().isEmpty()) {
      addInterface(type, RuntimeNames.MEMORY_EFFECTS_OP_INTERFACE);
      type.addMethod(effects());
    } else if (op.hasTrait("NoMemoryEffect") || op.hasTrait("Pure")) {
      addConstant(type, RuntimeNames.MEMORY_EFFECTS_OP_INTERFACE, "None");
    }
    if (op.hasTrait("AlwaysSpeculatable") || op.hasTrait("Pure")) {
      addConstant(type, RuntimeNames.CONDITIONALLY_SPECULATABLE, "Always");
    } else if (op.hasTrait("RecursivelySpeculatable")) {
      addConstant(type, RuntimeNames.CONDITIONALLY_SPECULATABLE, "Recursively");
    }
  }

  private void addInterface(TypeSpec.Builder type, ClassName opInterface) {
    if (shape.spec().opInterface(opInterface) == null) {
      type.addSuperinterface(opInterface);
    }
  }

  /** An interface whose methods have a constant answer, unless the declaration has its own. */
  private void addConstant(TypeSpec.Builder type, ClassName opInterface, String constant) {
    if (shape.spec().opInterface(opInterface) == null) {
      type.addSuperinterface(opInterface.nestedClass(constant));
    }
  }

  private MethodSpec effects() {
    CodeBlock.Builder code = CodeBlock.builder();
    shape.spec().effects().forEach(effect -> add(effect, code));
    return MethodSpec.methodBuilder("memoryEffects")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .addParameter(
            ParameterizedTypeName.get(
                ClassName.get(Consumer.class), WildcardTypeName.supertypeOf(INSTANCE)),
            "effects")
        .addCode(code.build())
        .build();
  }

  private void add(EffectSpec effect, CodeBlock.Builder code) {
    Member member = effect.member();
    if (member == null) {
      code.addStatement("effects.accept($L)", instance(effect, "of", CodeBlock.of("")));
    } else if (member instanceof OperandSpec operand) {
      addOperand(effect, operand, code);
    } else if (member instanceof ResultSpec result) {
      addResult(effect, result, code);
    } else if (member instanceof AttributeSpec attribute) {
      addSymbol(effect, attribute, code);
    }
  }

  private void addOperand(EffectSpec effect, OperandSpec operand, CodeBlock.Builder code) {
    int index = shape.operands().indexOf(operand);
    CodeBlock start = shape.operandGroups().start(index, SegmentEmitter.OWN_OPERANDS);
    switch (operand.arity()) {
      case SINGLE -> addOn(effect, CodeBlock.of("operation().opOperand($L)", start), code);
      case OPTIONAL -> {
        code.beginControlFlow("if ($L.isPresent())", Calls.ofGetter(operand.accessor()));
        addOn(effect, CodeBlock.of("operation().opOperand($L)", start), code);
        code.endControlFlow();
      }
      case VARIADIC -> {
        code.beginControlFlow(
            "for (int i = 0; i < $L.size(); i++)", Calls.ofGetter(operand.accessor()));
        addOn(effect, CodeBlock.of("operation().opOperand($L + i)", start), code);
        code.endControlFlow();
      }
    }
  }

  private void addResult(EffectSpec effect, ResultSpec result, CodeBlock.Builder code) {
    CodeBlock getter = Calls.ofGetter(result.accessor());
    switch (result.arity()) {
      case SINGLE -> addOn(effect, getter, code);
      case OPTIONAL -> {
        code.beginControlFlow("if ($L.isPresent())", getter);
        addOn(effect, CodeBlock.of("$L.get()", getter), code);
        code.endControlFlow();
      }
      case VARIADIC -> {
        code.beginControlFlow("for ($T value : $L)", RuntimeNames.VALUE, getter);
        addOn(effect, CodeBlock.of("value"), code);
        code.endControlFlow();
      }
    }
  }

  private static void addSymbol(
      EffectSpec effect, AttributeSpec attribute, CodeBlock.Builder code) {
    CodeBlock stored = AttributeEmitter.storedCall(attribute);
    if (!attribute.optional()) {
      addOn(effect, stored, code);
      return;
    }
    code.beginControlFlow("if ($L != null)", stored);
    addOn(effect, stored, code);
    code.endControlFlow();
  }

  private static void addOn(EffectSpec effect, CodeBlock subject, CodeBlock.Builder code) {
    code.addStatement(
        "effects.accept($Z$L)", instance(effect, "on", CodeBlock.of("$L,$W", subject)));
  }

  private static CodeBlock instance(EffectSpec effect, String factory, CodeBlock subject) {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "$T.$L($Z$L$T.$L,$W$T.INSTANCE)",
                INSTANCE,
                factory,
                subject,
                KIND,
                effect.effect(),
                effect.resource());
    if (effect.stage() != 0) {
      code.add(".inStage($L)", effect.stage());
    }
    if (effect.full()) {
      code.add(".onAll()");
    }
    return code.build();
  }
}
