// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.PropertyStorage.Form;
import dev.ods.ir.PropertyStorage.StoredValue;
import dev.ods.ir.TestIr.NumberAttr;
import dev.ods.ir.storage.Ops;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the properties of an operation are, each has slots of its own. */
class PropertySlotsTest {
  private static final int NAME = 1;

  private final Context context = TestIr.context();

  /** An attribute, and numbers of both sizes, each also optional. */
  private enum Kind {
    ATTRIBUTE(null, false),
    WORD(Form.WORD, false),
    OPTIONAL_WORD(Form.WORD, true),
    LONG(Form.LONG, false),
    OPTIONAL_LONG(Form.LONG, true);

    private final @Nullable Form form;
    private final boolean optional;

    Kind(@Nullable Form form, boolean optional) {
      this.form = form;
      this.optional = optional;
    }

    void addTo(OpDefinition.Builder definition, String name) {
      if (form == null) {
        definition.optionalAttribute(name, "any attribute");
      } else {
        definition.property(name, new Numbers(form, optional), "a number", null);
      }
    }
  }

  /** Numbers that convert to the attribute of the test dialect. */
  private static final class Numbers extends PropertyStorage {
    Numbers(Form form, boolean optional) {
      super(form, optional);
    }

    @Override
    public void initialize(Context context, StoredValue value) {
      value.setBits(0);
    }

    @Override
    public Attribute toAttribute(Context context, StoredValue value) {
      return NumberAttr.get(context, value.bits());
    }

    @Override
    public @Nullable String fromAttribute(Attribute attribute, StoredValue value) {
      value.setBits(((NumberAttr) attribute).number());
      return null;
    }
  }

  private static List<List<Kind>> combinations(int length) {
    List<List<Kind>> all = List.of(List.of());
    for (int i = 0; i < length; i++) {
      List<List<Kind>> longer = new ArrayList<>();
      for (List<Kind> kinds : all) {
        for (Kind kind : Kind.values()) {
          List<Kind> more = new ArrayList<>(kinds);
          more.add(kind);
          longer.add(more);
        }
      }
      all = longer;
    }
    return all;
  }

  private static @Nullable PropertySlots slots(List<Kind> kinds) {
    OpDefinition.Builder definition = OpDefinition.builder("t.numbers");
    for (int i = 0; i < kinds.size(); i++) {
      kinds.get(i).addTo(definition, "p" + i);
    }
    return PropertySlots.of(definition.build().attributes());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void eachPropertyKeepsItsValue(int length) {
    Random random = new Random(length);
    IrArena arena = new IrArena(context);
    for (List<Kind> kinds : combinations(length)) {
      PropertySlots slots = slots(kinds);
      if (slots != null) {
        check(arena, kinds, slots, random);
      }
    }
  }

  private void check(IrArena arena, List<Kind> kinds, PropertySlots slots, Random random) {
    assertTrue(slots.count() <= 4 * kinds.size(), "few slots for " + kinds);
    int op = Ops.create(arena, NAME, 0, 0, 0, 0, 0, Ops.typed(slots.count()));
    int[] created = new int[slots.count()];
    List<@Nullable Long> expected = new ArrayList<>();
    kinds.forEach(kind -> expected.add(null));
    for (int round = 0; round < 3 * kinds.size(); round++) {
      int changed = random.nextInt(kinds.size());
      Kind kind = kinds.get(changed);
      Long number = kind.optional && random.nextBoolean() ? null : number(kind, random);
      expected.set(changed, number);
      set(arena, slots, op, created, kind, changed, number);
      for (int i = 0; i < kinds.size(); i++) {
        Long value = expected.get(i);
        long bits = value == null ? 0 : value;
        String what = "property #" + i + " of " + kinds;
        if (kinds.get(i) == Kind.ATTRIBUTE) {
          Attribute attribute = value == null ? null : NumberAttr.get(context, bits);
          assertEquals(attribute, slots.get(arena, op, i), what);
          assertEquals(attribute, slots.get(arena, i, created), what);
        } else {
          assertEquals(bits, slots.raw(arena, op, i).bits(), what);
          assertEquals(NumberAttr.get(context, bits), slots.get(arena, i, created), what);
        }
        if (kinds.get(i).optional) {
          assertEquals(value != null, slots.isPresent(arena, op, i), what);
        }
      }
    }
    for (int slot = 0; slot < created.length; slot++) {
      assertEquals(created[slot], Ops.property(arena, op, slot), "before and after creation");
    }
  }

  private static long number(Kind kind, Random random) {
    return kind.form == Form.LONG ? random.nextLong() : random.nextInt();
  }

  private void set(
      IrArena arena,
      PropertySlots slots,
      int op,
      int[] created,
      Kind kind,
      int property,
      @Nullable Long number) {
    if (kind == Kind.ATTRIBUTE) {
      Attribute attribute = number == null ? null : NumberAttr.get(context, number);
      slots.set(arena, op, property, attribute);
      assertEquals(null, slots.set(arena, property, attribute, created));
      return;
    }
    StoredValue value = new StoredValue();
    if (number != null) {
      value.setBits(number);
    }
    slots.set(arena, op, property, value);
    slots.set(arena, property, value, created);
  }
}
