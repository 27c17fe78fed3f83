// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassOption;
import dev.ods.pass.PassOptions;
import dev.ods.pass.PassPipelineInfo;
import dev.ods.pass.PassPipelineParser;
import dev.ods.pass.PassProvider;
import dev.ods.pass.PassRegistry;
import dev.ods.pass.PassStatistics;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Passes that are declared by records: what tools know of them, and how they run. */
class PassDeclarationsTest {
  private static final String EVERYTHING =
      """
      /**
       * Report the options. It does nothing else.
       *
       * @param flag A flag
       * @param number A number
       *     of 64 bits
       * @param seen Number of operations seen
       */
      @Pass(name = "t-report", op = ModuleOp.class, dependentDialects = TfDialect.class)
      record Report(
          boolean flag,
          @Default("true") boolean other,
          @Default("-7") int small,
          long number,
          @Option(name = "max", description = "At most so many", unsigned = true)
              @Default("4294967295") long limit,
          @Default("it's") String text,
          @Default("bottom-up") Order order,
          List<Integer> sizes,
          List<Long> offsets,
          List<String> labels,
          List<OpPassManager> pipelines,
          Statistic seen,
          @Count(name = "num-x'd", description = "Number of x") Statistic x)
          implements PassBody {
        enum Order {
          /** First the outermost. */
          TOP_DOWN,
          /** First the innermost. */
          BOTTOM_UP
        }

        @Override
        public void run(PassRun run) {
          seen.increment();
          x.add(2);
          run.print(flag + " " + other + " " + small + " " + number + " " + limit + " " + text + " "
              + order + " " + sizes + " " + offsets + " " + labels + " " + pipelines);
        }
      }
      """;

