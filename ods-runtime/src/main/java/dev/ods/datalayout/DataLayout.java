// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.builtin.IntegerAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Type;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The data layout that holds within an operation (MLIR's class of the same name): that of the
 * operation combined with those around it, and defaults for what none of them specifies. It is of
 * verified IR, and no longer valid when the attributes that specify it have changed.
 *
 * <p>Sizes and alignments are numbers of 63 bits; those of builtin types are MLIR's. They are
 * computed once for each type. Thread-safe, while no thread changes the operations.
 */
public final class DataLayout {
  private final @Nullable Source source;
  private final @Nullable DataLayoutSpecInterface spec;
  private final @Nullable DataLayoutOpInterface scope;

  private final Map<Type, TypeSize> sizes = new ConcurrentHashMap<>();
  private final Map<Type, TypeSize> bitSizes = new ConcurrentHashMap<>();
  private final Map<Type, Long> abiAlignments = new ConcurrentHashMap<>();
  private final Map<Type, Long> preferredAlignments = new ConcurrentHashMap<>();
  private final Map<Type, OptionalLong> indexBitwidths = new ConcurrentHashMap<>();

  private DataLayout(@Nullable Operation scope) {
    this.source = scope == null ? null : Source.of(scope);
    this.spec = source == null || source.specs().isEmpty() ? null : source.combined(scope);
    this.scope = scope == null ? null : scope.keep().as(DataLayoutOpInterface.class);
  }

  /**
   * What a data layout is computed from.
   *
   * @param specs from the outermost to the innermost
   */
  private record Source(
      OperationName name,
      List<DataLayoutSpecInterface> specs,
      @Nullable TargetSystemSpecInterface target) {
    static Source of(Operation scope) {
      return new Source(
          scope.name(), LayoutScopes.specsAround(scope), LayoutScopes.targetOf(scope));
    }

    DataLayoutSpecInterface combined(Operation scope) {
      DataLayoutSpecInterface combined = EntryCombiner.combine(scope.context(), specs);
      if (combined == null) {
        throw new IllegalArgumentException(
            "the data layout does not combine with layouts of enclosing ops: verify the operation");
      }
      return combined;
    }
  }

  /** Whether this is the data layout within an operation, as it is now. */
  boolean isOf(Operation op) {
    return Source.of(op).equals(source);
  }

  /** The data layout if nothing is specified. */
  public static DataLayout ofDefaults() {
    return new DataLayout(null);
  }

  /**
   * The data layout within an operation.
   *
   * @throws IllegalArgumentException if the operation is no module and has no {@link
   *     DataLayoutOpInterface}, or contradicts the operations around it
   */
  public static DataLayout of(Operation op) {
    requireScope(op);
    return new DataLayout(op);
  }

  private static void requireScope(Operation op) {
    if (!LayoutScopes.isScope(op)) {
      throw new IllegalArgumentException(
          "'" + op.name().value() + "' cannot have a data layout: use DataLayout.closest");
    }
  }

  /**
   * The data layout within the nearest operation that may have one: this one, or one around it.
   *
   * @param op null for the defaults
   * @throws IllegalArgumentException if that operation contradicts those around it
   */
  public static DataLayout closest(@Nullable Operation op) {
    return new DataLayout(LayoutScopes.closest(op));
  }

  /**
   * Reports what is wrong with the data layout that an operation specifies, or that it contradicts
   * those around it.
   *
   * @param op a module, or an operation with {@link DataLayoutOpInterface}
   * @throws IllegalArgumentException if it is another operation
   */
  public static void verify(Operation op, Diagnostics diagnostics) {
    requireScope(op);
    DataLayoutSpecInterface spec = LayoutScopes.specOf(op);
    if (spec == null) {
      return;
    }
    int errors = diagnostics.errorCount();
    spec.verifySpec(diagnostics, op.location());
    if (diagnostics.errorCount() == errors
        && EntryCombiner.combine(op.context(), LayoutScopes.decisiveSpecs(op, spec)) == null) {
      diagnostics.error(op, "data layout does not combine with layouts of enclosing ops");
      for (Operation enclosing : LayoutScopes.enclosing(op)) {
        diagnostics.note(enclosing.location(), "enclosing op with data layout");
      }
    }
  }

