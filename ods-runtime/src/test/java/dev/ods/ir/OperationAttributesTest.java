// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.TestIr.NumberAttr;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Inherent attributes are in properties, and nowhere else, however they are set. */
class OperationAttributesTest {
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);
  private final Attribute one = NumberAttr.get(context, 1);
  private final Attribute two = NumberAttr.get(context, 2);

  private OperationState state(String name) {
    return builder.state(context.operationName(name), UnknownLoc.get(context));
  }

  private DictionaryAttr dictionary(Attribute value, String... names) {
    return DictionaryAttr.get(
        context, Stream.of(names).map(name -> new NamedAttribute(name, value)).toList());
  }

  @Test
  void discardableAttributesOfAStateWithInherentNamesAreInherent() {
    Operation op =
        builder.create(
            state("t.three")
                .setAttribute("b", two)
                .setAttribute("z", two)
                .setDiscardableAttributes(dictionary(one, "a", "b", "y")));
    assertEquals(List.of(one, one), List.of(op.property(0), op.property(1)));
    assertNull(op.property(2));
    assertEquals(dictionary(one, "y"), op.discardableAttributes());
  }

  @Test
  void discardableAttributesWithInherentNamesAreInherent() {
    Operation op = builder.create(state("t.three").setAttribute("b", two).setAttribute("z", two));
    op.setDiscardableAttributes(dictionary(one, "a", "y"));
    assertEquals(List.of(one, two), List.of(op.property(0), op.property(1)));
    assertEquals(dictionary(one, "y"), op.discardableAttributes());
    op.setDiscardableAttributes(dictionary(two, "a", "b", "c"));
    assertEquals(dictionary(two, "a", "b", "c"), op.properties());
    assertTrue(op.discardableAttributes().isEmpty());
  }

  @Test
  void unregisteredOperationsAndOthersKeepDiscardableAttributes() {
    for (String name : List.of("t.plain", "u.op")) {
      DictionaryAttr all = dictionary(one, "a", "b");
      Operation created = builder.create(state(name).setDiscardableAttributes(all));
      assertEquals(all, created.discardableAttributes());
      Operation changed = builder.create(state(name));
      changed.setDiscardableAttributes(all);
      assertEquals(all, changed.discardableAttributes());
    }
  }

  @Test
  void registeredOperationsHaveNoRawProperties() {
    Operation op = builder.create(state("t.three"));
    OperationState next = state("t.plain");
    for (Attribute value : List.of(dictionary(one, "zz"), one)) {
      assertThrows(IllegalArgumentException.class, () -> op.setRawProperties(value));
      assertThrows(IllegalArgumentException.class, () -> next.setRawProperties(value));
    }
    op.setRawProperties(op.rawProperties());
    next.setRawProperties(null);
    op.setAttribute("zz", two);
    assertEquals(dictionary(two, "zz"), op.discardableAttributes());
    assertNull(builder.create(next).rawProperties());
  }
}