  private static PassProvider provider(CompiledDialect dialect, String generated) {
    try {
      var constructor = dialect.type(generated + "$Provider").getDeclaredConstructor();
      constructor.setAccessible(true);
      return (PassProvider) constructor.newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static PassInfo info(CompiledDialect dialect, String name) {
    PassProvider provider = provider(dialect, name + "Pass");
    assertEquals(List.of(), provider.pipelines());
    assertEquals(1, provider.passes().size());
    return provider.passes().get(0);
  }

  private static Operation module(Context context) {
    Operation module =
        Parser.parse(
            "module {}".getBytes(StandardCharsets.UTF_8),
            "t.mlir",
            context,
            ParserOptions.DEFAULT,
            new Diagnostics());
    return module;
  }

  private static String printed(Pass pass) {
    StringBuilder text = new StringBuilder();
    assertTrue(
        PassManager.of(OpPassManager.on("builtin.module").add(pass))
            .printTo(text::append)
            .run(module(Context.create()), new Diagnostics()));
    return text.toString();
  }

  @Test
  void toolsKnowWhatIsDeclared() {
    PassInfo info = info(CompiledDialect.of(EVERYTHING), "Report");
    assertEquals("t-report", info.argument());
    assertEquals("Report the options", info.summary());
    assertEquals(
        List.of(
            PassOption.flag("flag", "A flag"),
            PassOption.flag("other", ""),
            PassOption.value("small", "int", ""),
            PassOption.value("number", "long", "A number of 64 bits"),
            PassOption.value("max", "uint", "At most so many"),
            PassOption.value("text", "string", ""),
            PassOption.choice(
                "order",
                "",
                List.of(
                    new PassOption.Choice("top-down", "First the outermost"),
                    new PassOption.Choice("bottom-up", "First the innermost"))),
            PassOption.value("sizes", "int", ""),
            PassOption.value("offsets", "long", ""),
            PassOption.value("labels", "string", ""),
            PassOption.value("pipelines", "pass-manager", "")),
        info.options());
  }

  @Test
  void optionsHaveTheirDefaults() {
    Pass pass = info(CompiledDialect.of(EVERYTHING), "Report").create(PassOptions.none());
    assertEquals("false true -7 0 4294967295 it's BOTTOM_UP [] [] [] []", printed(pass));
    assertEquals("Report", pass.name());
    assertEquals("builtin.module", pass.opName());
    assertEquals(List.of("tf"), pass.dependentDialects().stream().map(d -> d.namespace()).toList());
  }

  @Test
  void optionsAreRead() {
    PassInfo info = info(CompiledDialect.of(EVERYTHING), "Report");
    PassRegistry registry = PassRegistry.of(List.of(() -> List.of(info)));
    PassOptions options =
        PassOptions.parse(
            "flag other=0 small=2147483647 number=-9223372036854775808 max=3 text={a b}"
                + " order=top-down sizes=1,-2 offsets=3,4 labels=x,y pipelines=builtin.module(t-report)",
            registry);
    Pass pass = info.create(options);
    assertEquals(List.of(), options.problems());
    assertEquals(
        "true false 2147483647 -9223372036854775808 3 a b TOP_DOWN [1, -2] [3, 4] [x, y]"
            + " [builtin.module(t-report{flag=false  max=4294967295 number=0  order=bottom-up"
            + " other=true   small=-7 text=it's})]",
        printed(pass));
    assertEquals(
        "t-report{flag=true labels={x,y} max=3 number=-9223372036854775808 offsets={3,4}"
            + " order=top-down other=false pipelines={builtin.module(t-report{flag=false "
            + " max=4294967295 number=0  order=bottom-up other=true   small=-7 text=it's})} sizes={1,-2}"
            + " small=2147483647 text={a b}}",
        pass.pipelineText());
  }

  /** As of the option {@code compute-tolerance} of MLIR's {@code affine-loop-fusion}. */
  @Test
  void optionsAreInFloatingPoint() {
    PassInfo info =
        info(
            CompiledDialect.of(
                """
                @Pass(name = "t-cost")
                record Cost(
                    @Default("0.3") double tolerance,
                    @Default("-.5") float single,
                    @Default("1,2.5") List<Double> weights,
                    @Default("0.1,-3") List<Float> singles) implements PassBody {
                  @Override
                  public void run(PassRun run) {
                    run.print(tolerance + " " + single + " " + weights + " " + singles);
                  }
                }
                """),
            "Cost");
    assertEquals(
        List.of("number", "number", "number", "number"),
        info.options().stream().map(PassOption::label).toList());
    Pass byDefault = info.create(PassOptions.none());
    assertEquals("0.3 -0.5 [1.0, 2.5] [0.1, -3.0]", printed(byDefault));
    assertEquals("t-cost{single=-5.000000e-01  tolerance=3.000000e-01 }", byDefault.pipelineText());
    PassOptions options =
        PassOptions.parse("tolerance=1e-7 single=0.1 weights=0.1,0x1p3 singles=0.1,1e-3");
    Pass given = info.create(options);
    assertEquals(List.of(), options.problems());
    assertEquals("1.0E-7 0.1 [0.1, 8.0] [0.1, 0.001]", printed(given));
    assertEquals(
        "t-cost{single=1.000000e-01 singles={1.000000e-01,1.000000e-03} tolerance=1.000000e-07 weights={1.000000e-01,8.000000e+00}}",
        given.pipelineText());
    PassOptions wrong = PassOptions.parse("tolerance=abc");
    info.create(wrong);
    assertEquals(
        List.of("for the --tolerance option: 'abc' value invalid for floating point argument!"),
        wrong.problems());
  }

  /** The text of a pass that was made in Java is read as the same pass. */
  @Test
  void optionsGivenInJavaAreInTheText() throws ReflectiveOperationException {
    CompiledDialect dialect = CompiledDialect.of(EVERYTHING);
    Class<?> type = dialect.type("ReportPass");
    Method of =
        Stream.of(type.getDeclaredMethods())
            .filter(method -> method.getName().equals("of"))
            .findFirst()
            .orElseThrow();
    of.setAccessible(true);
    Object order = of.getParameterTypes()[6].getEnumConstants()[0];
    OpPassManager inner = OpPassManager.on("any");
    Pass pass =
        (Pass)
            of.invoke(
                null,
                true,
                false,
                8,
                9L,
                10L,
                "two words",
                order,
                List.of(1, 2),
                List.of(),
                List.of("x", "y z"),
                List.of(inner));
    String text =
        "t-report{flag=true labels={x,{y z}} max=10 number=9  order=top-down other=false"
            + " pipelines={any()} sizes={1,2} small=8 text={two words}}";
    assertEquals(text, pass.pipelineText());
    PassRegistry registry = PassRegistry.of(List.of(() -> List.of(info(dialect, "Report"))));
    OpPassManager read =
        PassPipelineParser.parse("builtin.module(" + text + ")", registry).pipeline();
    assertNotNull(read);
    assertEquals("builtin.module(" + text + ")", read.toString());
  }

  /** A list that is given replaces the default, which is not written, as in MLIR. */
  @Test
  void listsHaveDefaults() throws ReflectiveOperationException {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Pass(name = "t-lists")
            record Lists(
                @Default("1,-2") List<Integer> sizes,
                @Default("3") List<Long> offsets,
                @Default("x,y z") List<String> labels) implements PassBody {
              @Override
              public void run(PassRun run) { run.print(sizes + " " + offsets + " " + labels); }
            }
            """);
    PassInfo info = info(dialect, "Lists");
    assertEquals("[1, -2] [3] [x, y z]", printed(info.create(PassOptions.none())));
    assertEquals("t-lists{  }", info.create(PassOptions.none()).pipelineText());
    Pass given = info.create(PassOptions.parse("sizes=7 offsets= labels={x,{y z}}"));
    assertEquals("[7] [] [x, y z]", printed(given));
    assertEquals("t-lists{labels={x,{y z}} offsets={} sizes={7}}", given.pipelineText());
    Method of =
        dialect.type("ListsPass").getDeclaredMethod("of", List.class, List.class, List.class);
    of.setAccessible(true);
    Pass made = (Pass) of.invoke(null, List.of(1, -2), List.of(), List.of("x", "y z"));
    assertEquals("t-lists{ offsets={} }", made.pipelineText());
  }

  /**
   * The words of {@code mlir-opt} for an {@code int}, an {@code int64_t} and an {@code unsigned}.
   */
  @Test
  void wrongValuesAreReported() {
    PassInfo info = info(CompiledDialect.of(EVERYTHING), "Report");
    Map<String, String> complaints =
        Map.of(
            "small=2147483648",
            "for the --small option: '2147483648' value invalid for integer argument!",
            "number=x",
            "for the --number option: 'x' value invalid for long argument!",
            "max=-1",
            "for the --max option: '-1' value invalid for uint argument!",
            "order=up",
            "for the --order option: Cannot find option named 'up'!",
            "sizes=1,b",
            "for the --sizes option: 'b' value invalid for integer argument!",
            "offsets=c",
            "for the --offsets option: 'c' value invalid for long argument!",
            "text",
            "for the --text option: requires a value!",
            "unknown",
            "<Pass-Options-Parser>: no such option unknown");
    complaints.forEach(
        (text, complaint) -> {
          PassOptions options = PassOptions.parse("flag " + text + " flag=1 small=x");
          assertNotNull(info.create(options));
          assertEquals(List.of(complaint), options.problems());
        });
  }

  @Test
  void listsGivenTwiceAreAppended() {
    PassInfo info = info(CompiledDialect.of(EVERYTHING), "Report");
    PassRegistry registry = PassRegistry.of(List.of(() -> List.of(info)));
    PassOptions options =
        PassOptions.parse(
            "sizes=1 labels={x} offsets=3 sizes={2, 3} labels={y,{z z}} offsets= offsets=4"
                + " pipelines=builtin.module() pipelines=any()",
            registry);
    Pass pass = info.create(options);
    assertEquals(List.of(), options.problems());
    assertEquals(
        "false true -7 0 4294967295 it's BOTTOM_UP [1, 2, 3] [3, 4] [x, y, z z]"
            + " [builtin.module(), any()]",
        printed(pass));
  }

  @Test
  void numbersAreCounted() {
    Pass pass = info(CompiledDialect.of(EVERYTHING), "Report").create(PassOptions.none());
    OpPassManager pipeline = OpPassManager.on("builtin.module").add(pass).add(pass);
    Context context = Context.create();
    assertTrue(
        PassManager.of(pipeline).printTo(text -> {}).run(module(context), new Diagnostics()));
    assertNotNull(context.loadedDialect("tf"));
    String report = PassStatistics.report(pipeline, PassStatistics.Display.PIPELINE);
    assertTrue(report.contains("(S) 4 num-x'd - Number of x\n"), report);
    assertTrue(report.contains("(S) 2 seen    - Number of operations seen\n"), report);
  }

  @Test
  void pipelinesAreReplacedByWhatTheyStandFor() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Pass(name = "t-say")
            record Say(@Default("x") String what) implements PassBody {
              @Override
              public void run(PassRun run) { run.print(what); }
            }
            /**
             * Say it often. It does nothing else.
             *
             * @param what What to say
             */
            @PassPipeline(name = "t-often")
            record Often(String what, @Default("2") int maxTimes, @Default("1") List<Long> nested)
                implements PassPipelineBody {
              Often {
                if (maxTimes < 0) {
                  throw new IllegalArgumentException("how often?");
                }
              }
              @Override
              public void build(OpPassManager manager) {
                for (int i = 0; i < maxTimes; i++) {
                  manager.add(SayPass.of(what));
                }
                for (long number : nested) {
                  manager.nest("builtin.module").add(SayPass.of("m" + number));
                }
              }
            }
            """);
    PassProvider often = provider(dialect, "OftenPipeline");
    assertEquals(List.of(), often.passes());
    assertEquals(1, often.pipelines().size());
    PassPipelineInfo info = often.pipelines().get(0);
    assertEquals("t-often", info.argument());
    assertEquals("Say it often", info.summary());
    assertEquals(
        List.of(
            PassOption.value("what", "string", "What to say"),
            PassOption.value("max-times", "int", ""),
            PassOption.value("nested", "long", "")),
        info.options());
    PassRegistry registry = PassRegistry.of(List.of(often, provider(dialect, "SayPass")));
    assertEquals(
        "builtin.module(t-say{what=a},t-say{what=a},builtin.module(t-say{what=m1}),t-say{what=x})",
        pipeline("t-often{what=a},t-say", registry));
    assertEquals(
        "builtin.module(t-say{what=},builtin.module(t-say{what=m3}),builtin.module(t-say{what=m4}))",
        pipeline("t-often{max-times=1 nested=3,4}", registry));
    assertEquals(
        "cannot build pass pipeline 't-often' with options 'max-times=-1': how often?",
        pipeline("t-often{max-times=-1}", registry));
    assertEquals(
        """
        <Pass-Options-Parser>: no such option times

        failed to add `t-often` with options `times=1`
        """,
        pipeline("t-often{times=1}", registry));
  }

  /** A pipeline for modules as it is read, or what is wrong with it. */
  private static String pipeline(String elements, PassRegistry registry) {
    PassPipelineParser.Parsed parsed =
        PassPipelineParser.parse("builtin.module(" + elements + ")", registry);
    return parsed.pipeline() == null
        ? String.join("", parsed.problems())
        : parsed.pipeline().toString();
  }

  /** As {@code mlir-opt} says of {@code affine-scalrep}, which is for functions. */
  @Test
  void passesOfOneOperationAreForNoOther() {
    CompiledDialect dialect =
        CompiledDialect.of(
            """
            @Op(dialect = TfDialect.class, name = "graph")
            @Trait(IsolatedFromAbove.class)
            interface Graph { Region body(); }
            @Pass(name = "t-graph", op = GraphOp.class)
            record OnGraphs() implements PassBody {
              @Override
              public void run(PassRun run) { run.print("ran "); }
            }
            """);
    PassInfo info = info(dialect, "OnGraphs");
    PassRegistry registry = PassRegistry.of(List.of(() -> List.of(info)));
    assertEquals(
        List.of(
            "Can't add pass 'OnGraphs' restricted to 'tf.graph' on a PassManager intended to run on"
                + " 'builtin.module', did you intend to nest?\n"
                + "failed to add `t-graph` with options ``\n"),
        PassPipelineParser.parse("builtin.module(t-graph)", registry).problems());
    assertEquals(
        List.of(
            "<Pass-Options-Parser>: no such option a\n\nCan't add pass 'OnGraphs' restricted to"
                + " 'tf.graph' on a PassManager intended to run on 'builtin.module', did you intend"
                + " to nest?\nfailed to add `t-graph` with options `a=b`\n"),
        PassPipelineParser.parse("builtin.module(t-graph{a=b})", registry).problems());
    OpPassManager any = PassPipelineParser.parse("any(t-graph)", registry).pipeline();
    assertNotNull(any);
    Diagnostics diagnostics = new Diagnostics();
    PassManager.of(any).run(module(dialect.context()), diagnostics);
    assertEquals(
        List.of(
            "'builtin.module' op trying to schedule pass 'OnGraphs' on an unsupported operation"),
        diagnostics.list().stream().map(Diagnostic::message).toList());
    assertEquals(
        "builtin.module(tf.graph(t-graph))",
        OpPassManager.on("builtin.module").addNesting(info.create(PassOptions.none())).toString());
  }
}
