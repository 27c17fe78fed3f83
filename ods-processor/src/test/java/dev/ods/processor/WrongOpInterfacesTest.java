// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.testing.compile.Compilation;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong op interfaces, and wrong uses of right ones. */
final class WrongOpInterfacesTest {
  @Test
  void anOpInterfaceIsDeclaredAsOne() {
    assertErrors(
        """
        interface Sized extends OpView {
          long size();
          default boolean isEmpty() { return size() == 0; }
          static void verifyRegions(Sized op, Diagnostics diagnostics) {}
          static void verify(Sized op) {}
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Sized {
          @Override default long size() { return 1; }
        }
        interface Area extends OpView {
          long width();
          long height();
        }
        @Op(dialect = TfDialect.class, name = "B")
        interface B extends Area {
          @Override @Attr long width();
          @Override @Attr long height();
        }
        """,
        "11: [ODS015] 'Area' has 2 members that ops inherit, and class files do not preserve their"
            + " order; add @Order({\"width\", \"height\"}), or @OpInterface if ops are to implement"
            + " them");
  }

  /** An op's own verifier may call it, as MLIR's would a function. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | 1",
        "default void verify(Diagnostics d) { Sized.verify(this, d); } | 0",
        "default void verifyRegions(Diagnostics d) { Sized.verify(this, d); } | 0"
      })
  void verifiersOfBasesAreNotCalled(String own, int warnings) {
    Compilation compilation =
        Snippets.compile(
            """
            interface Sized extends OpView {
              static void verify(Sized op, Diagnostics d) {}
            }
            @Op(dialect = TfDialect.class, name = "a")
            interface A extends Sized { %s }
            """
                .formatted(own));
    assertEquals(
        Collections.nCopies(
            warnings,
            "[ODS462] 'verify' has the signature of the verifier of an op interface, but 'Sized'"
                + " is none, so that the verifier of operations does not call it; add @OpInterface"
                + " to 'Sized'"),
        compilation.warnings().stream()
            .map(Snippets::message)
            .filter(message -> message.startsWith("[ODS"))
            .toList());
    assertEquals(List.of(), Snippets.errors(compilation));
  }

  @Test
  void opInterfacesAreImplementedByDefaultMethodsAndMembers() {
    assertErrors(
        """
        @OpInterface interface Scaled extends OpView {
          Value input();
          void setFactor(long factor);
          IntegerAttr factorAttr();
          long bias();
          boolean fits(Type type, List<String> names);
          default boolean isIdentity() { return bias() == 0; }
          String toString();
        }
        interface Base extends Scaled {
          @Override default long bias() { return 0; }
        }
        interface Unrelated { default boolean fits(Type type) { return true; } }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Base, Unrelated {
          @Override @Operand Value input();
          @Attr long factor();
          @Override default boolean fits(Type type, List<String> names) { return true; }
        }
        @Op(dialect = TfDialect.class, name = "B")
        interface B extends Base, Unrelated {
          @Operand Value in();
          @Attr long factors();
          @Attr Object broken();
        }
        """,
        "20: [ODS427] 'B' does not implement 'Value input()', 'void setFactor(long)', 'IntegerAttr"
            + " factorAttr()' and 'boolean fits(Type, List<String>)' of the op interface 'Scaled';"
            + " override them with default methods, or declare members of these names and types",
        "24: [ODS107] attribute 'broken' returns 'Object', which corresponds to no attribute; see"
            + " @Attr for the types that do");
  }

  @Test
  void opInterfacesOfTheRuntimeMustBeImplemented() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends dev.ods.verify.SymbolUserOpInterface {
          default void verifySymbolUses(Diagnostics diagnostics) {}
        }
        @Op(dialect = TfDialect.class, name = "B")
        @Trait(dev.ods.trait.GraphRegion.class)
        interface B extends dev.ods.trait.RegionKindInterface {
          dev.ods.ir.Region body();
        }
        @Op(dialect = TfDialect.class, name = "C")
        interface C extends dev.ods.trait.InferTypeOpInterface {
          @Result Value result();
          static boolean inferReturnTypes(Diagnostics diagnostics) { return true; }
        }
        """,
        "1: [ODS427] 'A' does not implement 'void verifySymbolUses(SymbolTableCollection,"
            + " Diagnostics)' of the op interface 'SymbolUserOpInterface'; override it with a"
            + " default method, or declare a member of that name and type",
        "5: [ODS427] 'B' does not implement 'RegionKind regionKind(int)' of the op interface"
            + " 'RegionKindInterface'; override it with a default method, or declare a member of"
            + " that name and type",
        "10: [ODS427] 'C' does not implement 'List<Type> inferReturnTypes(Location, Diagnostics)'"
            + " of the op interface 'InferTypeOpInterface'; override it with a default method, or"
            + " declare a member of that name and type");
  }

  /** What has accessors is declared under another name than theirs. */
  @Test
  void attributesWithTheMissingAccessorsAreNamed() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends dev.ods.control.ArgAndResultAttrsOpInterface {}
        @OpInterface
        interface Scaled { long bias(); void setScaleAttr(IntegerAttr scale); IntegerAttr scaleAttr(); }
        @Op(dialect = TfDialect.class, name = "B")
        interface B extends Scaled {}
        """,
        "1: [ODS427] 'A' does not implement 'ArrayAttr argAttrsAttr()', 'ArrayAttr resAttrsAttr()',"
            + " 'void setArgAttrsAttr(ArrayAttr)', 'void setResAttrsAttr(ArrayAttr)', 'void"
            + " removeArgAttrsAttr()' and 'void removeResAttrsAttr()' of the op interface"
            + " 'ArgAndResultAttrsOpInterface'; declare the attributes 'argAttrs' (optional) and"
            + " 'resAttrs' (optional), which have these accessors",
        "5: [ODS427] 'B' does not implement 'long bias()', 'void setScaleAttr(IntegerAttr)' and"
            + " 'IntegerAttr scaleAttr()' of the op interface 'Scaled'; declare the attribute"
            + " 'scale' (of type long), which has these accessors; as for the others, override"
            + " them with default methods, or declare members of these names and types");
  }

  /** Following the advice is enough. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ArrayAttr | List | List<Long>",
        "DenseArrayAttr | long[] | long[]",
        "FloatAttr | double | double",
        "IntegerAttr | long | int",
        "StringAttr | String | String",
        "TypeAttr | Type | Type",
      })
  void attributesThatArePresentHaveAJavaType(String stored, String java, String declared) {
    String op =
        """
        @OpInterface
        interface X { STORED fooAttr(); void setFooAttr(STORED foo); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends X { MEMBER }
        """
            .replace("STORED", stored);
    assertErrors(
        op.replace("MEMBER", ""),
        ("3: [ODS427] 'A' does not implement '%1$s fooAttr()' and 'void setFooAttr(%1$s)' of the op"
                + " interface 'X'; declare the attribute 'foo' (of type %2$s), which has these"
                + " accessors")
            .formatted(stored, java));
    assertErrors(op.replace("MEMBER", "@Attr %s foo();".formatted(declared)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "StringAttr fooAttr(int i); void setFooAttr(StringAttr foo);",
        "StringAttr fooAttr(); void setFooAttr(int foo);",
        "StringAttr fooAttr(); void setFooAttr(StringAttr foo, int i);",
        "StringAttr fooAttr(); boolean setFooAttr(StringAttr foo);",
        "BoolAttr fooAttr(); void setFooAttr(BoolAttr foo);",
        "DictionaryAttr fooAttr(); void setFooAttr(DictionaryAttr foo);",
        "StringAttr Attr(); void setAttr(StringAttr foo);",
      })
  void otherMethodsAreNoAccessors(String methods) {
    assertEquals(
        List.of("override them with default methods, or declare members of these names and types"),
        advice(methods));
  }

  @Test
  void overloadsOfAccessorsAreOthers() {
    String accessors = "StringAttr fooAttr(); void setFooAttr(StringAttr foo);";
    String others =
        "; as for the others, override them with default methods, or declare members of these"
            + " names and types";
    assertEquals(
        List.of("declare the attribute 'foo' (of type String), which has these accessors" + others),
        advice(accessors + "void setFooAttr(int foo);"));
    assertEquals(
        List.of("declare the attribute 'foo' (of type String), which has these accessors" + others),
        advice(accessors + "void removeFooAttr(int foo);"));
    assertEquals(
        List.of("declare the attribute 'foo' (optional), which has these accessors"),
        advice(accessors + "void removeFooAttr();"));
  }

  private static List<String> advice(String methods) {
    return Snippets.errors(
            Snippets.compile(
                """
                @OpInterface interface X { %s }
                @Op(dialect = TfDialect.class, name = "A") interface A extends X {}
                """
                    .formatted(methods)))
        .stream()
        .map(error -> error.replaceFirst(".* of the op interface 'X'; ", ""))
        .toList();
  }

  @Test
  void reportsMethodsOfOpInterfacesNotExtended() {
    assertErrors(
        """
        interface Named {
          default void blockNames(OpAsmOpInterface.BlockNamer namer) {}
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Named {
          static String defaultDialect() { return "tf"; }
          default boolean isDeclaration() { return true; }
        }
        @Op(dialect = TfDialect.class, name = "B")
        @Trait(dev.ods.trait.Symbol.class)
        interface B {
          @Attr(name = "sym_name") @SymbolName String symName();
          default boolean isDeclaration() { return true; }
        }
        @Op(dialect = TfDialect.class, name = "C")
        interface C {
          static boolean inferReturnTypes(List<Type> types) { return true; }
        }
        """,
        "2: [ODS426] 'blockNames' is a method of the op interface 'OpAsmOpInterface', so it is"
            + " never called unless 'A' extends 'OpAsmOpInterface'; add that, and declare it"
            + " '@Override default'",
        "6: [ODS426] 'defaultDialect' is a method of the op interface 'OpAsmOpInterface', so it is"
            + " never called unless 'A' extends 'OpAsmOpInterface'; add that, and declare it"
            + " '@Override default'",
        "13: [ODS426] 'isDeclaration' is a method of the op interface 'SymbolOpInterface', so it is"
            + " never called unless 'B' extends 'SymbolOpInterface'; add that, and declare it"
            + " '@Override default'",
        "17: [ODS426] 'inferReturnTypes' is a method of the op interface 'InferTypeOpInterface', so"
            + " it is never called unless 'C' extends 'InferTypeOpInterface'; add that, and declare"
            + " it '@Override default'");
  }

  private static String forgotten(int line, String method, String opInterface, String op) {
    return line
        + ": [ODS426] '"
        + method
        + "' is a method of the op interface '"
        + opInterface
        + "', so it is never called unless '"
        + op
        + "' extends '"
        + opInterface
        + "'; add that, and declare it '@Override default'";
  }

  @Test
  void reportsMethodsWithTheSignaturesOfHooks() {
    assertErrors(
        """
        interface Base {
          default Speculatability speculatability() { return Speculatability.SPECULATABLE; }
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Base {
          default void memoryEffects(java.util.function.Consumer<EffectInstance> effects) {}
          default boolean areCastCompatible(List<Type> inputs, List<Type> outputs) { return true; }
          default ValueRange successorOperands(int index) { return null; }
          default List<Region> loopRegions() { return List.of(); }
          default dev.ods.control.Callee callableForCallee() { return null; }
          default List<dev.ods.control.RegionSuccessor> successorRegions(
              dev.ods.control.RegionBranchPoint point) { return List.of(); }
          default List<dev.ods.control.RegionSuccessor> successorRegions(
              List<Attribute> operands) { return List.of(); }
        }
        """,
        forgotten(2, "speculatability", "ConditionallySpeculatable", "A"),
        forgotten(6, "memoryEffects", "MemoryEffectsOpInterface", "A"),
        forgotten(7, "areCastCompatible", "CastOpInterface", "A"),
        forgotten(8, "successorOperands", "BranchOpInterface", "A"),
        forgotten(9, "loopRegions", "LoopLikeOpInterface", "A"),
        forgotten(10, "callableForCallee", "CallOpInterface", "A"),
        forgotten(11, "successorRegions", "RegionBranchOpInterface", "A"),
        forgotten(13, "successorRegions", "RegionBranchTerminatorOpInterface", "A"));
  }

  private static String ofMlir(
      int line, String method, String hook, String signature, String opInterface) {
    return line
        + ": [ODS464] '"
        + method
        + "' is MLIR's name of the hook '"
        + hook
        + "', so it is never called; expected 'default "
        + signature
        + "' of the op interface '"
        + opInterface
        + "'";
  }

  @Test
  void recognizesHooksByTheirNamesInMlir() {
    assertErrors(
        """
        interface Base {
          default Speculatability getSpeculatability() { return Speculatability.SPECULATABLE; }
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Base, OpAsmOpInterface {
          static void getCanonicalizationPatterns(RewritePatternSet set, Context context) {}
          default void getAsmResultNames(OpAsmOpInterface.ValueNamer namer) {}
          default void getEffects(List<EffectInstance> effects) {}
          default List<Region> getLoopRegions() { return List.of(); }
          default ValueRange getDpsInitsMutable() { return null; }
        }
        """,
        ofMlir(
            2,
            "getSpeculatability",
            "speculatability",
            "Speculatability speculatability()",
            "ConditionallySpeculatable"),
        ofMlir(
            6,
            "getCanonicalizationPatterns",
            "canonicalizationPatterns",
            "void canonicalizationPatterns(RewritePatternSet)",
            "Canonicalizable"),
        ofMlir(
            7,
            "getAsmResultNames",
            "resultNames",
            "void resultNames(OpAsmOpInterface.ValueNamer)",
            "OpAsmOpInterface"),
        ofMlir(
            8,
            "getEffects",
            "memoryEffects",
            "void memoryEffects(Consumer<? super EffectInstance>)",
            "MemoryEffectsOpInterface"),
        ofMlir(
            9,
            "getLoopRegions",
            "loopRegions",
            "List<Region> loopRegions()",
            "LoopLikeOpInterface"),
        ofMlir(
            10,
            "getDpsInitsMutable",
            "dpsInits",
            "ValueRange dpsInits()",
            "DestinationStyleOpInterface"));
  }

  @Test
  void otherMethodsMayHaveMlirsNamesOfHooks() {
    assertErrors(
        """
        @OpInterface
        interface Looping extends OpView {
          List<Region> getLoopRegions();
        }
        interface Base extends MemoryEffectsOpInterface {
          @Override default void memoryEffects(
              java.util.function.Consumer<? super EffectInstance> effects) {}
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Base, Looping {
          @Override default List<Region> getLoopRegions() { return List.of(); }
          default List<EffectInstance> getEffects() { return List.of(); }
          default ValueRange getSuccessorOperands(String successor) { return null; }
          default int getFold() { return 0; }
          static List<Value> getLoopInits() { return List.of(); }
          @Attr long getRegionKind();
        }
        """);
  }

  @Test
  void otherMethodsMayHaveTheNamesOfHooks() {
    assertErrors(
        """
        @OpInterface
        interface Looping extends OpView {
          List<Region> loopRegions();
          default boolean loadsFrom(dev.ods.memory.MemorySlot slot) { return false; }
        }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Looping {
          Region body();
          @Override default List<Region> loopRegions() { return List.of(body()); }
          default boolean areCastCompatible(Type from, Type to) { return true; }
          default boolean areCastCompatible(List<Value> from, List<Value> to) { return true; }
          default void memoryEffects(List<EffectInstance> effects) {}
          default ValueRange successorOperands(Block block) { return null; }
          static boolean storesTo(dev.ods.memory.MemorySlot slot) { return false; }
          default Value condition() { return null; }
        }
        """);
  }

  @Test
  void rejectsWrongOpInterfaces() {
    assertErrors(
        """
        interface Base { @Operand Value input(); }
        @OpInterface interface A extends Base {}
        @OpInterface interface B<T> { T input(); }
        @OpInterface record C(int input) {}
        @OpInterface enum D { INPUT }
        @OpInterface interface E {
          @Attr long factor();
          @Result default Value output() { return null; }
        }
        """,
        "2: [ODS430] @Operand belongs in an op, but 'input' is in the op interface 'A'; remove the"
            + " annotation there, and declare the member in each op",
        "3: [ODS002] 'B' must not have type parameters: an op is asked for the interface by its"
            + " class alone",
        "4: [ODS428] an op interface is declared by an interface, but 'C' is a record; make it an"
            + " interface",
        "5: [ODS428] an op interface is declared by an interface, but 'D' is an enum; make it an"
            + " interface",
        "7: [ODS430] @Attr belongs in an op, but 'factor' is in the op interface 'E'; remove the"
            + " annotation there, and declare the member in each op",
        "8: [ODS430] @Result belongs in an op, but 'output' is in the op interface 'E'; remove the"
            + " annotation there, and declare the member in each op");
  }

  @Test
  void plainInterfacesAreBasesAndNotOpInterfaces() {
    assertErrors(
        """
        interface Conditional { Value condition(); }
        @Op(dialect = TfDialect.class, name = "A")
        interface A extends Conditional {}
        """,
        "1: [ODS101] 'condition' is not a member of the op; annotate it with @Operand or @Result,"
            + " or give it a body, or add @OpInterface to 'Conditional' if ops are to implement it");
  }

  @Test
  void membersImplementNoOpInterfaceThatIsNotExtended() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        interface A {
          @Attr String defaultDialect();
          @Result Value a();
          @Result Value b();
        }
        @Op(dialect = TfDialect.class, name = "B")
        interface B {
          @Attr String defaultDialect();
          @Result Value a();
        }
        """,
        "3: [ODS114] generated accessor for `defaultDialect` overlaps with a default one; please"
            + " rename to avoid overlap");
  }
}
