// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The record that declares a type or an attribute, of one, and one of a record. */
final class RecordsOfDefinitionsTest {
  private static final CompiledDialect DIALECT =
      CompiledDialect.of(
          """
          @Dialect(
              name = "t", ops = Next.class, types = {Ring.class, Cell.class},
              attributes = {Steps.class, Marker.class})
          interface TDialect {}

          @TypeDef(dialect = TDialect.class, mnemonic = "ring") @AssemblyFormat("`<` $modulus `>`")
          record Ring(long modulus) {
            void verify(Diagnostics diagnostics, Location location) {
              if (modulus > 8) { diagnostics.error(location, "too large"); }
            }
            Ring times(Ring other) { return new Ring(modulus * other.modulus); }
          }

          @TypeDef(dialect = TDialect.class, mnemonic = "cell") @AssemblyFormat("`<` params `>`")
          record Cell(Type type) {}

          @AttrDef(dialect = TDialect.class, mnemonic = "steps") @AssemblyFormat("`<` params `>`")
          record Steps(List<Long> each) {
            Steps reversed() {
              List<Long> values = new java.util.ArrayList<>(each);
              java.util.Collections.reverse(values);
              return new Steps(values);
            }
          }

          @AttrDef(dialect = TDialect.class, mnemonic = "marker")
          record Marker() {}

          @Op(dialect = TDialect.class, name = "next")
          @AssemblyFormat("$steps attr-dict `:` type($x)")
          interface Next extends OpView {
            @Attr StepsAttr steps();
            @Result Value x();

            default void verify(Diagnostics diagnostics) {
              Context context = operation().context();
              if (x().type() instanceof RingType ring) {
                Ring record = ring.toRecord();
                try {
                  RingType square = RingType.of(context, record.times(ring.toRecord()));
                  diagnostics.error(operation().location(), square + " " + steps().toRecord());
                } catch (IllegalArgumentException e) {
                  diagnostics.error(operation().location(), e.getMessage());
                }
              } else if (x().type() instanceof CellType cell) {
                boolean same = CellType.of(context, new Cell(cell.type())) == cell;
                boolean marked = MarkerAttr.of(context, new Marker()) == MarkerAttr.get(context);
                StepsAttr reversed = StepsAttr.of(context, steps().reversed());
                diagnostics.error(
                    operation().location(), same + " " + marked + " " + reversed);
              }
            }
          }
          """);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "!t.ring<2> | !t.ring<4> Steps[each=[1, 2]]",
        "!t.ring<3> | too large",
        "!t.cell<i8> | true true #t.steps<2, 1>",
      })
  void areConverted(String type, String message) {
    assertEquals(
        message, DIALECT.custom("%0 = t.next <1, 2> : " + type).replaceFirst("loc\\(.*?\\): ", ""));
  }

  /** A component of that name has no accessor in the generated class. */
  @Test
  void aComponentMayNotHaveTheName() {
    assertEquals(
        List.of(
            "4: [ODS114] generated accessor for `toRecord` overlaps with a default one; please"
                + " rename to avoid overlap; @Param(name = \"toRecord\") keeps its name in the text"),
        Snippets.errors(
            Snippets.compile(
                """
                @Dialect(name = "t", attributes = X.class) interface TDialect {}
                @AttrDef(dialect = TDialect.class, mnemonic = "x")
                @AssemblyFormat("`<` params `>`")
                record X(long toRecord) {}
                """)));
  }

  /** What has no factory method of all parameters is not made of all in a record. */
  @Test
  void arePrivateAsTheFactoryMethodOfAllParameters() {
    List<String> errors =
        Snippets.errors(
            Snippets.compile(
                """
                @Dialect(name = "t", types = Ring.class) interface TDialect {}
                @TypeDef(dialect = TDialect.class, mnemonic = "ring", skipDefaultBuilders = true)
                @AssemblyFormat("`<` $modulus `>`")
                record Ring(long modulus) { Ring(int small) { this((long) small); } }
                class User {
                  Ring record(RingType type) { return type.toRecord(); }
                  RingType type(Context context) { return RingType.of(context, new Ring(3)); }
                }
                """));
    assertEquals("7: cannot find symbol", errors.get(0).lines().findFirst().orElseThrow());
  }
}
