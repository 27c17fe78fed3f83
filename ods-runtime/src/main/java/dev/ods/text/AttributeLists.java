// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.IrReader;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Utf8;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The attributes of operations as lists in the order in which they are printed. */
final class AttributeLists {
  private AttributeLists() {}

  /** The inherent and the discardable attributes, sorted by name, without some of them. */
  static List<NamedAttribute> all(IrReader ir, int op, Collection<@Nullable String> elided) {
    List<NamedAttribute> list = new ArrayList<>();
    OpModel model = ir.name(op).model();
    if (model != null) {
      for (int i = 0; i < model.propertyCount(); i++) {
        Attribute value = ir.property(op, i);
        if (value != null) {
          list.add(new NamedAttribute(model.propertyName(i), value));
        }
      }
    } else if (ir.rawProperties(op) instanceof DictionaryAttr properties) {
      list.addAll(properties.entries());
    }
    boolean mixed = !list.isEmpty();
    DictionaryAttr discardable = ir.discardableAttributes(op);
    if (discardable != null) {
      list.addAll(discardable.entries());
    }
    if (mixed) {
      list.sort((a, b) -> Utf8.compare(a.name(), b.name()));
    }
    if (!elided.isEmpty()) {
      list.removeIf(entry -> elided.contains(entry.name()));
    }
    return list;
  }
}
