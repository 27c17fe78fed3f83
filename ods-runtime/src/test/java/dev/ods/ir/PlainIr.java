// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A model of the IR in plain objects with lists, with which packed IR is compared after each
 * change. Each object has the handle of its packed counterpart.
 */
final class PlainIr {
  /** All live operations. */
  final List<Op> ops = new ArrayList<>();

  /** The root operation, whose own parent is not modeled. */
  @Nullable Op root;

  /** All live blocks. */
  final List<Blk> blocks = new ArrayList<>();

  /** An operation. */
  static final class Op {
    final String name;
    final Operation handle;
    final List<Use> operands = new ArrayList<>();
    final List<Val> results = new ArrayList<>();
    final List<Reg> regions = new ArrayList<>();
    final List<Succ> successors = new ArrayList<>();
    final Map<String, Attribute> discardable = new TreeMap<>();
    final @Nullable Attribute[] properties;
    @Nullable Attribute raw;
    Location location;
    @Nullable Blk block;

    Op(String name, Operation handle, Location location, int properties) {
      this.name = name;
      this.handle = handle;
      this.location = location;
      this.properties = new Attribute[properties];
    }

    @Nullable Op parent() {
      return block == null || block.region == null ? null : block.region.owner;
    }

    boolean isInside(Op ancestor) {
      Op up = this;
      while (up != null && up != ancestor) {
        up = up.parent();
      }
      return up != null;
    }
  }

  /** A value: a result or a block argument. */
  static final class Val {
    final @Nullable Op op;
    final @Nullable Blk blk;
    Type type;
    @Nullable Location location;

    /** The newest last. */
    final List<Use> uses = new ArrayList<>();

    Val(@Nullable Op op, @Nullable Blk blk, Type type) {
      this.op = op;
      this.blk = blk;
      this.type = type;
    }

    int index() {
      return op != null ? op.results.indexOf(this) : TestIr.notNull(blk).args.indexOf(this);
    }

    Value handle() {
      return op != null ? op.handle.result(index()) : TestIr.notNull(blk).handle.argument(index());
    }

    boolean isDefinedInside(Op ancestor) {
      if (op != null) {
        return op.isInside(ancestor);
      }
      return TestIr.notNull(blk).isInside(ancestor);
    }
  }

  /** An operand. */
  static final class Use {
    final Op owner;
    @Nullable Val value;

    Use(Op owner) {
      this.owner = owner;
    }

    void set(@Nullable Val newValue) {
      if (value != null) {
        value.uses.remove(this);
      }
      value = newValue;
      if (newValue != null) {
        newValue.uses.add(this);
      }
    }
  }

  /** A successor. */
  static final class Succ {
    final Op owner;
    @Nullable Blk block;

    Succ(Op owner) {
      this.owner = owner;
    }

    void set(@Nullable Blk newBlock) {
      if (block != null) {
        block.uses.remove(this);
      }
      block = newBlock;
      if (newBlock != null) {
        newBlock.uses.add(this);
      }
    }
  }

  /** A block. */
  static final class Blk {
    final Block handle;
    final List<Op> ops = new ArrayList<>();
    final List<Val> args = new ArrayList<>();

    /** The newest last. */
    final List<Succ> uses = new ArrayList<>();

    @Nullable Reg region;

    Blk(Block handle) {
      this.handle = handle;
    }

    boolean isInside(Op ancestor) {
      return region != null && region.owner.isInside(ancestor);
    }
  }

  /** A region. */
  static final class Reg {
    final Op owner;
    final int index;
    final List<Blk> blocks = new ArrayList<>();

    Reg(Op owner, int index) {
      this.owner = owner;
      this.index = index;
    }

    Region handle() {
      return owner.handle.region(index);
    }
  }

  /** An operation and all operations nested in it, in pre-order. */
  static List<Op> nest(Op root) {
    List<Op> found = new ArrayList<>();
    found.add(root);
    for (Reg region : root.regions) {
      for (Blk block : region.blocks) {
        for (Op op : block.ops) {
          found.addAll(nest(op));
        }
      }
    }
    return found;
  }

  /** The blocks of an operation and of all operations nested in it. */
  static List<Blk> blocksIn(Op root) {
    List<Blk> found = new ArrayList<>();
    for (Op op : nest(root)) {
      for (Reg region : op.regions) {
        found.addAll(region.blocks);
      }
    }
    return found;
  }
}
