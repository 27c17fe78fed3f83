// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.dialects.Programs;
import dev.ods.ir.Context;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Creating and querying attributes in a program. */
final class DltiAttrsTest {
  private final Context context = new Programs().context();
  private final IntegerType i32 = IntegerType.get(context, 32);
  private final IntegerAttr four = IntegerAttr.get(i32, 4);
  private final DataLayoutEntryAttr ofName = DataLayoutEntryAttr.get("size", four);
  private final DataLayoutEntryAttr ofType =
      DataLayoutEntryAttr.get(i32, StringAttr.get(context, "small"));

  @Test
  void queriesAMapByNameAndType() {
    MapAttr map = MapAttr.get(context, List.of(ofName, ofType));
    assertSame(four, map.query("size"));
    assertSame(ofType.value(), map.query(i32));
    assertNull(map.query("i32"));
    assertNull(map.query(IntegerType.get(context, 64)));
    assertEquals("#dlti.map<\"size\" = 4 : i32, i32 = \"small\">", map.toString());
    assertSame(map, MapAttr.get(context, List.of(ofName, ofType)));
  }

  @Test
  void rejectsEntriesThatTheParserRejects() {
    assertThrows(
        IllegalArgumentException.class, () -> MapAttr.get(context, List.of(ofName, ofName)));
    assertThrows(
        IllegalArgumentException.class, () -> TargetDeviceSpecAttr.get(context, List.of(ofType)));
    assertThrows(
        IllegalArgumentException.class, () -> TargetSystemSpecAttr.get(context, List.of(ofName)));
  }

  @Test
  void aSpecificationWithoutAListIsAnEmptyOne() {
    for (String name : List.of("target_device_spec", "target_system_spec")) {
      String text = "\"t.x\"() {a = #dlti." + name + "} : () -> ()";
      assertEquals(
          List.of(
              "loc(\"test.mlir\":1:38): expected '<'",
              "loc(\"test.mlir\":1:20): no DLTI entries provided"),
          new Programs()
              .diagnostics(text).stream().map(it -> it.location() + ": " + it.message()).toList());
    }
  }
}
