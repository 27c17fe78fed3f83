// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.Ops;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The slots of an operation some of whose properties are no attributes. Of others no instance
 * exists, and nothing is asked.
 */
final class PropertySlots {
  private final @Nullable PropertyStorage[] storages;

  /** Of each property, the slot that holds its value; of 64 bits, the first of the two. */
  private final int[] places;

  /** Of each property that may be absent, the slot that holds whether it is present. */
  private final int[] presences;

  private final int count;

  private PropertySlots(@Nullable PropertyStorage[] storages) {
    this.storages = storages;
    this.places = new int[storages.length];
    this.presences = new int[storages.length];
    this.count = placePresences(placeValues());
  }

  /** Places the values, and returns the number of slots so far. */
  private int placeValues() {
    int last = storages.length - 1;
    int next = storages.length;
    for (int i = 0; i < storages.length; i++) {
      places[i] = i;
      if (isLong(i)) {
        boolean stays = i == last && (i & 1) == 0;
        places[i] = stays ? i : next + (next & 1);
        next = Math.max(next, places[i] + 2);
      }
    }
    return next;
  }

  private boolean isLong(int property) {
    PropertyStorage storage = storages[property];
    return storage != null && storage.form() == PropertyStorage.Form.LONG;
  }

  /** Places what says whether numbers are present, and returns the number of slots. */
  private int placePresences(int first) {
    int next = first;
    for (int i = 0; i < storages.length; i++) {
      PropertyStorage storage = storages[i];
      if (storage != null && storage.hasPresence()) {
        presences[i] = places[i] != i ? i : next++;
      }
    }
    return next;
  }

  /** The slots of a definition; null if all properties are inherent attributes. */
  static @Nullable PropertySlots of(List<OpDefinition.AttributeDefinition> definitions) {
    PropertyStorage[] storages = new PropertyStorage[definitions.size()];
    boolean any = false;
    for (int i = 0; i < storages.length; i++) {
      storages[i] = definitions.get(i).storage();
      any |= storages[i] != null;
    }
    return any ? new PropertySlots(storages) : null;
  }

  /** The number of all slots. */
  int count() {
    return count;
  }

  /** The number of properties. */
  int properties() {
    return storages.length;
  }

  /** How a property is stored; null if it is an inherent attribute. */
  @Nullable PropertyStorage storage(int property) {
    return storages[property];
  }

  /** Whether a slot holds an attribute, not bits. */
  boolean holdsAttribute(int slot) {
    PropertyStorage storage = slot < storages.length ? storages[slot] : null;
    return slot < storages.length && (storage == null || !storage.isRaw());
  }

  /** The storage of a property that is a number. */
  PropertyStorage requireRaw(int property) {
    PropertyStorage storage = storages[property];
    if (storage == null || !storage.isRaw()) {
      throw notRaw(property);
    }
    return storage;
  }

  static IllegalArgumentException notRaw(int property) {
    return new IllegalArgumentException(
        "property #" + property + " is not stored in this way: read and set it as an attribute");
  }

  // --- The slots of an operation to be created.

  /** Sets the numbers that an operation has if it is created without any. */
  void initialize(IrArena arena, int[] slots) {
    PropertyStorage.StoredValue value = new PropertyStorage.StoredValue();
    for (int i = 0; i < storages.length; i++) {
      PropertyStorage storage = storages[i];
      if (storage != null && storage.isRaw()) {
        storage.initialize(arena.context(), value);
        write(storage, i, value, slots);
      }
    }
  }

  /** Sets the attributes of the properties that still have none. */
  void complete(IrArena arena, int[] slots) {
    for (int i = 0; i < storages.length; i++) {
      PropertyStorage storage = storages[i];
      if (storage != null && !storage.isRaw() && slots[i] == 0) {
        slots[i] = arena.id(initial(storage, arena.context()).attribute());
      }
    }
  }

  private static PropertyStorage.StoredValue initial(PropertyStorage storage, Context context) {
    PropertyStorage.StoredValue value = new PropertyStorage.StoredValue();
    storage.initialize(context, value);
    return value;
  }

  /** The attribute to which a property converts; null for an inherent attribute that is absent. */
  @Nullable Attribute get(IrArena arena, int property, int[] slots) {
    PropertyStorage storage = storages[property];
    if (storage == null) {
      return OpAttributes.orNull(arena, slots[property]);
    }
    return storage.toAttribute(arena.context(), value(storage, arena, property, slots));
  }

  private PropertyStorage.StoredValue value(
      PropertyStorage storage, IrArena arena, int property, int[] slots) {
    if (!storage.isRaw() && slots[property] == 0) {
      return initial(storage, arena.context());
    }
    boolean absent = storage.hasPresence() && slots[presences[property]] == 0;
    int place = places[property];
    long content =
        storage.form() == PropertyStorage.Form.LONG
            ? Ops.joined(slots[place], slots[place + 1])
            : slots[place];
    return value(storage, arena, content, absent);
  }

  private static PropertyStorage.StoredValue value(
      PropertyStorage storage, IrArena arena, long content, boolean absent) {
    PropertyStorage.StoredValue value = new PropertyStorage.StoredValue();
    switch (storage.form()) {
      case ATTRIBUTE -> value.setAttribute(arena.context().attributes().get((int) content));
      case WORD, LONG -> value.setBits(content);
    }
    if (absent) {
      value.setAbsent();
    }
    return value;
  }

