// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.HandleAccess;
import dev.ods.ir.storage.RefWatcher;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Gives {@code dev.ods.ir.unsafe} access to the members of handles that only this package has. */
final class StorageAccess
    extends HandleAccess<
        Context,
        Operation,
        Block,
        Region,
        Value,
        OperationName,
        Uniqued,
        OperationState,
        WalkResult> {

  @Override
  public Arena arena(Operation op) {
    return op.arena();
  }

  @Override
  public Arena arenaOf(Block block) {
    return block.arena();
  }

  @Override
  public Arena arenaOfValue(Value value) {
    return value.arena();
  }

  @Override
  public int ref(Operation op) {
    return op.ref();
  }

  @Override
  public int blockRef(Block block) {
    return block.ref();
  }

  @Override
  public int regionRef(Region region) {
    return region.ref();
  }

  @Override
  public long word(Value value) {
    return value.word();
  }

  @Override
  public long wordOfAny(Value value) {
    return value.wordOfAny();
  }

  @Override
  public Operation operation(Arena arena, int op) {
    return new Operation((IrArena) arena, op);
  }

  @Override
  public Block block(Arena arena, int block) {
    return new Block((IrArena) arena, block);
  }

  @Override
  public Region region(Arena arena, int region) {
    return new Region((IrArena) arena, region);
  }

  @Override
  public Value value(Arena arena, long value) {
    return Value.of((IrArena) arena, value);
  }

  @Override
  public long wordIn(Value value, Arena arena) {
    return value.wordIn((IrArena) arena);
  }

  @Override
  public void requireErasable(Block block) {
    block.requireErasable();
  }

  @Override
  public void requireErasableTree(Operation op) {
    Movement.requireErasable((IrArena) arena(op), op.live());
  }

  @Override
  public int refIn(Block block, Arena arena) {
    return block.refIn((IrArena) arena);
  }

  @Override
  public void setUse(Arena arena, int use, long value) {
    new OpOperand((IrArena) arena, use).set(Value.of((IrArena) arena, value));
  }

  @Override
  public void watch(Arena arena, RefWatcher ops, RefWatcher blocks) {
    ((IrArena) arena).scopes().watch(ops, blocks);
  }

  @Override
  public void pauseWatch(Arena arena) {
    ((IrArena) arena).scopes().pauseWatch();
  }

  @Override
  public void endWatch(Arena arena) {
    ((IrArena) arena).scopes().endWatch();
  }

  @Override
  public void pointTo(Operation borrowed, int op) {
    borrowed.pointTo(op);
  }

  @Override
  public int controlWord(WalkResult result) {
    return result.word();
  }

  @Override
  public int id(Uniqued uniqued) {
    return uniqued.id();
  }

  @Override
  public Type type(Context context, int id) {
    return context.types().get(id);
  }

  @Override
  public Attribute attribute(Context context, int id) {
    return context.attributes().get(id);
  }

  @Override
  public @Nullable Uniqued property(OperationName name, Arena arena, int op, int index) {
    OpModel model = Objects.requireNonNull(name.model(), "only registered operations are typed");
    PropertySlots slots = Objects.requireNonNull(model.slots(), "the operation's slots are marked");
    return slots.get((IrArena) arena, op, Objects.checkIndex(index, slots.properties()));
  }

  @Override
  public OperationName name(Context context, int id) {
    return context.operationName(id);
  }

  @Override
  public int fileId(Context context, String file) {
    return context.files().id(file);
  }

  @Override
  public String file(Context context, int fileId) {
    return context.files().name(fileId);
  }

  @Override
  public long locationWord(Context context, int fileId, int line, int column) {
    return LocationCodec.pack(context, fileId, line, column);
  }

  @Override
  public long locationWord(Uniqued location) {
    return ((Location) location).word();
  }

  @Override
  public Location location(Context context, long word) {
    return LocationCodec.unpack(context, word);
  }

  @Override
  public Value addArgument(Block block, Uniqued type, long location) {
    return block.addArgument((Type) type, location);
  }

  @Override
  public boolean isSetByName(OperationState state, String attributeName) {
    return state.isSetByName(attributeName);
  }

  @Override
  public void reset(OperationState state, OperationName name, long location) {
    state.reset(name, location);
  }
}
