// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * The type of the values of a property that is no attribute.
 *
 * @param javaType the Java type, primitive where there is one
 * @param leaf for {@link Kind#LEAF} the storage of an attribute of the same Java type, null
 *     otherwise
 * @param element for {@link Kind#LIST} and {@link Kind#OPTIONAL} the type of the elements, null
 *     otherwise
 * @param unsigned whether integers are unsigned
 * @param bracketed for {@link Kind#OPTIONAL} whether values are written {@code some<…>}
 * @param mnemonic the word before a case of an enum; empty if there is none
 * @param hasText for {@link Kind#OWN} whether methods of the class read and write values
 * @param summary MLIR's summary: {@code array of int64_t}
 */
public record PropertyTypeSpec(
    Kind kind,
    TypeName javaType,
    @Nullable AttributeStorage leaf,
    @Nullable PropertyTypeSpec element,
    boolean unsigned,
    boolean bracketed,
    String mnemonic,
    AttributeForm attributeForm,
    boolean hasText,
    String summary) {
  /** Whether an enum's own attribute stands for a case. */
  public enum AttributeForm {
    /** It does not. */
    NONE,
    /** It is accepted in place of an integer. */
    ACCEPTED,
    /** The property converts to it. */
    STORED
  }

  /** The kinds of types. */
  public enum Kind {
    /** A number, a boolean, a string, an enum or an array of numbers. */
    LEAF,
    /** {@code boolean} with {@code @Unit}. */
    UNIT,
    /** A class of the author. */
    OWN,
    /** {@code List<…>}. */
    LIST,
    /** {@code Optional<…>}. */
    OPTIONAL
  }

  /** Whether it has a default of its own: a unit is absent, an optional value too. */
  public boolean hasDefault() {
    return kind == Kind.UNIT || kind == Kind.OPTIONAL;
  }

  /** The type of the values that lists and optional values consist of. */
  public PropertyTypeSpec leafType() {
    return element == null ? this : element.leafType();
  }

  /** Whether it is an optional value, or consists of some. */
  public boolean hasOptional() {
    return kind == Kind.OPTIONAL || (element != null && element.hasOptional());
  }

  /** Whether the slots of an operation hold the bits of the value. */
  public boolean isRaw() {
    return switch (kind) {
      case UNIT -> true;
      case LIST, OWN -> false;
      case OPTIONAL -> element != null && element.isRaw() && !element.hasPresence();
      case LEAF -> leaf != null && isRaw(leaf.kind());
    };
  }

  private static boolean isRaw(AttributeStorage.Kind kind) {
    return kind == AttributeStorage.Kind.BOOL
        || kind == AttributeStorage.Kind.ENUM
        || kind.isInteger()
        || kind.isFloat();
  }

  /** Whether a slot holds whether there is a value. */
  private boolean hasPresence() {
    return kind == Kind.OPTIONAL && isRaw();
  }

  /** Whether the bits need two slots. */
  public boolean isLong() {
    if (kind == Kind.OPTIONAL) {
      return isRaw() && element != null && element.isLong();
    }
    if (leaf == null) {
      return false;
    }
    EnumSpec spec = leaf.enumSpec();
    int width = spec == null ? leaf.kind().width() : spec.storage().width();
    return isRaw() && width > Integer.SIZE;
  }

  /** Whether the Java type is primitive, and its bits are read without a conversion. */
  public boolean isPrimitive() {
    return javaType.isPrimitive();
  }
}
