// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.FloatType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.convert.ConversionTarget;
import dev.ods.convert.DialectConversion;
import dev.ods.convert.TypeConversion;
import dev.ods.convert.TypeConverter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.func.FuncOp;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Types are converted where values pass through structured control flow. */
final class ScfTypesTest {
  /** Random programs; {@code -Dods.structured.programs=N} tries N of them. */
  private static final int PROGRAMS = Integer.getInteger("ods.structured.programs", 150);

  private static final Pattern VALUE = Pattern.compile("%\\w+");
  private static final Pattern CAST =
      Pattern.compile("\\s*(%\\w+) = (\"test\\.(?:cast|type_producer)\"\\(.*)");

  private final Context context = Context.create();
  private final Diagnostics diagnostics = new Diagnostics();

  ScfTypesTest() {
    context.allowUnregisteredDialects(true);
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
  }

  private Operation parsed(String text) {
    return Objects.requireNonNull(
        Parser.parse(text.getBytes(UTF_8), "m.mlir", context, ParserOptions.DEFAULT, diagnostics),
        () -> diagnostics.list() + text);
  }

  private boolean convert(Operation module, TypeConverter converter) {
    ConversionTarget target =
        ConversionTarget.create(context)
            .addDynamicallyLegalOps(
                op -> converter.isSignatureLegal(FuncOp.of(op).functionType()), FuncOp.MODEL);
    RewritePatternSet patterns = RewritePatternSet.create(context);
    FuncTypes.addFunctionsTo(patterns, converter);
    ScfTypes.addTo(patterns, converter);
    ScfTypes.addLegalityTo(target, converter);
    return DialectConversion.applyPartial(
        module, target, FrozenRewritePatternSet.of(patterns), diagnostics);
  }

  private String converted(String text, TypeConverter converter) {
    Operation module = parsed(text);
    assertTrue(convert(module, converter), () -> diagnostics.list() + text);
    assertTrue(Verifier.verify(module, diagnostics), () -> diagnostics.list() + text);
    return Printer.toString(module, PrinterFlags.DEFAULT).strip();
  }

  private List<Value> create(OpBuilder builder, Location location, String name, Type type) {
    return create(builder, location, name, List.of(type), List.of());
  }

  private List<Value> create(
      OpBuilder builder, Location location, String name, List<Type> types, List<Value> operands) {
    return List.copyOf(
        builder
            .create(
                builder
                    .state(context.operationName(name), location)
                    .addOperands(operands)
                    .addTypes(types))
            .results());
  }

  /** What MLIR's {@code test-legalize-type-conversion} does: f32 becomes f64, and i32 nothing. */
  private TypeConverter asInMlir() {
    return new TypeConverter()
        .addConversion(FloatType.class, type -> TypeConversion.to(FloatType.f64(context)))
        .addConversion(IndexType.class, TypeConversion::to)
        .addConversion(
            IntegerType.class,
            type -> TypeConversion.to(type.width() == 32 ? List.of() : List.of(type)))
        .addSourceMaterialization(
            (builder, location, types, values, original) ->
                values.isEmpty()
                    ? create(builder, location, "test.type_producer", types.get(0))
                    : create(builder, location, "test.cast", types, values));
  }