  /**
   * Whether a type has a size and an alignment: integers, floating-point numbers, {@code index},
   * complex numbers and vectors of such types, and types with {@link DataLayoutTypeInterface}. An
   * operation that has the layout may know more types.
   */
  public static boolean isSupported(Type type) {
    return DefaultLayout.isSupported(type);
  }

  // --- Types.

  /**
   * The size of a type in bytes.
   *
   * @throws IllegalArgumentException if it has none
   * @throws ArithmeticException if it has more than 63 bits
   */
  public TypeSize typeSize(Type type) {
    return cached(
        sizes,
        type,
        entries ->
            scope == null
                ? DefaultLayout.sizeInBits(type, this, entries).inUnitsOf(Byte.SIZE)
                : scope.typeSize(type, this, entries));
  }

  /**
   * The size of a type in bits.
   *
   * @throws IllegalArgumentException if it has none
   * @throws ArithmeticException if it has more than 63 bits
   */
  public TypeSize typeSizeInBits(Type type) {
    return cached(
        bitSizes,
        type,
        entries ->
            scope == null
                ? DefaultLayout.sizeInBits(type, this, entries)
                : scope.typeSizeInBits(type, this, entries));
  }

  /**
   * The alignment of a type that the ABI requires, in bytes.
   *
   * @throws IllegalArgumentException if the type has none
   * @throws ArithmeticException if it has more than 63 bits
   */
  public long typeABIAlignment(Type type) {
    return cached(
        abiAlignments,
        type,
        entries ->
            scope == null
                ? DefaultLayout.abiAlignment(type, this, entries)
                : scope.typeABIAlignment(type, this, entries));
  }

  /**
   * The alignment of a type that is best, in bytes.
   *
   * @throws IllegalArgumentException if the type has none
   * @throws ArithmeticException if it has more than 63 bits
   */
  public long typePreferredAlignment(Type type) {
    return cached(
        preferredAlignments,
        type,
        entries ->
            scope == null
                ? DefaultLayout.preferredAlignment(type, this, entries)
                : scope.typePreferredAlignment(type, this, entries));
  }

  /** The width in bits of integers that are added to a pointer or an index; empty otherwise. */
  public OptionalLong typeIndexBitwidth(Type type) {
    return cached(
        indexBitwidths,
        type,
        entries ->
            scope == null
                ? DefaultLayout.indexBitwidth(type, this, entries)
                : scope.indexBitwidth(type, this, entries));
  }

  /** The layout of a type may depend on those of others, which must not be computed twice. */
  private <T> T cached(
      Map<Type, T> cache, Type type, Function<List<DataLayoutEntryInterface>, T> compute) {
    T known = cache.get(type);
    if (known == null) {
      known = compute.apply(entriesFor(type));
      cache.put(type, known);
    }
    return known;
  }

  private List<DataLayoutEntryInterface> entriesFor(Type type) {
    return spec == null ? List.of() : spec.entriesFor(type);
  }

  // --- Properties.

  /** The value of a property, or null if it is not specified. */
  public @Nullable Attribute property(DataLayoutProperty property) {
    DataLayoutEntryInterface entry = spec == null ? null : spec.entryFor(spec.identifier(property));
    if (scope != null) {
      return scope.property(property, entry);
    }
    return entry == null ? null : entry.value();
  }

  /** The natural alignment of the stack in bits; 0 if it is not specified as an integer. */
  public long stackAlignment() {
    return property(DataLayoutProperty.STACK_ALIGNMENT) instanceof IntegerAttr alignment
        ? EntryValues.unsigned(alignment)
        : 0;
  }

  /** The value of a property of a device, by their names, or null if it is not specified. */
  public @Nullable Attribute devicePropertyValue(String device, String property) {
    TargetSystemSpecInterface target = source == null ? null : source.target();
    TargetDeviceSpecInterface found = target == null ? null : target.deviceSpec(device);
    return found == null ? null : found.query(property);
  }
}
