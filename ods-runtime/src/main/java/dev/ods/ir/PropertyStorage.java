// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Ops;
import org.jspecify.annotations.Nullable;

/**
 * How the values of a property that is no attribute are stored in the property slots of an
 * operation, and to which attributes they convert where properties are seen as attributes: in the
 * generic form, in {@code prop-dict}, and for tools.
 *
 * <p>Numbers are stored as their bits. A slot has 32 bits; what does not fit is in further slots,
 * behind those of all properties, so that the n-th property begins in the n-th slot in any case.
 */
public abstract class PropertyStorage {
  /** What the slots hold. */
  public enum Form {
    /** The number of the attribute to which the value converts. */
    ATTRIBUTE,
    /** A number of at most 32 bits, extended by its sign. */
    WORD,
    /** A number of 64 bits: the lower half in the first slot, the upper half in a further one. */
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

  /** Whether the number may be absent: a further slot holds 1 if it is present, otherwise 0. */
  public final boolean hasPresence() {
    return optional;
  }

  /** The number of slots in addition to the first. */
  final int extraSlots() {
    return (form == Form.LONG ? 1 : 0) + (optional ? 1 : 0);
  }

  // --- Numbers in the slots of operations, for generated code and subclasses.

  /**
   * What is in a property slot: a property of at most 32 bits, or whether one is present. Of a slot
   * that holds an attribute, the number has no meaning.
   */
  public static int bits(Operation operation, int slot) {
    IrArena arena = operation.arena();
    int op = operation.ref();
    operation.checkIndex(slot, Ops.numProperties(arena, op), "property slot");
    return Ops.property(arena, op, slot);
  }

  /** The number whose lower and upper half are in two property slots; see {@link #bits}. */
  public static long bits(Operation operation, int lower, int upper) {
    IrArena arena = operation.arena();
    int op = operation.ref();
    int count = Ops.numProperties(arena, op);
    operation.checkIndex(lower, count, "property slot");
    operation.checkIndex(upper, count, "property slot");
    return Ops.longProperty(arena, op, lower, upper);
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
      bits = 0;
      present = true;
      attribute = value;
    }
  }
}
