// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.trait.Terminator;
import dev.ods.verify.OpVerifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The parser of custom forms. */
class OpAsmParserTest {
  /** Parses an op after its name. */
  private interface Form {
    boolean parse(OpAsmParser parser, OperationState state);
  }

  /** An op {@code t.op} with a given form, one inherent attribute and a default dialect. */
  private static final class TestDialect extends DialectDefinition {
    private final Form form;

    TestDialect(Form form) {
      super("t");
      this.form = form;
    }

    @Override
    public List<OpModel> operations() {
      return List.of(
          new Model("t.op", form, List.of()),
          new Model("t.end", (parser, state) -> true, List.of(Terminator.class)));
    }
  }

  private record View(Operation operation) implements OpAsmOpInterface {
    @Override
    public String defaultDialect() {
      return "t";
    }
  }

  private static final class Model extends OpModel implements OpAssembly, OpVerifier {
    private final Form form;

    Model(String name, Form form, List<Class<?>> traits) {
      super(OpDefinition.builder(name).optionalAttribute("kind", "number").traits(traits).build());
      this.form = form;
    }

    @Override
    public OpView view(Operation operation) {
      return new View(operation);
    }

    @Override
    public boolean parse(OpAsmParser parser, OperationState state) {
      return form.parse(parser, state);
    }

    @Override
    public void print(OpAsmPrinter printer, Operation op) {}

    @Override
    public void verifyInvariants(Operation operation, Diagnostics diagnostics) {}

    @Override
    public @Nullable String violatedConstraint(int property, Attribute value) {
      return value instanceof IntegerAttr ? null : "a number";
    }

    @Override
    public boolean canHold(int property, Attribute value) {
      return value instanceof IntegerAttr;
    }
  }

  private static Context context(Form form) {
    Context context = Texts.context();
    context.load(new TestDialect(form));
    return context;
  }

  private static List<String> report(Form form, String text) {
    return Texts.report(text, context(form));
  }

  private static String generic(Form form, String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Texts.parse(text, context(form), diagnostics);
    assertNotNull(module, () -> diagnostics.list().toString());
    return Printer.toString(module, PrinterFlags.GENERIC_LOCAL)
        .replace("\"builtin.module\"() ({\n  ", "")
        .stripTrailing()
        .replaceFirst("\n}\\) : \\(\\) -> \\(\\)$", "");
  }

  @Test
  void resolvesOperandsOfOneType() {
    Form form =
        (parser, state) -> {
          OperandMark mark = parser.operandMark();
          if (!parser.parseOperandList()) {
            return false;
          }
          Type type = parser.parseColonType();
          return type != null && parser.resolveOperands(mark, parser.operandMark(), type, state);
        };
    assertEquals(
        "%0 = \"a.b\"() : () -> i32\n  \"t.op\"(%0, %0) : (i32, i32) -> ()",
        generic(form, "%x = \"a.b\"() : () -> i32 t.op %x, %x : i32"));
    assertEquals(
        List.of(
            "1:31 error: use of value '%x' expects different type than prior uses: 'i8' vs 'i32'",
            "1:1 note: prior use here"),
        report(form, "%x = \"a.b\"() : () -> i32 t.op %x : i8"));
  }

