// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Severity;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How types are converted, and values between old and new types (MLIR's class of the same name).
 * Rules that were added later are asked first. A converter without rules converts nothing.
 *
 * <p>It must not change while conversions use it; several threads may.
 */
public final class TypeConverter {
  private final List<Rule> rules = new ArrayList<>();
  private final List<Materialization> toSource = new ArrayList<>();
  private final List<Materialization> toTarget = new ArrayList<>();

  /** What types become, as long as no rule looks at values. */
  private final Map<Type, TypeConversion> known = new ConcurrentHashMap<>();

  private boolean hasValueRules;

  /** A rule; given the value, if there is one, or the type alone. */
  @FunctionalInterface
  private interface Rule {
    TypeConversion convert(Type type, @Nullable Value value);
  }

  /**
   * Makes values of one set of types from those of another one.
   *
   * @see #addSourceMaterialization
   */
  @FunctionalInterface
  public interface Materialization {
    /**
     * Builds operations that convert values.
     *
     * @param builder where they are needed
     * @param types the types to convert to
     * @param values the values to convert
     * @param original the type that was converted to these, if they are new types; otherwise null
     * @return values of the types; null or none if it cannot convert, and then it has built nothing
     */
    @Nullable List<Value> build(
        OpBuilder builder,
        Location location,
        List<Type> types,
        List<Value> values,
        @Nullable Type original);
  }

  /** A converter without rules. */
  public TypeConverter() {}

  // --- Rules.

  /**
   * Adds a rule for the types of a class.
   *
   * @param kind the class, {@code Type.class} for all types
   */
  public <T extends Type> TypeConverter addConversion(
      Class<T> kind, Function<? super T, TypeConversion> rule) {
    rules.add(
        (type, value) ->
            kind.isInstance(type) ? rule.apply(kind.cast(type)) : TypeConversion.undecided());
    known.clear();
    return this;
  }

  /** Adds a rule that says what the type of a value becomes, by more than the type. */
  public TypeConverter addValueConversion(Function<? super Value, TypeConversion> rule) {
    Objects.requireNonNull(rule, "rule");
    rules.add((type, value) -> value == null ? TypeConversion.undecided() : rule.apply(value));
    hasValueRules = true;
    return this;
  }

  /**
   * Adds how a value of an original type is made of converted ones, for users that are not
   * converted.
   */
  public TypeConverter addSourceMaterialization(Materialization materialization) {
    Objects.requireNonNull(materialization, "materialization");
    toSource.add(materialization);
    return this;
  }

  /** Adds how values of converted types are made of others, for users that are converted. */
  public TypeConverter addTargetMaterialization(Materialization materialization) {
    Objects.requireNonNull(materialization, "materialization");
    toTarget.add(materialization);
    return this;
  }

  // --- Types.

  /**
   * The types that a type becomes; null if it cannot be converted.
   *
   * @throws DiagnosticException if a rule returns null, as all methods here that ask one
   */
  public @Nullable List<Type> convertToTypes(Type type) {
    return convert(type, null).types();
  }

  /** The types that the type of a value becomes; null if it cannot be converted. */
  public @Nullable List<Type> convertToTypes(Value value) {
    return convert(value.type(), value).types();
  }

  private TypeConversion convert(Type type, @Nullable Value value) {
    if (hasValueRules) {
      return ask(type, value);
    }
    // Not computeIfAbsent: a rule may convert the types that are nested in a type.
    TypeConversion found = known.get(type);
    if (found == null) {
      found = ask(type, value);
      known.put(type, found);
    }
    return found;
  }

  private TypeConversion ask(Type type, @Nullable Value value) {
    for (int i = rules.size() - 1; i >= 0; i--) {
      TypeConversion answer = rules.get(i).convert(type, value);
      if (answer == null) {
        Location location = value == null ? UnknownLoc.get(type.context()) : value.location();
        throw mistake(
            location,
            "a rule that converts types has returned null for '"
                + type
                + "': return undecided() or failed()");
      }
      if (!answer.isUndecided()) {
        return answer;
      }
    }
    return TypeConversion.failed();
  }

  /** The only type that a type becomes; null if it cannot be converted, or becomes several. */
  public @Nullable Type convertType(Type type) {
    return only(convertToTypes(type));
  }

