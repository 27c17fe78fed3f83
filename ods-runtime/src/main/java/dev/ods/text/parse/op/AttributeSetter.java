// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.OperationState;
import dev.ods.text.lex.TokenStream;
import dev.ods.text.parse.ParserCore;
import dev.ods.verify.OpVerifier;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Sets the parsed attributes of an op, as properties or as discardable attributes. */
final class AttributeSetter {
  private final TokenStream tokens;

  AttributeSetter(ParserCore core) {
    this.tokens = core.tokens;
  }

  /**
   * Sets the attributes of the generic form.
   *
   * @param dictionary the attribute dictionary, which may contain inherent attributes, or null
   * @param properties the attribute in angle brackets, or null
   * @return false after reporting an error
   */
  boolean setAll(
      OperationState state, @Nullable DictionaryAttr dictionary, @Nullable Attribute properties) {
    OpModel model = state.name().model();
    if (model == null) {
      state.setRawProperties(properties);
    }
    if (dictionary != null) {
      if (model == null || !hasInherent(model, dictionary)) {
        state.setDiscardableAttributes(dictionary);
      } else if (!setEach(state, model, dictionary, properties == null)) {
        return false;
      }
    }
    return model == null || properties == null || setProperties(state, model, properties);
  }

  private static boolean hasInherent(OpModel model, DictionaryAttr dictionary) {
    if (model.propertyCount() > 0) {
      for (int i = 0; i < dictionary.size(); i++) {
        if (model.propertyIndex(dictionary.entry(i).name()) >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Sets the entries; as in MLIR, an inherent one that its slot cannot hold is dropped. */
  private boolean setEach(
      OperationState state, OpModel model, DictionaryAttr dictionary, boolean check) {
    String violation = check ? violation(model, dictionary) : null;
    if (violation != null) {
      return tokens.errorAtLocation(state.location(), violation);
    }
    for (int i = 0; i < dictionary.size(); i++) {
      NamedAttribute entry = dictionary.entry(i);
      int index = model.propertyIndex(entry.name());
      if (index < 0) {
        state.setAttribute(entry.name(), entry.value());
      } else if (canHold(model, index, entry.value())) {
        state.setProperty(index, entry.value());
      }
    }
    return true;
  }

  /** Whether the op can hold an attribute at all: always, unless it is inherent. */
  static boolean canHold(OperationState state, String name, Attribute value) {
    OpModel model = state.name().model();
    int index = model == null ? -1 : model.propertyIndex(name);
    return model == null || index < 0 || canHold(model, index, value);
  }

  /**
   * The message for the first inherent attribute that violates its constraint; null if none does.
   */
  @Nullable String violation(OpModel model, DictionaryAttr dictionary) {
    for (int i = 0; i < model.propertyCount(); i++) {
      Attribute value = dictionary.get(model.propertyName(i));
      boolean inherent = model.propertyIndex(model.propertyName(i)) == i;
      String violation = value == null || !inherent ? null : violatedConstraint(model, i, value);
      if (violation != null) {
        return "'"
            + model.name()
            + "' op attribute '"
            + model.propertyName(i)
            + "' failed to satisfy constraint: "
            + violation;
      }
    }
    return null;
  }

  private static @Nullable String violatedConstraint(OpModel model, int index, Attribute value) {
    OpVerifier verifier = model.as(OpVerifier.class);
    return verifier == null ? null : verifier.violatedConstraint(index, value);
  }

  /** Sets properties of a registered op by name; other names are reported, as MLIR does. */
  boolean setNamed(
      OperationState state, Attribute properties, List<String> names, List<String> required) {
    if (!(properties instanceof DictionaryAttr dictionary)) {
      return invalid(state, properties, "expected DictionaryAttr to set properties");
    }
    OpModel model = Objects.requireNonNull(state.name().model(), "only registered ops have a form");
    for (String name : names) {
      Attribute value = dictionary.get(name);
      int index = model.slotIndex(name);
      if (value == null && required.contains(name)) {
        return invalid(
            state,
            properties,
            "expected key entry for " + name + " in DictionaryAttr to set Properties.");
      }
      String mistake = value == null ? null : set(state, model, index, value);
      if (mistake != null) {
        return invalid(state, properties, mistake);
      }
    }
    for (int i = 0; i < dictionary.size(); i++) {
      if (!names.contains(dictionary.entry(i).name())) {
        return invalid(
            state,
            properties,
            "unknown key '\""
                + dictionary.entry(i).name()
                + "\"' when parsing properties dictionary");
      }
    }
    return true;
  }

  /** Sets a property; returns what is wrong with the attribute, or null. */
  private static @Nullable String set(
      OperationState state, OpModel model, int index, Attribute value) {
    if (model.definition().attributes().get(index).storage() != null) {
      return state.convertProperty(index, value);
    }
    if (!canHold(model, index, value)) {
      return "Invalid attribute `"
          + model.propertyName(index)
          + "` in property conversion: "
          + value;
    }
    state.setProperty(index, value);
    return null;
  }

  /** Sets the properties of a registered op; unknown names are ignored, as MLIR does. */
  boolean setProperties(OperationState state, OpModel model, Attribute properties) {
    if (model.propertyCount() == 0) {
      return invalid(state, properties, "this operation does not support properties");
    }
    if (!(properties instanceof DictionaryAttr dictionary)) {
      return invalid(state, properties, "expected DictionaryAttr to set properties");
    }
    for (int i = 0; i < dictionary.size(); i++) {
      NamedAttribute entry = dictionary.entry(i);
      int index = model.slotIndex(entry.name());
      if (index >= 0) {
        String mistake = SegmentSlots.mistake(model, index, entry.value());
        if (mistake == null) {
          mistake = set(state, model, index, entry.value());
        }
        if (mistake != null) {
          return invalid(state, properties, mistake);
        }
      }
    }
    return true;
  }

  private static boolean canHold(OpModel model, int index, Attribute value) {
    OpVerifier verifier = model.as(OpVerifier.class);
    return SegmentSlots.canHold(model, index, value)
        && (verifier == null || verifier.canHold(index, value));
  }

  private boolean invalid(OperationState state, Attribute properties, String why) {
    return tokens.errorAtLocation(
        state.location(),
        "invalid properties " + properties + " for op " + state.name().value() + ": " + why);
  }
}