  @Test
  void reportsDifferentNumbersOfOperandsAndTypes() {
    Form form =
        (parser, state) -> {
          OperandMark mark = parser.operandMark();
          TypeMark types = parser.typeMark();
          SourceLocation location = parser.location();
          return parser.parseOperandList(Delimiter.PAREN)
              && parser.parseColonTypeList()
              && parser.resolveOperands(
                  mark, parser.operandMark(), types, parser.typeMark(), location, state)
              && parser.addTypes(types, parser.typeMark(), state);
        };
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' number of operands and types do not match: got 1 operands"
                + " and 2 types"),
        report(form, "t.op (%x) : i8, i8"));
    assertEquals(List.of("1:9 error: expected ')' in operand list"), report(form, "t.op (%x : i8"));
    assertEquals(List.of("1:7 error: expected SSA operand"), report(form, "t.op (a)"));
    assertEquals(
        "%0:2 = \"t.op\"(%0#0, %0#1) : (i8, i16) -> (i8, i16)",
        generic(form, "%x:2 = t.op (%x#0, %x#1) : i8, i16"));
  }

  @Test
  void locationsSurviveOpsInRegions() {
    Form form =
        (parser, state) -> {
          SourceLocation name = parser.nameLocation();
          SourceLocation first = parser.location();
          return !parser.startsRegion()
              || (parser.parseRegion(state.addRegion())
                  && !parser.error(first, "first")
                  && parser.note(name, "name"));
        };
    assertEquals(
        List.of("1:8 error: custom op 't.op' first", "1:3 note: name"),
        report(form, "  t.op { t.op t.op t.op }"));
  }

  @Test
  void marksDelimitOperandsAndTypes() {
    Form form =
        (parser, state) -> {
          OperandMark operands = parser.operandMark();
          TypeMark types = parser.typeMark();
          if (!parser.parseOperandList() || !parser.parseColonTypeList()) {
            return false;
          }
          OperandMark end = parser.operandMark();
          TypeMark typesEnd = parser.typeMark();
          List<Type> all = parser.types(types, typesEnd);
          assertEquals(operands.countTo(end), all.size());
          for (int i = 0; i < all.size(); i++) {
            assertSame(all.get(i), parser.typeAt(types.plus(i)));
          }
          Type last = parser.typeAt(types.plus(1));
          assertThrows(IndexOutOfBoundsException.class, () -> parser.typeAt(typesEnd));
          assertThrows(IndexOutOfBoundsException.class, () -> parser.operandLocation(end));
          assertThrows(
              IndexOutOfBoundsException.class, () -> parser.resolveOperand(end, last, state));
          return parser.resolveOperand(operands.plus(1), last, state)
              && parser.error(parser.operandLocation(operands.plus(1)), "second operand");
        };
    assertEquals(
        List.of("1:10 error: custom op 't.op' second operand"),
        report(form, "t.op %a, %b : i8, i16"));
  }

  @Test
  void requiresANumberOfOperands() {
    Form form = (parser, state) -> parser.parseOperandList(Delimiter.NONE, 2);
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected 2 operands"), report(form, "t.op %a"));
    assertEquals(List.of("1:6 error: unexpected delimiter"), report(form, "t.op (%a)"));
    assertEquals(List.of("1:5 error: expected operand"), report(form, "t.op 5"));
  }

  @Test
  void parsesKeywordsAndStrings() {
    Form form =
        (parser, state) -> {
          if (parser.parseOptionalKeyword("x", "y") != null) {
            return parser.parseKeyword("z", " after x or y");
          }
          String word = parser.parseKeywordOrString();
          return word != null && parser.parseString() != null;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "t.op x z"));
    assertEquals(
        List.of("1:8 error: custom op 't.op' expected 'z' after x or y"), report(form, "t.op y w"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected valid keyword or string"),
        report(form, "t.op 5"));
    assertEquals(List.of("1:8 error: custom op 't.op' expected string"), report(form, "t.op w v"));
    assertEquals(List.of("ACCEPTED"), report(form, "t.op \"w\" \"v\""));
  }

  @Test
  void parsesIntegers() {
    Form form =
        (parser, state) -> {
          Long number = parser.parseInteger();
          return number != null
              && parser.addAttributeOnce(state, "n", IntegerAttr.get(i64(parser), number));
        };
    assertEquals(
        "\"t.op\"() {n = -9223372036854775808 : i64} : () -> ()",
        generic(form, "t.op -9223372036854775808"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' integer value too large"),
        report(form, "t.op 9223372036854775808"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected integer value"), report(form, "t.op x"));
    assertEquals("\"t.op\"() {n = -1 : i64} : () -> ()", generic(form, "t.op true"));
  }

  @Test
  void parsesFlatSymbolReferences() {
    Form form =
        (parser, state) -> {
          SymbolRefAttr symbol = parser.parseFlatSymbolRef();
          return symbol != null && parser.addAttributeOnce(state, "s", symbol);
        };
    assertEquals("\"t.op\"() {s = @a} : () -> ()", generic(form, "t.op @a"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' invalid kind of attribute specified"),
        report(form, "t.op @a::@b"));
  }

  @Test
  void parsesStrippedTypes() {
    AsmParser.TypeSyntax<IntegerType> syntax =
        parser -> {
          Long width = parser.parseUnsigned(16);
          return width == null ? null : IntegerType.get(parser.context(), width.intValue());
        };
    Form form =
        (parser, state) -> {
          Type type = parser.parseStrippedType(IntegerType.class, "t.number", syntax);
          return type != null && parser.addAttributeOnce(state, "t", TypeAttr.get(type));
        };
    assertEquals("\"t.op\"() {t = i8} : () -> ()", generic(form, "t.op 8"));
    assertEquals("\"t.op\"() {t = i8} : () -> ()", generic(form, "!a = i8\nt.op !a"));
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' invalid kind of type specified: expected t.number, but"
                + " found '!u.x'"),
        report(form, "t.op !u.x"));
  }

  @Test
  void reportsErrorsWithoutTheOpName() {
    Form form = (parser, state) -> parser.errorWithoutName(parser.location(), "wrong");
    assertEquals(List.of("1:6 error: wrong"), report(form, "t.op x"));
  }

  @Test
  void parsesUnsignedIntegers() {
    Form form =
        (parser, state) -> {
          Long number = parser.parseUnsigned(32);
          return number != null
              && parser.addAttributeOnce(state, "n", IntegerAttr.get(i64(parser), number));
        };
    assertEquals("\"t.op\"() {n = 4294967295 : i64} : () -> ()", generic(form, "t.op 0xFFFFFFFF"));
    assertEquals("\"t.op\"() {n = 4294967294 : i64} : () -> ()", generic(form, "t.op -2"));
    assertEquals("\"t.op\"() {n = 0 : i64} : () -> ()", generic(form, "t.op false"));
    assertEquals("\"t.op\"() {n = 4294967295 : i64} : () -> ()", generic(form, "t.op true"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' integer value too large"),
        report(form, "t.op 4294967296"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected integer value"), report(form, "t.op x"));
  }

  private static Type i64(OpAsmParser parser) {
    return IntegerType.get(parser.context(), 64);
  }

  @Test
  void separatesInherentAndDiscardableAttributes() {
    Form form = (parser, state) -> parser.parseOptionalVerifiedAttrDict(state);
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()", generic(form, "t.op {kind = 5, x}"));
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' 't.op' op attribute 'kind' failed to satisfy constraint: a"
                + " number"),
        report(form, "t.op {kind = \"s\"}"));
    Form verified = (parser, state) -> parser.parseOptionalVerifiedAttrDictWithKeyword(state);
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' 't.op' op attribute 'kind' failed to satisfy constraint: a"
                + " number"),
        report(verified, "t.op attributes {kind = \"s\"}"));
    Form unverified = (parser, state) -> parser.parseOptionalAttrDictWithKeyword(state);
    assertEquals("ACCEPTED", report(unverified, "t.op attributes {kind = \"s\"}").get(0));
  }

  @Test
  void dropsInherentAttributesOfTheWrongKind() {
    Form form = (parser, state) -> parser.parseOptionalAttrDict(state);
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()", generic(form, "t.op {kind = 5, x}"));
    assertEquals("\"t.op\"() {x} : () -> ()", generic(form, "t.op {kind = \"s\", x}"));
  }

  @Test
  void rejectsResultNumbersWhereNotAllowed() {
    Form form = (parser, state) -> parser.parseOperandList(Delimiter.NONE, false);
    assertEquals(
        List.of("1:8 error: result number not allowed in argument list"),
        report(form, "t.op %x#0"));
  }

  @Test
  void convertsPropertiesOfTheGenericForm() {
    Form form = (parser, state) -> true;
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()",
        generic(form, "\"t.op\"() <{kind = 5, unknown}> {x} : () -> ()"));
    assertEquals(
        List.of(
            "1:1 error: invalid properties {kind = \"s\"} for op t.op: Invalid attribute `kind` in"
                + " property conversion: \"s\""),
        report(form, "\"t.op\"() <{kind = \"s\"}> : () -> ()"));
    assertEquals(
        List.of("1:1 error: 't.op' op attribute 'kind' failed to satisfy constraint: a number"),
        report(form, "\"t.op\"() {kind = \"s\"} : () -> ()"));
  }

  @Test
  void reportsDuplicateAttributes() {
    Form form =
        (parser, state) -> {
          StringAttr name = parser.parseSymbolName();
          return name != null
              && parser.addAttributeOnce(state, "name", name)
              && parser.parseOptionalAttrDictWithKeyword(state);
        };
    assertEquals(
        List.of(
            "1:1 error: custom op 't.op' attribute 'name' occurs more than once in the attribute"
                + " list"),
        report(form, "t.op @a attributes {name = 1}"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected valid '@'-identifier for symbol name"),
        report(form, "t.op 5"));
  }

  /** As {@code mlir-opt} reports {@code affine.for … {lowerBoundMap = …}}. */
  @Test
  void reportsAttributesThatTheFormAndTheDictionarySet() {
    Form before =
        (parser, state) -> {
          setKindAndName(parser, state);
          return parser.parseOptionalAttrDict(state);
        };
    Form after =
        (parser, state) -> {
          boolean parsed = parser.parseOptionalAttrDictWithKeyword(state);
          setKindAndName(parser, state);
          return parsed;
        };
    Form added =
        (parser, state) -> {
          setKindAndName(parser, state);
          return parser.addAttributeOnce(state, "kind", IntegerAttr.get(i64(parser), 4));
        };
    assertEquals(repeated("kind"), report(before, "t.op {kind = 5}"));
    assertEquals(repeated("name"), report(before, "t.op {name = 5}"));
    assertEquals(repeated("kind"), report(before, "t.op {name = 5, kind = 5}"));
    assertEquals(repeated("kind"), report(after, "t.op attributes {kind = 5}"));
    assertEquals(repeated("kind"), report(added, "t.op"));
    assertEquals(
        "\"t.op\"() <{kind = 3 : i64}> {name = \"n\", x} : () -> ()", generic(before, "t.op {x}"));
    assertEquals(
        "\"t.op\"() <{kind = 3 : i64}> {name = \"n\", x} : () -> ()",
        generic(after, "t.op attributes {x}"));
  }

  /** Inference sees what was written, which is no reason to forget that it was. */
  @Test
  void reportsAttributesThatTheFormSetsAfterTypesAreInferred() {
    List<@Nullable Attribute> seen = new ArrayList<>();
    Form form =
        (parser, state) -> {
          boolean parsed = parser.parseOptionalAttrDict(state);
          assertThrows(IllegalArgumentException.class, () -> parser.inferReturnTypes(state));
          seen.add(state.attribute("kind"));
          setKindAndName(parser, state);
          return parsed;
        };
    assertEquals(repeated("kind"), report(form, "t.op {kind = 5}"));
    assertEquals(repeated("kind"), report(form, "t.op {kind = 3}"));
    assertEquals(repeated("name"), report(form, "t.op {name = 5}"));
    assertEquals(
        "\"t.op\"() <{kind = 3 : i64}> {name = \"n\", x} : () -> ()", generic(form, "t.op {x}"));
    assertEquals("[5 : i64, 3 : i64, null, null]", seen.toString());
  }

  private static void setKindAndName(OpAsmParser parser, OperationState state) {
    state.setAttribute("kind", IntegerAttr.get(i64(parser), 3));
    state.setAttribute("name", StringAttr.get(parser.context(), "n"));
  }

  private static List<String> repeated(String name) {
    return List.of(
        "1:1 error: custom op 't.op' attribute '"
            + name
            + "' occurs more than once in the attribute list");
  }

  @Test
  void attributesOfTheDictionaryReplaceProperties() {
    Form form =
        (parser, state) -> {
          state.setProperty(0, IntegerAttr.get(i64(parser), 3));
          return parser.parseOptionalVerifiedAttrDict(state);
        };
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()", generic(form, "t.op {kind = 5, x}"));
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' 't.op' op attribute 'kind' failed to satisfy constraint: a"
                + " number"),
        report(form, "t.op {kind = \"s\"}"));
  }

  @Test
  void parsesAffineMaps() {
    Form form =
        (parser, state) -> {
          AffineMap map = parser.parseAffineMap();
          return map != null && parser.addAttributeOnce(state, "map", AffineMapAttr.get(map));
        };
    assertEquals(
        "\"t.op\"() {map = affine_map<(d0, d1)[s0] -> (d1 + s0)>} : () -> ()",
        generic(form, "t.op (i, j)[k] -> (j + k)"));
    assertEquals(
        List.of(
            "1:14 error: expected '== affine-expr' or '>= affine-expr' at end of affine"
                + " constraint"),
        report(form, "t.op (i) : (i)"));
  }

  @Test
  void parsesAffineMapsOfOperands() {
    Form form =
        (parser, state) -> {
          List<OperandMark> dims = new ArrayList<>();
          List<OperandMark> symbols = new ArrayList<>();
          AffineMap map = parser.parseAffineMapOfSSAIds(Delimiter.SQUARE, dims, symbols);
          AffineExpr size =
              map != null && parser.parseColon()
                  ? parser.parseAffineExprOfSSAIds(dims, symbols)
                  : null;
          return size != null
              && parser.addAttributeOnce(state, "map", AffineMapAttr.get(map))
              && parser.addAttributeOnce(
                  state,
                  "size",
                  AffineMapAttr.get(
                      AffineMap.get(parser.context(), dims.size(), symbols.size(), size)))
              && parser.resolveOperands(dims, i64(parser), state)
              && parser.resolveOperands(symbols, i64(parser), state);
        };
    String values = "%a, %b, %c = \"a.b\"() : () -> (i64, i64, i64)\n";
    assertEquals(
        "\"t.op\"(%0#1, %0#2, %0#0) {map = affine_map<(d0)[s0] -> (d0 + s0 * 2, d0)>, size ="
            + " affine_map<(d0, d1)[s0] -> (-d1 + 3)>} : (i64, i64, i64) -> ()",
        generic(form, values + "t.op [%b + symbol(%a) * 2, %b] : 3 - %c")
            .lines()
            .toList()
            .get(1)
            .strip());
    assertEquals(
        List.of("2:14 error: expected ssa identifier"),
        report(form, values + "t.op [symbol(5)] : 3"));
  }

  @Test
  void reportsTypesOfAnotherKindAtTheColon() {
    Form form = (parser, state) -> parser.parseColonType(MemRefType.class) != null;
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' invalid kind of type specified: expected builtin.memref,"
                + " but found 'i32'"),
        report(form, "t.op : i32"));
    assertEquals(List.of("1:5 error: expected ':'"), report(form, "t.op i32"));
  }

  @Test
  void checksKindsOfTypesAndAttributes() {
    Form form =
        (parser, state) -> {
          SymbolRefAttr symbol = parser.parseAttribute(SymbolRefAttr.class, null);
          FunctionType type = symbol == null ? null : parser.parseColonFunctionType();
          return type != null;
        };
    assertEquals(
        List.of("1:6 error: custom op 't.op' invalid kind of attribute specified"),
        report(form, "t.op 5"));
    assertEquals(
        List.of(
            "1:11 error: custom op 't.op' invalid kind of type specified: expected"
                + " builtin.function, but found 'i32'"),
        report(form, "t.op @a : i32"));
  }

  @Test
  void parsesOptionalAttributesByTheirFirstToken() {
    Form form =
        (parser, state) -> {
          if (parser.startsAttribute(ArrayAttr.class)) {
            ArrayAttr array = parser.parseAttribute(ArrayAttr.class, null);
            if (array == null) {
              return false;
            }
            parser.addAttributeOnce(state, "array", array);
          }
          return parser.parseOptionalAttrDict(state);
        };
    assertTrue(generic(form, "t.op [] {x}").contains("{array = [], x}"));
    assertTrue(generic(form, "t.op {x}").contains("{x}"));
  }

  @Test
  void parsesStaticDimensionLists() {
    List<long[]> read = new ArrayList<>();
    Form form =
        (parser, state) -> {
          long[] extents = parser.parseDimensionList();
          return extents != null && read.add(extents) && parser.parseType() != null;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "t.op 4x0x2xi32"));
    assertArrayEquals(new long[] {4, 0, 2}, read.get(0));
    assertEquals(List.of("1:8 error: expected static shape"), report(form, "t.op 4x?xi32"));
  }

  @Test
  void parsesAssignmentLists() {
    List<OpAsmParser.Argument> arguments = new ArrayList<>();
    Form form = (parser, state) -> parser.parseAssignmentList(arguments);
    assertEquals(List.of("ACCEPTED"), report(form, "t.op (%a = %x, %b = %x#1)"));
    assertEquals(List.of("%a", "%b"), arguments.stream().map(OpAsmParser.Argument::name).toList());
    assertEquals(List.of("ACCEPTED"), report(form, "t.op ()"));
    assertEquals(List.of("1:6 error: custom op 't.op' expected '('"), report(form, "t.op %a"));
    assertEquals(List.of("1:9 error: expected '='"), report(form, "t.op (%a %x)"));
    assertEquals(List.of("1:14 error: expected ',' or ')'"), report(form, "t.op (%a = %x %y)"));
  }

  @Test
  void distinguishesAbsentAttributesFromErrors() {
    List<Boolean> started = new ArrayList<>();
    Form form =
        (parser, state) -> {
          boolean starts = parser.startsAttribute();
          started.add(starts);
          return !starts || parser.parseAttribute((Type) null) != null;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "t.op"));
    assertEquals(1, report(form, "t.op [").size());
    assertEquals(List.of(false, true), started);
  }

  @Test
  void resolvesUnqualifiedNamesInTheDefaultDialect() {
    Form form = (parser, state) -> !parser.startsRegion() || parser.parseRegion(state.addRegion());
    assertTrue(
        generic(form, "t.op { op { op \"a.b\"() : () -> () } end }").contains("\"t.end\"()"));
    assertEquals(
        List.of("1:8 error: custom op 'foo' is unknown (tried 't.foo' as well)"),
        report(form, "t.op { foo }"));
  }

  @Test
  void parsesRegionsWithArguments() {
    Form form =
        (parser, state) -> {
          List<OpAsmParser.Argument> arguments = new ArrayList<>();
          return parser.parseArgumentList(arguments, Delimiter.PAREN, true, true)
              && parser.parseRegion(state.addRegion(), arguments, true);
        };
    String text =
        "%x = \"a.b\"() : () -> i8 t.op (%x : i32 {a} loc(\"l\")) { \"c.d\"(%x) : (i32)"
            + " -> () }";
    assertTrue(generic(form, text).contains("^bb0(%arg0: i32):\n    \"c.d\"(%arg0)"));
    assertEquals(
        List.of("1:17 error: invalid block name in region with named arguments"),
        report(form, "t.op (%a : i1) {^bb0: }"));
    assertEquals(
        List.of(
            "1:16 error: region entry argument '%a' is already in use",
            "1:7 note: previously referenced here"),
        report(form, "t.op (%a : i1, %a : i1) {}"));
    assertEquals(
        List.of("1:9 error: result number not allowed in argument list"),
        report(form, "t.op (%a#1 : i1) {}"));
  }

  @Test
  void parsesRegionAndSuccessorLists() {
    Form form =
        (parser, state) -> parser.parseRegionList(state) && parser.parseSuccessorList(state);
    assertEquals("\"t.op\"() : () -> ()", generic(form, "t.op"));
    assertEquals("\"t.op\"() ({\n  }, {\n  }) : () -> ()", generic(form, "t.op {}, {}"));
    assertEquals(List.of("1:9 error: reference to an undefined block"), report(form, "t.op {} ^x"));
  }

  @Test
  void parsesSuccessorsWithOperands() {
    Form form = (parser, state) -> parser.parseSuccessorAndUses(state);
    String block = " ^b(%a: i1, %b: i2): \"x.end\"() : () -> ()";
    for (String uses : List.of("^b", "^b()", "^b(%v, %w : i1, i2)")) {
      String text = "t.op { %v = \"x.v\"() : () -> i1 %w = \"x.w\"() : () -> i2 t.op " + uses;
      Form outer =
          (parser, state) ->
              parser.startsRegion()
                  ? parser.parseRegion(state.addRegion())
                  : form.parse(parser, state);
      String printed = generic(outer, text + block + " }");
      String operands = uses.contains("%") ? "%0, %1" : "";
      assertTrue(printed.contains("\"t.op\"(" + operands + ")[^bb1] : ("), printed);
    }
    assertEquals(
        List.of("1:11 error: expected ':' in operand list"), report(form, "t.op ^b(%v) t.op"));
    assertEquals(
        List.of("1:20 error: expected 2 types to match operand list"),
        report(form, "t.op ^b(%v, %w : i1) t.op"));
    assertEquals(List.of("1:9 error: expected ')'"), report(form, "t.op ^b(5)"));
  }

  @Test
  void addsTheImplicitTerminator() {
    Form form =
        (parser, state) -> {
          Region region = state.addRegion();
          OperationName end = parser.context().operationName("t.end");
          if (!parser.parseRegion(region)) {
            return false;
          }
          parser.ensureTerminator(region, end, UnknownLoc.get(parser.context()));
          return true;
        };
    String added = "\"t.op\"() ({\n    \"t.end\"() : () -> ()\n  }) : () -> ()";
    assertEquals(added, generic(form, "t.op {}"));
    assertEquals(added, generic(form, "t.op { end }"));
  }

  @Test
  void countsNamedResults() {
    List<Integer> counts = new ArrayList<>();
    Form form =
        (parser, state) -> {
          counts.add(parser.namedResultCount());
          for (int i = 0; i < parser.namedResultCount(); i++) {
            state.addType(i64(parser));
          }
          return true;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "%a, %b:3 = t.op t.op"));
    assertEquals(List.of(4, 0), counts);
  }

  @Test
  void reportsFailureIfTheHookReportsNoError() {
    assertEquals(
        List.of("1:1 error: custom op 't.op' could not be parsed"),
        report((parser, state) -> false, "t.op"));
  }
}
