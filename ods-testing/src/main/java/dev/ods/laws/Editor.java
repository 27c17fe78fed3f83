// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.Segments;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OpDefinition.OperandDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;

/**
 * Changes the target of an instance at random. The result need not be valid: the verifier is asked
 * afterwards.
 */
final class Editor {
  private static final List<String> NOTES = List.of("note", "with_underscore", "z9");

  private final OpModel model;
  private final Slots slots;
  private final List<Type> types;
  private final List<Attribute> attributes;

  Editor(OpModel model, Slots slots, List<Type> types, List<Attribute> attributes) {
    this.model = model;
    this.slots = slots;
    this.types = types;
    this.attributes = attributes;
  }

  void edit(Instance instance, Random random) {
    Operation op = instance.target();
    switch (random.nextInt(12)) {
      case 0, 1 -> changeAttribute(op, random);
      case 2 -> changeNote(op, random);
      case 3 -> changeOperand(op, random);
      case 4, 5 -> replaceType(op, random);
      case 6 -> replaceElement(op, random);
      case 7 -> changeResult(op, random);
      case 8 -> changeGroup(op, random);
      case 9 -> relocate(op, random);
      case 10 -> insertIntoRegion(op, random);
      default -> reuseValue(op, random);
    }
  }

  // --- Attributes and locations.

  private void changeAttribute(Operation op, Random random) {
    if (model.propertyCount() == 0) {
      return;
    }
    int property = random.nextInt(model.propertyCount());
    AttributeDefinition attribute = model.definition().attributes().get(property);
    List<Attribute> accepted = slots.attributes(property);
    if (attribute.kind() != PropertyKind.ATTRIBUTE && attribute.kind() != PropertyKind.PROPERTY) {
      return;
    }
    if (attribute.optional() && random.nextBoolean()) {
      op.setProperty(property, null);
    } else if (!accepted.isEmpty()) {
      op.setProperty(property, Choice.of(accepted, random));
    }
  }

  private void changeNote(Operation op, Random random) {
    String name = Choice.of(NOTES, random);
    if (op.attribute(name) != null) {
      op.removeAttribute(name);
    } else {
      op.setAttribute(name, Choice.of(attributes, random));
    }
  }

  private static void relocate(Operation op, Random random) {
    for (Operation each : Programs.operations(op)) {
      each.setLocation(location(op.context(), random, 2));
    }
  }

  private static Location location(Context context, Random random, int depth) {
    int kind = random.nextInt(depth == 0 ? 3 : 6);
    return switch (kind) {
      case 0 -> UnknownLoc.get(context);
      case 1 -> FileLineColRange.get(context, "a.mlir", random.nextInt(9), random.nextInt(9));
      case 2 -> NameLoc.get(context, "name");
      case 3 -> NameLoc.get("of \"it\"", location(context, random, depth - 1));
      case 4 ->
          CallSiteLoc.get(
              location(context, random, depth - 1), location(context, random, depth - 1));
      default ->
          FusedLoc.get(
              context,
              List.of(location(context, random, depth - 1), location(context, random, depth - 1)),
              null);
    };
  }

  // --- Values.

  private void changeOperand(Operation op, Random random) {
    if (op.operandCount() > 0) {
      int index = random.nextInt(op.operandCount());
      Type type = TypeFamilies.near(op.operandType(index), types, random);
      op.setOperand(index, Programs.source(OpBuilder.before(op), type));
    }
  }

  /** Sets an operand to another one of the same type, so that a value has several uses. */
  private static void reuseValue(Operation op, Random random) {
    if (op.operandCount() < 2) {
      return;
    }
    int to = random.nextInt(op.operandCount());
    for (int i = 0; i < op.operandCount(); i++) {
      if (i != to && op.operandType(i).equals(op.operandType(to))) {
        op.setOperand(to, op.operand(i));
        return;
      }
    }
  }

  private void changeResult(Operation op, Random random) {
    if (op.resultCount() > 0) {
      Value result = op.result(random.nextInt(op.resultCount()));
      setType(result, TypeFamilies.near(result.type(), types, random));
    }
  }

  /** Changes the type of a result, whose uses get a value of the old one. */
  private static void setType(Value result, Type type) {
    Operation definer = result.definingOp();
    if (definer != null && result.hasUses()) {
      result.replaceAllUsesWith(Programs.source(OpBuilder.after(definer), result.type()));
    }
    result.setType(type);
  }

  /** Replaces a type by another one throughout the operation. */
  private void replaceType(Operation op, Random random) {
    List<Type> used = typesOf(op);
    if (!used.isEmpty()) {
      Type from = Choice.of(used, random);
      Type to = TypeFamilies.near(from, types, random);
      replaceTypes(op, type -> type.equals(from) ? to : type);
    }
  }

  /** Replaces an element type by another one throughout the operation. */
  private void replaceElement(Operation op, Random random) {
    List<Type> used = typesOf(op);
    if (!used.isEmpty()) {
      Type from = TypeFamilies.element(Choice.of(used, random));
      Type to = TypeFamilies.element(Choice.of(types, random));
      replaceTypes(
          op,
          type ->
              TypeFamilies.element(type).equals(from) ? TypeFamilies.withElement(type, to) : type);
    }
  }

