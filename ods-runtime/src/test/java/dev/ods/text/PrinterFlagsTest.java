// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each copy with a changed value differs in that value only. */
class PrinterFlagsTest {
  static Stream<Method> changes() {
    return Arrays.stream(PrinterFlags.class.getMethods())
        .filter(method -> method.getName().startsWith("with"));
  }

  private static String valueOf(Method change) {
    String name = change.getName().substring("with".length());
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  private static Map<String, Object> values(PrinterFlags flags) throws Exception {
    Map<String, Object> values = new TreeMap<>();
    for (Method change : changes().toList()) {
      String name = valueOf(change);
      values.put(name, PrinterFlags.class.getMethod(name).invoke(flags));
    }
    return values;
  }

  @ParameterizedTest
  @MethodSource("changes")
  void changesOneValueOnly(Method change) throws Exception {
    for (PrinterFlags base :
        new PrinterFlags[] {PrinterFlags.DEFAULT, PrinterFlags.GENERIC_LOCAL}) {
      String name = valueOf(change);
      Map<String, Object> expected = values(base);
      Object other = expected.get(name) instanceof Boolean old ? (Object) !old : (Object) 77L;
      PrinterFlags changed = (PrinterFlags) change.invoke(base, other);
      assertNotEquals(base, changed);
      assertEquals(changed, change.invoke(changed, other));
      assertEquals(base, change.invoke(changed, expected.put(name, other)));
      assertEquals(expected, values(changed));
    }
  }
}
