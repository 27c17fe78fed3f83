// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.encoding.Utf8;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.text.OpAssembly;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the inherent and the discardable attributes of registered operations in the order
 * of their names, in which they are printed. A cursor is reused for all operations.
 */
public final class AttributeCursor {
  private final IrReader ir;
  private int op;

  // The attributes to elide.
  private Collection<? extends @Nullable String> names = List.of();
  private @Nullable OpAssembly form;

  // The indexes of the properties to visit in the order of names, and the current position.
  private int[] properties = {};
  private String[] propertyNames = {};
  private int nextProperty;

  private @Nullable DictionaryAttr discardable;
  private int nextDiscardable;

  // The position of the cursor.
  private String name = "";
  private @Nullable Attribute value;

  public AttributeCursor(IrReader ir) {
    this.ir = ir;
  }

  /** Moves before the first attribute of an operation, to elide those of some names. */
  public AttributeCursor start(int ofOp, Collection<? extends @Nullable String> elidedNames) {
    OpText text = OpText.of(ir.name(ofOp));
    op = ofOp;
    names = elidedNames;
    form = null;
    properties = text.attributes;
    propertyNames = text.propertyNames;
    nextProperty = 0;
    discardable = ir.discardableAttributes(ofOp);
    nextDiscardable = 0;
    return this;
  }

  /** Moves before the first attribute of an operation, to elide those that its form elides. */
  public AttributeCursor start(int ofOp, OpAssembly eliding) {
    start(ofOp, List.of());
    form = eliding;
    return this;
  }

  /**
   * Moves before the first property of an operation that its form does not elide; those that are no
   * attributes are included.
   */
  public AttributeCursor startProperties(int ofOp, OpAssembly eliding) {
    start(ofOp, eliding);
    properties = OpText.of(ir.name(ofOp)).properties;
    discardable = null;
    return this;
  }

  /** Moves before the first discardable attribute of an operation. */
  public AttributeCursor startDiscardable(int ofOp) {
    start(ofOp, List.of());
    nextProperty = properties.length;
    return this;
  }

  /** Moves to the next attribute; false if there is none. */
  public boolean next() {
    Attribute property = peekProperty();
    NamedAttribute entry = peekDiscardable();
    if (property != null && (entry == null || propertyPrecedes(entry))) {
      name = propertyNames[properties[nextProperty]];
      value = property;
      nextProperty++;
      return true;
    }
    if (entry == null) {
      return false;
    }
    name = entry.name();
    value = entry.value();
    nextDiscardable++;
    return true;
  }

  private boolean propertyPrecedes(NamedAttribute entry) {
    String propertyName = propertyNames[properties[nextProperty]];
    return Utf8.compare(propertyName, entry.name()) <= 0;
  }

  private @Nullable Attribute peekProperty() {
    for (; nextProperty < properties.length; nextProperty++) {
      int index = properties[nextProperty];
      Attribute found = ir.property(op, index);
      if (found != null
          && (form == null || !form.elides(index, found))
          && !isElided(propertyNames[index])) {
        return found;
      }
    }
    return null;
  }

  private @Nullable NamedAttribute peekDiscardable() {
    for (; discardable != null && nextDiscardable < discardable.size(); nextDiscardable++) {
      NamedAttribute entry = discardable.entry(nextDiscardable);
      if (!isElided(entry.name())) {
        return entry;
      }
    }
    return null;
  }

  private boolean isElided(String candidate) {
    return !names.isEmpty() && names.contains(candidate);
  }

  /** The name of the attribute that the cursor is at. */
  public String name() {
    return name;
  }

  /** The attribute that the cursor is at. */
  public Attribute value() {
    if (value == null) {
      throw new IllegalStateException("go to an attribute first");
    }
    return value;
  }
}