  private static List<Type> typesOf(Operation op) {
    List<Type> used = new ArrayList<>();
    op.operands().forEach(value -> used.add(value.type()));
    op.results().forEach(value -> used.add(value.type()));
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        block.arguments().forEach(argument -> used.add(argument.type()));
      }
    }
    return used;
  }

  private static void replaceTypes(Operation op, UnaryOperator<Type> map) {
    for (Operation each : Programs.operations(op)) {
      replaceOperandTypes(each, op, map);
      for (int i = 0; i < each.resultCount(); i++) {
        Value result = each.result(i);
        Type type = map.apply(result.type());
        if (!type.equals(result.type())) {
          if (each.equals(op)) {
            setType(result, type);
          } else {
            result.setType(type);
          }
        }
      }
      for (int i = 0; i < each.regionCount(); i++) {
        for (Block block : each.region(i).blocks()) {
          block.arguments().forEach(argument -> argument.setType(map.apply(argument.type())));
        }
      }
      for (int i = 0; i < each.properties().size(); i++) {
        String name = each.properties().entry(i).name();
        Attribute value = each.properties().entry(i).value();
        Attribute mapped = retyped(value, map);
        if (mapped != value) {
          each.setAttribute(name, mapped);
        }
      }
    }
  }

  /** Operands of values outside get new sources; the types of those inside change by themselves. */
  private static void replaceOperandTypes(Operation each, Operation op, UnaryOperator<Type> map) {
    Map<Value, Value> replaced = new HashMap<>();
    for (int i = 0; i < each.operandCount(); i++) {
      Value value = each.operand(i);
      Type type = map.apply(value.type());
      if (!type.equals(value.type()) && isOutside(value, op)) {
        each.setOperand(
            i, replaced.computeIfAbsent(value, old -> Programs.source(OpBuilder.before(op), type)));
      }
    }
  }

  static boolean isOutside(Value value, Operation op) {
    Block owner = value.ownerBlock();
    Operation parent = owner == null ? null : owner.parentOp();
    return parent == null || !op.isAncestorOf(parent);
  }

  private static Attribute retyped(Attribute attribute, UnaryOperator<Type> map) {
    try {
      if (attribute instanceof TypeAttr type) {
        return TypeAttr.get(map.apply(type.value()));
      } else if (attribute instanceof IntegerAttr integer) {
        Type type = map.apply(integer.type());
        return type.equals(integer.type()) ? integer : IntegerAttr.get(type, integer.bigValue());
      } else if (attribute instanceof FloatAttr number) {
        Type type = map.apply(number.type());
        return type.equals(number.type()) ? number : FloatAttr.get(type, number.value());
      }
    } catch (IllegalArgumentException e) {
      // The value is none of the type.
      return attribute;
    }
    return attribute;
  }

  // --- Groups of values.

  /** Adds a value to a variable group of operands, or takes one from it. */
  private void changeGroup(Operation op, Random random) {
    List<OperandDefinition> groups = model.definition().operands();
    int[] sizes = groupSizes(op);
    if (sizes.length == 0) {
      return;
    }
    int group = random.nextInt(sizes.length);
    if (groups.get(group).arity() == Arity.SINGLE) {
      return;
    }
    int start = 0;
    for (int i = 0; i < group; i++) {
      start += sizes[i];
    }
    if (sizes[group] > 0 && random.nextBoolean()) {
      op.eraseOperands(start + sizes[group] - 1, 1);
      sizes[group]--;
    } else if (groups.get(group).arity() == Arity.VARIADIC || sizes[group] == 0) {
      List<Type> accepted = slots.operands(group);
      if (accepted.isEmpty()) {
        return;
      }
      Type type =
          sizes[group] > 0 ? op.operandType(start + sizes[group] - 1) : Choice.of(accepted, random);
      Value value = Programs.source(OpBuilder.before(op), type);
      op.insertOperands(start + sizes[group], List.of(value));
      sizes[group]++;
    }
    int slot = model.definition().indexOf(PropertyKind.OPERAND_SEGMENT_SIZES);
    if (slot >= 0) {
      op.setProperty(slot, Segments.of(op.context(), sizes));
    }
  }

  /** The sizes of the groups of operands; none if they are not known. */
  private int[] groupSizes(Operation op) {
    List<OperandDefinition> groups = model.definition().operands();
    int[] sizes = new int[groups.size()];
    int slot = model.definition().indexOf(PropertyKind.OPERAND_SEGMENT_SIZES);
    int single = 0;
    int variable = -1;
    for (int i = 0; i < sizes.length; i++) {
      if (slot >= 0) {
        sizes[i] = Segments.size(op.property(slot), i);
      } else if (groups.get(i).arity() == Arity.SINGLE) {
        sizes[i] = 1;
        single++;
      } else if (variable >= 0) {
        return new int[0];
      } else {
        variable = i;
      }
    }
    if (variable >= 0) {
      sizes[variable] = op.operandCount() - single;
    }
    return sizes;
  }

  // --- Regions.

  /** Inserts an operation at the start of a block of the operation. */
  private void insertIntoRegion(Operation op, Random random) {
    if (op.regionCount() == 0) {
      return;
    }
    Region region = op.region(random.nextInt(op.regionCount()));
    for (Block block : region.blocks()) {
      if (random.nextBoolean()) {
        Programs.source(OpBuilder.atStart(block), Choice.of(types, random));
      } else if (region.hasOneBlock() && random.nextBoolean()) {
        block.addArgument(Choice.of(types, random), UnknownLoc.get(op.context()));
      }
    }
  }
}
