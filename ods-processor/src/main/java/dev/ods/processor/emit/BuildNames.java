// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.NameAllocator;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The names of parameters and local variables of build forms, which do not shadow members, nor
 * constants of the class.
 */
final class BuildNames implements ResultInference.Parts {
  private final NameAllocator names = new NameAllocator();
  private final OpShape shape;
  private final String builder;
  private final String location;
  private final String op;
  private final String resultTypes;
  private final String element;
  private final String regionCount;

  BuildNames(OpShape shape) {
    this.shape = shape;
    fresh("NAME");
    fresh("MODEL");
    for (Argument argument : shape.spec().arguments()) {
      if (argument instanceof PropertySpec property) {
        fresh(PropertyCode.typeConstant(property));
      }
      if (!(argument instanceof OperandSpec)) {
        fresh(OpShape.slotConstant(argument.accessor()));
      }
    }
    for (Member member : shape.spec().members()) {
      names.newName(LocalNames.variable(member.accessor()), member.accessor());
    }
    builder = fresh("builder");
    location = fresh("location");
    op = fresh("op");
    resultTypes = fresh("resultTypes");
    element = fresh("element");
    List<RegionSpec> regions = shape.regions();
    regionCount =
        regions.isEmpty() ? "" : fresh(regions.get(regions.size() - 1).accessor() + "Count");
  }

  /** The parameter for a member. */
  String of(Member member) {
    return names.get(member.accessor());
  }

  @Override
  public CodeBlock operand(OperandSpec operand) {
    return CodeBlock.of("$L", of(operand));
  }

  @Override
  public CodeBlock first(OperandSpec operand) {
    return CodeBlock.of("$T.first($L, $S)", Names.REQUIREMENTS, of(operand), operand.name());
  }

  /** Null for the sizes of groups, which are computed when the operation is created. */
  @Override
  public @Nullable CodeBlock attribute(AttributeSpec attribute) {
    return shape.isGiven(attribute) ? CodeBlock.of("$L", of(attribute)) : null;
  }

  String builder() {
    return builder;
  }

  String location() {
    return location;
  }

  /** The parameter with the number of regions of the last, variadic one. */
  String regionCount() {
    return regionCount;
  }

  /** A local variable with the new operation. */
  String op() {
    return op;
  }

  /** A name for one more variable, whose name must not be that of a member. */
  String fresh(String name) {
    return LocalNames.fresh(names, name);
  }

  String resultTypes() {
    return resultTypes;
  }

  /** The parameter of a lambda. */
  String element() {
    return element;
  }

  CodeBlock contextOfBuilder() {
    return CodeBlock.of("$L.context()", builder);
  }
}
