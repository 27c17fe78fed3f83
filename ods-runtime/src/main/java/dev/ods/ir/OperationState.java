// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.OperandSlab;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The components of an operation, collected before it is created. A state is reusable: its lists
 * keep their capacity when it is {@linkplain #reset reset}, so that building creates no garbage.
 */
public final class OperationState {
  private final OpBuilder builder;
  private final IrArena arena;
  private @Nullable OperationName name;

  /** Whether an operation was created from the state since its last reset. */
  private boolean used;

  private long location;
  private long[] operands = new long[8];
  private int operandCount;
  private int[] types = new int[4];
  private int typeCount;
  private int[] successors = new int[2];
  private int successorCount;
  private int[] regions = new int[2];
  private int regionCount;
  private int[] properties = new int[8];
  private int propertyCount;

  /** The slots that were set by the names of their attributes. */
  private final BitSet named = new BitSet();

  /** The slots of the properties that are no attributes; null if there are none. */
  private @Nullable PropertySlots slots;

  private int rawProperties;
  private int discardable;
  private final AttributeCollector attributes = new AttributeCollector();

  /** In checking mode, the handles that were added, which know their generation. */
  private final List<Value> operandHandles = new ArrayList<>();

  private final List<Block> successorHandles = new ArrayList<>();

  /** The erasures of the arena's root before the last reset. */
  private int erasures;

  OperationState(OpBuilder builder) {
    this.builder = builder;
    this.arena = builder.arena();
  }

  /** Empties the state for an operation of another kind. */
  public OperationState reset(OperationName newName, Location newLocation) {
    return reset(newName, arena.word(newLocation));
  }

  /** Resets the state for an operation with a packed location. */
  OperationState reset(OperationName newName, long packedLocation) {
    arena.checkContext(newName.context(), "operation name");
    name = newName;
    used = false;
    location = packedLocation;
    operandCount = 0;
    typeCount = 0;
    successorCount = 0;
    dropRegions();
    OpModel model = newName.model();
    propertyCount = model == null ? 0 : model.slotCount();
    if (propertyCount > properties.length) {
      properties = new int[propertyCount];
    }
    Arrays.fill(properties, 0, propertyCount, 0);
    named.clear();
    slots = model == null ? null : model.slots();
    if (slots != null) {
      slots.initialize(arena, properties);
    }
    rawProperties = 0;
    discardable = 0;
    attributes.clear();
    operandHandles.clear();
    successorHandles.clear();
    return this;
  }

  /**
   * Drops all that was built for the operation, which is not created. The state must be reset
   * before it is filled again.
   */
  void discardIn(IrArena user) {
    requireArena(user);
    dropRegions();
    name = null;
  }

  void requireArena(IrArena user) {
    if (user != arena) {
      throw new IllegalArgumentException(
          "a state is for its own builder: fill one of this builder");
    }
  }

  private void dropRegions() {
    int count = regionCount;
    regionCount = 0;
    try {
      if (erasures == arena.erasures()) {
        builder.discardRegions(regions, count);
      }
    } finally {
      erasures = arena.erasures();
    }
  }

  /** The context of the operation to be. */
  public Context context() {
    return arena.context();
  }

  /** The kind of the operation to be. */
  public OperationName name() {
    if (name == null) {
      throw new IllegalStateException("a state is reset to a name before it is filled");
    }
    return name;
  }

  /** The location of the operation to be. */
  public Location location() {
    return LocationCodec.unpack(arena.context(), location);
  }

  /** Sets the location of the operation to be. */
  public void setLocation(Location newLocation) {
    location = arena.word(newLocation);
  }

  // --- Operands.

  /** Adds an operand, which must not be erased before the operation is created. */
  public OperationState addOperand(Value value) {
    // First, as it may throw.
    long word = value.wordToCheckIn(arena);
    if (operandCount == operands.length) {
      operands = Arrays.copyOf(operands, operandCount * 2);
    }
    operands[operandCount++] = word;
    if (Checks.ENABLED) {
      operandHandles.add(value);
    }
    return this;
  }

  /** Adds operands: all, or none if one is refused. */
  public OperationState addOperands(List<Value> values) {
    int before = operandCount;
    try {
      for (int i = 0; i < values.size(); i++) {
        addOperand(values.get(i));
      }
      return this;
    } catch (RuntimeException | Error e) {
      operandCount = before;
      truncate(operandHandles, before);
      throw e;
    }
  }

  /** In checking mode: drops the handles that were added after the first ones. */
  private static void truncate(List<?> handles, int count) {
    if (Checks.ENABLED) {
      handles.subList(count, handles.size()).clear();
    }
  }

  /** Adds an operand unless it is null. */
  public OperationState addOptionalOperand(@Nullable Value value) {
    return value == null ? this : addOperand(value);
  }

  /** The number of operands so far. */
  public int operandCount() {
    return operandCount;
  }

  /** The {@code index}-th operand. */
  public Value operand(int index) {
    Objects.checkIndex(index, operandCount);
    return Checks.ENABLED ? operandHandles.get(index) : Value.of(arena, operands[index]);
  }

  // --- Result types.

  /** Adds the type of a result. */
  public OperationState addType(Type type) {
    int id = arena.id(type);
    if (typeCount == types.length) {
      types = Arrays.copyOf(types, typeCount * 2);
    }
    types[typeCount++] = id;
    return this;
  }

  /** Adds the types of results: all, or none if one is refused. */
  public OperationState addTypes(List<? extends Type> resultTypes) {
    int before = typeCount;
    try {
      for (int i = 0; i < resultTypes.size(); i++) {
        addType(resultTypes.get(i));
      }
      return this;
    } catch (RuntimeException | Error e) {
      typeCount = before;
      throw e;
    }
  }

  /** Adds the type of a result unless it is null. */
  public OperationState addOptionalType(@Nullable Type type) {
    return type == null ? this : addType(type);
  }

  /** The number of result types so far. */
  public int typeCount() {
    return typeCount;
  }

  /** The type of the {@code index}-th result. */
  public Type type(int index) {
    Objects.checkIndex(index, typeCount);
    return arena.type(types[index]);
  }

  // --- Attributes.

  /**
   * Sets an attribute: the inherent one of this name if the operation is registered and has one,
   * otherwise a discardable one. Replaces an attribute of the same name, without an error.
   */
  public OperationState setAttribute(String attributeName, Attribute value) {
    OpModel model = name().model();
    int slot = model == null ? -1 : model.propertyIndex(attributeName);
    if (slot >= 0) {
      setNamed(slot, value);
    } else {
      addDiscardable(attributeName, value);
    }
    return this;
  }

  /**
   * Sets attributes, each as {@link #setAttribute} does: of equal names the last one wins. Entries
   * with the names of properties that are no attributes set these. Sets none if an attribute is of
   * another context.
   *
   * @throws IllegalArgumentException if an attribute does not convert to its property
   */
  public OperationState setAttributes(List<NamedAttribute> entries) {
    for (int i = 0; i < entries.size(); i++) {
      arena.checkContext(entries.get(i).value().context(), "attribute");
    }
    for (int i = 0; i < entries.size(); i++) {
      setEntry(entries.get(i));
    }
    return this;
  }

  private void setEntry(NamedAttribute entry) {
    int slot = slots == null ? -1 : Objects.requireNonNull(name().model()).slotIndex(entry.name());
    if (slot >= 0) {
      setProperty(slot, entry.value());
      named.set(slot);
    } else {
      setAttribute(entry.name(), entry.value());
    }
  }

  private void setNamed(int slot, Attribute value) {
    properties[slot] = arena.id(value);
    named.set(slot);
  }

  private void addDiscardable(String attributeName, Attribute value) {
    arena.checkContext(value.context(), "attribute");
    attributes.set(new NamedAttribute(attributeName, value));
  }

  /**
   * Sets all discardable attributes at once. An entry with the name of an inherent attribute sets
   * that one instead, as {@link #setAttribute} does: the entries may be those of an operation of
   * another kind.
   */
  public OperationState setDiscardableAttributes(DictionaryAttr dictionary) {
    arena.id(dictionary);
    attributes.clear();
    DictionaryAttr others =
        OpAttributes.withoutInherent(
            dictionary, name().model(), (value, slot) -> setNamed(slot, value));
    discardable = others.isEmpty() ? 0 : arena.id(others);
    return this;
  }

  /**
   * Sets the inherent attribute in a slot of a registered operation; null removes it. Replaces an
   * attribute in this slot, without an error. A property that is no attribute is set to what the
   * attribute converts to.
   *
   * @throws IllegalArgumentException if the attribute does not convert
   */
  public OperationState setProperty(int index, @Nullable Attribute value) {
    if (slots != null) {
      String mistake = convertProperty(index, value);
      if (mistake != null) {
        throw PropertySlots.mistaken(index, mistake);
      }
      return this;
    }
    Objects.checkIndex(index, propertyCount);
    properties[index] = arena.idOrZero(value);
    return this;
  }

  /**
   * Sets the property in a slot to what an attribute converts to: an inherent attribute to the
   * attribute itself; null sets what an operation has that is created without the property.
   *
   * @return what is wrong with the attribute if it does not convert, and null otherwise
   */
  public @Nullable String convertProperty(int index, @Nullable Attribute value) {
    if (slots == null) {
      setProperty(index, value);
      return null;
    }
    Objects.checkIndex(index, slots.properties());
    return slots.set(arena, index, value, properties);
  }

  /**
   * Sets a property that is a number.
   *
   * @throws IllegalArgumentException if the property is stored as an attribute
   */
  public OperationState setPropertyBits(int index, long bits) {
    PropertyStorage.StoredValue value = new PropertyStorage.StoredValue();
    value.setBits(bits);
    return setPropertyValue(index, value);
  }

  /**
   * Sets a property that is no attribute.
   *
   * @throws IllegalArgumentException if it is stored in another way
   */
  public OperationState setPropertyValue(int index, PropertyStorage.StoredValue value) {
    Objects.checkIndex(index, propertyCount);
    if (slots == null || index >= slots.properties()) {
      throw PropertySlots.notRaw(index);
    }
    slots.set(arena, index, value, properties);
    return this;
  }

  /**
   * The inherent attribute in a slot so far, or null; of a property that is no attribute, the
   * attribute to which it converts.
   */
  public @Nullable Attribute property(int index) {
    if (slots != null) {
      Objects.checkIndex(index, slots.properties());
      return slots.get(arena, index, properties);
    }
    Objects.checkIndex(index, propertyCount);
    return OpAttributes.orNull(arena, properties[index]);
  }

  /**
   * Sets the properties of an unregistered operation; null for none.
   *
   * @throws IllegalArgumentException if the operation is registered, and there are any
   */
  public OperationState setRawProperties(@Nullable Attribute value) {
    int id = arena.idOrZero(value);
    OpAttributes.checkRawProperties(name(), id);
    rawProperties = id;
    return this;
  }

  /** The inherent or discardable attribute of this name so far, or null. */
  public @Nullable Attribute attribute(String attributeName) {
    OpModel model = name().model();
    int slot = model == null ? -1 : model.propertyIndex(attributeName);
    if (slot >= 0) {
      return property(slot);
    }
    Attribute collected = attributes.get(attributeName);
    return collected != null || discardable == 0
        ? collected
        : ((DictionaryAttr) arena.context().attributes().get(discardable)).get(attributeName);
  }

  /** Whether an attribute was set by this name, as {@link #setAttribute} does, not in its slot. */
  boolean isSetByName(String attributeName) {
    OpModel model = name().model();
    int slot = model == null ? -1 : model.propertyIndex(attributeName);
    return slot >= 0 ? named.get(slot) : attribute(attributeName) != null;
  }

  // --- Successors and regions.

  /** Adds a successor. */
  public OperationState addSuccessor(Block block) {
    int ref = block.refIn(arena);
    if (successorCount == successors.length) {
      successors = Arrays.copyOf(successors, successorCount * 2);
    }
    successors[successorCount++] = ref;
    if (Checks.ENABLED) {
      successorHandles.add(block);
    }
    return this;
  }

  /** Adds successors: all, or none if one is refused. */
  public OperationState addSuccessors(List<Block> blocks) {
    int before = successorCount;
    try {
      for (int i = 0; i < blocks.size(); i++) {
        addSuccessor(blocks.get(i));
      }
      return this;
    } catch (RuntimeException | Error e) {
      successorCount = before;
      truncate(successorHandles, before);
      throw e;
    }
  }

  /** The number of successors so far. */
  public int successorCount() {
    return successorCount;
  }

  /**
   * Adds a region, to be filled before the operation is created; its blocks then move into the
   * operation, and this handle must not be used afterwards.
   */
  public Region addRegion() {
    if (regionCount == regions.length) {
      regions = Arrays.copyOf(regions, regionCount * 2);
    }
    checkRootIsSame();
    int region = Regions.createDetached(arena);
    regions[regionCount++] = region;
    return new Region(arena, region);
  }

  /** Adds empty regions. */
  public OperationState addRegions(int count) {
    if (count < 0) {
      throw new IllegalArgumentException(
          "a number of regions is not negative: " + count + " is none");
    }
    for (int i = 0; i < count; i++) {
      addRegion();
    }
    return this;
  }

  /** The number of regions so far. */
  public int regionCount() {
    return regionCount;
  }

  /** The {@code index}-th region. */
  public Region region(int index) {
    Objects.checkIndex(index, regionCount);
    checkRootIsSame();
    return new Region(arena, regions[index]);
  }

  // --- The end of it.

  /**
   * Creates the operation, in no block. The state must be reset before it is filled again.
   *
   * @throws IllegalStateException if it was not reset, or an operand or a successor was erased
   */
  int createIn(IrArena user) {
    requireArena(user);
    OperationName kind = name();
    if (used) {
      throw new IllegalStateException(
          "an operation was created from this state already: reset it, or fill another one");
    }
    checkLive();
    OpModel model = kind.model();
    if (model != null) {
      model.populateDefaults(this);
    }
    if (slots != null) {
      slots.complete(arena, properties);
    }
    int op =
        Ops.create(
            arena,
            kind.id(),
            location,
            typeCount,
            operandCount,
            regionCount,
            successorCount,
            slots == null ? propertyCount : Ops.typed(propertyCount));
    OperandSlab.initValues(arena, op, operands, operandCount);
    Uses.initTypes(arena, op, types, typeCount);
    Successors.init(arena, op, successors, successorCount);
    for (int i = 0; i < regionCount; i++) {
      if (Checks.ENABLED) {
        arena.scopes().movedRegion(regions[i]);
      }
      Regions.moveAll(arena, regions[i], Ops.region(arena, op, i));
      Regions.freeDetached(arena, regions[i]);
    }
    regionCount = 0;
    setAttributes(op);
    used = true;
    return op;
  }

  /**
   * Checks that the operation may be inserted into a block.
   *
   * @throws IllegalArgumentException if the block is in one of its own regions
   */
  void checkMayBeIn(int block) {
    for (int i = 0; i < regionCount; i++) {
      if (Movement.isInRegion(arena, block, regions[i])) {
        throw new IllegalArgumentException(
            "'" + name() + "' would be nested in itself: insert it outside of its own regions");
      }
    }
  }

  private void checkRootIsSame() {
    if (erasures != arena.erasures()) {
      throw new IllegalStateException(
          "the root of the arena was erased after this state was reset: reset it again");
    }
  }

  private void checkLive() {
    checkRootIsSame();
    if (Checks.ENABLED) {
      operandHandles.forEach(value -> value.wordIn(arena));
      successorHandles.forEach(block -> block.refIn(arena));
      for (int i = 0; i < regionCount; i++) {
        arena.scopes().checkMayAttach(regions[i]);
      }
    }
    if (!Uses.areLive(arena, operands, operandCount)) {
      throw Erased.value();
    }
    if (!Blocks.areLive(arena, successors, successorCount)) {
      throw Erased.block();
    }
  }

  private void setAttributes(int op) {
    Ops.initProperties(arena, op, properties, propertyCount);
    if (rawProperties != 0) {
      Ops.setRawProperties(arena, op, rawProperties);
    }
    if (!attributes.isEmpty()) {
      if (discardable != 0) {
        DictionaryAttr whole = (DictionaryAttr) arena.context().attributes().get(discardable);
        whole.entries().forEach(attributes::setIfAbsent);
      }
      discardable = DictionaryAttr.get(arena.context(), attributes.entries()).id();
    }
    if (discardable != 0) {
      Ops.setDiscardable(arena, op, discardable);
    }
  }
}
