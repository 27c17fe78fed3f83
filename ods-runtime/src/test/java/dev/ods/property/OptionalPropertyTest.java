// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.builtin.NoneType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.text.OpAsmPrinter;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How values that may be absent are written, of types that differ in part from others. */
final class OptionalPropertyTest {
  private static final String NONE = "none";

  private final Context context = Context.create();

  /** Texts as attributes; one of them as that whose text is what an absent value is written as. */
  private static final PropertyType<String> OWN =
      PropertyTypes.of("text", "", OptionalPropertyTest::attribute, (attribute, mistake) -> "a");

  private static Attribute attribute(String value, Context context) {
    return value.equals(NONE)
        ? TypeAttr.get(NoneType.get(context))
        : StringAttr.get(context, value);
  }

  private static PropertyType<String> written() {
    return OWN.written(parser -> null, (value, printer) -> printer.print("text " + value));
  }

  /** What a type prints by its own code, and not by the printing of attributes. */
  private <T> String print(PropertyType<T> type, T value) {
    StringBuilder text = new StringBuilder();
    OpAsmPrinter printer =
        (OpAsmPrinter)
            Proxy.newProxyInstance(
                OpAsmPrinter.class.getClassLoader(),
                new Class<?>[] {OpAsmPrinter.class},
                (proxy, method, arguments) ->
                    switch (method.getName()) {
                      case "context" -> context;
                      case "print" -> {
                        text.append(arguments[0]);
                        yield method.getReturnType() == void.class ? null : proxy;
                      }
                      case "printAttribute" -> {
                        text.append(arguments[0]);
                        yield method.getReturnType() == void.class ? null : proxy;
                      }
                      default -> throw new AssertionError(method);
                    });
    type.print(printer, value);
    return text.toString();
  }

  /** Only a form that is written by code of one's own may begin in any way. */
  @Test
  void whatIsWrittenByOwnCodeIsBracketedAlsoWithACondition() {
    PropertyType<String> constrained = written().where(value -> true);
    for (PropertyType<String> base : List.of(written(), constrained)) {
      PropertyType<Optional<String>> type = PropertyTypes.optional(base, false);
      assertEquals("some<text a>", print(type, Optional.of("a")));
      assertEquals("some<text none>", print(type, Optional.of(NONE)));
      assertEquals("none", print(type, Optional.empty()));
    }
  }

  @Test
  void aMnemonicIsAKnownStart() {
    PropertyType<Optional<String>> type = PropertyTypes.optional(written().named("my"), false);
    assertEquals("my<text a>", print(type, Optional.of("a")));
    assertEquals("my<text none>", print(type, Optional.of(NONE)));
  }

  @Test
  void attributesAreBracketedWhereTheyLookAbsent() {
    PropertyType<Optional<String>> type = PropertyTypes.optional(OWN.where(value -> true), false);
    assertEquals("\"a\"", print(type, Optional.of("a")));
    assertEquals("some<none>", print(type, Optional.of(NONE)));
  }
}
