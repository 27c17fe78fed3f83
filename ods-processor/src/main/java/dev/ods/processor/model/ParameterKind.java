// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The kinds of values that a parameter of a type or an attribute may have. */
public sealed interface ParameterKind {
  /** The Java type of the value, primitive where there is one. */
  TypeName javaType();

  /** {@code boolean}. */
  record Bool() implements ParameterKind {
    @Override
    public TypeName javaType() {
      return TypeName.BOOLEAN;
    }
  }

  /** {@code byte}, {@code short}, {@code int} or {@code long}. */
  record Int(int width, boolean unsigned) implements ParameterKind {
    @Override
    public TypeName javaType() {
      return switch (width) {
        case 8 -> TypeName.BYTE;
        case 16 -> TypeName.SHORT;
        case 32 -> TypeName.INT;
        default -> TypeName.LONG;
      };
    }
  }

  /** {@code BigInteger}: an integer of any size. */
  record BigInt() implements ParameterKind {
    @Override
    public TypeName javaType() {
      return ClassName.get(BigInteger.class);
    }
  }

  /** {@code float} or {@code double}. */
  record Real(int width) implements ParameterKind {
    @Override
    public TypeName javaType() {
      return width == 32 ? TypeName.FLOAT : TypeName.DOUBLE;
    }
  }

  /** {@code String}. */
  record Text() implements ParameterKind {
    @Override
    public TypeName javaType() {
      return ClassName.get(String.class);
    }
  }

  /**
   * A Java enum with {@code @EnumAttr}; with {@code @BitEnum} a {@code Set} of its cases.
   *
   * @param byClass whether it is read by the form of MLIR's {@code EnumInfo}, although the enum has
   *     the other one
   */
  record Cases(EnumSpec spec, boolean byClass) implements ParameterKind {
    @Override
    public TypeName javaType() {
      return spec.isBits()
          ? ParameterizedTypeName.get(ClassName.get(Set.class), spec.name())
          : spec.name();
    }
  }

  /**
   * {@code Type}, {@code Attribute} or a subclass, or an interface of attributes.
   *
   * @param target whether it is a type or an attribute
   * @param name the class
   * @param named whether the class has a constant {@code NAME}, its name in MLIR
   * @param stripped whether the class has a {@code static parse(AsmParser)}, for an attribute with
   *     a second parameter {@code Type}, so that it is printed without its dialect's prefix
   * @param view the interface that it must have, perhaps {@code name} itself; null if there is none
   * @param array the kind of dense array that it is known to be, which is read and printed in
   *     square brackets; null if there is none
   */
  record Symbol(
      ConstraintTarget target,
      ClassName name,
      boolean named,
      boolean stripped,
      @Nullable ClassName view,
      AttributeStorage.@Nullable Kind array)
      implements ParameterKind {
    /** One whose class alone matters. */
    public Symbol(ConstraintTarget target, ClassName name, boolean named, boolean stripped) {
      this(target, name, named, stripped, null, null);
    }

    /** This with an interface that a value must have. */
    public Symbol with(ClassName newView) {
      return new Symbol(target, name, named, stripped, newView, null);
    }

    /** This as a dense array of a kind. */
    public Symbol with(AttributeStorage.Kind newArray) {
      return new Symbol(target, name, named, true, null, newArray);
    }

    /** Whether values are known by their interface only. */
    public boolean isInterface() {
      return name.equals(view);
    }

    @Override
    public TypeName javaType() {
      return name;
    }

    /** Whether it is {@code Type} or {@code Attribute} itself. */
    public boolean isAny() {
      return name.equals(RuntimeNames.TYPE) || name.equals(RuntimeNames.ATTRIBUTE);
    }
  }

  /** {@code List<…>}. */
  record Elements(ParameterKind element) implements ParameterKind {
    @Override
    public TypeName javaType() {
      return ParameterizedTypeName.get(ClassName.get(List.class), element.javaType().box());
    }
  }

  /** {@code AffineMap}. */
  record AffineMap() implements ParameterKind {
    @Override
    public TypeName javaType() {
      return RuntimeNames.AFFINE_MAP;
    }
  }

  /**
   * A class with {@code static parse(AsmParser)} and {@code print(AsmPrinter)}.
   *
   * @param syntax another class with these, the latter static and with the value; null if the class
   *     has them itself
   * @param records those that a value consists of, if it is one with types or attributes in it
   */
  record Own(ClassName name, @Nullable ClassName syntax, List<PartsRecord> records)
      implements ParameterKind {
    @Override
    public TypeName javaType() {
      return name;
    }
  }

  /**
   * A class of which only methods of the author read and write values: a parser and a printer of
   * the whole text, or those of a {@code custom} directive.
   *
   * @param records those that a value consists of, if it is one with types or attributes in it
   */
  record Opaque(TypeName javaType, List<PartsRecord> records) implements ParameterKind {}

  /** Whether a value is a collection, which may change after a type or an attribute got it. */
  default boolean isCollection() {
    return this instanceof Elements || (this instanceof Cases cases && cases.spec().isBits());
  }

  /** Whether the first token tells a value from its absence, where that is {@code Optional}. */
  default boolean hasStart() {
    return this instanceof Bool
        || this instanceof Int
        || this instanceof Text
        || this instanceof Cases;
  }

  /** The kind of what is in a list; of anything else itself. */
  default ParameterKind inner() {
    return this instanceof Elements list ? list.element() : this;
  }

  /** The records that a value consists of, or an element of it; empty if it consists of none. */
  default List<PartsRecord> partsRecords() {
    if (inner() instanceof Own own) {
      return own.records();
    }
    return inner() instanceof Opaque opaque ? opaque.records() : List.of();
  }

  /** Whether there are types or attributes in a value. */
  default boolean hasParts() {
    return symbol() != null || !partsRecords().isEmpty();
  }

  /** The types or attributes that a value consists of; null if it consists of none. */
  default @Nullable Symbol symbol() {
    return inner() instanceof Symbol symbol ? symbol : null;
  }
}
