// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/** Changes a module in all the ways that a rewriter can, without regard to what makes sense. */
final class RandomChanges {
  private final Random random;
  private final Operation module;
  private final Operation matched;
  private final ConversionRewriter rewriter;
  private final Context context;
  private boolean takesApart;

  /**
   * Changes of a module.
   *
   * @param matched an operation in it that stays, as do those around it
   */
  RandomChanges(Random random, Operation module, Operation matched, ConversionRewriter rewriter) {
    this.random = random;
    this.module = module;
    this.matched = matched;
    this.rewriter = rewriter;
    this.context = module.context();
  }

  /**
   * From now on also takes apart what it has copied, without the rewriter in part: what was in a
   * copy leaves it, which may then be erased.
   */
  RandomChanges takingApart() {
    takesApart = true;
    return this;
  }

  /** Makes some changes; those that the rewriter refuses change nothing. */
  int make(int count) {
    int made = 0;
    for (int i = 0; i < count; i++) {
      try {
        makeOne();
        made++;
      } catch (IllegalArgumentException | IllegalStateException e) {
        // For example, a block would be moved into itself.
      }
    }
    return made;
  }

  private void makeOne() {
    Operation op = operation();
    switch (random.nextInt(takesApart ? 32 : 24)) {
      case 0 -> create(op);
      case 1 -> rewriter.erase(erasable());
      case 2 -> rewriter.replaceWithMultiple(erasable(), List.of());
      case 3 -> replace(erasable());
      case 4 -> rewriter.moveBefore(op, operation());
      case 5 -> rewriter.moveAfter(op, operation());
      case 6 -> rewriter.moveToEnd(op, block());
      case 7 -> {
        rewriter.setInsertionPoint(op);
        rewriter.split(op);
        rewriter.clone(operation(), IrMapping.create());
      }
      case 8 -> rewriter.moveBefore(block(), block());
      case 9 -> rewriter.moveToEnd(block(), region());
      case 10 -> modify(op);
      case 11 -> rewriter.replaceAllUses(value(), value());
      case 12 -> rewriter.replaceAllUses(value(), List.of(value(), value()));
      case 13 -> rewriter.takeBody(region(), region());
      case 14 -> rewriter.inlineBefore(region(), block());
      case 15 -> inline(block());
      case 16 -> eraseBlock(block());
      case 17 -> convertSignature(block());
      case 18 -> rewriter.cloneAtEnd(region(), region(), IrMapping.create());
      case 19 -> rewriter.replaceAllUses(block(), block());
      case 20 -> {
        rewriter.setInsertionPoint(op);
        createWithBodies(2);
      }
      case 21, 22 -> {
        rewriter.setInsertionPoint(op);
        createWithMoved();
      }
      case 24, 25, 26, 27, 28, 29, 30, 31 -> {
        rewriter.setInsertionPoint(op);
        takeApart(rewriter.clone(operation(), IrMapping.create()));
      }
      default -> {
        rewriter.setInsertionPoint(op);
        rewriter.clone(operation(), IrMapping.create());
      }
    }
  }

  private void takeApart(Operation copy) {
    List<Operation> nested = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    copy.walk(
        WalkOrder.PRE,
        op -> {
          nested.add(op.keep());
          for (int i = 0; i < op.regionCount(); i++) {
            op.region(i).blocks().forEach(blocks::add);
          }
          return WalkResult.CONTINUE;
        });
    nested.remove(0);
    for (Operation op : nested) {
      switch (random.nextInt(4)) {
        case 0 -> rewriter.moveBefore(op, operation());
        case 1 -> op.moveBefore(operation());
        default -> {}
      }
    }
    for (Block block : blocks) {
      switch (random.nextInt(4)) {
        case 0 -> rewriter.moveToEnd(block, region());
        case 1 -> block.moveToEnd(region());
        default -> {}
      }
    }
    if (random.nextBoolean()) {
      copy.erase();
    }
  }

  /** Creates an operation, or not, whose region others move to, and perhaps out of again. */
  private void createWithMoved() {
    OperationState state =
        rewriter
            .newState()
            .reset(context.operationName("t.new"), UnknownLoc.get(context))
            .addType(type());
    Region region = state.addRegion();
    Region moved = region();
    Region other = region();
    try {
      if (!contains(moved)) {
        rewriter.inlineAtEnd(moved, region);
      }
      if (random.nextBoolean()) {
        rewriter.buildBlock(region, this::buildAndPerhapsThrow);
      }
      if (random.nextBoolean()) {
        rewriter.inlineAtEnd(region, other);
      }
      rewriter.create(state);
    } finally {
      rewriter.discard(state);
    }
  }

  private boolean contains(Region region) {
    for (Block block : region.blocks()) {
      if (contains(block)) {
        return true;
      }
    }
    return false;
  }

  private void buildAndPerhapsThrow(Block block) {
    rewriter.clone(operation(), IrMapping.create());
    createWithBodies(1);
    if (random.nextBoolean()) {
      throw new IllegalStateException("on purpose");
    }
  }

