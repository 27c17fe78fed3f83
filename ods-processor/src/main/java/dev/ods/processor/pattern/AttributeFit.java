// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.google.common.base.Ascii;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether the attribute of one argument can be that of another, as far as that is known. */
final class AttributeFit {
  private static final String ARRAY = "ArrayAttr";
  private static final String BOOL = "BoolAttr";
  private static final String INTEGER = "IntegerAttr";

  private static final String UNIT = "UnitAttr";

  /** Classes of attributes without subclasses, but for {@code IntegerAttr}. */
  private static final Set<ClassName> CLASSES =
      Set.of(
          RuntimeNames.builtin("AffineMapAttr"),
          RuntimeNames.builtin(ARRAY),
          RuntimeNames.builtin(BOOL),
          ClassName.get(RuntimeNames.IR, "DictionaryAttr"),
          RuntimeNames.builtin("FloatAttr"),
          RuntimeNames.builtin(INTEGER),
          RuntimeNames.builtin("IntegerSetAttr"),
          RuntimeNames.builtin("StringAttr"),
          RuntimeNames.builtin("SymbolRefAttr"),
          RuntimeNames.builtin("TypeAttr"),
          RuntimeNames.builtin(UNIT));

  private AttributeFit() {}

  /** Whether no attribute or property of one kind is one of the other, too. */
  static boolean excludes(Argument from, Argument to) {
    Form given = form(from);
    if (given == null) {
      return false;
    } else if (isUnit(to)) {
      // A flag is also read from a boolean.
      return !given.stored.equals(UNIT) && new Form(BOOL, "").excludes(given);
    }
    Form wanted = to instanceof PropertySpec ? read(form(to)) : form(to);
    return wanted != null && wanted.excludes(given);
  }

  private static boolean isUnit(Argument argument) {
    return argument instanceof PropertySpec property
        && property.type().kind() == PropertyTypeSpec.Kind.UNIT;
  }

  /** Properties that are integers are read from attributes of any width, as in MLIR. */
  private static @Nullable Form read(@Nullable Form form) {
    if (form == null) {
      return null;
    }
    String type = form.stored.equals(INTEGER) ? "" : form.type;
    return new Form(form.stored, type, form.cases, read(form.element));
  }

  /**
   * What is known of the attributes of an argument.
   *
   * @param stored the simple name of their class
   * @param type the name of their type, or of that of their elements; empty if any
   * @param cases the name of the enum whose cases they are; empty if they are of none
   * @param element what is known of their elements, or null
   */
  private record Form(String stored, String type, String cases, @Nullable Form element) {
    Form(String stored, String type) {
      this(stored, type, "", null);
    }

    boolean excludes(Form given) {
      return isOtherClass(given)
          || areOther(type, given.type)
          || areOther(cases, given.cases)
          || (element != null && given.element != null && element.excludes(given.element));
    }

    private static boolean areOther(String wanted, String given) {
      return !wanted.isEmpty() && !given.isEmpty() && !wanted.equals(given);
    }

    private boolean isOtherClass(Form given) {
      // A boolean is an integer of type i1.
      if (stored.equals(INTEGER) && given.stored.equals(BOOL)) {
        return !type.isEmpty();
      } else if (stored.equals(BOOL) && given.stored.equals(INTEGER)) {
        return !given.type.isEmpty();
      }
      return !stored.equals(given.stored);
    }
  }

  private static @Nullable Form form(Argument argument) {
    if (argument instanceof PropertySpec property) {
      return form(property.type());
    }
    if (!(argument instanceof AttributeSpec attribute)) {
      return null;
    }
    String type = Literals.typeOf(attribute.constraint());
    Form form = form(attribute.storage());
    return form == null || type == null || type.equals("i1") ? form : new Form(form.stored, type);
  }

  private static @Nullable Form form(PropertyTypeSpec type) {
    return switch (type.kind()) {
      case UNIT -> new Form(UNIT, "");
      case OWN -> null;
      case LIST, OPTIONAL ->
          new Form(ARRAY, "", "", type.element() == null ? null : form(type.element()));
      case LEAF -> type.leaf() == null ? null : leaf(type.leaf());
    };
  }

  private static @Nullable Form leaf(AttributeStorage leaf) {
    EnumSpec spec = leaf.enumSpec();
    // With an attribute of its own it may be that or the number.
    return spec != null && spec.attribute() != null ? null : form(leaf);
  }

  private static @Nullable Form form(AttributeStorage storage) {
    Kind kind = storage.kind();
    if (kind.isInteger()) {
      return new Form(INTEGER, "i" + kind.width());
    } else if (kind.isFloat()) {
      return new Form("FloatAttr", "f" + kind.width());
    } else if (kind.isDenseArray()) {
      return new Form("DenseArrayAttr", kind.name());
    }
    return switch (kind) {
      case ENUM -> ofEnum(storage);
      case ARRAY ->
          new Form(ARRAY, "", "", storage.element() == null ? null : form(storage.element()));
      case CLASS -> ofClass(storage.storageClass());
      case INTERFACE -> null;
      default -> new Form(storage.storageClass().simpleName(), "");
    };
  }

  private static @Nullable Form ofEnum(AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    if (spec == null) {
      return null;
    }
    String name = spec.name().toString();
    if (spec.attribute() != null) {
      return new Form(name, "");
    }
    return spec.isInteger()
        ? new Form(INTEGER, Ascii.toLowerCase(spec.storage().name()), name, null)
        : new Form("StringAttr", "", name, null);
  }

  private static @Nullable Form ofClass(ClassName stored) {
    return CLASSES.contains(stored) ? new Form(stored.simpleName(), "") : null;
  }
}
