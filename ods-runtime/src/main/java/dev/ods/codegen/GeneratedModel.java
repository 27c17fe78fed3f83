// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.builtin.Segments;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OpDefinition.PropertyKind;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.PropertyStorage;
import dev.ods.verify.OpVerifier;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated models. It does what is common to all operations, driven by the definition;
 * the generated class adds what is specific to one operation.
 */
public abstract class GeneratedModel extends OpModel implements OpVerifier {
  private final int level;
  private final AttributeRow[] rows;

  /** The slots of the attributes that a new operation is given if they are absent. */
  private final int[] initialized;

  /** For generated models. */
  protected GeneratedModel(DefinitionBuilder builder) {
    this(builder, builder.definition());
  }

  /**
   * For models that need the definition themselves.
   *
   * @param definition what {@code builder} built
   */
  GeneratedModel(DefinitionBuilder builder, OpDefinition definition) {
    this(builder.level(), definition, builder.rows().toArray(AttributeRow[]::new));
  }

  private GeneratedModel(int level, OpDefinition definition, AttributeRow[] rows) {
    super(definition);
    this.level = level;
    this.rows = rows;
    int[] slots = new int[rows.length];
    int count = 0;
    for (int i = 0; i < rows.length; i++) {
      if (isInitialized(definition.attributes().get(i))
          || kind(definition, i) != PropertyKind.ATTRIBUTE) {
        // The storage of a property that is no attribute initializes it.
        if (definition.attributes().get(i).storage() == null) {
          slots[count++] = i;
        }
      }
    }
    initialized = Arrays.copyOf(slots, count);
  }

  /**
   * Begins the definition of a model.
   *
   * @param level the level of the API that the model was generated for; see {@link ApiLevel}
   * @param name the full name of the operation
   * @param summary one line on what the operation does
   */
  protected static DefinitionBuilder define(int level, String name, String summary) {
    return new DefinitionBuilder(level, name, summary);
  }

  @Override
  public final void requireSupported() {
    ApiLevel.require("operation '" + name() + "'", level);
  }

  final boolean hasDefault(int property) {
    return definition().attributes().get(property).defaultValue() != null;
  }

  /** Whether an operation that is created without an attribute stores its default. */
  private static boolean isInitialized(AttributeDefinition attribute) {
    return attribute.defaultValue() != null && !attribute.optional();
  }

  private static PropertyKind kind(OpDefinition definition, int property) {
    return definition.attributes().get(property).kind();
  }

  @Override
  public abstract GeneratedOp view(Operation operation);

  // --- Defaults.

  /** The default of an attribute that has one. */
  protected Attribute initialValue(int property, Context context) {
    throw new IllegalArgumentException(propertyName(property) + " has no default");
  }

  /**
   * The default as an attribute: that of an attribute, or that to which the default of a property
   * converts which is no attribute.
   *
   * @param property its slot
   * @throws IllegalArgumentException if it has no default
   */
  public final Attribute initialAttribute(int property, Context context) {
    PropertyStorage storage = definition().attributes().get(property).storage();
    if (storage == null) {
      return initialValue(property, context);
    }
    PropertyStorage.StoredValue value = new PropertyStorage.StoredValue();
    storage.initialize(context, value);
    return storage.toAttribute(context, value);
  }

  @Override
  public final void populateDefaults(OperationState state) {
    for (int property : initialized) {
      if (state.property(property) == null) {
        state.setProperty(property, initial(property, state.context()));
      }
    }
  }

  /** Sizes of segments are zeros at first, as those that MLIR keeps in properties. */
  private Attribute initial(int property, Context context) {
    return switch (kind(definition(), property)) {
      case ATTRIBUTE -> initialValue(property, context);
      case PROPERTY -> initialAttribute(property, context);
      case OPERAND_SEGMENT_SIZES -> Segments.of(context, new int[definition().operands().size()]);
      case RESULT_SEGMENT_SIZES -> Segments.of(context, new int[definition().results().size()]);
    };
  }

  // --- Checks.

  @Override
  public final void verifyInvariants(Operation operation, Diagnostics diagnostics) {
    if (rows.length == 0 || OdsVerification.attributes(operation, this, this, diagnostics)) {
      verify(operation, diagnostics);
    }
  }

  /**
   * Checks operands, results, what relates them, and regions.
   *
   * @return false after an error has been reported
   */
  protected boolean verify(Operation operation, Diagnostics diagnostics) {
    return true;
  }

  @Override
  public final @Nullable String violatedConstraint(int property, Attribute value) {
    AttributeDefinition definition = definition().attributes().get(property);
    PropertyStorage storage = definition.storage();
    if (storage != null) {
      PropertyStorage.StoredValue converted = new PropertyStorage.StoredValue();
      String mistake = storage.fromAttribute(value, converted);
      if (mistake != null) {
        return mistake;
      }
      return storage.violated(converted, definition.constraint());
    }
    return rows[property].test(value) && satisfies(property, value)
        ? null
        : definition.constraint();
  }

  @Override
  public final @Nullable String violatedConstraint(
      Operation operation, int property, Attribute value) {
    String violated = violatedConstraint(property, value);
    return violated != null || satisfies(operation, property, value)
        ? violated
        : definition().attributes().get(property).constraint();
  }

  /** Returns whether an attribute satisfies those conditions that depend on the operation. */
  protected boolean satisfies(Operation operation, int property, Attribute value) {
    return true;
  }

  /** Returns whether an attribute satisfies its constraint beyond its kind or its class. */
  protected boolean satisfies(int property, Attribute value) {
    return true;
  }

  @Override
  public boolean canHold(int property, Attribute value) {
    return rows[property].canHold(value);
  }
}
