// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.testing.compile.JavaFileObjects;
import dev.ods.processor.Compilers;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.ConstraintSpec;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.TraitSpec;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeclarationReaderTest {
  private static final String PRELUDE =
      """
      package example;
      import dev.ods.annotation.*;
      import dev.ods.constraint.*;
      import dev.ods.annotation.IntMinValue;
      import dev.ods.annotation.ArrayMinCount;
      import dev.ods.annotation.ArrayMaxCount;
      import dev.ods.diagnostic.Diagnostics;
      import dev.ods.ir.Attribute;
      import dev.ods.ir.OpBuilder;
      import dev.ods.ir.OperationState;
      import dev.ods.ir.Type;
      import dev.ods.ir.Value;
      import dev.ods.ir.ValueRange;
      import dev.ods.builtin.*;
      import dev.ods.trait.Elementwise;
      import dev.ods.trait.Pure;
      import java.util.List;
      import java.util.Optional;
      @Dialect(name = "tf", ops = X.class) interface TfDialect {}
      """;

  @Test
  void membersAreInSourceOrder() {
    OpSpec op =
        op(
            """
            interface X {
              @Operand Value b();
              @Attr long z();
              @Operand Value a();
              @Attr long y();
              @Result Value r();
            }
            """);
    assertEquals(List.of("b", "z", "a", "y"), names(op.arguments()));
    assertEquals(List.of("b", "a"), names(op.operands()));
    assertEquals(List.of("z", "y"), names(op.attributes()));
    assertEquals(List.of("r"), names(op.results()));
  }

  @Test
  void inheritedMembersComeFirst() {
    OpSpec op =
        op(
            """
            interface X extends Second, First {
              @Operand Value own();
            }
            interface Root { @Operand Value root(); }
            @Order({"one", "two"})
            interface First extends Root {
              @Operand Value two();
              @Operand Value one();
            }
            interface Second { @Operand Value second(); }
            """);
    assertEquals(List.of("second", "root", "one", "two", "own"), names(op.arguments()));
  }

  @Test
  void orderOnTheOpAppliesToAllMembers() {
    OpSpec op =
        op(
            """
            @Order({"own", "base"})
            interface X extends Base {
              @Operand Value own();
            }
            interface Base { @Operand Value base(); }
            """);
    assertEquals(List.of("own", "base"), names(op.arguments()));
  }

  @Test
  void anOverriddenMemberKeepsItsPosition() {
    OpSpec op =
        op(
            """
            interface X extends Base {
              @Operand Value own();
              @Operand(F32.class) @Override Value base();
            }
            interface Base { @Operand Value base(); }
            """);
    assertEquals(List.of("base", "own"), names(op.arguments()));
    assertEquals("32-bit float", op.operands().get(0).summary());
  }

  @Test
  void traitsAreInheritedOnce() {
    OpSpec op =
        op(
            """
            @Trait(Elementwise.class)
            @AllTypesMatch({"a", "r"}) @AllTypesMatch({"b", "r"})
            interface X extends Base, Other {
              @Operand Value a();
              @Operand Value b();
              @Result Value r();
            }
            @Trait(Pure.class) interface Base {}
            @Trait(Pure.class) interface Other {}
            """);
    assertEquals(
        List.of("Pure", "Elementwise", "AllTypesMatch", "AllTypesMatch"),
        op.traits().stream().map(trait -> trait.trait().simpleName()).toList());
    TraitSpec match = op.traits().get(3);
    assertEquals(List.of("b", "r"), match.members());
    assertTrue(match.isPredicate());
  }

  @Test
  void javadocIsSummaryAndDescription() {
    OpSpec op =
        op(
            "interface X {}",
            """
            /**
             * Performs {@code average} pooling.
             *
             * <p>Each entry in the output
             * is a {@link Value mean}.
             *
             * @see Object
             */
            """);
    assertEquals("Performs `average` pooling", op.documentation().summary());
    assertEquals("Each entry in the output\nis a `mean`.", op.documentation().description());
  }

  @Test
  void hooksAreFoundBySignature() {
    OpSpec op =
        op(
            """
            interface X extends Base {
              static void build(OpBuilder builder, OperationState state, float value) {}
              private static void verify(Type type) {}
            }
            interface Base {
              default void verify(Diagnostics diagnostics) {}
            }
            """);
    assertNotNull(op.hooks().verify());
    assertNull(op.hooks().verifyRegions());
    assertEquals("float", op.hooks().builds().get(0).parameters().get(0).type().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boolean | BOOL | bool attribute",
        "byte | I8 | 8-bit signless integer attribute",
        "short | I16 | 16-bit signless integer attribute",
        "int | I32 | 32-bit signless integer attribute",
        "long | I64 | 64-bit signless integer attribute",
        "float | F32 | 32-bit float attribute",
        "double | F64 | 64-bit float attribute",
        "String | STRING | string attribute",
        "Optional<Long> | I64 | 64-bit signless integer attribute",
        "Type | TYPE | any type attribute",
        "FunctionType | TYPE | type attribute of function type",
        "Attribute | CLASS | any attribute",
        "IntegerAttr | CLASS | arbitrary integer attribute",
        "SymbolRefAttr | CLASS | symbol reference attribute",
        "List<Long> | ARRAY | 64-bit integer array attribute",
        "List<Integer> | ARRAY | 32-bit integer array attribute",
        "List<Boolean> | ARRAY | 1-bit boolean array attribute",
        "List<Float> | ARRAY | 32-bit float array attribute",
        "List<String> | ARRAY | string array attribute",
        "List<Type> | ARRAY | type array attribute",
        "List<FunctionType> | ARRAY | array attribute of type attribute of function type",
        "List<Attribute> | ARRAY | array attribute",
        "boolean[] | DENSE_BOOL | i1 dense array attribute",
        "int[] | DENSE_I32 | i32 dense array attribute",
        "long[] | DENSE_I64 | i64 dense array attribute",
        "double[] | DENSE_F64 | f64 dense array attribute",
        "Padding | ENUM | allowed string cases: 'SAME', 'VALID'",
        "Predicate | ENUM | allowed 32-bit signless integer cases: 5, 6"
      })
  void attributes(String type, String kind, String summary) {
    OpSpec op =
        op(
            "interface X { @Attr "
                + type
                + " x(); }\n"
                + "@EnumAttr enum Padding { SAME, VALID }\n"
                + "@EnumAttr(EnumAttr.Storage.I32) enum Predicate { @EnumCase(value = 5) EQ, NE }");
    AttributeSpec attribute = op.attributes().get(0);
    assertEquals(kind, attribute.storage().kind().name());
    assertEquals(summary, attribute.summary());
    assertEquals(type.startsWith("Optional"), attribute.optional());
  }

  @Test
  void confinementsAreAppendedToTheSummary() {
    OpSpec op = op("interface X { @Attr @ArrayMinCount(4) @ArrayMaxCount(5) List<Long> ksize(); }");
    assertEquals(
        "64-bit integer array attribute with at least 4 elements with at most 5 elements",
        op.attributes().get(0).summary());
  }

  @Test
  void aNamedConstraintIncludesItsConfinements() {
    OpSpec op =
        op(
            """
            interface X { @Attr(AtLeastTen.class) int count(); }
            @AllOf(I32Attr.class) @IntMinValue(10) interface AtLeastTen {}
            """);
    assertEquals(
        "32-bit signless integer attribute whose minimum value is 10",
        op.attributes().get(0).summary());
  }

  @Test
  void defaultsAreParsedByType() {
    OpSpec op =
        op(
            """
            interface X {
              @Attr @Default("-0x10") long a();
              @Attr @Default("1e3") double b();
              @Attr @Default("two words") String c();
              @Attr @Default("[1, 2]") List<Long> d();
              @Attr @Default("[]") long[] e();
              @Attr @Default("[\\"x\\", y]") List<String> f();
            }
            """);
    List<@Nullable DefaultValue> values =
        op.attributes().stream().map(AttributeSpec::defaultValue).toList();
    assertEquals(
        List.of(
            new DefaultValue.Int(-16),
            DefaultValue.Real.of(64, 1000),
            new DefaultValue.Text("two words"),
            new DefaultValue.Elements(List.of(new DefaultValue.Int(1), new DefaultValue.Int(2))),
            new DefaultValue.Elements(List.of()),
            new DefaultValue.Elements(
                List.of(new DefaultValue.Text("x"), new DefaultValue.Text("y")))),
        values);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@AnyOf({F32.class, F64.class}) | 32-bit float or 64-bit float",
        "@AllOf({F32.class, F64.class}) | 32-bit float and 64-bit float",
        "@TensorOf({F32.class, F64.class}) | tensor of 32-bit float or 64-bit float values",
        "@RankedTensorOf(F32.class) | ranked tensor of 32-bit float values",
        "@VectorOf(F32.class) | vector of 32-bit float values",
        "@RankedTensorOf(value = F32.class, ranks = {0, 2}) | 0D/2D tensor of 32-bit float values",
        "@MemRefOf(value = F32.class, ranks = 1) | 1D memref of 32-bit float values",
        "@VectorOf(value = F32.class, ranks = {1, 2}) | vector of 32-bit float values of ranks 1/2",
        "@VectorOf(value = F32.class, ranks = 1, lengths = 4) | vector of 32-bit float values of"
            + " ranks 1 of length 4",
        "@VectorOf(value = F32.class, lengths = 4) | vector of 32-bit float values of length 4",
        "@FixedVectorOf(F32.class) | fixed-length vector of 32-bit float values",
        "@FixedVectorOf(value = F32.class, lengths = {2, 8}) | fixed-length vector of 32-bit float"
            + " values of length 2/8",
        "@MemRefOf(F32.class) | memref of 32-bit float values",
        "@OnElementType(F32.class) | shaped of 32-bit float values",
        "@Not(F32.class) @Summary(\"no float\") | no float",
        "@AnyOf({F32.class}) @Not(F64.class) @Summary(\"odd\") | odd",
        "@TensorOf(Inner.class) | tensor of 16-bit float or 32-bit float values"
      })
  void constraints(String combinators, String summary) {
    ConstraintSpec spec =
        constraint(
            combinators + " interface X {}\n@AnyOf({F16.class, F32.class}) interface Inner {}");
    assertEquals(summary, spec.summary());
    assertEquals("XConstraint", spec.companion().simpleName());
  }

  @Test
  void constraintsUseEachOthersCompanions() {
    ConstraintSpec spec =
        constraint("@TensorOf(Inner.class) interface X {}\n@AnyOf(F16.class) interface Inner {}");
    Predicate.OnElementType tensor = (Predicate.OnElementType) spec.predicate();
    Predicate.Test element = (Predicate.Test) tensor.element();
    assertEquals("InnerConstraint", element.owner().simpleName());
  }

  private static List<String> names(List<? extends Member> members) {
    return members.stream().map(Member::name).toList();
  }

  private static OpSpec op(String code) {
    return op(code, "");
  }

  private static OpSpec op(String code, String javadoc) {
    OpSpec op =
        read(
            javadoc + "@Op(dialect = TfDialect.class, name = \"X\")\n" + code,
            (reader, type) -> {
              Problems problems = new Problems();
              OpSpec spec = reader.op(type, problems);
              assertEquals(List.of(), problems.list());
              return Objects.requireNonNull(spec);
            });
    List<Argument> arguments = op.arguments();
    assertTrue(arguments.stream().allMatch(argument -> argument.origin() != null));
    return op;
  }

  private static ConstraintSpec constraint(String code) {
    return read(
        code,
        (reader, type) -> {
          Problems problems = new Problems();
          ConstraintSpec spec = reader.constraint(type, problems);
          assertEquals(List.of(), problems.list());
          return Objects.requireNonNull(spec);
        });
  }

  /** Reads {@code example.X} during a compilation. */
  private static <T> T read(String code, BiFunction<DeclarationReader, TypeElement, T> read) {
    Reads<T> processor = new Reads<>(read);
    var compilation =
        Compilers.inMemory()
            .withOptions("-proc:only")
            .withProcessors(processor)
            .compile(JavaFileObjects.forSourceString("example.X", PRELUDE + code));
    assertEquals(List.of(), compilation.errors());
    return Objects.requireNonNull(processor.result);
  }

  private static final class Reads<T> extends AbstractProcessor {
    private final BiFunction<DeclarationReader, TypeElement, T> read;
    @Nullable T result;

    Reads(BiFunction<DeclarationReader, TypeElement, T> read) {
      this.read = read;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (result == null) {
        var elements = processingEnv.getElementUtils();
        result =
            read.apply(
                new DeclarationReader(elements, processingEnv.getTypeUtils()),
                elements.getTypeElement("example.X"));
      }
      return false;
    }
  }
}
