// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.ArrayAttr;
import dev.ods.codegen.GeneratedModel;
import dev.ods.control.ArgAndResultAttrsOpInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.trait.SameOperandsAndResultType;
import dev.ods.trait.SameTypeOperands;
import org.jspecify.annotations.Nullable;

/** What custom forms do not tell apart, in MLIR as here. */
final class Forms {
  private Forms() {}

  /**
   * Whether custom forms can say the types of all operations. The traits of equal types accept
   * shapes that are compatible, such as {@code tensor<?xf32>} and {@code tensor<4xf32>}, but forms
   * that rely on them write one type.
   */
  static boolean canSay(Operation root) {
    for (Operation op : Programs.operations(root)) {
      boolean all = op.name().hasTrait(SameOperandsAndResultType.class);
      if ((all || op.name().hasTrait(SameTypeOperands.class)) && !hasOneType(op, all)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasOneType(Operation op, boolean results) {
    if (op.operandCount() == 0) {
      return true;
    }
    Type type = op.operandType(0);
    for (int i = 1; i < op.operandCount(); i++) {
      if (!op.operandType(i).equals(type)) {
        return false;
      }
    }
    for (int i = 0; results && i < op.resultCount(); i++) {
      if (!op.resultType(i).equals(type)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Removes attributes that have their default values, which forms may omit, and those of arguments
   * and results of functions and calls that say no more than their absence.
   */
  static void dropDefaults(Operation root) {
    for (Operation op : Programs.operations(root)) {
      OpModel model = op.name().model();
      for (int i = 0; model != null && i < model.propertyCount(); i++) {
        Attribute value = op.property(i);
        if (value != null && isDefault(model, i, value)) {
          op.setProperty(i, null);
        }
      }
      ArgAndResultAttrsOpInterface signature = op.as(ArgAndResultAttrsOpInterface.class);
      if (signature != null) {
        dropEmpty(signature);
      }
    }
  }

  private static void dropEmpty(ArgAndResultAttrsOpInterface signature) {
    if (isEmpty(signature.argAttrsAttr())) {
      signature.removeArgAttrsAttr();
    }
    if (isEmpty(signature.resAttrsAttr())) {
      signature.removeResAttrsAttr();
    }
  }

  /** Whether a list is empty, or of empty dictionaries only. */
  private static boolean isEmpty(@Nullable ArrayAttr list) {
    return list != null
        && list.elements().stream()
            .allMatch(element -> element instanceof DictionaryAttr each && each.isEmpty());
  }

  private static boolean isDefault(OpModel model, int property, Attribute value) {
    return model instanceof GeneratedModel generated
        && model.definition().attributes().get(property).defaultValue() != null
        && value.equals(generated.initialAttribute(property, value.context()));
  }
}