  /**
   * A text in which what a cast makes is named by the cast, as several that stand together may be
   * in another order in MLIR.
   */
  private static String withoutCasts(String text) {
    Map<String, String> casts = new HashMap<>();
    List<String> lines = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String renamed =
          VALUE.matcher(line).replaceAll(name -> casts.getOrDefault(name.group(), name.group()));
      Matcher cast = CAST.matcher(line);
      if (cast.matches()) {
        casts.put(cast.group(1), cast.group(2));
        continue;
      }
      Matcher defined = VALUE.matcher(line.strip());
      if (defined.lookingAt() && casts.remove(defined.group()) != null) {
        renamed = line;
      }
      lines.add(renamed);
    }
    return String.join("\n", lines);
  }

  @Test
  void randomProgramsBecomeWhatMlirMakesOfThem() throws Exception {
    MlirOpt.assumeInstalled();
    List<String> programs =
        LongStream.range(0, PROGRAMS).mapToObj(StructuredPrograms::ofSeed).toList();
    Map<String, String> expected = MlirOpt.printEach(programs, "--test-legalize-type-conversion");
    for (String program : programs) {
      assertFalse(Objects.requireNonNull(expected.get(program)).isEmpty(), program);
      assertEquals(
          withoutCasts(expected.get(program)),
          withoutCasts(converted(program, asInMlir())),
          program);
    }
  }

  /** i64 becomes two of i32; f32 stays. */
  private TypeConverter halves() {
    return new TypeConverter()
        .addConversion(Type.class, TypeConversion::to)
        .addConversion(
            IntegerType.class,
            type -> {
              Type half = IntegerType.get(context, 32);
              return type.width() == 64
                  ? TypeConversion.to(List.of(half, half))
                  : TypeConversion.to(type);
            });
  }

  @Test
  void valuesBecomeSeveral() {
    assertEquals(
        """
        module {
          func.func @f(%arg0: index, %arg1: i1, %arg2: i32, %arg3: i32, %arg4: f32) {
            %0:3 = scf.for %arg5 = %arg0 to %arg0 step %arg0 iter_args(%arg6 = %arg2, %arg7 = %arg3, %arg8 = %arg4) -> (i32, i32, f32) {
              %1:2 = scf.while (%arg9 = %arg6, %arg10 = %arg7) : (i32, i32) -> (i32, i32) {
                scf.condition(%arg1) %arg9, %arg10 : i32, i32
              } do {
              ^bb0(%arg9: i32, %arg10: i32):
                scf.yield %arg9, %arg10 : i32, i32
              }
              %2:2 = scf.if %arg1 -> (i32, i32) {
                scf.yield %1#0, %1#1 : i32, i32
              } else {
                scf.yield %arg2, %arg3 : i32, i32
              }
              scf.yield %2#0, %2#1, %arg8 : i32, i32, f32
            }
            "x.end"() : () -> ()
          }
        }""",
        converted(
            """
            func.func @f(%b: index, %c: i1, %x: i64, %y: f32) {
              %0:2 = scf.for %i = %b to %b step %b iter_args(%p = %x, %q = %y) -> (i64, f32) {
                %1 = scf.while (%r = %p) : (i64) -> i64 {
                  scf.condition(%c) %r : i64
                } do {
                ^bb0(%r: i64):
                  scf.yield %r : i64
                }
                %2 = scf.if %c -> i64 {
                  scf.yield %1 : i64
                } else {
                  scf.yield %x : i64
                }
                scf.yield %2, %q : i64, f32
              }
              "x.end"() : () -> ()
            }
            """,
            halves()));
  }

  /** What decides must remain one value, of which there is a type at all. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        func.func @f(%b: i64, %x: i64) {
          %0 = scf.for %i = %b to %b step %b iter_args(%p = %x) -> (i64) : i64 {
            scf.yield %p : i64
          }
          "x.end"() : () -> ()
        }
        """,
        """
        func.func @f(%c: i1, %x: vector<2xi8>) {
          %0 = scf.if %c -> vector<2xi8> {
            scf.yield %x : vector<2xi8>
          } else {
            scf.yield %x : vector<2xi8>
          }
          "x.end"() : () -> ()
        }
        """
      })
  void whatCannotBeConvertedStaysAsItIs(String text) {
    TypeConverter converter =
        halves()
            .addConversion(
                Type.class,
                type ->
                    type.toString().startsWith("vector")
                        ? TypeConversion.failed()
                        : TypeConversion.undecided());
    Operation module = parsed(text);
    String before = Printer.toString(module, PrinterFlags.DEFAULT);
    assertFalse(convert(module, converter));
    assertEquals(1, diagnostics.errorCount());
    assertEquals(before, Printer.toString(module, PrinterFlags.DEFAULT));
  }
}