  private void create(Operation before) {
    rewriter.setInsertionPoint(before);
    OperationState state =
        rewriter.state(context.operationName("t.new"), UnknownLoc.get(context)).addType(type());
    for (int i = random.nextInt(3); i > 0; i--) {
      state.addOperand(value());
    }
    Operation created = rewriter.create(state.addRegions(random.nextInt(2)));
    if (created.regionCount() > 0 && random.nextBoolean()) {
      rewriter.createBlock(created.region(0)).addArgument(type(), created.location());
    }
  }

  /** Creates an operation whose regions are built before it, as bodies of loops are. */
  private void createWithBodies(int depth) {
    OperationState state =
        rewriter
            .newState()
            .reset(context.operationName("t.new"), UnknownLoc.get(context))
            .addType(type())
            .addOperand(value());
    Region region = state.addRegion();
    for (int i = random.nextInt(3); i > 0; i--) {
      rewriter.buildBlock(
          random.nextBoolean() ? region : state.addRegion(),
          block -> {
            block.addArgument(type(), state.location());
            for (int j = random.nextInt(depth + 1); j > 0; j--) {
              createWithBodies(depth - 1);
            }
          });
    }
    rewriter.create(state);
  }

  private void replace(Operation op) {
    List<List<Value>> values = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      values.add(random.nextBoolean() ? List.of(value()) : List.of(value(), value()));
    }
    rewriter.replaceWithMultiple(op, values);
  }

  private void modify(Operation op) {
    Value value = value();
    rewriter.modify(
        op,
        () -> {
          op.setAttribute("changed", StringAttr.get(context, "" + random.nextInt(3)));
          if (op.operandCount() > 0 && random.nextBoolean()) {
            op.setOperand(random.nextInt(op.operandCount()), value);
          } else if (op.successorCount() == 0) {
            op.insertOperands(op.operandCount(), List.of(value));
          } else {
            op.setSuccessor(0, Objects.requireNonNull(op.block()));
          }
          if (op.resultCount() > 0) {
            op.result(0).setType(type());
          }
          op.removeAttribute("kept");
        });
  }

  private void inline(Block source) {
    List<Value> arguments = new ArrayList<>();
    for (int i = 0; i < source.argumentCount(); i++) {
      arguments.add(value());
    }
    if (random.nextBoolean()) {
      rewriter.inlineBefore(source, operation(), arguments);
    } else {
      rewriter.merge(source, block(), arguments);
    }
  }

  private void eraseBlock(Block block) {
    if (!contains(block)) {
      rewriter.erase(block);
    }
  }

  private boolean contains(Block block) {
    for (Operation at = matched; at != null; at = at.parent()) {
      if (block.equals(at.block())) {
        return true;
      }
    }
    return false;
  }

  private void convertSignature(Block block) {
    SignatureConversion conversion = new SignatureConversion(block.argumentCount());
    for (int i = 0; i < block.argumentCount(); i++) {
      switch (random.nextInt(4)) {
        case 0 -> conversion.addInputs(i, List.of(type(), type()));
        case 1 -> conversion.addInputs(i, List.of(type()));
        case 2 -> conversion.remapInput(i, List.of(value()));
        default -> conversion.addInputs(i, List.of());
      }
    }
    rewriter.applySignatureConversion(block, conversion, null);
  }

  // --- Choosing.

  private Type type() {
    return switch (random.nextInt(3)) {
      case 0 -> IntegerType.get(context, 32);
      case 1 -> IntegerType.get(context, 64);
      default -> FloatType.f32(context);
    };
  }

  private <T> T one(List<T> list) {
    if (list.isEmpty()) {
      throw new IllegalStateException("nothing to choose from");
    }
    return list.get(random.nextInt(list.size()));
  }

  private List<Operation> operations() {
    List<Operation> all = new ArrayList<>();
    module.walk(
        WalkOrder.PRE,
        op -> {
          if (!op.equals(module)) {
            all.add(op.keep());
          }
          return WalkResult.CONTINUE;
        });
    return all;
  }

  private Operation operation() {
    return one(operations());
  }

  private Operation erasable() {
    List<Operation> all = operations();
    all.removeIf(op -> op.isAncestorOf(matched));
    return one(all);
  }

  private List<Region> regions() {
    List<Region> all = new ArrayList<>(List.of(module.region(0)));
    for (Operation op : operations()) {
      for (int i = 0; i < op.regionCount(); i++) {
        all.add(op.region(i));
      }
    }
    return all;
  }

  private Region region() {
    return one(regions());
  }

  private List<Block> blocks() {
    List<Block> all = new ArrayList<>();
    regions().forEach(region -> region.blocks().forEach(all::add));
    return all;
  }

  private Block block() {
    return one(blocks());
  }

  private Value value() {
    List<Value> all = new ArrayList<>();
    operations().forEach(op -> all.addAll(op.results()));
    blocks().forEach(block -> all.addAll(block.arguments()));
    return one(all);
  }
}
