// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An operation.
 *
 * @param declaration the author's interface
 * @param opClass the class to generate: {@code AvgPoolOp}, even if {@code AvgPool} is nested
 * @param dialect the interface of its dialect
 * @param dialectName the namespace of its dialect: {@code tf}
 * @param mnemonic the name within the dialect: {@code AvgPool}
 * @param arguments operands and attributes in the order of their declaration
 * @param derived the attributes that are not stored, by name
 * @param format the assembly format, or null for the generic form (or hooks)
 * @param folder what {@code @FoldedBy} names, or null
 * @param builders which ways to build it are generated
 * @param effects the effects on memory that annotations declare: those of the op, then those of its
 *     arguments and of its results, in order
 * @param interfaces the op interfaces that the declaration extends
 * @param otherMethods abstract methods that are not members: a stub must override them; empty
 *     unless {@code broken}
 * @param isPublic whether the interface, and so the class to generate, is public
 * @param broken whether it has reported errors, so that only a stub is generated
 */
public record OpSpec(
    ClassName declaration,
    ClassName opClass,
    ClassName dialect,
    String dialectName,
    String mnemonic,
    Documentation documentation,
    List<Argument> arguments,
    List<ResultSpec> results,
    List<RegionSpec> regions,
    List<SuccessorSpec> successors,
    List<DerivedAttributeSpec> derived,
    List<TraitSpec> traits,
    @Nullable FormatSpec format,
    HooksSpec hooks,
    @Nullable FolderSpec folder,
    BuildersSpec builders,
    List<EffectSpec> effects,
    List<OpInterfaceSpec> interfaces,
    List<UnreadMethod> otherMethods,
    boolean isPublic,
    boolean broken,
    Origin origin) {
  public OpSpec {
    arguments = List.copyOf(arguments);
    results = List.copyOf(results);
    regions = List.copyOf(regions);
    successors = List.copyOf(successors);
    derived = List.copyOf(derived);
    traits = List.copyOf(traits);
    effects = List.copyOf(effects);
    interfaces = List.copyOf(interfaces);
    otherMethods = List.copyOf(otherMethods);
  }

  /** The full name: {@code tf.AvgPool}. */
  public String name() {
    return dialectName + "." + mnemonic;
  }

  /** The operands in order. */
  public List<OperandSpec> operands() {
    List<OperandSpec> operands = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument instanceof OperandSpec operand) {
        operands.add(operand);
      }
    }
    return operands;
  }

  /** The attributes in order. */
  public List<AttributeSpec> attributes() {
    List<AttributeSpec> attributes = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument instanceof AttributeSpec attribute) {
        attributes.add(attribute);
      }
    }
    return attributes;
  }

  /** The operand whose groups have the sizes that an attribute holds; null if there is none. */
  public @Nullable OperandSpec groupedBy(AttributeSpec attribute) {
    for (OperandSpec operand : operands()) {
      if (attribute.name().equals(operand.segments())) {
        return operand;
      }
    }
    return null;
  }

  /** The properties that are no attributes, in order. */
  public List<PropertySpec> properties() {
    List<PropertySpec> properties = new ArrayList<>();
    for (Argument argument : arguments) {
      if (argument instanceof PropertySpec property) {
        properties.add(property);
      }
    }
    return properties;
  }

  /** All members that an operation holds: arguments, results, regions, successors. */
  public List<Member> members() {
    List<Member> members = new ArrayList<>(arguments);
    members.addAll(results);
    members.addAll(regions);
    members.addAll(successors);
    return members;
  }

  /** The op's trait with this simple name, if it has that trait of the runtime; otherwise null. */
  public @Nullable TraitSpec trait(String simpleName) {
    for (TraitSpec trait : traits) {
      if (trait.is(simpleName)) {
        return trait;
      }
    }
    return null;
  }

  /** Whether it has the runtime's trait with this simple name. */
  public boolean hasTrait(String simpleName) {
    return trait(simpleName) != null;
  }

  /** The attribute that is marked as what the operation folds to, or null. */
  public @Nullable AttributeSpec constantValue() {
    return attributes().stream().filter(AttributeSpec::constantValue).findFirst().orElse(null);
  }

  /** The op interface of this name, if the declaration extends it; otherwise null. */
  public @Nullable OpInterfaceSpec opInterface(ClassName name) {
    for (OpInterfaceSpec opInterface : interfaces) {
      if (opInterface.name().equals(name)) {
        return opInterface;
      }
    }
    return null;
  }

  /**
   * Whether the definition names the results in the custom form: with {@code @AsmResultNames}, or,
   * as in MLIR, as they are declared, if there are several and the author does not name them.
   */
  public boolean definitionNamesResults() {
    boolean named = results.stream().anyMatch(result -> result.asmName() != null);
    return (named || results.size() > 1)
        && interfaces.stream().noneMatch(OpInterfaceSpec::namesResults);
  }

  /** Whether code of the declaration computes the types of the results. */
  public boolean infersReturnTypes() {
    OpInterfaceSpec inference = opInterface(RuntimeNames.INFER_TYPE_OP_INTERFACE);
    return inference != null && inference.overridden().contains("inferReturnTypes");
  }

  /** Whether code of the declaration decides which types results may have. */
  public boolean comparesReturnTypes() {
    OpInterfaceSpec inference = opInterface(RuntimeNames.INFER_TYPE_OP_INTERFACE);
    return inference != null
        && (inference.overridden().contains("isCompatibleReturnTypes")
            || inference.overridden().contains("refineReturnTypes"));
  }

  /**
   * Whether that code computes all that a new operation needs: its one list of types does not
   * determine the sizes of segments.
   */
  public boolean infersAllResults() {
    return infersReturnTypes() && !results.isEmpty() && !hasTrait("AttrSizedResultSegments");
  }

  /** The same op, marked as broken. */
  public OpSpec asBroken() {
    return new OpSpec(
        declaration,
        opClass,
        dialect,
        dialectName,
        mnemonic,
        documentation,
        arguments,
        results,
        regions,
        successors,
        derived,
        traits,
        format,
        hooks,
        folder,
        builders,
        effects,
        interfaces,
        otherMethods,
        isPublic,
        true,
        origin);
  }
}