  /** The only type that the type of a value becomes; null as for {@link #convertType(Type)}. */
  public @Nullable Type convertType(Value value) {
    return only(convertToTypes(value));
  }

  private static @Nullable Type only(@Nullable List<Type> types) {
    return types == null || types.size() != 1 ? null : types.get(0);
  }

  /** What types become, one after the other; null if one of them cannot be converted. */
  public @Nullable List<Type> convertTypes(List<? extends Type> types) {
    List<Type> converted = new ArrayList<>(types.size());
    for (Type type : types) {
      List<Type> each = convertToTypes(type);
      if (each == null) {
        return null;
      }
      converted.addAll(each);
    }
    return converted;
  }

  // --- Legality.

  /** Whether a type stays as it is. */
  public boolean isLegal(Type type) {
    return type.equals(convertType(type));
  }

  /** Whether the type of a value stays as it is. */
  public boolean isLegal(Value value) {
    return value.type().equals(convertType(value));
  }

  /** Whether the types of all operands and results stay as they are. */
  public boolean isLegal(Operation op) {
    return op.operands().stream().allMatch(this::isLegal)
        && op.results().stream().allMatch(this::isLegal);
  }

  /** Whether the types of the arguments of all blocks of a region stay as they are. */
  public boolean isLegal(Region region) {
    for (Block block : region.blocks()) {
      if (!block.arguments().stream().allMatch(this::isLegal)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the types in a function type stay as they are. */
  public boolean isSignatureLegal(FunctionType type) {
    return type.inputs().stream().allMatch(this::isLegal)
        && type.results().stream().allMatch(this::isLegal);
  }

  // --- Signatures.

  /** What becomes of the arguments of a block; null if one cannot be converted. */
  public @Nullable SignatureConversion convertBlockSignature(Block block) {
    SignatureConversion conversion = new SignatureConversion(block.argumentCount());
    for (int i = 0; i < block.argumentCount(); i++) {
      List<Type> types = convertToTypes(block.argument(i));
      if (types == null) {
        return null;
      }
      conversion.addInputs(i, types);
    }
    return conversion;
  }

  /**
   * Adds what becomes of inputs to a conversion.
   *
   * @param inputs the types of the first inputs
   * @return false if one cannot be converted
   */
  public boolean convertSignature(List<? extends Type> inputs, SignatureConversion conversion) {
    for (int i = 0; i < inputs.size(); i++) {
      List<Type> types = convertToTypes(inputs.get(i));
      if (types == null) {
        return false;
      }
      conversion.addInputs(i, types);
    }
    return true;
  }

  // --- Values.

  /**
   * A value of an original type that is made of converted ones; null if no rule makes one.
   *
   * @throws DiagnosticException if one makes a value of another type
   */
  public @Nullable Value materializeSource(
      OpBuilder builder, Location location, Type type, List<Value> values) {
    Objects.requireNonNull(type, "type");
    List<Value> built = build(toSource, builder, location, List.of(type), values, null);
    return built == null ? null : built.get(0);
  }

  /**
   * Values of converted types that are made of others; null if no rule makes them.
   *
   * @param original the type that was converted to these, if that is known
   * @throws DiagnosticException if a rule makes values of other types
   */
  public @Nullable List<Value> materializeTarget(
      OpBuilder builder,
      Location location,
      List<Type> types,
      List<Value> values,
      @Nullable Type original) {
    return build(toTarget, builder, location, types, values, original);
  }

  private static @Nullable List<Value> build(
      List<Materialization> rules,
      OpBuilder builder,
      Location location,
      List<Type> types,
      List<Value> values,
      @Nullable Type original) {
    for (int i = rules.size() - 1; i >= 0; i--) {
      List<Value> built = rules.get(i).build(builder, location, types, values, original);
      if (built == null || built.isEmpty()) {
        continue;
      }
      List<Type> builtTypes = built.stream().map(Value::type).toList();
      if (!builtTypes.equals(types)) {
        throw mistake(
            location,
            "a materialization has made values of types " + builtTypes + ": make " + types);
      }
      return built;
    }
    return null;
  }

  /** What code of a dialect has done in a conversion that it must not do. */
  static DiagnosticException mistake(Location location, String message) {
    return new DiagnosticException(List.of(new Diagnostic(Severity.ERROR, location, message)));
  }
}
