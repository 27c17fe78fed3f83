// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which {@code build} form a call is, where a type may be that of a result or an attribute. */
final class BuildFormsTest {
  /** A form without some arguments has the meaning of the one with all of them. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '~',
      value = {
        "@Attr Type t(); | i1 | <{t = i1}> : () -> i32",
        "@Attr Type t(); | i64, i1 | <{t = i1}> : () -> i64",
        "@Attr Optional<Type> t(); | - | : () -> i32",
        "@Attr Optional<Type> t(); | i1 | <{t = i1}> : () -> i32",
        "@Attr Optional<Type> t(); | i64, i1 | <{t = i1}> : () -> i64",
        "@Attr Optional<Type> t(); | i64, (Type) null | : () -> i64",
        "@Attr Optional<Type> t(); | i64, TypeAttr.get(i1) | <{t = i1}> : () -> i64",
        "@Attr Type s(); @Attr Optional<Type> t(); | i1 | <{s = i1}> : () -> i32",
        "@Attr Type s(); @Attr Optional<Type> t(); | i1, i64 | <{s = i1, t = i64}> : () -> i32",
        "@Attr Optional<Type> s(); @Attr Optional<Type> t(); @Result(I1.class) Value q(); | - | : () ->"
            + " (i1, i32)",
        "@Attr Optional<Type> s(); @Attr Optional<Type> t(); @Result(I1.class) Value q(); | i1, i64 |"
            + " <{s = i1, t = i64}> : () -> (i1, i32)",
        "@Attr Optional<Type> s(); @Attr Optional<Type> t(); @Attr Optional<Type> u(); | i1, i64 |"
            + " <{s = i1, t = i64}> : () -> i32",
        "@Attr Optional<Type> s(); @Attr Optional<Type> t(); @Attr Optional<Type> u(); | i1 |"
            + " <{s = i1}> : () -> i32",
        // The static type of a default is not to choose another form.
        "@Attr IntegerType s(); @Attr @Default(\"three\") Type t();"
            + " static IntegerType three(Context context) { return IntegerType.get(context, 3); }"
            + " | i1 | <{s = i1, t = i3}> : () -> i32",
        "@Attr @Default(value = \"three\", optional = true) Type t();"
            + " static IntegerType three(Context context) { return IntegerType.get(context, 3); }"
            + " | - | <{t = i3}> : () -> i32",
        // The author's form has precedence, but the others are not about it.
        "@Attr Optional<Type> t(); static void build(OpBuilder b, OperationState state, Type r) {"
            + " state.addTypes(List.of(r)); } | - | : () -> i32",
        "@Attr Optional<Type> t(); static void build(OpBuilder b, OperationState state, Type r) {"
            + " state.addTypes(List.of(r)); } | i1 | : () -> i1",
      })
  void omittingFormsKeepTheMeaning(String members, String arguments, String expected) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "o")
            interface O { %s @Result(I32.class) Value r(); }
            final class Use {
              public static String text(Context context) {
                OpBuilder b = OpBuilder.create(context);
                Location l = UnknownLoc.get(context);
                IntegerType i1 = IntegerType.get(context, 1);
                IntegerType i64 = IntegerType.get(context, 64);
                OOp op = OOp.build(b, l%s);
                return dev.ods.text.Printer.toString(
                    op.operation(), dev.ods.text.PrinterFlags.GENERIC);
              }
            }
            """
                .formatted(
                    members,
                    arguments.equals("-")
                        ? ""
                        : ", " + arguments.replace("TypeAttr", "dev.ods.builtin.TypeAttr")));
    String text = (String) Loaded.call(dialect.type("Use"), null, "text", dialect.context());
    assertEquals(
        expected, Objects.requireNonNull(text).strip().replaceFirst(".*\"tf.o\"\\(\\) ", ""));
  }

  /** What would be said about a result where other calls are about an attribute does not exist. */
  @Test
  void formsOfAnotherMeaningDoNotExist() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "o")
            interface O {
              @Attr Optional<Type> s();
              @Attr Optional<Type> t();
              @Result(I32.class) Value r();
            }
            """);
    assertEquals(
        List.of(
            "",
            "List List",
            "List List List",
            "List TypeAttr TypeAttr",
            "Type",
            "Type Type",
            "Type Type Type",
            "Type TypeAttr TypeAttr",
            "TypeAttr TypeAttr"),
        Arrays.stream(dialect.type("OOp").getDeclaredMethods())
            .filter(method -> method.getName().equals("build"))
            .map(
                method ->
                    String.join(
                        " ",
                        Arrays.stream(method.getParameterTypes())
                            .skip(2)
                            .map(Class::getSimpleName)
                            .toList()))
            .sorted()
            .toList());
  }
}
