// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The members of the op that a format has bound so far; each can be bound once. */
final class Bindings {
  private final OpSpec op;
  private final Set<Member> bound = Collections.newSetFromMap(new IdentityHashMap<>());
  private final IdentityHashMap<Member, Integer> offsets = new IdentityHashMap<>();
  private final int end;
  private final Set<Member> typed = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<AttributeSpec> attributes = new ArrayList<>();
  private final List<PropertySpec> properties = new ArrayList<>();
  private final List<OperandSpec> operands = new ArrayList<>();
  private final List<SuccessorSpec> successors = new ArrayList<>();

  private boolean attrDict;
  private boolean propDict;
  private boolean allOperands;
  private boolean allRegions;
  private boolean allSuccessors;
  private boolean allOperandTypes;
  private boolean allResultTypes;

  /** The bindings of a format of which nothing has been read yet. */
  Bindings(OpSpec op, String text) {
    this.op = op;
    this.end = text.stripTrailing().length();
  }

  @Nullable Member find(String name) {
    for (Member member : op.members()) {
      if (member.name().equals(name)) {
        return member;
      }
    }
    return null;
  }

  /** The offset of the end of the format, where something that is missing can be added. */
  int end() {
    return end;
  }

  /** The offset of the variable of a member, or the end of the format if there is none. */
  int offset(Member member) {
    return offsets.getOrDefault(member, end);
  }

  void bind(Member member, int offset) throws FormatException {
    boolean all =
        (member instanceof OperandSpec && allOperands)
            || (member instanceof RegionSpec && allRegions)
            || (member instanceof SuccessorSpec && allSuccessors);
    if (all || !bound.add(member)) {
      throw new FormatException(
          FormatProblem.FORMAT_ALREADY_BOUND, offset, member.entity(), member.name());
    }
    offsets.put(member, offset);
    if (member instanceof AttributeSpec attribute) {
      attributes.add(attribute);
    } else if (member instanceof PropertySpec property) {
      properties.add(property);
    } else if (member instanceof OperandSpec operand) {
      operands.add(operand);
    } else if (member instanceof SuccessorSpec successor) {
      successors.add(successor);
    }
  }

  void bindAttrDict(int offset) throws FormatException {
    if (attrDict) {
      throw new FormatException(FormatProblem.FORMAT_ALREADY_SEEN, offset, "attr-dict");
    }
    attrDict = true;
  }

  void bindPropDict(int offset) throws FormatException {
    if (propDict) {
      throw new FormatException(FormatProblem.FORMAT_ALREADY_SEEN, offset, "prop-dict");
    }
    propDict = true;
  }

  void bindOperands(int offset) throws FormatException {
    requireNone(allOperands || !operands.isEmpty(), "operands", offset);
    allOperands = true;
  }

  void bindRegions(int offset) throws FormatException {
    requireNone(allRegions || anyBound(op.regions()), "regions", offset);
    allRegions = true;
  }

  void bindSuccessors(int offset) throws FormatException {
    requireNone(allSuccessors || anyBound(op.successors()), "successors", offset);
    allSuccessors = true;
  }

  void bindType(Member member, int offset) throws FormatException {
    boolean all = member instanceof OperandSpec ? allOperandTypes : allResultTypes;
    if (all || !typed.add(member)) {
      throw new FormatException(
          FormatProblem.FORMAT_TYPE_BOUND, offset, "'type' of '" + member.name() + "'");
    }
  }

  void bindOperandTypes(int offset) throws FormatException {
    if (allOperandTypes || anyTyped(op.operands())) {
      throw new FormatException(FormatProblem.FORMAT_TYPE_BOUND, offset, "'operands' 'type'");
    }
    allOperandTypes = true;
  }

  void bindResultTypes(int offset) throws FormatException {
    if (allResultTypes || anyTyped(op.results())) {
      throw new FormatException(FormatProblem.FORMAT_TYPE_BOUND, offset, "'results' 'type'");
    }
    allResultTypes = true;
  }

  boolean isBound(Member member) {
    return bound.contains(member);
  }

  /** Whether a directive for all types has read that of {@code member}. */
  boolean isTypeReadWithOthers(Member member) {
    return member instanceof OperandSpec ? allOperandTypes : allResultTypes;
  }

  /** Whether a type directive has read the types of {@code member}. */
  boolean isTypeRead(Member member) {
    return typed.contains(member)
        || (member instanceof OperandSpec ? allOperandTypes : allResultTypes);
  }

  boolean hasOperand(OperandSpec operand) {
    return allOperands || bound.contains(operand);
  }

  boolean isTyped(Member member) {
    return typed.contains(member);
  }

  boolean attrDict() {
    return attrDict;
  }

  boolean propDict() {
    return propDict;
  }

  boolean allOperands() {
    return allOperands;
  }

  boolean allRegions() {
    return allRegions;
  }

  boolean allSuccessors() {
    return allSuccessors;
  }

  boolean allOperandTypes() {
    return allOperandTypes;
  }

  boolean allResultTypes() {
    return allResultTypes;
  }

  /** The bound attributes, in the order of the format. */
  List<AttributeSpec> attributes() {
    return attributes;
  }

  /** The bound properties that are no attributes, in the order of the format. */
  List<PropertySpec> properties() {
    return properties;
  }

  /** The bound operands, in the order of the format. */
  List<OperandSpec> operands() {
    return operands;
  }

  /** Whether the format names the operands one by one, in another order than the op. */
  boolean reordersOperands() {
    return !allOperands && !operands.equals(op.operands());
  }

  /** Whether the format names the successors one by one, in another order than the op. */
  boolean reordersSuccessors() {
    return !allSuccessors && !successors.equals(op.successors());
  }

  private static void requireNone(boolean some, String directive, int offset)
      throws FormatException {
    if (some) {
      throw new FormatException(FormatProblem.FORMAT_OVERLAP, offset, directive);
    }
  }

  private boolean anyBound(List<? extends Member> members) {
    return members.stream().anyMatch(bound::contains);
  }

  private boolean anyTyped(List<? extends Member> members) {
    return members.stream().anyMatch(typed::contains);
  }
}
