// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.Context;
import java.util.List;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Result types that follow from traits, constraints and attributes, wherever they are needed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class InferenceTest {
  private static final String DECLARATIONS =
      """
      @Op(dialect = TfDialect.class, name = "same")
      @Trait(SameOperandsAndResultType.class)
      interface Same {
        @Operand ValueRange rest();
        @Operand Value one();
        @Result Value result();
      }

      @Op(dialect = TfDialect.class, name = "all")
      @Trait(SameOperandsAndResultType.class)
      interface All { @Operand ValueRange values(); @Attr long n(); @Result Value result(); }

      @Op(dialect = TfDialect.class, name = "match")
      @AllTypesMatch({"a", "b"})
      @AllTypesMatch({"b", "c"})
      interface Match { @Operand Value a(); @Result Value c(); @Result Value b(); }

      @Op(dialect = TfDialect.class, name = "element")
      @TypesMatchWith(from = "vector", to = "part", with = ElementOf.class, summary = "")
      @TypesMatchWith(from = "part", to = "pair", with = PairOf.class, summary = "")
      interface Element {
        @Operand(AnyVector.class) Value vector();
        @Result Value pair();
        @Result Value part();
        @Result(I1.class) Value flag();
      }

      final class ElementOf {
        public static Type apply(Type type) { return ((VectorType) type).elementType(); }
      }

      final class PairOf {
        public static Type apply(Type type) { return VectorType.get(new long[] {2}, type); }
      }

      @Op(dialect = TfDialect.class, name = "constant")
      @Trait(FirstAttrDerivedResultType.class)
      interface Constant { @Attr Attribute value(); @Result Value result(); }

      @Op(dialect = TfDialect.class, name = "wide")
      @TypesMatchWith(from = "value", to = "result", with = PairOf.class, summary = "")
      interface Wide { @Attr IntegerAttr value(); @Result Value result(); }

      @Op(dialect = TfDialect.class, name = "coded")
      interface Coded extends InferTypeOpInterface {
        @Prop @Default("3") int size();
        Region body();
        @Result ValueRange results();

        // Written once: for an operation, for its parts, and for a state.
        default List<Type> sized(Type element) {
          return List.of(VectorType.get(new long[] {size()}, element));
        }

        @Override
        default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
          return body().isEmpty() ? List.of() : sized(body().first().argument(0).type());
        }
      }

      // Shared by operations with different operands.
      interface LastType extends InferTypeOpInterface {
        @Override
        default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
          ValueRange all = OpView.operandsOf(this);
          return all.isEmpty() ? List.of() : List.of(all.get(all.size() - 1).type());
        }
      }

      @Op(dialect = TfDialect.class, name = "two")
      interface Two extends LastType {
        @Operand Value operands();
        @Operand Value other();
        @Result Value result();
      }

      @Op(dialect = TfDialect.class, name = "many")
      interface Many extends LastType {
        @Operand Value first();
        @Operand ValueRange operands();
        @Result Value result();
      }

      final class Use {
        private final OpBuilder b;
        private final Location loc;
        private final Type i32;
        private final Value number;
        private final Value vector;

        Use(Context context) {
          context.load(new TfDialectDefinition());
          context.allowUnregisteredDialects(true);
          b = OpBuilder.create(context);
          loc = UnknownLoc.get(context);
          i32 = IntegerType.get(context, 32);
          number = value(i32);
          vector = value(VectorType.get(new long[] {4}, i32));
        }

        private Value value(Type type) {
          OperationState state = b.state(b.context().operationName("x.y"), loc);
          return b.create(state.addType(type)).result(0);
        }

        private String types(OperationState state) {
          Diagnostics diagnostics = new Diagnostics();
          return dev.ods.verify.InferredTypes.addTo(state, diagnostics)
              ? b.create(state).results().types().toString()
              : diagnostics.list().get(0).message();
        }

        private static String types(OpView view) {
          return view.operation().results().types().toString();
        }

        private static String types(InferTypeOpInterface op, Location loc) {
          return op.inferReturnTypes(loc, new Diagnostics()).toString();
        }

        private OperationState coded(OperationState state) {
          state.addRegion().addBlock().addArgument(i32, loc);
          return state;
        }

        private IntegerAttr seven() { return IntegerAttr.get(i32, 7); }

        private NamedAttribute named() { return new NamedAttribute("value", seven()); }

        public static String run(Context context, String name) {
          Use u = new Use(context);
          OpBuilder b = u.b;
          Location loc = u.loc;
          return switch (name) {
            case "same, state" -> u.types(b.state(SameOp.MODEL, loc).addOperand(u.number));
            case "same, build" -> types(SameOp.build(b, loc, List.of(), u.number));
            case "same, lists" -> types(SameOp.build(b, loc, List.of(u.number), List.of()));
            case "same, adaptor" -> types(
                new SameOp.Adaptor(List.of(u.number), DictionaryAttr.empty(context)), loc);
            case "same, op" -> types(SameOp.build(b, loc, List.of(), u.number), loc);
            case "all, build" -> types(AllOp.build(b, loc, List.of(u.number, u.number), 3));
            case "all, lists" -> types(AllOp.build(b, loc, List.of(u.number), List.of()));
            case "all, none" -> types(AllOp.build(b, loc, List.of(), 3));
            case "match, build" -> types(MatchOp.build(b, loc, u.number));
            case "match, lists" -> types(MatchOp.build(b, loc, List.of(u.number), List.of()));
            case "match, state" -> u.types(b.state(MatchOp.MODEL, loc).addOperand(u.number));
            case "element, build" -> types(ElementOp.build(b, loc, u.vector));
            case "element, state" -> u.types(b.state(ElementOp.MODEL, loc).addOperand(u.vector));
            case "element, wrong" -> u.types(b.state(ElementOp.MODEL, loc).addOperand(u.number));
            case "constant, build" -> types(ConstantOp.build(b, loc, u.seven()));
            case "constant, state" ->
                u.types(b.state(ConstantOp.MODEL, loc).setAttribute("value", u.seven()));
            case "constant, none" -> u.types(b.state(ConstantOp.MODEL, loc));
            case "constant, adaptor" -> types(
                new ConstantOp.Adaptor(List.of(), DictionaryAttr.get(context, List.of(u.named()))),
                loc);
            case "constant, lists" ->
                types(ConstantOp.build(b, loc, List.of(), List.of(u.named())));
            case "wide, build" -> types(WideOp.build(b, loc, u.seven()));
            case "wide, state" ->
                u.types(b.state(WideOp.MODEL, loc).setAttribute("value", u.seven()));
            case "coded, state" -> u.types(u.coded(b.state(CodedOp.MODEL, loc)));
            case "coded, op" -> {
              OperationState state = u.coded(b.state(CodedOp.MODEL, loc));
              state.setAttributes(List.of(new NamedAttribute("size", IntegerAttr.get(u.i32, 5))));
              CodedOp op = CodedOp.of(b.create(state));
              yield types(op, loc) + types(new CodedOp.Adaptor(op), loc);
            }
            case "coded, adaptor" -> {
              Region body = u.coded(b.state(CodedOp.MODEL, loc)).region(0);
              DictionaryAttr five = DictionaryAttr.get(
                  context, List.of(new NamedAttribute("size", IntegerAttr.get(u.i32, 5))));
              yield types(new CodedOp.Adaptor(List.of(), five, List.of(body)), loc);
            }
            case "two, build" -> types(TwoOp.build(b, loc, u.number, u.vector));
            case "two, state" ->
                u.types(b.state(TwoOp.MODEL, loc).addOperand(u.vector).addOperand(u.number));
            case "two, op" -> types(TwoOp.build(b, loc, u.number, u.vector), loc);
            case "two, adaptor" -> types(
                new TwoOp.Adaptor(List.of(u.number, u.vector), DictionaryAttr.empty(context)),
                loc);
            case "many, build" -> types(ManyOp.build(b, loc, u.number, List.of(u.vector)));
            case "many, one" -> types(ManyOp.build(b, loc, u.number, List.of()));
            default -> throw new IllegalArgumentException(name);
          };
        }
      }
      """;

  private final Loaded loaded = Loaded.of(DECLARATIONS);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          same, state       | [i32]
          same, build       | [i32]
          same, lists       | [i32]
          same, adaptor     | [i32]
          same, op          | [i32]
          all, build        | [i32]
          all, lists        | [i32]
          all, none         | the types of the results follow from 'values', which has no value
          match, build      | [i32, i32]
          match, lists      | [i32, i32]
          match, state      | [i32, i32]
          element, build    | [vector<2xi32>, i32, i1]
          element, state    | [vector<2xi32>, i32, i1]
          element, wrong    | 'vector' must be vector of any type values, but got 'i32'
          constant, build   | [i32]
          constant, state   | [i32]
          constant, none    | the type of the result follows from 'value', which has none: null
          constant, adaptor | [i32]
          constant, lists   | [i32]
          wide, build       | [vector<2xi32>]
          wide, state       | [vector<2xi32>]
          coded, state      | [vector<3xi32>]
          coded, op         | [vector<5xi32>][vector<5xi32>]
          coded, adaptor    | [vector<5xi32>]
          two, build        | [vector<4xi32>]
          two, state        | [i32]
          two, op           | [vector<4xi32>]
          two, adaptor      | [vector<4xi32>]
          many, build       | [vector<4xi32>]
          many, one         | [i32]
          """)
  void typesAreInferred(String use, String types) {
    String found;
    try {
      found = (String) Loaded.call(loaded.type("Use"), null, "run", Context.create(), use);
    } catch (IllegalStateException thrown) {
      found = String.valueOf(thrown.getCause().getMessage());
    }
    assertEquals(types, found);
  }

  /** As in MLIR, where a definition declares one method of the interface. */
  @ParameterizedTest
  @CsvSource({"i32, true", "index, false"})
  void traitsInferWhatTheDeclarationCompares(String type, boolean accepted) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "copy")
            @Trait(SameOperandsAndResultType.class)
            @AssemblyFormat("$x attr-dict `:` type($x)")
            interface Copy extends InferTypeOpInterface {
              @Operand Value x();
              @Result Value r();

              @Override
              default boolean isCompatibleReturnTypes(List<Type> inferred, List<Type> actual) {
                return inferred.equals(actual) && !(actual.get(0) instanceof IndexType);
              }
            }
            final class Use {
              static Value build(OpBuilder b, Location location, Value x) {
                return CopyOp.build(b, location, x).r();
              }
            }
            """);
    String cast = "%0 = unrealized_conversion_cast to " + type + "\n";
    String copy = "%1 = tf.copy %0 : " + type;
    List<String> found = dialect.custom(cast + copy).lines().toList();
    assertEquals(
        accepted ? copy : "loc(\"test.mlir\":2:6): 'tf.copy' op failed to infer returned types",
        found.get(1));
  }

  /** Types that say more than the operands do are kept, and others refused. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tensor<*xf32> | tensor<3xf32> | ''
          tensor<*xf32> | tensor<*xf32> | ''
          tensor<3xf32> | tensor<*xf32> | 'tf.reshape' op failed to infer returned types
          tensor<*xf32> | tensor<3xi32> | the element types differ
          """)
  void givenTypesAreRefined(String operand, String result, String error) {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "reshape")
            interface Reshape extends InferTypeOpInterface {
              @Operand(AnyTensor.class) Value x();
              @Result(AnyTensor.class) Value r();

              @Override
              default List<Type> inferReturnTypes(Location location, Diagnostics diagnostics) {
                return List.of(x().type());
              }

              @Override
              default @org.jspecify.annotations.Nullable List<Type> refineReturnTypes(
                  List<Type> given, Location location, Diagnostics diagnostics) {
                ShapedType from = (ShapedType) x().type();
                ShapedType to = (ShapedType) given.get(0);
                if (!from.elementType().equals(to.elementType())) {
                  diagnostics.error(location, "the element types differ");
                }
                return from.hasRank() && !to.hasRank() ? null : given;
              }
            }
            """);
    String text =
        "%0 = unrealized_conversion_cast to "
            + operand
            + "\n%1 = \"tf.reshape\"(%0) : ("
            + operand
            + ") -> "
            + result;
    String found = dialect.custom(text);
    List<String> messages =
        found.equals(text)
            ? List.of()
            : found.lines().map(line -> line.substring(line.indexOf("): ") + 3)).toList();
    String failed = "'tf.reshape' op failed to infer returned types";
    assertEquals(
        error.isEmpty()
            ? List.of()
            : error.equals(failed) ? List.of(failed) : List.of(error, failed),
        messages);
  }
}
