// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes the calls of build forms that fill the state of the operation to create. */
final class BuildStateEmitter {
  private final OpShape shape;
  private final BuildNames names;

  BuildStateEmitter(OpShape shape, BuildNames names) {
    this.shape = shape;
    this.names = names;
  }

  /**
   * The statement that creates the operation.
   *
   * @param inferred whether its adaptor adds the types of the results
   * @param parts the calls that fill its state, one after the other
   */
  CodeBlock create(boolean inferred, CodeBlock parts) {
    return CodeBlock.builder()
        .addStatement("return $L", inferred ? createdInferred(parts) : created(parts))
        .build();
  }

  /** The new operation. */
  CodeBlock created(CodeBlock parts) {
    return CodeBlock.of(
        "new $T($L.create($L.state(MODEL, $L)$L))",
        shape.opClass(),
        names.builder(),
        names.builder(),
        names.location(),
        parts);
  }

  /** {@link #created} after the adaptor has added the types of the results. */
  CodeBlock createdInferred(CodeBlock parts) {
    return CodeBlock.of(
        "new $T($L.create($T.inferredTypes($Z$L.state(MODEL, $L)$L)))",
        shape.opClass(),
        names.builder(),
        Names.REQUIREMENTS,
        names.builder(),
        names.location(),
        parts);
  }

  /** The type of a parameter with the operands or the result types of a member. */
  TypeName valueType(Arity arity, ClassName one) {
    return switch (arity) {
      case SINGLE -> one;
      case OPTIONAL -> shape.annotations().nullable(one);
      case VARIADIC -> Names.listOf(one);
    };
  }

  /** The type of a parameter with a stored attribute. */
  TypeName storedType(AttributeSpec attribute) {
    TypeName storage = AttributeCode.storageClass(attribute.storage());
    return attribute.optional() || attribute.defaultValue() != null
        ? shape.annotations().nullable(storage)
        : storage;
  }

  /** The parameter with the number of regions of the last, variadic one. */
  String regionCount() {
    return names.regionCount();
  }

  /** The attribute that stores the Java value of a parameter; null for a unit that is false. */
  CodeBlock wrap(AttributeSpec attribute) {
    CodeBlock value = CodeBlock.of("$L", names.of(attribute));
    CodeBlock wrapped =
        AttributeCode.wrap(attribute.storage(), names.contextOfBuilder(), value, names.element());
    return attribute.optional() && attribute.storage().kind() == Kind.UNIT
        ? CodeBlock.of("$L ? $L : null", value, wrapped)
        : wrapped;
  }

  CodeBlock operands() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (OperandSpec operand : shape.operands()) {
      code.add(
          operand.isGrouped()
              ? CodeBlock.of("$Z.addOperands($T.join($L))", Names.OPERAND_GROUPS, names.of(operand))
              : group(operand.arity(), "Operand", names.of(operand)));
    }
    if (shape.operandGroups().isSegmented()) {
      code.add(segments(OpShape.OPERAND_SEGMENTS, shape.operands(), OperandSpec::arity));
    }
    return code.build();
  }

  CodeBlock attributes() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (AttributeSpec attribute : shape.attributes()) {
      OperandSpec grouped = shape.spec().groupedBy(attribute);
      code.add(
          "$Z.setProperty($L, $L)",
          OpShape.slotConstant(attribute.accessor()),
          grouped == null ? names.of(attribute) : groupSizes(grouped));
    }
    for (PropertySpec property : shape.properties()) {
      code.add(property(property));
    }
    return code.build();
  }

  private CodeBlock groupSizes(OperandSpec grouped) {
    return CodeBlock.of(
        "$T.sizes($L.context(), $L)", Names.OPERAND_GROUPS, names.builder(), names.of(grouped));
  }

  private CodeBlock property(PropertySpec property) {
    String slot = PropertyCode.slot(property);
    String name = names.of(property);
    if (!PropertyCode.isPrimitive(property)) {
      return CodeBlock.of(
          "$Z.setPropertyValue($L,$W$L.stored($L.context(),$W$L))",
          slot,
          PropertyCode.typeConstant(property),
          names.builder(),
          name);
    }
    return CodeBlock.of(
        "$Z.setPropertyBits($L, $L)", slot, PropertyCode.bits(property.returnType(), name));
  }

  CodeBlock successors() {
    CodeBlock.Builder code = CodeBlock.builder();
    for (SuccessorSpec successor : shape.successors()) {
      String method = successor.variadic() ? "addSuccessors" : "addSuccessor";
      code.add("$Z.$L($L)", method, names.of(successor));
    }
    return code.build();
  }

  /**
   * Adds the regions, all empty.
   *
   * @param variadicCount the parameter with the number of those of a variadic region, if any
   */
  CodeBlock regions(@Nullable String variadicCount) {
    int fixed = shape.fixedRegions();
    if (variadicCount == null) {
      return fixed == 0 ? CodeBlock.of("") : CodeBlock.of("$Z.addRegions($L)", fixed);
    }
    return fixed == 0
        ? CodeBlock.of("$Z.addRegions($L)", variadicCount)
        : CodeBlock.of("$Z.addRegions($L + $L)", variadicCount, fixed);
  }

  CodeBlock separateTypes() {
    return separateTypes(result -> null);
  }

  /**
   * Adds the types of all results, those that are given from the variables for the results.
   *
   * @param inferred the expression of the type of a result, or null if it is given
   */
  CodeBlock separateTypes(Function<ResultSpec, @Nullable CodeBlock> inferred) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (ResultSpec result : shape.results()) {
      CodeBlock type = inferred.apply(result);
      code.add(
          type == null
              ? group(result.arity(), "Type", names.of(result))
              : CodeBlock.of("$Z.addType($L)", type));
    }
    if (shape.resultGroups().isSegmented()) {
      code.add(segments(OpShape.RESULT_SEGMENTS, shape.results(), ResultSpec::arity));
    }
    return code.build();
  }

  CodeBlock listedTypes() {
    return CodeBlock.of("$Z.addTypes($L)", names.resultTypes());
  }

  CodeBlock types(List<CodeBlock> types) {
    return types.stream()
        .map(type -> CodeBlock.of("$Z.addType($L)", type))
        .collect(CodeBlock.joining(""));
  }

  private static CodeBlock group(Arity arity, String part, String name) {
    return switch (arity) {
      case SINGLE -> CodeBlock.of("$Z.add$L($L)", part, name);
      case VARIADIC -> CodeBlock.of("$Z.add$Ls($L)", part, name);
      case OPTIONAL -> CodeBlock.of("$Z.addOptional$L($L)", part, name);
    };
  }

  private <M extends Member> CodeBlock segments(
      String attribute, List<M> members, Function<M, Arity> arity) {
    CodeBlock sizes =
        members.stream()
            .map(
                member ->
                    switch (arity.apply(member)) {
                      case SINGLE -> CodeBlock.of("1");
                      case OPTIONAL -> CodeBlock.of("$L == null ? 0 : 1", names.of(member));
                      case VARIADIC ->
                          member instanceof OperandSpec operand && operand.isGrouped()
                              ? CodeBlock.of(
                                  "$T.join($L).size()", Names.OPERAND_GROUPS, names.of(member))
                              : CodeBlock.of("$L.size()", names.of(member));
                    })
            .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of(
        "$Z.setProperty($L,$W$T.of($L.context(),$W$L))",
        OpShape.slotConstant(attribute),
        Names.SEGMENTS,
        names.builder(),
        sizes);
  }
}
