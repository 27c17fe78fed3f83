// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.PropertyStorage;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OptionalResult;
import dev.ods.text.SourceLocation;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A type of properties that are no attributes: their storage, and what they are in Java, as
 * attributes and in text (MLIR's {@code Property}).
 *
 * @param <T> the Java type of the values
 */
public abstract class PropertyType<T> extends PropertyStorage {
  private final String summary;

  /**
   * For subclasses.
   *
   * @param optional whether a number may be absent
   * @param summary MLIR's summary, such as {@code "int64_t"}
   */
  PropertyType(Form form, boolean optional, String summary) {
    super(form, optional);
    this.summary = summary;
  }

  /** MLIR's summary, such as {@code "int64_t"}. */
  public final String summary() {
    return summary;
  }

  // --- What a type consists of.

  /** Whether formats may leave out its default. */
  boolean hasDefault() {
    return false;
  }

  /** Whether {@link #starts} knows how values begin. */
  boolean hasKnownStart() {
    return true;
  }

  /** The attribute to which a value converts. */
  abstract Attribute attribute(Context context, T value);

  /** The value to which an attribute converts; null after {@code mistake} was told why not. */
  abstract @Nullable T value(Attribute attribute, Consumer<String> mistake);

  /** Parses a value; null after an error, which is reported unless MLIR reports none. */
  abstract @Nullable T parse(OpAsmParser parser);

  /** Whether a value starts here: a format may begin an optional group with it. */
  abstract boolean starts(OpAsmParser parser);

  /**
   * Parses a value where there may be none (MLIR's {@code optionalParser}); null if there is none,
   * without a diagnostic, or after an error.
   */
  @Nullable T parsePresent(OpAsmParser parser) {
    return starts(parser) ? parse(parser) : null;
  }

  /** Whether there may be a value that is written {@code none}, as no value is. */
  boolean mayLookAbsent() {
    return false;
  }

  /** Whether a value is written {@code none}; of types of which {@link #mayLookAbsent} says so. */
  boolean looksAbsent(Context context, T value) {
    return false;
  }

  /** Prints what {@link #parse} reads. */
  abstract void print(OpAsmPrinter printer, T value);

  /** The number that stores a value; of types that store numbers. */
  long bits(T value) {
    throw new IllegalStateException(summary + " is stored as an attribute");
  }

  /** The value that a number stores, or null if it stores none. */
  @Nullable T ofBits(long bits) {
    throw new IllegalStateException(summary + " is stored as an attribute");
  }

  // --- Constraints.

  /** Whether there are values that violate its constraint. */
  boolean isConstrained() {
    return false;
  }

  /** Whether a number satisfies its constraint; of types that store numbers. */
  boolean holds(long bits) {
    return true;
  }

  /** Whether the value to which an attribute converts satisfies its constraint. */
  boolean holds(Attribute attribute) {
    return true;
  }

  @Override
  public final @Nullable String violated(StoredValue value, String constraint) {
    boolean holds =
        !isConstrained()
            || (isRaw() ? !value.isPresent() || holds(value.bits()) : holds(value.attribute()));
    return holds ? null : constraint;
  }

  @Override
  public final @Nullable String violated(Operation operation, int property, String constraint) {
    return !isConstrained() || holds(operation, property) ? null : constraint;
  }

  private boolean holds(Operation operation, int property) {
    if (!isRaw()) {
      return holds(valueOf(operation, property).attribute());
    }
    return (hasPresence() && !PropertyStorage.isStored(operation, property))
        || holds(PropertyStorage.storedBits(operation, property));
  }

  // --- Storage.

  /** Stores a value. */
  void store(Context context, T value, StoredValue into) {
    if (isRaw()) {
      into.setBits(bits(value));
    } else {
      into.setAttribute(attribute(context, value));
    }
  }

  /** The stored value, or null if what is stored is none: then the operation is invalid. */
  @Nullable T load(StoredValue from) {
    return isRaw() ? ofBits(from.bits()) : value(from.attribute(), mistake -> {});
  }

  @Override
  public Attribute toAttribute(Context context, StoredValue value) {
    if (!isRaw()) {
      return value.attribute();
    }
    return attribute(context, Objects.requireNonNull(load(value), "all numbers are values"));
  }

  @Override
  public @Nullable String fromAttribute(Attribute attribute, StoredValue value) {
    String[] mistake = new String[1];
    T converted = value(attribute, text -> mistake[0] = text);
    if (converted == null) {
      return mistake[0] == null ? "expected " + summary : mistake[0];
    }
    store(attribute.context(), converted, value);
    return null;
  }

  // --- Access, for generated code.

  /** The value of a property of an operation. */
  public final T get(Operation operation, int property) {
    T value = load(valueOf(operation, property));
    if (value == null) {
      throw invalid(operation.name().value(), property);
    }
    return value;
  }

  private StoredValue valueOf(Operation operation, int property) {
    if (isRaw()) {
      return PropertyStorage.stored(operation, property);
    }
    StoredValue value = new StoredValue();
    value.setAttribute(
        Objects.requireNonNull(operation.property(property), "these properties are present"));
    return value;
  }

  private static IllegalStateException invalid(String name, int property) {
    return new IllegalStateException(
        "'"
            + name
            + "' has an invalid value in property slot "
            + property
            + ": verify it before reading its properties");
  }

  /** A value as it is stored. */
  public final StoredValue stored(Context context, T value) {
    StoredValue stored = new StoredValue();
    store(context, value, stored);
    return stored;
  }

  /** Sets the value of a property of an operation. */
  public final void set(Operation operation, int property, T value) {
    requirePresent(value, operation.name(), property);
    PropertyStorage.setStored(operation, property, stored(operation.context(), value));
  }

  /** Sets the value of a property of an operation to be created. */
  public final void set(OperationState state, int property, T value) {
    requirePresent(value, state.name(), property);
    state.setPropertyValue(property, stored(state.context(), value));
  }

  private static void requirePresent(@Nullable Object value, OperationName name, int property) {
    if (value == null) {
      throw new NullPointerException(
          "property '" + definition(name, property).name() + "' is null");
    }
  }

  private static AttributeDefinition definition(OperationName name, int property) {
    OpModel model = Objects.requireNonNull(name.model(), "only registered ops have properties");
    return model.definition().attributes().get(property);
  }

  /** The value of a property of an operation to be created, as it is so far. */
  public final T get(OperationState state, int property) {
    Attribute attribute = Objects.requireNonNull(state.property(property), "it is present");
    T value = value(attribute, mistake -> {});
    if (value == null) {
      throw invalid(state.name().value(), property);
    }
    return value;
  }

  /** The value of a property among properties as attributes; the initial one if it is absent. */
  public final T get(DictionaryAttr properties, String name) {
    Attribute attribute = properties.get(name);
    StoredValue initial = new StoredValue();
    if (attribute == null) {
      initialize(properties.context(), initial);
    }
    T value = attribute == null ? load(initial) : value(attribute, mistake -> {});
    if (value == null) {
      throw new IllegalStateException("the value of '" + name + "' is invalid: " + attribute);
    }
    return value;
  }

  /** Whether a property has the value that an operation has which is created without it. */
  public final boolean isInitial(Operation operation, int property) {
    StoredValue initial = new StoredValue();
    initialize(operation.context(), initial);
    StoredValue value = valueOf(operation, property);
    return isRaw()
        ? value.bits() == initial.bits() && value.isPresent() == initial.isPresent()
        : value.attribute() == initial.attribute();
  }

  // --- Text, for generated code.

  /**
   * Parses a property of an operation to be created.
   *
   * @return false after a diagnostic has been reported
   */
  public final boolean parse(OpAsmParser parser, OperationState state, int property) {
    SourceLocation location = parser.location();
    T value = parse(parser);
    if (value == null) {
      return parser.error(location, expected(state, property));
    }
    set(state, property, value);
    return true;
  }

  private static String expected(OperationState state, int property) {
    AttributeDefinition definition = definition(state.name(), property);
    return "invalid value for property "
        + definition.name()
        + ", expected "
        + definition.constraint();
  }

  /** Parses a property with which an optional group begins. */
  public final OptionalResult parseOptional(
      OpAsmParser parser, OperationState state, int property) {
    if (!starts(parser)) {
      return OptionalResult.ABSENT;
    }
    T value = parsePresent(parser);
    if (value == null) {
      return OptionalResult.FAILURE;
    }
    set(state, property, value);
    return OptionalResult.SUCCESS;
  }

  /** Prints a property of an operation. */
  public final void print(OpAsmPrinter printer, Operation operation, int property) {
    print(printer, get(operation, property));
  }

  // --- Types that differ from this one in part.

  /** This type, of which an operation has a given value if it is created without one. */
  public final PropertyType<T> withDefault(T value) {
    return new DefaultedType<>(this, value);
  }

  /** This type, which stores numbers, with a condition on them. */
  public final PropertyType<T> confined(LongPredicate condition) {
    return new ConfinedNumber<>(this, condition);
  }

  /** This type with a condition on the attributes to which values convert. */
  public final PropertyType<T> confinedBy(Predicate<Attribute> condition) {
    return new ConfinedType<>(this, condition);
  }

  /** This type with a condition on its values. */
  public final PropertyType<T> where(Predicate<? super T> condition) {
    return confinedBy(
        attribute -> {
          T value = value(attribute, mistake -> {});
          return value != null && condition.test(value);
        });
  }

  /** This type, whose values these methods read and write. */
  public final PropertyType<T> written(
      Function<AsmParser, @Nullable T> reader, BiConsumer<T, AsmPrinter> writer) {
    return new WrittenType<>(this, reader, writer);
  }

  /**
   * This type of the cases of an enum, which may also be given as an attribute.
   *
   * @param mistake what is wrong with other attributes
   * @param stored whether values convert to the attribute, not to an integer
   */
  public final <A extends Attribute> PropertyType<T> withAttribute(
      Class<A> form,
      String mistake,
      Function<A, T> reader,
      BiFunction<Context, T, A> maker,
      boolean stored) {
    return new AttributeFormType<>(this, form, mistake, reader, maker, stored);
  }

  /** This type, whose values are written {@code mnemonic<…>} in formats. */
  public final PropertyType<T> named(String mnemonic) {
    return new NamedType<>(this, mnemonic);
  }
}
