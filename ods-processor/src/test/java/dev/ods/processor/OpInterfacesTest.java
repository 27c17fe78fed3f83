// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.builtin.IntegerType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.effect.ConditionallySpeculatable;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffectsOpInterface;
import dev.ods.effect.SideEffects;
import dev.ods.effect.Speculatability;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.trait.InferTypeOpInterface;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Op interfaces of an author's own and MLIR's, as the generated classes implement them. */
class OpInterfacesTest {
  private static final String VERIFIED =
      """
      @OpInterface interface First extends OpView {
        static void verify(First op, Diagnostics d) { Log.say(op.operation(), "first", d); }
        static void verifyRegions(First op, Diagnostics d) {
          Log.say(op.operation(), "first regions", d);
        }
      }
      @OpInterface interface Second extends First {
        static void verify(Second op, Diagnostics d) { Log.say(op.operation(), "second", d); }
      }
      final class Log {
        static void say(Operation op, String what, Diagnostics d) {
          if (op.attribute("stop") instanceof StringAttr at && at.value().equals(what)) {
            d.opError(op, what);
          }
        }
      }
      """;

  private static Operation first(CompiledDialect dialect, String text) {
    dialect.context().allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            text.getBytes(StandardCharsets.UTF_8),
            "test.mlir",
            dialect.context(),
            ParserOptions.DEFAULT,
            diagnostics);
    diagnostics.throwIfErrors();
    assertNotNull(module);
    Block block = module.region(0).first();
    assertNotNull(block);
    return block.last();
  }

  /** In the order of {@code @Trait}, then of the op's supertypes; then the op's own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''              | first       | first",
        "''              | second      | second",
        "''              | own         | own",
        "''              | regions     | regions",
        "Second.class    | second      | second",
        "''              | first regions | first regions"
      })
  void verifiers(String traits, String stop, String expected) {
    CompiledDialect dialect =
        CompiledDialect.of(
            VERIFIED
                + """
                @Op(dialect = TfDialect.class, name = "a")
                @Trait({%s})
                interface A extends Second {
                  default void verify(Diagnostics d) { Log.say(operation(), "own", d); }
                  default void verifyRegions(Diagnostics d) {
                    Log.say(operation(), "regions", d);
                  }
                }
                """
                    .formatted(traits));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op " + expected,
        dialect.generic("\"tf.a\"() {stop = \"%s\"} : () -> ()".formatted(stop)));
  }

  @Test
  void verifiersRunInTheOrderOfTheTraits() {
    String order =
        """
        @OpInterface interface One extends OpView {
          static void verify(One op, Diagnostics d) { d.opError(op.operation(), "one"); }
        }
        @OpInterface interface Two extends OpView {
          static void verify(Two op, Diagnostics d) { d.opError(op.operation(), "two"); }
        }
        @Op(dialect = TfDialect.class, name = "a") interface A extends One, Two {}
        @Op(dialect = TfDialect.class, name = "b") @Trait({Two.class, One.class})
        interface B extends One, Two {}
        @Op(dialect = TfDialect.class, name = "c") @Trait({SameTypeOperands.class})
        interface C extends One { @Operand ValueRange x(); }
        @Op(dialect = TfDialect.class, name = "d") @Trait({One.class, SameTypeOperands.class})
        interface D extends One { @Operand ValueRange x(); }
        """;
    CompiledDialect dialect = CompiledDialect.of(order);
    dialect.context().allowUnregisteredDialects(true);
    assertEquals("loc(\"test.mlir\":1:1): 'tf.a' op one", dialect.generic("\"tf.a\"() : () -> ()"));
    assertEquals("loc(\"test.mlir\":1:1): 'tf.b' op two", dialect.generic("\"tf.b\"() : () -> ()"));
    String two = "%%0:2 = \"x.y\"() : () -> (i1, i2) \"tf.%s\"(%%0#0, %%0#1) : (i1, i2) -> ()";
    assertEquals(
        "loc(\"test.mlir\":1:33): 'tf.c' op requires all operands to have the same type",
        dialect.generic(two.formatted("c")));
    assertEquals("loc(\"test.mlir\":1:33): 'tf.d' op one", dialect.generic(two.formatted("d")));
  }

  /** Also where the op interface that a trait names has no verifier of its own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Heir.class, Check.class | base, check | base",
        "Heir.class, Check.class | heir, check | heir",
        "Heir.class, Check.class | check | check",
        "Check.class, Heir.class | base, heir, check | check",
        "Plain.class, Check.class | base, check | base",
        "Check.class, Plain.class | base, check | check",
      })
  void basesOfOpInterfacesVerifyBeforeThem(String traits, String fail, String expected) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            final class Log {
              static boolean check(Operation op, String name, Diagnostics d) {
                if (!op.discardableAttributes().toString().contains(name)) return true;
                d.opError(op, name);
                return false;
              }
            }
            @OpInterface interface Base extends OpView {
              static void verify(Base op, Diagnostics d) { Log.check(op.operation(), "base", d); }
            }
            @OpInterface interface Heir extends Base {
              static void verify(Heir op, Diagnostics d) { Log.check(op.operation(), "heir", d); }
            }
            @OpInterface interface Plain extends Base {}
            final class Check implements TraitVerifier {
              public boolean verifyTrait(Operation op, Diagnostics d) {
                return Log.check(op, "check", d);
              }
            }
            @Op(dialect = TfDialect.class, name = "a") @Trait({%s})
            interface A extends Heir, Plain {}
            """
                .formatted(traits));
    assertEquals(
        "loc(\"test.mlir\":1:1): 'tf.a' op " + expected,
        dialect.generic("\"tf.a\"() {fail = \"%s\"} : () -> ()".formatted(fail)));
  }

  @Test
  void annotationsDeclareEffects() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            final class Device extends EffectResource {
              static final Device INSTANCE = new Device();
              private Device() { super("Device"); }
            }
            @Op(dialect = TfDialect.class, name = "a")
            @Trait({AttrSizedOperandSegments.class})
            @MemRead(Device.class)
            interface A {
              @MemFree(stage = 1, full = true) @Operand Value one();
              @MemRead @MemWrite @Operand Optional<Value> maybe();
              @MemWrite(Device.class) @Operand ValueRange many();
              @MemRead @MemRead(Device.class) @Attr @FlatSymbolRef String symbol();
              @MemWrite @Attr Optional<SymbolRefAttr> nested();
              @MemAlloc @Result ValueRange results();
            }
            """);
    String op =
        """
        %%v = "x.y"() : () -> i1
        %%r:2 = "tf.a"(%s) <{operandSegmentSizes = array<i32: %s>, symbol = @s%s}>
          : (%s) -> (i1, i1)
        """;
    assertEquals(
        List.of(
            "read Device",
            "free 0 stage 1 full",
            "write Device 1",
            "write Device 2",
            "read @s",
            "read Device @s",
            "allocate result 0",
            "allocate result 1"),
        effects(dialect, op.formatted("%v, %v, %v", "1, 0, 2", "", "i1, i1, i1")));
    assertEquals(
        List.of(
            "read Device",
            "free 0 stage 1 full",
            "read 1",
            "write 1",
            "read @s",
            "read Device @s",
            "write @a::@b",
            "allocate result 0",
            "allocate result 1"),
        effects(dialect, op.formatted("%v, %v", "1, 1, 0", ", nested = @a::@b", "i1, i1")));
  }

  private static List<String> effects(CompiledDialect dialect, String text) {
    MemoryEffectsOpInterface op = first(dialect, text).as(MemoryEffectsOpInterface.class);
    assertNotNull(op);
    return op.memoryEffects().stream().map(OpInterfacesTest::text).toList();
  }

  private static String text(EffectInstance effect) {
    StringBuilder text = new StringBuilder(effect.effect().toString());
    if (!effect.resource().name().equals("<Default>")) {
      text.append(' ').append(effect.resource());
    }
    if (effect.operand() != null) {
      text.append(' ').append(effect.operand().index());
    } else if (effect.value() != null) {
      text.append(" result ").append(effect.value().index());
    } else if (effect.symbol() != null) {
      text.append(' ').append(effect.symbol());
    }
    text.append(effect.stage() == 0 ? "" : " stage " + effect.stage());
    return text.append(effect.full() ? " full" : "").toString();
  }

  /** What follows from effects and traits, as MLIR's functions answer. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        // declaration | known | free | dead | speculatable
        "@Trait(Pure.class) interface A {%s} | true | true | true | true",
        "@Trait(NoMemoryEffect.class) interface A {%s} | true | true | true | false",
        "@Trait(AlwaysSpeculatable.class) interface A {%s} | false | false | false | true",
        "interface A {%s} | false | false | false | false",
        "@MemRead interface A {%s} | true | false | true | false",
        "@MemWrite interface A {%s} | true | false | false | false",
        "@Trait(Pure.class) @MemRead interface A {%s} | true | false | true | true",
        "@MemAlloc interface A {%s} | true | false | false | false",
        "interface A { @MemAlloc @MemWrite @Result Value x(); } | true | false | true | false",
        "interface A { @MemAlloc @MemFree @Result Value x(); } | true | false | true | false",
        "@MemWrite interface A { @MemAlloc @Result Value x(); } | true | false | false | false"
      })
  void answers(
      String declaration, boolean known, boolean free, boolean dead, boolean speculatable) {
    CompiledDialect dialect =
        CompiledDialect.of(
            "@Op(dialect = TfDialect.class, name = \"a\")\n"
                + declaration.replace("%s", "@Result Value x();"));
    Operation op = first(dialect, "%0 = \"tf.a\"() : () -> i1");
    assertEquals(known, !SideEffects.hasUnknownEffects(op));
    assertEquals(free, SideEffects.isMemoryEffectFree(op));
    assertEquals(dead, SideEffects.wouldOpBeTriviallyDead(op));
    assertEquals(speculatable, SideEffects.isSpeculatable(op));
    assertEquals(free && speculatable, SideEffects.isPure(op));
  }

  /** Operations with the trait have the effects of those nested in them. */
  @ParameterizedTest
  @CsvSource({
    "pure, true, true, true",
    "read, false, true, false",
    "write, false, false, false",
    "unknown, false, false, false"
  })
  void nestedEffectsCount(String inner, boolean free, boolean dead, boolean speculatable) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a")
            @Trait({RecursiveMemoryEffects.class, RecursivelySpeculatable.class,
                NoTerminator.class, SingleBlock.class})
            interface A { Region body(); }
            @Op(dialect = TfDialect.class, name = "pure") @Trait(Pure.class) interface B {}
            @Op(dialect = TfDialect.class, name = "read") @MemRead interface C {}
            @Op(dialect = TfDialect.class, name = "write") @MemWrite interface D {}
            @Op(dialect = TfDialect.class, name = "unknown") interface E {}
            """);
    Operation op =
        first(
            dialect,
            "\"tf.a\"() ({ \"tf.a\"() ({ \"tf.%s\"() : () -> () }) : () -> () }) : () -> ()"
                .formatted(inner));
    assertEquals(free, SideEffects.isMemoryEffectFree(op));
    assertEquals(dead, SideEffects.wouldOpBeTriviallyDead(op));
    assertEquals(speculatable, SideEffects.isSpeculatable(op));
    assertEquals(inner.equals("unknown"), SideEffects.effectsRecursively(op) == null);
  }

  @Test
  void aDialectAttachesInterfacesWhenItIsLoaded() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "own", ops = OwnDialect.A.class) interface OwnDialect {
              static void initialize(Context context) {
                context.attachInterface(IntegerType.class, AutoCloseable.class, type -> () -> {});
                context.promiseInterface(AOp.MODEL, AutoCloseable.class);
              }

              @Op(dialect = OwnDialect.class, name = "a") interface A {}
            }
            """);
    assertNotNull(IntegerType.get(dialect.context(), 8).as(AutoCloseable.class));
    Operation a = first(dialect, "\"own.a\"() : () -> ()");
    assertThrows(IllegalStateException.class, () -> a.as(AutoCloseable.class));
  }

  @Test
  void interfacesAreAttachedFromOutside() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a") interface A {}
            @Op(dialect = TfDialect.class, name = "b") @Trait(Pure.class) interface B {}
            """);
    Operation a = first(dialect, "\"tf.a\"() : () -> ()");
    assertNull(a.as(ConditionallySpeculatable.class));
    assertFalse(SideEffects.isSpeculatable(a));
    dialect.context().promiseInterface(a.name().model(), ConditionallySpeculatable.class);
    IllegalStateException promised =
        assertThrows(IllegalStateException.class, () -> a.as(ConditionallySpeculatable.class));
    assertEquals(
        "checking for an interface (`ConditionallySpeculatable`) that was promised by 'tf.a' but"
            + " never implemented: attach it with Context.attachInterface before",
        promised.getMessage());
    dialect
        .context()
        .attachInterface(
            a.name().model(),
            ConditionallySpeculatable.class,
            view ->
                new ConditionallySpeculatable.Always() {
                  @Override
                  public Operation operation() {
                    return view.operation();
                  }
                });
    ConditionallySpeculatable attached = a.as(ConditionallySpeculatable.class);
    assertNotNull(attached);
    assertEquals(Speculatability.SPECULATABLE, attached.speculatability());
    assertEquals(a, attached.operation());
    assertEquals(true, SideEffects.isSpeculatable(a));
    assertEquals(true, a.name().hasInterface(ConditionallySpeculatable.class));
  }

  @Test
  void interfacesOfTypesAreConstraints() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Dialect(name = "tf", ops = {A.class, B.class}, types = Ring.class)
            interface TfDialect {}
            @TypeInterface interface Sized { int size(); }
            @TypeDef(dialect = TfDialect.class, mnemonic = "ring")
            @AssemblyFormat("`<` $size `>`")
            record Ring(int size) implements Sized {}
            @Op(dialect = TfDialect.class, name = "a") interface A {
              @Operand(Sized.class) Value x();
            }
            @Op(dialect = TfDialect.class, name = "b") interface B {
              @Operand(SizedTensor.class) Value x();
            }
            @TensorOf({Sized.class, F32.class}) interface SizedTensor {}
            """);
    dialect.context().allowUnregisteredDialects(true);
    String text = "%%0 = \"x.y\"() : () -> %1$s \"tf.%2$s\"(%%0) : (%1$s) -> ()";
    assertFalse(dialect.generic(text.formatted("!tf.ring<7>", "a")).contains("must"));
    assertEquals(
        "loc(\"test.mlir\":1:26): 'tf.a' op operand #0 must be Sized instance, but got 'i32'",
        dialect.generic(text.formatted("i32", "a")));
    String tensor = dialect.generic(text.formatted("tensor<i32>", "b"));
    assertEquals(
        "loc(\"test.mlir\":1:34): 'tf.b' op operand #0 must be tensor of Sized instance or 32-bit"
            + " float values, but got 'tensor<i32>'",
        tensor);
  }

  /** The traits from which MLIR derives the interface, and those that only builders use. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "-",
      value = {
        "@Trait(SameOperandsAndResultType.class) | @Operand Value a(); @Result Value r();"
            + " | \"tf.a\"(%0) : (i7) -> i7 | [i7]",
        "@AllTypesMatch({\"a\", \"r\"}) | @Operand Value a(); @Result Value r();"
            + " | \"tf.a\"(%0) : (i7) -> i7 | [i7]",
        "@AllTypesMatch({\"a\", \"r\"}) | @Attr(TypedAttrInterface.class) Attribute a();"
            + " @Result Value r(); | \"tf.a\"() {a = 1 : i9} : () -> i9 | [i9]",
        "@Trait(FirstAttrDerivedResultType.class) | @Attr Type a(); @Result Value r();"
            + " | \"tf.a\"() {a = i5} : () -> i5 | [i5]",
        "@Trait(Pure.class) | @Result(I32.class) Value r(); | \"tf.a\"() : () -> i32 | [i32]",
        "@Trait(Pure.class) | @Operand Value a(); @Result Value r();"
            + " | \"tf.a\"(%0) : (i7) -> i7 | -"
      })
  void resultTypesFollowFromTraits(String trait, String members, String op, String types) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "a") %s interface A { %s }
            """
                .formatted(trait, members.replace("(TypedAttrInterface.class)", "")));
    InferTypeOpInterface inference =
        first(dialect, "%0 = \"x.y\"() : () -> i7 " + op).as(InferTypeOpInterface.class);
    assertEquals(
        types,
        inference == null
            ? null
            : String.valueOf(
                inference.inferReturnTypes(inference.operation().location(), new Diagnostics())));
  }
}
