// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.google.common.base.Ascii;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.AttributeStorage.Kind;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the attributes that are stored in some way or satisfy some constraint: enough to
 * say that no attribute is of two forms.
 *
 * @param stored the simple name of their class
 * @param type the name of their type, or of that of their elements; empty if any
 * @param cases the name of the enum whose cases they are; empty if they are of none
 * @param element what is known of their elements, or null
 */
public record AttributeForm(
    String stored, String type, String cases, @Nullable AttributeForm element) {
  private static final String ARRAY = "ArrayAttr";
  private static final String BOOL = "BoolAttr";
  private static final String DENSE = "DenseArrayAttr";
  private static final String FLOAT = "FloatAttr";
  private static final String INTEGER = "IntegerAttr";
  private static final String STRING = "StringAttr";
  private static final String UNIT = "UnitAttr";

  /** Classes of attributes without subclasses, but for {@code IntegerAttr}. */
  private static final Set<ClassName> CLASSES =
      Set.of(
          RuntimeNames.builtin("AffineMapAttr"),
          RuntimeNames.builtin(ARRAY),
          RuntimeNames.builtin(BOOL),
          RuntimeNames.builtin(DENSE),
          RuntimeNames.builtin("DenseIntOrFPElementsAttr"),
          RuntimeNames.builtin("DenseResourceElementsAttr"),
          RuntimeNames.builtin("DenseStringElementsAttr"),
          ClassName.get(RuntimeNames.IR, "DictionaryAttr"),
          RuntimeNames.builtin(FLOAT),
          RuntimeNames.builtin(INTEGER),
          RuntimeNames.builtin("IntegerSetAttr"),
          RuntimeNames.builtin("SparseElementsAttr"),
          RuntimeNames.builtin(STRING),
          RuntimeNames.builtin("SymbolRefAttr"),
          RuntimeNames.builtin("TypeAttr"),
          RuntimeNames.builtin(UNIT));

  /** The library's constraints on attributes of one class, by their names. */
  private static final Map<String, AttributeForm> CONSTRAINTS =
      Map.ofEntries(
          Map.entry("APIntAttr", new AttributeForm(INTEGER)),
          Map.entry("AffineMapAttrConstraint", new AttributeForm("AffineMapAttr")),
          Map.entry("ArrayAttrConstraint", new AttributeForm(ARRAY)),
          Map.entry("BoolAttrConstraint", new AttributeForm(BOOL)),
          Map.entry("DictionaryAttrConstraint", new AttributeForm("DictionaryAttr")),
          Map.entry("FlatSymbolRefAttrConstraint", new AttributeForm("SymbolRefAttr")),
          Map.entry("I1Attr", new AttributeForm(BOOL)),
          Map.entry("IntegerSetAttrConstraint", new AttributeForm("IntegerSetAttr")),
          Map.entry("StrAttr", new AttributeForm(STRING)),
          Map.entry("SymbolNameAttr", new AttributeForm(STRING)),
          Map.entry("SymbolRefAttrConstraint", new AttributeForm("SymbolRefAttr")),
          Map.entry("TypeAttrConstraint", new AttributeForm("TypeAttr")),
          Map.entry("UnitAttrConstraint", new AttributeForm(UNIT)));

  /** The library's constraints on numbers, on dense arrays and on arrays, by their names. */
  private static final Pattern NUMBER = Pattern.compile("((?:[SU]?I\\d+|Index)|B?F\\d+)Attr");

  private static final Pattern DENSE_ARRAY = Pattern.compile("Dense(Bool|[IF]\\d+)ArrayAttr");
  private static final Pattern ARRAYS = Pattern.compile("\\w+ArrayAttr");

  private AttributeForm(String stored) {
    this(stored, "");
  }

  private AttributeForm(String stored, String type) {
    this(stored, type, "", null);
  }

  private static AttributeForm array(@Nullable AttributeForm element) {
    return new AttributeForm(ARRAY, "", "", element);
  }

  /** The form of an argument of an operation, or null if nothing is known. */
  public static @Nullable AttributeForm of(Argument argument) {
    if (argument instanceof PropertySpec property) {
      return of(property.type());
    }
    return argument instanceof AttributeSpec attribute ? of(attribute) : null;
  }

  /** The form of the attributes of a class, or null if nothing is known. */
  public static @Nullable AttributeForm of(TypeName attribute) {
    return attribute instanceof ClassName name && CLASSES.contains(name)
        ? new AttributeForm(name.simpleName())
        : null;
  }

  private static @Nullable AttributeForm of(AttributeSpec attribute) {
    AttributeForm stored = of(attribute.storage());
    AttributeForm wanted = of(attribute.constraint());
    return stored == null || (wanted != null && stored.type.isEmpty() && !wanted.type.isEmpty())
        ? wanted
        : stored;
  }

  /** The form of the attributes that a property is converted to, or null if it is not known. */
  public static @Nullable AttributeForm of(PropertyTypeSpec type) {
    return switch (type.kind()) {
      case UNIT -> new AttributeForm(UNIT);
      case OWN -> null;
      case LIST, OPTIONAL -> array(type.element() == null ? null : of(type.element()));
      case LEAF -> type.leaf() == null ? null : leaf(type.leaf());
    };
  }

  private static @Nullable AttributeForm leaf(AttributeStorage leaf) {
    EnumSpec spec = leaf.enumSpec();
    // With an attribute of its own it may be that or the number.
    return spec != null && spec.attribute() != null ? null : of(leaf);
  }

  /** The form of attributes that are stored in some way, or null if it is not known. */
  public static @Nullable AttributeForm of(AttributeStorage storage) {
    Kind kind = storage.kind();
    if (kind == Kind.INDEX) {
      return new AttributeForm(INTEGER, "index");
    } else if (kind.isInteger()) {
      return new AttributeForm(INTEGER, "i" + kind.width());
    } else if (kind.isFloat()) {
      return new AttributeForm(FLOAT, "f" + kind.width());
    } else if (kind.isDenseArray()) {
      return new AttributeForm(DENSE, kind.name().substring("DENSE_".length()));
    }
    return switch (kind) {
      case ENUM -> ofEnum(storage);
      case ARRAY -> array(storage.element() == null ? null : of(storage.element()));
      case CLASS -> of(storage.storageClass());
      case INTERFACE -> null;
      default -> new AttributeForm(storage.storageClass().simpleName());
    };
  }

  private static @Nullable AttributeForm ofEnum(AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    if (spec == null) {
      return null;
    }
    AttributeForm form = ofCases(spec);
    return spec.attribute() != null
        ? form
        : new AttributeForm(form.stored, form.type, spec.name().toString(), null);
  }

  /** The form of the attributes that store cases of an enum, some of which another may have too. */
  public static AttributeForm ofCases(EnumSpec spec) {
    if (spec.attribute() != null) {
      return new AttributeForm(spec.name().toString());
    }
    return spec.isInteger()
        ? new AttributeForm(INTEGER, Ascii.toLowerCase(spec.storage().name()))
        : new AttributeForm(STRING);
  }

  /**
   * The form of the attributes that satisfy a constraint, or null if it is not known: if it is
   * neither one of the library's nor an enum.
   */
  public static @Nullable AttributeForm of(@Nullable ConstraintUse constraint) {
    if (constraint != null && constraint.form() != null) {
      return constraint.form();
    }
    if (constraint == null
        || !constraint.declared().packageName().equals(RuntimeNames.CONSTRAINT)) {
      return null;
    }
    String name = constraint.declared().simpleName();
    AttributeForm form = CONSTRAINTS.get(name);
    if (form != null) {
      return form;
    }
    Matcher number = NUMBER.matcher(name);
    if (number.matches()) {
      String type = Ascii.toLowerCase(number.group(1));
      return new AttributeForm(type.contains("f") ? FLOAT : INTEGER, type);
    }
    Matcher dense = DENSE_ARRAY.matcher(name);
    if (dense.matches()) {
      return new AttributeForm(DENSE, Ascii.toUpperCase(dense.group(1)));
    }
    return ARRAYS.matcher(name).matches() ? array(null) : null;
  }

  /** The form of the same attributes, if integers of any width stand for these integers. */
  public AttributeForm ofAnyWidth() {
    return new AttributeForm(
        stored,
        stored.equals(INTEGER) ? "" : type,
        cases,
        element == null ? null : element.ofAnyWidth());
  }

  /** Whether no attribute has both forms. */
  public boolean excludes(AttributeForm given) {
    return isOtherClass(given)
        || areOther(type, given.type)
        || areOther(cases, given.cases)
        || (element != null && given.element != null && element.excludes(given.element));
  }

  private static boolean areOther(String wanted, String given) {
    return !wanted.isEmpty() && !given.isEmpty() && !wanted.equals(given);
  }

  private boolean isOtherClass(AttributeForm given) {
    // A boolean is an integer of type i1.
    if (stored.equals(INTEGER) && given.stored.equals(BOOL)) {
      return !type.isEmpty();
    } else if (stored.equals(BOOL) && given.stored.equals(INTEGER)) {
      return !given.type.isEmpty();
    }
    return !stored.equals(given.stored);
  }

  /** The form of booleans. */
  public static AttributeForm ofBooleans() {
    return new AttributeForm(BOOL);
  }
}
