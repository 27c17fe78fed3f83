// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is deprecated in a declaration is deprecated in what is generated from it. */
@Tag("shared")
final class DeprecationTest {
  private static final String DIALECT =
      """
      package example;
      import dev.ods.annotation.*;
      import dev.ods.ir.*;
      import dev.ods.trait.*;
      import java.util.*;
      @SuppressWarnings("removal")
      @Dialect(name = "t", ops = {Old.class, New.class, Go.class},
          types = Box.class, attributes = {Tag.class, Kind.class})
      interface TDialect {}
      /**
       * An old operation.
       *
       * @deprecated use {@code t.new}
       */
      @Deprecated(since = "2", forRemoval = true)
      @Op(dialect = TDialect.class, name = "old")
      interface Old { @Operand Value x(); }
      @Deprecated final class OldTrait implements OpTrait {}
      @Deprecated final class OldType {
        public static final String SUMMARY = "an old type";
        public static boolean test(Type type) { return true; }
      }
      @EnumAttr enum Mode { @Deprecated SLOW, FAST }
      @Op(dialect = TDialect.class, name = "new")
      @Trait({OldTrait.class, Pure.class})
      @SuppressWarnings("deprecation")
      interface New extends OpView {
        @Deprecated @Operand(OldType.class) Value x();
        @Deprecated @Operand ValueRange many();
        @Deprecated @Attr long count();
        @Deprecated @Attr @Default("SLOW") Mode mode();
        @Deprecated(forRemoval = true) @Attr long gone();
        @Deprecated @Result Value y();
        @Deprecated Region body();
        @Deprecated
        static void build(OpBuilder builder, OperationState state, Value x, int old) {}
      }
      @BitEnum @EnumAttr(EnumAttr.Storage.I32) enum Flag { @Deprecated A, B }
      @EnumAttr(value = EnumAttr.Storage.I32, name = "t.kind") enum Kind { @Deprecated A, B }
      @Op(dialect = TDialect.class, name = "go", fluentBuilder = Op.FluentBuilder.ALWAYS)
      @Trait(Terminator.class)
      interface Go {
        @Deprecated @Operand Value x();
        @Deprecated @Attr long count();
        @Deprecated @Prop long p();
        @Deprecated @Prop Optional<String> label();
        @Deprecated Block next();
        @Deprecated List<Block> others();
        @Deprecated @Result Value y();
        @Deprecated @DerivedAttr default int rank() { return 1; }
      }
      @TypeDef(dialect = TDialect.class, mnemonic = "box")
      @AssemblyFormat("`<` $n `,` $width `>`")
      record Box(long n, Type width) {
        @Deprecated(since = "3") @Override public long n() { return n; }
        /** @deprecated it is always one. */
        @Deprecated @Override public Type width() { return width; }
        @Deprecated Box(Type width) { this(1, width); }
        /**
         * The old number.
         *
         * @deprecated use {@link #n}.
         */
        @Deprecated long old() { return n; }
      }
      @AttrDef(dialect = TDialect.class, mnemonic = "tag")
      @AssemblyFormat("`<` params `>`")
      record Tag(long n, @Default("B") Kind kind) {
        @Deprecated @Override public long n() { return n; }
        @Deprecated(forRemoval = true) @Override public Kind kind() { return kind; }
      }
      """;

  @Test
  void theOperationAndItsMembersAreDeprecated() throws Exception {
    Compilation compilation = compile(DIALECT);
    assertEquals(List.of(), warnings(compilation));
    String old = generated(compilation, "OldOp");
    assertTrue(old.contains("@Deprecated(\n    since = \"2\",\n    forRemoval = true\n)"), old);
    assertTrue(old.contains(" * @deprecated use {@code t.new}\n"), old);
  }

  /** The holder is not deprecated, so its author is not warned, nor is the generated dialect. */
  @Test
  void aHolderMayHaveADeprecatedOperation() {
    Compilation compilation =
        compile(
            """
            package example;
            import dev.ods.annotation.*;
            @Dialect(name = "t", ops = Holder.class)
            interface TDialect {}
            interface Holder {
              interface Inner {
                @Deprecated @Op(dialect = TDialect.class, name = "old") interface Old {}
              }
            }
            """);
    assertEquals(List.of(), warnings(compilation));
  }

