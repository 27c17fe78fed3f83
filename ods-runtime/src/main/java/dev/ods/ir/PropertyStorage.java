// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Ops;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How the values of a property that is no attribute are stored in the property slots of an
 * operation, and to which attributes they convert where properties are seen as attributes: in the
 * generic form, in {@code prop-dict}, and for tools.
 *
 * <p>Numbers are stored as their bits. A slot has 32 bits, and the n-th is that of the n-th
 * property. Numbers of 64 bits, which are read at once, have two slots from an even one on: the
 * property's own and the next if it is the last property, otherwise two behind those of all
 * properties. Whether an optional number is present is in the property's own slot if the number is
 * not, otherwise in a further one.
 *
 * <p>A slot is at the same distance from the beginning of an operation in all operations. So a
 * getter of a number reads the operation once.
 */
public abstract class PropertyStorage {
  /** What the slots hold. */
  public enum Form {
    /** The number of the attribute to which the value converts. */
    ATTRIBUTE,
    /** A number of at most 32 bits, extended by its sign. */
    WORD,
    /** A number of 64 bits, in two slots. */
    LONG
  }

  private final Form form;
  private final boolean optional;

  /**
   * For subclasses.
   *
   * @param optional whether a number may be absent, so that there is a slot for its presence
   */
  protected PropertyStorage(Form form, boolean optional) {
    this.form = form;
    this.optional = optional && form != Form.ATTRIBUTE;
  }

  /** What the slots hold. */
  public final Form form() {
    return form;
  }

  /** Whether the slots hold a number, not an attribute. */
  public final boolean isRaw() {
    return form != Form.ATTRIBUTE;
  }

  /** Whether the number may be absent: a slot holds 1 if it is present, otherwise 0. */
  public final boolean hasPresence() {
    return optional;
  }

  // --- Numbers in the slots of operations, for generated code and subclasses.

  /**
   * What is in a property slot: a property of at most 32 bits, or whether one is present. Of a slot
   * that holds an attribute, the number has no meaning.
   *
   * @param slot one that the operation has, which is checked in checking mode only
   */
  public static int bits(Operation operation, int slot) {
    IrArena arena = operation.arena();
    int op = operation.ref();
    checkSlot(operation, slot);
    return Ops.property(arena, op, slot);
  }

  /**
   * The number of 64 bits in two property slots; see {@link #bits}.
   *
   * @param slot the first of the two, an even one
   */
  public static long longBits(Operation operation, int slot) {
    IrArena arena = operation.arena();
    int op = operation.ref();
    checkSlot(operation, slot | 1);
    return Ops.longProperty(arena, op, slot);
  }

  private static void checkSlot(Operation operation, int slot) {
    if (Checks.ENABLED) {
      int count = Ops.numProperties(operation.arena(), operation.ref());
      operation.checkIndex(slot, count, "property slot");
    }
  }

  /**
   * Sets a property that is a number.
   *
   * @throws IllegalArgumentException if the property is stored as an attribute
   */
  public static void setBits(Operation operation, int property, long bits) {
    StoredValue value = new StoredValue();
    value.setBits(bits);
    setStored(operation, property, value);
  }

  /**
   * A property that is a number, as it is stored.
   *
   * @throws IllegalArgumentException if the property is stored as an attribute
   */
  protected static StoredValue stored(Operation operation, int property) {
    return OpAttributes.requireSlots(operation, property)
        .raw(operation.arena(), operation.ref(), property);
  }

  /**
   * Sets a property that is no attribute.
   *
   * @throws IllegalArgumentException if it is stored in another way
   */
  protected static void setStored(Operation operation, int property, StoredValue value) {
    OpAttributes.setPropertyValue(operation, property, value);
  }

  // --- Conversions.

  /** Sets the value that an operation has if it is created without any. */
  public abstract void initialize(Context context, StoredValue value);

  /** The attribute to which a value converts. */
  public abstract Attribute toAttribute(Context context, StoredValue value);

  /**
   * Sets the value to which an attribute converts.
   *
   * @return what is wrong with the attribute if it does not convert to any, otherwise null
   */
  public abstract @Nullable String fromAttribute(Attribute attribute, StoredValue value);

  /**
   * The summary of the constraint that a value violates, or null if it is valid.
   *
   * @param summary the summary of the property's constraint
   */
  public @Nullable String violated(StoredValue value, String summary) {
    return null;
  }

  /**
   * {@link #violated(StoredValue, String)} of the value of a property of an operation, which is not
   * converted to an attribute.
   */
  public @Nullable String violated(Operation operation, int property, String summary) {
    return null;
  }

  /**
   * The bits of a property that is a number.
   *
   * @throws IllegalArgumentException if the property is stored as an attribute
   */
  protected static long storedBits(Operation operation, int property) {
    return OpAttributes.requireSlots(operation, property)
        .bits(operation.arena(), operation.ref(), property);
  }

  /** Whether a property that is a number, and may be absent, is present. */
  protected static boolean isStored(Operation operation, int property) {
    return OpAttributes.requireSlots(operation, property)
        .isPresent(operation.arena(), operation.ref(), property);
  }

  /** The value of a property, as it is stored: a number, its absence, or an attribute. */
  public static final class StoredValue {
    private long bits;
    private boolean present;
    private @Nullable Attribute attribute;

    /** Creates the absence of a number. */
    public StoredValue() {}

    /** The number; 0 if it is absent. */
    public long bits() {
      return bits;
    }

    /** Whether there is a number or an attribute. */
    public boolean isPresent() {
      return present;
    }

    /**
     * The attribute.
     *
     * @throws IllegalStateException if this is a number, or absent
     */
    public Attribute attribute() {
      if (attribute == null) {
        throw new IllegalStateException("the value of this property is not stored as an attribute");
      }
      return attribute;
    }

    boolean hasAttribute() {
      return attribute != null;
    }

    /** Sets a number. */
    public void setBits(long number) {
      bits = number;
      present = true;
      attribute = null;
    }

    /** Sets the absence of a number. */
    public void setAbsent() {
      bits = 0;
      present = false;
      attribute = null;
    }

    /** Sets an attribute. */
    public void setAttribute(Attribute value) {
      Objects.requireNonNull(value, "value");
      bits = 0;
      present = true;
      attribute = value;
    }
  }
}
