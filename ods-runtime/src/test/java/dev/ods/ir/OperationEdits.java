// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.ir.PlainIr.Blk;
import dev.ods.ir.PlainIr.Op;
import dev.ods.ir.PlainIr.Val;
import java.util.List;
import java.util.Random;

/** Inserts, moves and erases operations, and changes what they have beside operands. */
final class OperationEdits {
  private final EditedIr ir;
  private final RandomChoices choices;
  private final Random random;
  private final PlainIrChecker checker;

  OperationEdits(EditedIr ir, Random random) {
    this.ir = ir;
    this.random = random;
    choices = ir.choices;
    checker = ir.checker;
  }

  void insertDetached() {
    ir.began("insert");
    Op op = ir.pickChangeable();
    if (op.block != null) {
      Operation handle = op.handle;
      Block somewhere = ir.pickBlock().handle;
      assertThrows(IllegalArgumentException.class, () -> somewhere.append(handle));
    } else {
      ir.insertSomewhere(op);
    }
    checker.checkOp(op);
  }

  void removeOp() {
    ir.began("remove");
    Op op = ir.pickChangeable();
    op.handle.remove();
    EditedIr.unlink(op);
    checker.checkOp(op);
  }

  void move() {
    ir.began("move");
    Op op = ir.pickChangeable();
    Op to = ir.pickOp();
    Blk block = to.block;
    if (block == null || block.isInside(op) || random.nextInt(4) == 0) {
      block = block == null || block.isInside(op) ? ir.rootBlock : block;
      op.handle.moveToEnd(block.handle);
      EditedIr.unlink(op);
      block.ops.add(op);
      op.block = block;
    } else {
      boolean before = random.nextBoolean();
      if (before) {
        op.handle.moveBefore(to.handle);
      } else {
        op.handle.moveAfter(to.handle);
      }
      if (op != to) {
        EditedIr.unlink(op);
        block.ops.add(block.ops.indexOf(to) + (before ? 0 : 1), op);
        op.block = block;
      }
    }
    checker.checkOp(op);
    checker.checkBlock(block);
  }

  void erase() {
    ir.began("erase");
    Op op = ir.pickChangeable();
    for (Val result : op.results) {
      if (!result.uses.isEmpty()) {
        assertThrows(IllegalStateException.class, op.handle::erase);
        checker.checkUses(result);
        break;
      }
    }
    ir.release(op);
    op.handle.erase();
    ir.forget(op);
    if (op.block != null) {
      Blk block = op.block;
      EditedIr.unlink(op);
      checker.checkBlock(block);
    }
  }

  void dropReferences() {
    ir.began("dropAllReferences");
    Op op = ir.pickChangeable();
    op.handle.dropAllReferences();
    for (Op inner : PlainIr.nest(op)) {
      EditedIr.dropPlain(inner);
      checker.checkOp(inner);
    }
  }

  void setSuccessor() {
    ir.began("setSuccessor");
    Op op = ir.pickOp();
    if (op.successors.isEmpty()) {
      return;
    }
    int index = random.nextInt(op.successors.size());
    Blk block = ir.pickBlock();
    op.handle.setSuccessor(index, block.handle);
    op.successors.get(index).set(block);
    checker.checkBlock(block);
  }

  void setAttributes() {
    ir.began("attributes");
    Op op = ir.pickOp();
    String name = choices.attributeName();
    Attribute value = choices.attribute();
    switch (random.nextInt(5)) {
      case 0 -> {
        Attribute old = op.handle.removeAttribute(name);
        int slot = EditedIr.slot(op, name);
        assertEquals(slot >= 0 ? op.properties[slot] : op.discardable.get(name), old);
        if (slot >= 0) {
          op.properties[slot] = null;
        } else {
          op.discardable.remove(name);
        }
      }
      case 1 -> {
        DictionaryAttr dictionary =
            DictionaryAttr.get(ir.context(), List.of(new NamedAttribute("z" + name, value)));
        op.handle.setDiscardableAttributes(dictionary);
        op.discardable.clear();
        op.discardable.put("z" + name, value);
      }
      case 2 -> {
        if (op.properties.length > 0) {
          int slot = random.nextInt(op.properties.length);
          op.handle.setProperty(slot, value);
          op.properties[slot] = value;
        } else if (op.handle.name().model() == null) {
          op.handle.setRawProperties(value);
          op.raw = value;
        }
      }
      default -> {
        op.handle.setAttribute(name, value);
        EditedIr.setPlainAttribute(op, name, value);
        assertEquals(value, op.handle.attribute(name));
      }
    }
    checker.checkOp(op);
  }

  void setTypesAndLocations() {
    ir.began("types and locations");
    Val value = ir.pickValue();
    value.type = choices.type();
    value.handle().setType(value.type);
    Op op = ir.pickOp();
    op.location = choices.location();
    op.handle.setLocation(op.location);
    if (value.op == null) {
      value.location = choices.location();
      value.handle().setLocation(value.location);
    }
    checker.checkOp(op);
  }

  void askOrder() {
    ir.began("isBeforeInBlock");
    Blk block = ir.pickBlock();
    if (block.ops.size() < 2) {
      return;
    }
    for (int i = 0; i < 5; i++) {
      int a = random.nextInt(block.ops.size());
      int b = random.nextInt(block.ops.size());
      Operation first = block.ops.get(a).handle;
      Operation second = block.ops.get(b).handle;
      assertEquals(a < b, first.isBeforeInBlock(second));
    }
    checker.checkBlock(block);
  }
}
