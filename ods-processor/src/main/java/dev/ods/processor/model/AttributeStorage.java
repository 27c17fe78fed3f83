// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The storage of an attribute, and the Java type that represents it: storage type and return type
 * in ODS.
 *
 * @param valueType the Java type of the value, primitive where there is one
 * @param storageClass the runtime class of the stored attribute: {@code IntegerAttr}
 * @param element for {@link Kind#ARRAY} the storage of the elements, null otherwise
 * @param enumSpec for {@link Kind#ENUM} the enum, null otherwise
 * @param summary MLIR's summary of such attributes: {@code 64-bit signless integer attribute}
 * @param constants for {@link Kind#CLASS} and {@link Kind#INTERFACE} the names of the static
 *     methods of the class or the interface that create an instance from only a context
 * @param readsItself for {@link Kind#CLASS} and {@link Kind#ENUM} whether the class of the stored
 *     attribute has a {@code static parse(AsmParser, Type)}, so that formats print it without the
 *     dialect's prefix
 * @param typing whether attributes of the class have a type
 * @param ownFormat for {@link Kind#CLASS} the format of the record from which the class is
 *     generated; null if it is not known
 */
public record AttributeStorage(
    Kind kind,
    TypeName valueType,
    ClassName storageClass,
    @Nullable AttributeStorage element,
    @Nullable EnumSpec enumSpec,
    String summary,
    List<String> constants,
    boolean readsItself,
    Typing typing,
    @Nullable OwnFormat ownFormat) {
  /** The classes whose attributes have the value type {@code none} in ODS. */
  private static final Set<ClassName> OF_TYPE_NONE =
      Set.of(
          RuntimeNames.builtin("ArrayAttr"),
          RuntimeNames.builtin("IntegerSetAttr"),
          RuntimeNames.builtin("StringAttr"),
          RuntimeNames.builtin("SymbolRefAttr"),
          RuntimeNames.builtin("TypeAttr"),
          RuntimeNames.builtin("UnitAttr"),
          RuntimeNames.DICTIONARY_ATTR);

  /** The classes whose attributes have another value type in ODS. */
  private static final Set<ClassName> OF_ONE_TYPE =
      Set.of(RuntimeNames.builtin("AffineMapAttr"), RuntimeNames.builtin("BoolAttr"));

  public AttributeStorage {
    constants = List.copyOf(constants);
  }

  /** Creates a storage with defaults for all but the given components. */
  public AttributeStorage(
      Kind kind,
      TypeName valueType,
      ClassName storageClass,
      @Nullable AttributeStorage element,
      @Nullable EnumSpec enumSpec,
      String summary) {
    this(
        kind,
        valueType,
        storageClass,
        element,
        enumSpec,
        summary,
        List.of(),
        false,
        Typing.UNKNOWN,
        null);
  }

  /** The storage of an array, as a Java list of some type. */
  public static AttributeStorage array(TypeName valueType, AttributeStorage element) {
    return new AttributeStorage(
        Kind.ARRAY, valueType, RuntimeNames.builtin("ArrayAttr"), element, null, "");
  }

  /** The class of the stored attribute, or the interface that it must have. */
  public ClassName declaredClass() {
    return kind == Kind.INTERFACE ? (ClassName) valueType : storageClass;
  }

  /** Whether formats write it as the symbol of an enum: it has no attribute of its own. */
  public boolean isSymbol() {
    return kind == Kind.ENUM && !readsItself;
  }

  /** Whether it is of a class whose attributes have the value type {@code none} in ODS. */
  public boolean hasTypeNone() {
    return kind == Kind.CLASS && OF_TYPE_NONE.contains(storageClass);
  }

  /** Whether such attributes have one value type in ODS, which can be built. */
  boolean hasBuildableType() {
    return switch (kind) {
      case CLASS -> hasTypeNone() || OF_ONE_TYPE.contains(storageClass);
      case ENUM -> isSymbol();
      case INTERFACE -> false;
      default -> !kind.isDenseArray();
    };
  }

  /**
   * Whether it is known to have a type (MLIR's {@code TypedAttr}), with which its text ends unless
   * that is printed without the dialect's prefix.
   */
  public boolean typed() {
    return typing == Typing.ALWAYS;
  }

  /** Whether no such attribute has a type, not even {@code none} as strings have it. */
  public boolean isUntyped() {
    return switch (kind) {
      case UNIT, TYPE, ARRAY, FLAT_SYMBOL_REF -> true;
      case ENUM -> readsItself;
      case CLASS -> typing == Typing.NEVER;
      default -> kind.isDenseArray();
    };
  }

  /** Whether it refers to a symbol. */
  public boolean isSymbolReference() {
    return kind == Kind.FLAT_SYMBOL_REF
        || (kind == Kind.CLASS && storageClass.equals(RuntimeNames.builtin("SymbolRefAttr")));
  }

  /**
   * The format of a record, before it is parsed: that needs the kinds of the parameters and the
   * methods of directives, which only the declaration of the record reads.
   *
   * @param text as it is written
   * @param required the names of the parameters that are always printed where they are named
   */
  public record OwnFormat(String text, Set<String> required) {
    public OwnFormat {
      required = Set.copyOf(required);
    }
  }

  /** Whether the attributes of a class have a type. */
  public enum Typing {
    /** The class says which. */
    ALWAYS,
    /** Neither the class nor a subclass says which. */
    NEVER,
    /** Subclasses may say which, or the storage is of no class. */
    UNKNOWN
  }

  /** The kinds of storage. */
  public enum Kind {
    /**
     * {@code boolean}: an {@code i1} integer attribute, printed as {@code true} or {@code false}.
     */
    BOOL,
    /** {@code byte}. */
    I8,
    /** {@code short}. */
    I16,
    /** {@code int}. */
    I32,
    /** {@code long}. */
    I64,
    /** {@code long} with the constraint {@code IndexAttr}: a number of type {@code index}. */
    INDEX,
    /** {@code float}. */
    F32,
    /** {@code double}. */
    F64,
    /** {@code String}. */
    STRING,
    /**
     * {@code String} with {@code @SymbolName}: the name that the op defines; {@code @name} in
     * formats.
     */
    SYMBOL_NAME,
    /**
     * {@code String} with {@code @FlatSymbolRef}: a reference to a symbol of the enclosing table.
     */
    FLAT_SYMBOL_REF,
    /** {@code boolean} with {@code @Unit}: present or absent. */
    UNIT,
    /** {@code Type} or a subclass of it: a type as an attribute. */
    TYPE,
    /** A Java enum with {@code @EnumAttr}, or a set of its cases with {@code @BitEnum}. */
    ENUM,
    /** {@code List<…>}: an array attribute with elements of one kind. */
    ARRAY,
    /** {@code boolean[]}. */
    DENSE_BOOL,
    /** {@code byte[]}. */
    DENSE_I8,
    /** {@code short[]}. */
    DENSE_I16,
    /** {@code int[]}. */
    DENSE_I32,
    /** {@code long[]}. */
    DENSE_I64,
    /** {@code float[]}. */
    DENSE_F32,
    /** {@code double[]}. */
    DENSE_F64,
    /** A subclass of {@code Attribute}, or {@code Attribute} itself: not converted. */
    CLASS,
    /** An interface that extends {@code AttributeInterface}: stored as an {@code Attribute}. */
    INTERFACE;

    /** Whether a value is one integer. */
    public boolean isInteger() {
      return this == I8 || this == I16 || this == I32 || this == I64 || this == INDEX;
    }

    /** Whether a value is one floating-point number. */
    public boolean isFloat() {
      return this == F32 || this == F64;
    }

    /** Whether it is stored as a dense array. */
    public boolean isDenseArray() {
      return name().startsWith("DENSE_");
    }

    /** MLIR's name of a kind of dense arrays: {@code DenseI32ArrayAttr}. */
    public String arrayName() {
      return this == DENSE_BOOL
          ? "DenseBoolArrayAttr"
          : "Dense" + name().substring("DENSE_".length()) + "ArrayAttr";
    }

    /**
     * The number of bits of the Java type of an integer kind or of the elements of a dense array of
     * integers.
     */
    public int width() {
      return switch (this) {
        case BOOL, DENSE_BOOL -> 1;
        case I8, DENSE_I8 -> 8;
        case I16, DENSE_I16 -> 16;
        case I32, F32, DENSE_I32, DENSE_F32 -> 32;
        case I64, INDEX, F64, DENSE_I64, DENSE_F64 -> 64;
        default -> 0;
      };
    }
  }
}
