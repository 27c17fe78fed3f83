// SPDX-License-Identifier: Apache-2.0
package dev.ods.inline;

import dev.ods.builtin.ArrayAttr;
import dev.ods.control.CallOpInterface;
import dev.ods.control.CallableOpInterface;
import dev.ods.ir.Block;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Replaces one call by what it calls (MLIR's {@code inlineCall}). Which operations allow that,
 * their dialects say: {@link DialectInlinerInterface}.
 */
public final class Inlining {
  private static final DialectInlinerInterface NEVER = new DialectInlinerInterface() {};

  private final CallOpInterface call;
  private final Operation callOp;
  private final CallableOpInterface callable;
  private final Region source;
  private final boolean cloned;
  private final IrMapping mapping = IrMapping.create();
  private final List<Operation> casts = new ArrayList<>();

  private Inlining(
      CallOpInterface call, CallableOpInterface callable, Region source, boolean cloned) {
    this.call = call;
    this.callOp = call.operation();
    this.callable = callable;
    this.source = source;
    this.cloned = cloned;
  }

  /**
   * Inlines a region at a call, which is not erased, but has no uses afterwards.
   *
   * @param callable what is called
   * @param source its region
   * @param clone whether the region is copied; otherwise it is moved
   * @param inlined receives the new blocks, before their terminators are replaced
   * @return whether it was legal; if not, nothing has changed
   */
  public static boolean inlineCall(
      CallOpInterface call,
      CallableOpInterface callable,
      Region source,
      boolean clone,
      Consumer<? super List<Block>> inlined) {
    return new Inlining(call, callable, source, clone).run(inlined);
  }

  /** How the dialect of an operation takes part. */
  private static DialectInlinerInterface handler(@Nullable Operation op) {
    DialectDefinition dialect = op == null ? null : op.name().dialect();
    InlinableDialect inlinable = dialect == null ? null : dialect.as(InlinableDialect.class);
    return inlinable == null ? NEVER : inlinable.inlinerInterface();
  }

  private boolean run(Consumer<? super List<Block>> inlined) {
    Block entry = source.first();
    if (entry == null
        || call.argOperands().size() != entry.argumentCount()
        || callOp.resultCount() != callable.resultTypes().size()) {
      return false;
    }
    if (!mapArguments(entry) || !convertResults() || !isLegal()) {
      undoCasts();
      return false;
    }
    inline(inlined);
    return true;
  }

  // --- Conversions.

  private boolean mapArguments(Block entry) {
    List<Value> operands = List.copyOf(call.argOperands());
    OpBuilder builder = OpBuilder.before(callOp);
    for (int i = 0; i < operands.size(); i++) {
      Value argument = entry.argument(i);
      Value operand = operands.get(i);
      if (operand.type() != argument.type()) {
        Operation cast = convert(builder, operand, argument.type());
        if (cast == null) {
          return false;
        }
        operand = cast.result(0);
      }
      mapping.map(argument, operand);
    }
    return true;
  }

  private boolean convertResults() {
    OpBuilder builder = OpBuilder.after(callOp);
    List<Type> types = callable.resultTypes();
    for (int i = 0; i < types.size(); i++) {
      Value result = callOp.result(i);
      if (result.type() != types.get(i)) {
        Operation cast = convert(builder, result, result.type());
        if (cast == null) {
          return false;
        }
        result.replaceAllUsesWith(cast.result(0));
        cast.setOperand(0, result);
      }
    }
    return true;
  }

  private @Nullable Operation convert(OpBuilder builder, Value value, Type type) {
    Operation cast =
        handler(callOp).materializeCallConversion(builder, value, type, callOp.location());
    if (cast != null) {
      casts.add(cast);
    }
    return cast;
  }

  private void undoCasts() {
    for (Operation cast : casts) {
      cast.result(0).replaceAllUsesWith(cast.operand(0));
      cast.erase();
    }
  }

  // --- Legality.

  private boolean isLegal() {
    Region target = Objects.requireNonNull(Objects.requireNonNull(callOp.block()).parent());
    return handler(callOp).isLegalToInline(callOp, callable.operation(), cloned)
        && handler(target.parentOp()).isLegalToInline(target, source, cloned, mapping)
        && areLegal(target);
  }

  private boolean areLegal(Region target) {
    Deque<Region> pending = new ArrayDeque<>();
    pending.push(source);
    while (!pending.isEmpty()) {
      for (Block block : pending.pop().blocks()) {
        for (Operation op : block.operations()) {
          if (op.name().value().equals("builtin.unrealized_conversion_cast")) {
            continue;
          }
          DialectInlinerInterface handler = handler(op);
          if (!handler.isLegalToInline(op, target, cloned, mapping)) {
            return false;
          }
          for (int i = 0; i < op.regionCount() && handler.shouldAnalyzeRecursively(op); i++) {
            pending.push(op.region(i));
          }
        }
      }
    }
    return true;
  }

  // --- Inlining.

  private void inline(Consumer<? super List<Block>> inlined) {
    handleArguments();
    Block before = Objects.requireNonNull(callOp.block());
    Block after = splitAfterCall(before);
    List<Block> blocks = cloned ? cloneBlocks(after) : moveBlocks(after);
    if (!callOp.location().equals(UnknownLoc.get(callOp.context()))) {
      new InlinedLocations(callOp.location()).remap(blocks);
    }
    if (!cloned) {
      blocks.forEach(this::remapOperands);
    }
    handler(callOp).processInlinedCallBlocks(callOp, blocks);
    inlined.accept(blocks);
    Block first = blocks.get(0);
    if (blocks.size() == 1 && handler(first.parentOp()).allowsSingleBlockOptimization(blocks)) {
      replaceResults(first);
      moveAll(after, first);
      after.erase();
    } else {
      passResults(blocks, after);
    }
    moveAll(first, before);
    first.erase();
  }

  private Block splitAfterCall(Block block) {
    Operation next = callOp.next();
    if (next != null) {
      return block.splitBefore(next);
    }
    Block following = block.next();
    Block created = Objects.requireNonNull(block.parent()).addBlock();
    if (following != null) {
      created.moveBefore(following);
    }
    return created;
  }

  private List<Block> moveBlocks(Block after) {
    List<Block> blocks = new ArrayList<>();
    for (Block block = source.first(); block != null; block = source.first()) {
      block.moveBefore(after);
      blocks.add(block);
    }
    return blocks;
  }

  private void remapOperands(Block block) {
    for (Operation op : block.operations()) {
      op.walk(this::remapOperands);
    }
  }

  private void remapOperands(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value mapped = mapping.lookup(op.operand(i));
      if (mapped != null) {
        op.setOperand(i, mapped);
      }
    }
  }

  private List<Block> cloneBlocks(Block after) {
    Region target = Objects.requireNonNull(after.parent());
    List<Block> blocks = new ArrayList<>();
    for (Block block : source.blocks()) {
      Block copy = target.addBlock();
      copy.moveBefore(after);
      mapping.map(block, copy);
      for (Value argument : block.arguments()) {
        if (mapping.lookup(argument) == null) {
          mapping.map(argument, copy.addArgument(argument.type(), argument.location()));
        }
      }
      blocks.add(copy);
    }
    int index = 0;
    for (Block block : source.blocks()) {
      OpBuilder builder = OpBuilder.atEnd(blocks.get(index));
      index++;
      for (Operation op : block.operations()) {
        builder.clone(op, mapping);
      }
    }
    if (blocks.size() > 1) {
      // What a block defines may be used in one that comes before it.
      blocks.forEach(this::remapOperands);
    }
    return blocks;
  }

  /** The block becomes a part of that of the call. */
  private void replaceResults(Block block) {
    Operation terminator = Objects.requireNonNull(block.last());
    handleResults(OpBuilder.before(terminator), terminator.operands());
    handler(terminator).handleTerminator(terminator, callOp.results());
    terminator.erase();
  }

  /** The results become arguments of the block after the call. */
  private void passResults(List<Block> blocks, Block after) {
    List<Type> types = callable.resultTypes();
    for (int i = 0; i < types.size(); i++) {
      Value result = callOp.result(i);
      result.replaceAllUsesWith(after.addArgument(types.get(i), result.location()));
    }
    handleResults(OpBuilder.atStart(after), after.arguments());
    for (Block block : blocks) {
      Operation terminator = Objects.requireNonNull(block.last());
      handler(terminator).handleTerminator(terminator, after);
    }
  }

  private static void moveAll(Block from, Block to) {
    for (Operation op = from.first(); op != null; op = from.first()) {
      op.moveToEnd(to);
    }
  }

  // --- Attributes of arguments and results.

  private void handleArguments() {
    ArrayAttr attributes = callable.argAttrsAttr();
    OpBuilder builder = OpBuilder.after(callOp);
    DialectInlinerInterface handler = handler(callable.operation());
    int index = 0;
    for (Value argument : Objects.requireNonNull(source.first()).arguments()) {
      Value operand = Objects.requireNonNull(mapping.lookup(argument));
      Value handled =
          handler.handleArgument(
              builder, callOp, callable.operation(), operand, dictionary(attributes, index));
      if (!handled.equals(operand)) {
        mapping.map(argument, handled);
      }
      index++;
    }
  }

  private void handleResults(OpBuilder builder, List<Value> results) {
    ArrayAttr attributes = callable.resAttrsAttr();
    DialectInlinerInterface handler = handler(callable.operation());
    int index = 0;
    for (Value result : List.copyOf(results)) {
      Set<Operation> users = new HashSet<>();
      result.uses().forEach(use -> users.add(use.owner()));
      Value handled =
          handler.handleResult(
              builder, callOp, callable.operation(), result, dictionary(attributes, index));
      if (!handled.equals(result)) {
        replaceUses(result, handled, users);
      }
      index++;
    }
  }

  private static void replaceUses(Value from, Value to, Set<Operation> users) {
    List<OpOperand> uses = new ArrayList<>();
    from.uses().forEach(uses::add);
    for (OpOperand use : uses) {
      if (users.contains(use.owner())) {
        use.set(to);
      }
    }
  }

  private DictionaryAttr dictionary(@Nullable ArrayAttr all, int index) {
    return all != null && all.elements().get(index) instanceof DictionaryAttr dictionary
        ? dictionary
        : DictionaryAttr.get(callOp.context(), List.of());
  }
}
