// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.Snippets.assertErrors;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wrong declarations beyond those of the error pages: several at once, and what they cause. */
class WrongDeclarationsTest {
  @Test
  void reportsAllErrorsOfAnOpInOneRun() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "Mixed")
        @Trait({Pure.class, String.class})
        interface Mixed {
          @Operand(Integer.class) Value a();
          @Operand Type b();
          @Attr char c();
          @Attr @Default("x") long d();
          Value e();
          @Attr @Default("1") long f();
        }
        """,
        "2: [ODS401] 'String' is not a trait; expected a class that implements"
            + " dev.ods.trait.OpTrait",
        "4: [ODS301] 'Integer' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'",
        "5: [ODS106] operand 'b' returns 'Type'; expected Value, Optional<Value> or ValueRange",
        "6: [ODS107] attribute 'c' returns 'char', which corresponds to no attribute. Did you mean"
            + " 'String'?",
        "7: [ODS122] 'x' is not a value of attribute 'd'; expected an integer of 64 bits, such as"
            + " 42",
        "8: [ODS101] 'e' is not a member of the op; annotate it with @Operand or @Result, or give it"
            + " a body");
  }

  @Test
  void reportsAnnotationsOfOpsOnOtherDeclarations() {
    assertErrors(
        """
        @Dialect(name = "tf", ops = A.class, types = T.class) @MemRead
        interface TfDialect {}
        @Op(dialect = TfDialect.class, name = "a") @MemRead @MemWrite
        interface A extends Base {}
        @Trait(Pure.class)
        interface Base {}
        @TypeDef(dialect = TfDialect.class)
        @AllTypesMatch({"x", "y"})
        record T(int x, int y, int z) {}
        """,
        "1: [ODS074] @MemRead belongs to an op, or to an interface that ops extend, but 'TfDialect'"
            + " is a dialect; remove it",
        "8: [ODS074] @AllTypesMatch belongs to an op, or to an interface that ops extend, but 'T' is"
            + " the definition of a type; remove it");
  }

  @Test
  void checksSignaturesOfDialectHooks() {
    assertErrors(
        """
        @Dialect(name = "a") interface A {
          static boolean parseType(DialectAsmParser parser) { return true; }
          default void printType(Type type, DialectAsmPrinter printer) {}
          static Attribute parseAttribut(DialectAsmParser parser, Type type) { return null; }
          static void printAttribute(Attribute attribute, OpAsmPrinter printer) {}
          static Attribute read(DialectAsmParser parser, Type type) { return null; }
          static Object asmInterface() { return ""; }
          static void verifyOperationAttribute(Attribute a, Diagnostics diagnostics) {}
          static Operation materializeConstant(OpBuilder builder, Attribute value) { return null; }
          static FoldResult fold(Operation operation) { return null; }
          static int shouldMaterializeInto(Region region) { return 0; }
          static void canonicalizationPattern(RewritePatternSet patterns) {}
          static void initialize() {}
          static void initialise(Context context) {}
        }
        """,
        "2: [ODS420] 'parseType' has the name of a hook but not its signature; expected 'static"
            + " @Nullable Type parseType(DialectAsmParser)'",
        "3: [ODS420] 'printType' has the name of a hook but not its signature; expected 'static"
            + " void printType(Type, DialectAsmPrinter)'",
        "4: [ODS421] 'parseAttribut' has the signature of the hook 'parseAttribute' but is never"
            + " called. Did you mean 'parseAttribute'?",
        "5: [ODS420] 'printAttribute' has the name of a hook but not its signature; expected"
            + " 'static void printAttribute(Attribute, DialectAsmPrinter)'",
        "7: [ODS420] 'asmInterface' has the name of a hook but not its signature; expected"
            + " 'static OpAsmDialectInterface asmInterface()'",
        "8: [ODS420] 'verifyOperationAttribute' has the name of a hook but not its signature;"
            + " expected 'static void verifyOperationAttribute(Operation, NamedAttribute,"
            + " Diagnostics)'",
        "9: [ODS420] 'materializeConstant' has the name of a hook but not its signature; expected"
            + " 'static @Nullable Operation materializeConstant(OpBuilder, Attribute, Type,"
            + " Location)'",
        "10: [ODS420] 'fold' has the name of a hook but not its signature; expected 'static"
            + " @Nullable FoldResult fold(Operation, Constants)'",
        "11: [ODS420] 'shouldMaterializeInto' has the name of a hook but not its signature;"
            + " expected 'static boolean shouldMaterializeInto(Region)'",
        "12: [ODS421] 'canonicalizationPattern' has the signature of the hook"
            + " 'canonicalizationPatterns' but is never called. Did you mean"
            + " 'canonicalizationPatterns'?",
        "13: [ODS420] 'initialize' has the name of a hook but not its signature; expected 'static"
            + " void initialize(Context)'",
        "14: [ODS421] 'initialise' has the signature of the hook 'initialize' but is never called."
            + " Did you mean 'initialize'?");
  }

  @Test
  void recognizesDialectHooksUnderOtherNames() {
    assertErrors(
        """
        @Dialect(name = "a") interface A {
          static void getCanonicalizationPatterns(RewritePatternSet patterns, Context context) {}
          static dev.ods.inline.DialectInlinerInterface.AnyOperation inliner() { return null; }
          static OpAsmDialectInterface aliases() { return null; }
          static dev.ods.datalayout.DataLayoutDialectInterface keys() { return null; }
        }
        """,
        "2: [ODS464] 'getCanonicalizationPatterns' is MLIR's name of the hook"
            + " 'canonicalizationPatterns', so it is never called; expected 'static void"
            + " canonicalizationPatterns(RewritePatternSet)'",
        "3: [ODS421] 'inliner' has the signature of the hook 'inlinerInterface' but is never"
            + " called. Did you mean 'inlinerInterface'?",
        "4: [ODS421] 'aliases' has the signature of the hook 'asmInterface' but is never called."
            + " Did you mean 'asmInterface'?",
        "5: [ODS421] 'keys' has the signature of the hook 'dataLayoutInterface' but is never"
            + " called. Did you mean 'dataLayoutInterface'?");
  }

  @Test
  void dialectHooksMayHaveHelpers() {
    assertErrors(
        """
        @Dialect(name = "a") interface A {
          static void canonicalizationPatterns(RewritePatternSet patterns) {}
          static void getCanonicalizationPatterns(RewritePatternSet patterns, Context context) {}
          static dev.ods.inline.DialectInlinerInterface inliner() { return null; }
          static dev.ods.inline.DialectInlinerInterface inlinerInterface() { return inliner(); }
          private static OpAsmDialectInterface aliases() { return null; }
          static OpAsmDialectInterface aliases(int n) { return null; }
          static void populatePatterns(RewritePatternSet patterns) {}
          static Operation constant(OpBuilder b, Attribute v, Type t, Location l) { return null; }
        }
        """);
  }

  @Test
  void dependentDialectsAreDialects() {
    assertErrors(
        """
        @Dialect(name = "a", dependentDialects = {B.class, String.class}) interface A {}
        @Dialect(name = "b") interface B {}
        """,
        "1: [ODS008] 'String' is not a dialect; expected an interface with @Dialect");
  }

  @Test
  void reportsErrorsOfSeveralDeclarationsInOneRun() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "a b")
        interface A {}
        @Op(dialect = TfDialect.class, name = "B")
        interface B { @Attr Object x(); }
        @EnumAttr enum E {}
        @AnyOf({}) interface C {}
        """,
        "1: [ODS004] 'a b' is not a valid op name: expected letters, digits,"
            + " '_', '$', '.' and '-'",
        "4: [ODS107] attribute 'x' returns 'Object', which corresponds to no attribute; see"
            + " @Attr for the types that do",
        "5: [ODS022] enum attribute 'E' has no cases; declare its constants",
        "6: [ODS306] @AnyOf needs at least one constraint");
  }

  @Test
  void errorsCauseNoneInUsesOfTheOp() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "Relu")
        interface Relu {
          @Operand(String.class) Value features();
          @Attr long axis();
          @Result Value activations();
        }
        class User {
          long use(ReluOp op) {
            op.setAxis(op.axis() + 1);
            return op.axisAttr() == null || op.features() == op.activations() ? 0 : 1;
          }
          String name() { return ReluOp.NAME; }
        }
        """,
        "3: [ODS301] 'String' is not a constraint: it has neither a combinator such as @AnyOf nor"
            + " 'public static boolean test(Type)' or 'test(Attribute)'");
  }

  @Test
  void theStubHasTheMethodsOfWrongMembers() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "Relu")
        interface Relu {
          @Attr Object kind();
          Value features(int index);
        }
        """,
        "3: [ODS107] attribute 'kind' returns 'Object', which corresponds to no attribute; see"
            + " @Attr for the types that do",
        "4: [ODS101] 'features' is not a member of the op; annotate it with @Operand or @Result, or"
            + " give it a body");
  }

  @Test
  void leavesUnresolvedTypesToTheCompiler() {
    Compilation compilation =
        Snippets.compile(
            """
            @Op(dialect = TfDialect.class, name = "Relu")
            interface Relu {
              @Operand(FpTensr.class) Value features();
            }
            class User {
              Object use(ReluOp op) { return op.features(); }
            }
            """);
    List<String> errors = Snippets.errors(compilation);
    // javac resolves the signatures of User in the first round, before a stub could be written.
    assertEquals(2, errors.size(), errors.toString());
    assertTrue(errors.get(0).startsWith("3: cannot find symbol"), errors.toString());
    assertTrue(errors.get(1).startsWith("6: cannot find symbol"), errors.toString());
    assertEquals(List.of(), compilation.notes());
  }

  /** Eclipse marks the annotation instead. */
  @Test
  void marksTheWrongNameInAList() {
    assertErrors(
        """
        @Op(dialect = TfDialect.class, name = "A")
        @AllTypesMatch({
          "x",
          "many",
          "z"
        })
        @TypesMatchWith(
            with = Same.class,
            from = "x",
            to = "many",
            summary = "same")
        interface A {
          @Operand Value x();
          @Operand ValueRange many();
        }
        class Same {
          public static Type apply(Type type) { return type; }
        }
        """,
        "4: [ODS414] @AllTypesMatch compares the type of 'many', which is not a single operand or"
            + " result",
        "5: [ODS408] @AllTypesMatch names 'z', which is not an operand, result or attribute of the"
            + " op."
            + " Did you mean 'x'?",
        "10: [ODS413] @TypesMatchWith needs a single operand or result, which 'many' is not");
  }
}
