// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An author's methods that would clash with generated ones are the only errors. */
final class MethodOverlapTest {
  private static List<String> errors(String source) {
    return Snippets.errors(Snippets.compile(source));
  }

  private static List<String> overlap(int line, String method, String type) {
    return List.of(
        "%d: [ODS150] method '%s' has the signature of a method that '%s' has of its own; rename it"
            .formatted(line, method, type));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "setV | default A setV(long v) { return this; }",
        "setV | default void setV(long v) {}",
        "vAttr | default IntegerAttr vAttr() { return IntegerAttr.i32(null, 0); }",
        "setVAttr | default <T extends IntegerAttr> void setVAttr(T v) {}",
        "unwrapList | default List<Long> unwrapList(ArrayAttr stored) { return List.of(); }",
        "defaultW | default IntegerAttr defaultW(Context context) { return null; }",
        "operandStart | default int operandStart(Operation op, int group) { return 0; }",
        "setX | default void setX(List<String> values) {}",
        "setX | default <T> void setX(List<T> values) {}",
      })
  void ofOperations(String name, String method) {
    String source =
        """
        @Dialect(name = "t", ops = A.class) interface TDialect {}
        @Op(dialect = TDialect.class, name = "a") @Trait(AttrSizedOperandSegments.class)
        interface A { @Operand ValueRange x(); @Operand ValueRange y(); @Attr long v();
          @Attr List<Long> list(); @Attr @Default("5") int w();
          %s
        }
        class User { static long use(AOp op) { op.setV(1); return op.v(); } }
        """
            .formatted(method);
    assertEquals(overlap(5, name, "AOp"), errors(source));
  }

  /** What the generated class has with another result, or not at all, is no error. */
  @Test
  void othersDoNotClash() {
    assertEquals(
        List.of(),
        errors(
            """
            @Dialect(name = "t", ops = A.class) interface TDialect {}
            interface Settable { default void setV(long v) {} }
            @Op(dialect = TDialect.class, name = "a")
            interface A extends Settable { @Attr long v();
              default A setV(int v) { return this; }
              default long vOrDefault() { return v(); }
              default boolean isSet() { return true; }
            }
            """));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "context | TypeDef | XType | long context() { return 1; }",
        "keyHash | TypeDef | XType | int keyHash() { return 1; }",
        "context | AttrDef | XAttr | Context context() { return null; }",
        "toRecord | AttrDef | XAttr | X toRecord() { return this; }",
        "of | TypeDef | XType | X of(Context context, X other) { return this; }",
        "dialectNamespace | AttrDef | XAttr | public String dialectNamespace() { return null; }",
      })
  void ofTypesAndAttributes(String name, String kind, String type, String method) {
    String source =
        """
        @Dialect(name = "t", %s = X.class) interface TDialect {}
        @%s(dialect = TDialect.class, mnemonic = "x") @AssemblyFormat("`<` $v `>`")
        record X(long v) {
          %s
        }
        """
            .formatted(kind.equals("TypeDef") ? "types" : "attributes", kind, method);
    assertEquals(overlap(4, name, type), errors(source));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X(Context c, long a) { this(a); } | get(Context, long)",
        "X(String s) { this(1); } X(Context c, String s) { this(2); } | get(Context, String)",
        "X(List<Long>[] s) { this(1); } X(Context c, List<Long>[] s) { this(2); }"
            + " | get(Context, List[])",
        "X(Context c, int a) { this(a); } private X(int a) { this((long) a); } | ''",
        "<T extends Number> X(T a, int b) { this(b); } | ''",
      })
  void ofConstructors(String constructors, String method) {
    checkConstructors("record X(long v) {", constructors, method);
  }

  /** {@code get} takes the context of a parameter, {@code getChecked} that of the location. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X(Context c, Type t) { this(t); } | ''",
        "X(Context c, Type t) { this(t); } void verify(Diagnostics d, Location l) {}"
            + " | getChecked(Diagnostics, Location, Type)",
      })
  void ofConstructorsWithContext(String members, String method) {
    checkConstructors("record X(Type t) {", members, method);
  }

  private static void checkConstructors(String header, String members, String method) {
    String source =
        """
        @TypeDef(dialect = TfDialect.class, mnemonic = "x") @AssemblyFormat("`<` params `>`")
        %s
          %s
        }
        """
            .formatted(header, members);
    List<String> expected =
        method.isEmpty()
            ? List.of()
            : List.of(
                ("3: [ODS081] 'XType' would have two methods '%s', for this constructor and for"
                        + " another one; change its parameters, or make it private")
                    .formatted(method));
    assertEquals(expected, errors(source));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "get | Object get(Context c, long a) { return a; }",
        "get | <T> T get(Context c, long a) { return null; }",
        "getChecked | Object getChecked(Diagnostics d, Location l, long v) { return v; }",
        "make | void make(Context context, X key) {}",
      })
  void ofFactoryMethods(String name, String method) {
    String source =
        """
        @TypeDef(dialect = TfDialect.class, mnemonic = "x") @AssemblyFormat("`<` params `>`")
        record X(long v) {
          %s
          void verify(Diagnostics diagnostics, Location location) {}
        }
        """
            .formatted(method);
    assertEquals(overlap(3, name, "XType"), errors(source));
  }
}
