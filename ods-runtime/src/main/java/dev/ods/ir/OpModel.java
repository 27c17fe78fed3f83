// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The model that a context registers for an operation: its definition and its hooks (MLIR's {@code
 * RegisteredOperationName::Model}). There is one instance per op class, in a static constant; a
 * generated model also implements the hook interfaces of other packages, such as its verifier and
 * its assembly.
 */
public abstract class OpModel {
  private final int hash;
  private final OpDefinition definition;
  private final String[] propertyNames;

  /** Few enough that comparing them all is faster than hashing. */
  private final Class<?>[] traits;

  /** The slots of the properties that are no attributes; null if there are none. */
  private final @Nullable PropertySlots slots;

  /** A view of no operation. */
  private @Nullable OpView kind;

  /**
   * For subclasses.
   *
   * @param definition what the operation was declared to be
   */
  protected OpModel(OpDefinition definition) {
    this.definition = definition;
    this.hash = (definition.name().hashCode() * 0x9E3779B9) >>> 8;
    this.propertyNames =
        definition.attributes().stream()
            .map(OpDefinition.AttributeDefinition::name)
            .toArray(String[]::new);
    this.traits = definition.traits().toArray(Class<?>[]::new);
    this.slots = PropertySlots.of(definition.attributes());
  }

  /**
   * Checks that this runtime supports what the model was generated for; see {@link
   * DialectDefinition#requireSupported}.
   *
   * @throws UnsupportedDialectException if the runtime or the model is too old for the other
   */
  public void requireSupported() {}

  /** What the operation was declared to be. */
  public final OpDefinition definition() {
    return definition;
  }

  /** The full name, such as {@code "tf.AvgPool"}. */
  public final String name() {
    return definition.name();
  }

  /**
   * The typed view of an operation of this kind. It keeps the operation and looks at it only when
   * it is asked something: {@link #as} makes a view of no operation.
   */
  public abstract OpView view(Operation operation);

  /**
   * The typed view of an operation that must be of this kind.
   *
   * @throws IllegalArgumentException if it is of another kind: ask {@link Operation#is} first
   */
  public final OpView require(Operation operation) {
    if (!operation.is(this)) {
      throw new IllegalArgumentException(mismatch(operation.name()));
    }
    return view(operation);
  }

  private String mismatch(OperationName found) {
    return "expected '" + name() + "' but got '" + found.value() + "'";
  }

  /** Whether the operation has this trait. */
  public boolean hasTrait(Class<?> trait) {
    for (Class<?> own : traits) {
      if (own == trait) {
        return true;
      }
    }
    return false;
  }

  /** The traits of the operation. */
  public final List<Class<?>> traits() {
    return definition.traits();
  }

  /**
   * Whether the views of this kind of operation implement an op interface, so that {@link
   * Operation#as} finds it.
   */
  public final boolean hasInterface(Class<?> opInterface) {
    return opInterface.isInstance(kind());
  }

  /**
   * What answers for this kind of operation through an interface, or null if nothing does: this
   * model, or a view of no operation. The latter is for questions that MLIR asks of the kind and
   * not of an operation (static methods of its interfaces), such as {@code defaultDialect}; its
   * {@link OpView#operation} throws an {@link IllegalStateException}.
   */
  public final <T> @Nullable T as(Class<T> type) {
    Object found = type.isInstance(this) ? this : kind();
    return type.isInstance(found) ? type.cast(found) : null;
  }

  /** A view of no operation. */
  @SuppressWarnings({"NullAway", "DataFlowIssue"}) // Null is what stands for no operation.
  final OpView kind() {
    OpView found = kind;
    if (found == null) {
      // Of two threads that race, both make the same.
      found = view(null);
      kind = found;
    }
    return found;
  }

  /** The slots of the properties that are no attributes; null if there are none. */
  final @Nullable PropertySlots slots() {
    return slots;
  }

  /** The number of slots that an operation has for its properties. */
  public final int slotCount() {
    return slots == null ? propertyNames.length : slots.count();
  }

  /**
   * The number of properties: of inherent attributes and properties that are no attributes, each of
   * which has a slot in the operation.
   */
  public final int propertyCount() {
    return propertyNames.length;
  }

  /** The name of the property in a slot. */
  public final String propertyName(int index) {
    return propertyNames[Objects.checkIndex(index, propertyNames.length)];
  }

  /**
   * The slot of an inherent attribute, or -1 if the operation has none of this name. As in MLIR, a
   * property that is no attribute is not found: a discardable attribute may have its name.
   */
  public final int propertyIndex(String name) {
    int index = slotIndex(name);
    return index >= 0 && slots != null && slots.storage(index) != null ? -1 : index;
  }

  /**
   * The slot of an inherent attribute or of a property that is no attribute, or -1 if the operation
   * has none of this name.
   */
  public final int slotIndex(String name) {
    for (int i = 0; i < propertyNames.length; i++) {
      if (propertyNames[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The slot of the inherent attribute to which operations with the trait {@code ConstantLike}
   * fold, so that it is found without a call of the fold; -1 if only that tells. If an operation
   * has nothing in the slot, the fold tells, too.
   */
  public int constantSlot() {
    return -1;
  }

  /** Sets the defaults of the inherent attributes that are absent; called by each creation. */
  public void populateDefaults(OperationState state) {}

  /** Where hash tables of models look first. */
  final int hash() {
    return hash;
  }
}
