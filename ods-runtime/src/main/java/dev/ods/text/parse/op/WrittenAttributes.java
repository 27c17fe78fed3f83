// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.encoding.Utf8;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.OperationState;
import dev.ods.ir.unsafe.StateReader;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The attributes that a custom form adds by name, in its dictionary or before it. They are set when
 * the form has been parsed, so that they replace the properties that it set, in any order (MLIR:
 * {@code OperationState::attributes} beside its properties).
 */
final class WrittenAttributes {
  private static final int FEW = 16;

  private final List<String> names = new ArrayList<>();
  private final List<Attribute> values = new ArrayList<>();

  /** The first names, in no order; all earlier ones once they are many. */
  private final Set<String> many = new HashSet<>();

  private int manyCount;
  private @Nullable String duplicate;

  /** Which of them {@link #setAbsentIn} has set. */
  private final BitSet early = new BitSet();

  void clear() {
    names.clear();
    values.clear();
    if (manyCount > 0) {
      many.clear();
      manyCount = 0;
    }
    duplicate = null;
    early.clear();
  }

  /**
   * The first name in alphabetical order that was added twice, or that the form has also set by its
   * name; or null.
   */
  @Nullable String duplicate(OperationState state) {
    for (int i = 0; i < names.size(); i++) {
      if (isSetByForm(i, state)) {
        addDuplicate(names.get(i));
      }
    }
    return duplicate;
  }

  private boolean isSetByForm(int index, OperationState state) {
    String name = names.get(index);
    boolean isThere = early.get(index) && slot(name, state) < 0;
    return isThere
        ? !values.get(index).equals(state.attribute(name))
        : StateReader.isSetByName(state, name);
  }

  private static int slot(String name, OperationState state) {
    OpModel model = state.name().model();
    return model == null ? -1 : model.propertyIndex(name);
  }

  private void addDuplicate(String name) {
    duplicate = duplicate == null || Utf8.compare(name, duplicate) < 0 ? name : duplicate;
  }

  void add(String name, Attribute value) {
    add(name, value, names.size());
  }

  void addAll(DictionaryAttr dictionary) {
    int earlier = names.size();
    for (int i = 0; i < dictionary.size(); i++) {
      NamedAttribute entry = dictionary.entry(i);
      add(entry.name(), entry.value(), earlier);
    }
  }

  /** Adds an attribute whose name may be among the {@code earlier} first ones. */
  private void add(String name, Attribute value, int earlier) {
    if (isAmong(earlier, name)) {
      addDuplicate(name);
    }
    names.add(name);
    values.add(value);
  }

  private boolean isAmong(int earlier, String name) {
    if (earlier > FEW) {
      for (; manyCount < earlier; manyCount++) {
        many.add(names.get(manyCount));
      }
      return many.contains(name);
    }
    for (int i = 0; i < earlier; i++) {
      if (names.get(i).equals(name)) {
        return true;
      }
    }
    return false;
  }

  /** Sets them, except for those that the op cannot hold, which MLIR drops. */
  void setIn(OperationState state) {
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      if (AttributeSetter.canHold(state, name, values.get(i))) {
        state.setAttribute(name, values.get(i));
      }
    }
  }

  /**
   * Sets those that the form has not set as properties: for the inference of types, which in MLIR
   * sees the properties of the form even if these are replaced later.
   */
  void setAbsentIn(OperationState state) {
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      Attribute value = values.get(i);
      if (state.attribute(name) == null && AttributeSetter.canHold(state, name, value)) {
        early.set(i);
        setAsIfNotByForm(name, value, state);
      }
    }
  }

  /** So that it is still known which names the form sets. */
  private static void setAsIfNotByForm(String name, Attribute value, OperationState state) {
    int slot = slot(name, state);
    if (slot < 0) {
      state.setAttribute(name, value);
    } else {
      state.setProperty(slot, value);
    }
  }
}