  /** Their authors are not warned, as javac does not read texts. */
  @Test
  void aPatternMayNameADeprecatedOperation() {
    Compilation compilation =
        compile(
            """
            package example;
            import dev.ods.annotation.*;
            import dev.ods.ir.Value;
            @Dialect(name = "t", ops = Holder.class)
            interface TDialect {}
            interface Holder {
              @Deprecated(forRemoval = true) @Op(dialect = TDialect.class, name = "old")
              interface Old { @Operand Value x(); @Result Value y(); }
              @Deprecated @Op(dialect = TDialect.class, name = "older")
              interface Older { @Operand Value x(); @Result Value y(); }
              @Op(dialect = TDialect.class, name = "parts")
              interface Parts {
                @Operand Value x();
                @Deprecated(forRemoval = true) @Operand java.util.Optional<Value> maybe();
                @Result Value y();
              }
            }
            @PatternSet(TDialect.class)
            interface Rules {
              @Pattern(match = "(t.old $x)", rewrite = "$x") void old();
              @Pattern(match = "(t.older $x)", rewrite = "$x") void older();
            }
            @PatternSet(TDialect.class)
            interface OtherRules {
              @Pattern(match = "(t.parts (t.parts $x, $maybe), $other)", rewrite = "$x")
              void parts();
            }
            """);
    assertEquals(List.of(), warnings(compilation));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "OldOp.of(null) | example.OldOp",
        "op.x() | x()",
        "op.setX(null) | setX(dev.ods.ir.Value)",
        "op.setMany(null) | setMany(java.util.List<dev.ods.ir.Value>)",
        "op.count() | count()",
        "op.setGone(1) | setGone(long)",
        "op.countAttr() | countAttr()",
        "op.setCount(1) | setCount(long)",
        "op.mode() | mode()",
        "op.removeModeAttr() | removeModeAttr()",
        "op.y() | y()",
        "op.body() | body()",
        "new NewOp.Adaptor(op).x() | x()",
        "new NewOp.Adaptor(op).count() | count()",
        "new NewOp.Adaptor(op).modeAttr() | modeAttr()",
        "new NewOp.Adaptor(op).body() | body()",
        "go.p() | p()",
        "go.setP(1) | setP(long)",
        "go.label() | label()",
        "go.setLabel(null) | setLabel(java.util.Optional<java.lang.String>)",
        "new GoOp.Adaptor(go).p() | p()",
        "new GoOp.Adaptor(go).next() | next()",
        "go.next() | next()",
        "go.setNext(null) | setNext(dev.ods.ir.Block)",
        "go.others() | others()",
        "go.rank() | rank()",
        "GoOp.builder(null, null).x((Value) null) | x(dev.ods.ir.Value)",
        "GoOp.builder(null, null).count(1) | count(long)",
        "GoOp.builder(null, null).p(1) | p(long)",
        "GoOp.builder(null, null).label(null)" + " | label(java.util.Optional<java.lang.String>)",
        "GoOp.builder(null, null).next(null) | next(dev.ods.ir.Block)",
        "box.n() | n()",
        "box.width() | width()",
        "box.old() | old()",
        "BoxType.get((Type) null) | get(dev.ods.ir.Type)",
        "tag.n() | n()",
        "tag.kind() | kind()",
        "Kind.A.name() | A in",
        "Flag.A.name() | A in",
        "NewOp.build(null, null, null, 1) | "
            + "build(dev.ods.ir.OpBuilder,dev.ods.ir.Location,dev.ods.ir.Value,int)",
      })
  void itsUsersAreWarned(String use, String member) {
    Compilation compilation =
        compile(
            DIALECT,
            "package example; import dev.ods.ir.*; class User {"
                + " void use(NewOp op, GoOp go, BoxType box, TagAttr tag) { "
                + use
                + "; } }");
    List<String> warnings = warnings(compilation);
    assertTrue(
        warnings.stream()
            .anyMatch(warning -> warning.contains(member.replaceAll(".*\\.Old", "Old"))),
        warnings.toString());
    assertTrue(
        warnings.stream().allMatch(warning -> warning.startsWith("User.java")),
        warnings.toString());
  }

  private static Compilation compile(String... sources) {
    JavaFileObject[] files = new JavaFileObject[sources.length];
    for (int i = 0; i < sources.length; i++) {
      files[i] =
          JavaFileObjects.forSourceString(i == 0 ? "example.TDialect" : "example.User", sources[i]);
    }
    return Compilers.inMemory()
        .withProcessors(new OdsProcessor())
        .withOptions("-Xlint:deprecation,removal,dep-ann")
        .compile(files);
  }

  private static List<String> warnings(Compilation compilation) {
    assertEquals(List.of(), Snippets.errors(compilation));
    return compilation.diagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
        .map(
            diagnostic ->
                (diagnostic.getSource() == null ? "" : fileName(diagnostic.getSource()))
                    + ": "
                    + diagnostic.getMessage(Locale.ROOT))
        .toList();
  }

  private static String fileName(JavaFileObject file) {
    return file.getName().replaceAll(".*/", "");
  }

  private static String generated(Compilation compilation, String name) throws Exception {
    return compilation
        .generatedSourceFile("example." + name)
        .orElseThrow()
        .getCharContent(true)
        .toString();
  }
}
