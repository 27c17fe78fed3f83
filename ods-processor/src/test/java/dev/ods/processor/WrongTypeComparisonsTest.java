// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Attribute;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Traits that compare the types of attributes accept those that have a type. */
final class WrongTypeComparisonsTest {
  @Test
  void comparesTypesOfAttributesThatAreAlwaysThere() {
    String ops =
        """
        @Op(dialect = TfDialect.class, name = "A")
        @AllTypesMatch({"x", "y"})
        interface A { @Attr %s x(); @Operand Value y(); }
        """;
    assertErrors(ops.formatted("IntegerAttr"));
    assertErrors(
        ops.formatted("Optional<IntegerAttr>"),
        "2: [ODS419] @AllTypesMatch compares the type of attribute 'x', which may be absent");
  }

  @ParameterizedTest
  @CsvSource({
    "UntypedAttr, true",
    "ArrayAttr, true",
    "dev.ods.builtin.AffineMapAttr, true",
    "List<Long>, true",
    "Type, true",
    "Bits, true",
    "OwnTypeAttr, false",
    "StringAttr, false",
    "Attribute, false",
    "long, false",
    "long[], true",
    "dev.ods.builtin.DenseElementsAttr, false"
  })
  void comparesTypesOfAttributesThatHaveOne(String kind, boolean untyped) {
    String ops =
        """
        @AttrDef(dialect = TfDialect.class, mnemonic = "p") @AssemblyFormat("`<` $v `>`")
        record Untyped(long v) {}
        @AttrDef(dialect = TfDialect.class, mnemonic = "t") @AssemblyFormat("`<` $v `>`")
        record OwnType(long v, @SelfType Type type) {}
        @EnumAttr(value = EnumAttr.Storage.I32, name = "tf.bits") enum Bits { BIT }
        class Same {
          public static Type apply(Type type) { return type; }
        }
        @Dialect(name = "tf", ops = {A.class, B.class},
            attributes = {Untyped.class, OwnType.class, Bits.class})
        interface TfDialect {}
        @Op(dialect = TfDialect.class, name = "A")
        @AllTypesMatch({"x", "y"})
        interface A { @Attr KIND x(); @Operand Value y(); }
        @Op(dialect = TfDialect.class, name = "B")
        @TypesMatchWith(from = "x", to = "y", with = Same.class, summary = "same")
        interface B { @Attr KIND x(); @Operand Value y(); }
        """
            .replace("KIND", kind);
    List<String> errors =
        Stream.of("13: [ODS419] @AllTypesMatch", "16: [ODS419] @TypesMatchWith")
            .map(message -> message + " compares the type of attribute 'x', which has none")
            .toList();
    assertErrors(ops, untyped ? errors.toArray(String[]::new) : new String[0]);
  }

  /** All classes of builtin attributes, by what {@link Attribute#type} is in them. */
  @Test
  void comparesTypesOfBuiltinAttributesThatHaveOne() throws ReflectiveOperationException {
    List<Class<?>> classes = new ArrayList<>();
    addPublic(Class.forName("dev.ods.builtin.BuiltinAttribute"), classes);
    assertTrue(classes.size() > 15, classes.toString());
    Set<String> untyped = new HashSet<>();
    StringBuilder ops = new StringBuilder();
    for (Class<?> each : classes) {
      if (each.getMethod("type").getDeclaringClass() == Attribute.class
          && Modifier.isFinal(each.getModifiers())) {
        untyped.add("X" + each.getSimpleName());
      }
      ops.append(
              "@Op(dialect = TfDialect.class, name = \"%1$s\")\n".formatted(each.getSimpleName()))
          .append("@AllTypesMatch({\"y\", \"X%1$s\"})\n".formatted(each.getSimpleName()))
          .append(
              "interface Op%s { @Attr %s X%1$s(); @Operand Value y(); }\n"
                  .formatted(each.getSimpleName(), each.getName()));
    }
    Set<String> reported =
        Snippets.errors(Snippets.compile(ops.toString())).stream()
            .map(
                error ->
                    error.replaceAll(".*\\[ODS419\\].* attribute '(\\w+)', which has none", "$1"))
            .collect(Collectors.toSet());
    assertEquals(untyped, reported);
  }

  private static void addPublic(Class<?> type, List<Class<?>> classes) {
    if (Modifier.isPublic(type.getModifiers())) {
      classes.add(type);
    }
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addPublic(permitted, classes);
      }
    }
  }
}