  /** The bits of the number that is stored. */
  long bits(IrArena arena, int op, int property) {
    return content(requireRaw(property), arena, op, property);
  }

  private long content(PropertyStorage storage, IrArena arena, int op, int property) {
    int place = places[property];
    return storage.form() == PropertyStorage.Form.LONG
        ? Ops.longProperty(arena, op, place)
        : Ops.property(arena, op, place);
  }

  /** Whether the number is present. */
  boolean isPresent(IrArena arena, int op, int property) {
    PropertyStorage storage = requireRaw(property);
    return !storage.hasPresence() || Ops.property(arena, op, presences[property]) != 0;
  }

  /**
   * Sets a property to what an attribute converts to; null sets what a new operation has.
   *
   * @return what is wrong with the attribute, or null
   */
  @Nullable String set(IrArena arena, int property, @Nullable Attribute attribute, int[] slots) {
    PropertyStorage storage = storages[property];
    if (storage == null) {
      slots[property] = arena.idOrZero(attribute);
      return null;
    }
    PropertyStorage.StoredValue value = new PropertyStorage.StoredValue();
    String mistake = convert(storage, arena, attribute, value);
    if (mistake == null) {
      write(storage, property, value, slots);
    }
    return mistake;
  }

  private static @Nullable String convert(
      PropertyStorage storage,
      IrArena arena,
      @Nullable Attribute attribute,
      PropertyStorage.StoredValue value) {
    if (attribute == null) {
      storage.initialize(arena.context(), value);
      return null;
    }
    arena.checkContext(attribute.context(), "attribute");
    return storage.fromAttribute(attribute, value);
  }

  /** Sets a property that is no attribute. */
  void set(IrArena arena, int property, PropertyStorage.StoredValue value, int[] slots) {
    write(requireTyped(arena, property, value), property, value, slots);
  }

  /** The storage of a property that is no attribute, and that can store a value. */
  private PropertyStorage requireTyped(
      IrArena arena, int property, PropertyStorage.StoredValue value) {
    PropertyStorage storage = storages[property];
    if (storage == null || storage.isRaw() == value.hasAttribute()) {
      throw notRaw(property);
    }
    if (value.hasAttribute()) {
      arena.checkContext(value.attribute().context(), "attribute");
    }
    return storage;
  }

  private void write(
      PropertyStorage storage, int property, PropertyStorage.StoredValue value, int[] slots) {
    int place = places[property];
    slots[place] = word(storage, value);
    if (storage.form() == PropertyStorage.Form.LONG) {
      slots[place + 1] = (int) (value.bits() >>> Integer.SIZE);
    }
    if (storage.hasPresence()) {
      slots[presences[property]] = value.isPresent() ? 1 : 0;
    }
  }

  private static int word(PropertyStorage storage, PropertyStorage.StoredValue value) {
    return storage.isRaw() ? (int) value.bits() : value.attribute().id();
  }

  // --- The slots of an operation.

  /** The attribute to which a property converts; null for an inherent attribute that is absent. */
  @Nullable Attribute get(IrArena arena, int op, int property) {
    PropertyStorage storage = storages[property];
    if (storage == null) {
      return OpAttributes.orNull(arena, Ops.property(arena, op, property));
    }
    return storage.toAttribute(arena.context(), value(storage, arena, op, property));
  }

  private PropertyStorage.StoredValue value(
      PropertyStorage storage, IrArena arena, int op, int property) {
    boolean absent = storage.hasPresence() && Ops.property(arena, op, presences[property]) == 0;
    return value(storage, arena, content(storage, arena, op, property), absent);
  }

  /** The number that is stored. */
  PropertyStorage.StoredValue raw(IrArena arena, int op, int property) {
    return value(requireRaw(property), arena, op, property);
  }

  /**
   * Sets a property to what an attribute converts to; null sets what a new operation has.
   *
   * @throws IllegalArgumentException if it does not convert
   */
  void set(IrArena arena, int op, int property, @Nullable Attribute attribute) {
    PropertyStorage storage = storages[property];
    if (storage == null) {
      Ops.setProperty(arena, op, property, arena.idOrZero(attribute));
      return;
    }
    PropertyStorage.StoredValue value = new PropertyStorage.StoredValue();
    String mistake = convert(storage, arena, attribute, value);
    if (mistake != null) {
      throw mistaken(property, mistake);
    }
    write(storage, arena, op, property, value);
  }

  static IllegalArgumentException mistaken(int property, String mistake) {
    return new IllegalArgumentException(
        "an attribute does not convert to the value of property #" + property + ": " + mistake);
  }

  /** Sets a property that is no attribute. */
  void set(IrArena arena, int op, int property, PropertyStorage.StoredValue value) {
    write(requireTyped(arena, property, value), arena, op, property, value);
  }

  private void write(
      PropertyStorage storage,
      Arena arena,
      int op,
      int property,
      PropertyStorage.StoredValue value) {
    int place = places[property];
    if (storage.form() == PropertyStorage.Form.LONG) {
      Ops.setLongProperty(arena, op, place, value.bits());
    } else {
      Ops.setProperty(arena, op, place, word(storage, value));
    }
    if (storage.hasPresence()) {
      Ops.setProperty(arena, op, presences[property], value.isPresent() ? 1 : 0);
    }
  }
}
