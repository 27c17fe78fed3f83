// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PassPipelineParserTest {
  private enum Level {
    LOW,
    VERY_HIGH
  }

  /** What the options of the passes were read as. */
  private final List<String> read = new ArrayList<>();

  private final PassRegistry registry =
      PassRegistry.of(
          List.of(
              provider(
                  List.of(
                      new PassInfo("a", "A pass", options -> named("a")),
                      new PassInfo("b", "Another pass", this::withOptions),
                      new PassInfo("c", "A third pass", options -> named("c")),
                      new PassInfo("d", "A pass that checks", PassPipelineParserTest::checked)),
                  List.of(
                      pipeline("p", PassPipelineParserTest::repeated),
                      pipeline("q", options -> manager -> manager.add(onFunctions())),
                      pipeline("r", PassPipelineParserTest::recursive),
                      pipeline("s", PassPipelineParserTest::checkedPipeline)))));

  private static PassPipelineInfo pipeline(String name, PassPipelineInfo.Factory factory) {
    return new PassPipelineInfo(name, "A pass pipeline", List.of(), factory);
  }

  /** {@code a}, so often, and {@code c} on functions. */
  private static PassPipelineBody repeated(PassOptions options) {
    long times = options.number("times", 1);
    return manager -> {
      for (long i = 0; i < times; i++) {
        manager.add(named("a"));
      }
      manager.nest("func.func").add(named("c"));
    };
  }

  private static PassPipelineBody recursive(PassOptions options) {
    return manager -> recursive(options).build(manager);
  }

  private static PassPipelineBody checkedPipeline(PassOptions options) {
    return manager -> manager.add(checked(options));
  }

  private static Pass onFunctions() {
    return new Pass("f") {
      @Override
      public String name() {
        return "f";
      }

      @Override
      public String opName() {
        return "func.func";
      }

      @Override
      protected void run(PassRun run) {}
    };
  }

  private static Pass checked(PassOptions options) {
    long number = options.number("n", 0);
    if (number < 0) {
      throw new IllegalStateException();
    } else if (number == 0) {
      throw new IllegalArgumentException("n must be positive");
    }
    return named("d");
  }

  private static Pass named(String name) {
    return new Pass(name) {
      @Override
      protected void run(PassRun run) {}
    };
  }

  private Pass withOptions(PassOptions options) {
    read.add(
        options.flag("flag", false)
            + " "
            + options.number("number", 7)
            + " "
            + options.choice("level", Level.LOW)
            + " "
            + options.text("text", "none")
            + " "
            + options.list("list", List.of()));
    return named("b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          builtin.module(a)                                | builtin.module(a)
          builtin.module( a , c )                          | builtin.module(a,c)
          builtin.module(a,func.func(c,a),func.func(a),c)  | \
              builtin.module(a,func.func(c,a),func.func(a),c)
          any(func.func(any(a)),b{flag=true})              | \
              any(func.func(any(a)),b{flag=true level=low  number=7 text=none})
          builtin.module()                                 | builtin.module()
          builtin.module(p,c)                              | builtin.module(a,func.func(c),c)
          any(c,x.y(p{times=2}),p{times=0})                | \
              any(c,x.y(a,a,func.func(c)),func.func(c))
          builtin.module(func.func(q))                     | builtin.module(func.func(f))
          """)
  void readsPipelines(String text, String expected) {
    PassPipelineParser.Parsed parsed = PassPipelineParser.parse(text, registry);
    assertEquals(List.of(), parsed.problems());
    assertNotNull(parsed.pipeline());
    assertEquals(expected, parsed.pipeline().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          b                                       | false 7 LOW none []
          b{}                                     | false 7 LOW none []
          b{flag}                                 | true 7 LOW none []
          b{flag=1 number=-3 level=very-high}     | true -3 VERY_HIGH none []
          b{text={two words} list=x,y}            | false 7 LOW two words [x, y]
          b{ text='a b'   flag=false }            | false 7 LOW a b []
          b{number=1 number=2}                    | false 2 LOW none []
          b{list=x list={y,z}}                    | false 7 LOW none [x, y, z]
          b{list={x} list= list={{y z},'a b'}}    | false 7 LOW none [x, y z, a b]
          b{list={x},{y}}                         | false 7 LOW none [x, y]
          b{list=[x,y],z}                         | false 7 LOW none [[x,y], z]
          b{"flag"=1 =3}                          | true 7 LOW none []
          """)
  void readsOptions(String element, String expected) {
    PassPipelineParser.Parsed parsed =
        PassPipelineParser.parse("builtin.module(" + element + ")", registry);
    assertEquals(List.of(), parsed.problems());
    assertEquals(List.of(expected), read);
  }

  /** As {@code mlir-opt} 22 reports them, with the line of the pipeline and a caret. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a                     | expected pass pipeline to be wrapped with the anchor operation type, \
          e.g. 'builtin.module(...)'
          m(a                   | expected pass pipeline to be wrapped with the anchor operation type, \
          e.g. 'builtin.module(...)'
          m(a))                 | 1:2: encountered extra closing ')' creating unbalanced parentheses \
          while parsing pipeline
          m(f(a)                | 1:3: encountered unbalanced parentheses while parsing pipeline
          m(foo)                | 1:1: 'foo' does not refer to a registered pass or pass pipeline
          m(a,,b)               | 1:3: '' does not refer to a registered pass or pass pipeline
          m(a b)                | 1:1: 'a b' does not refer to a registered pass or pass pipeline
          m(f(a)b)              | 1:5: expected ',' after parsing pipeline
          m(b{flag=false)       | 1:2: missing closing '}' while processing pass options
          """)
  void reportsMistakes(String text, String expected) {
    PassPipelineParser.Parsed parsed = PassPipelineParser.parse(text, registry);
    assertEquals(null, parsed.pipeline());
    String message = parsed.problems().get(0);
    String first = message.lines().findFirst().orElseThrow();
    assertEquals(
        expected,
        first.replace("MLIR Textual PassPipeline Parser:", "").replace(": error: ", ": "));
    if (message.contains("\n")) {
      List<String> lines = message.lines().toList();
      int column = Integer.parseInt(first.replaceAll("[^:]*:1:(\\d+):.*", "$1"));
      assertEquals(text.substring(text.indexOf('(') + 1, text.length() - 1), lines.get(1));
      assertEquals(column - 1, lines.get(2).indexOf('^'));
    }
  }

  /** As {@code mlir-opt} 22, which stops at the first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          flag=x number=y     | for the --flag option: 'x' is invalid value for boolean argument! \
          Try 0 or 1
          flag=tRUE           | for the --flag option: 'tRUE' is invalid value for boolean argument! \
          Try 0 or 1
          number=y number=2   | for the --number option: 'y' value invalid for long argument!
          number = 3          | for the --number option: requires a value!
          number              | for the --number option: requires a value!
          number= 3           | for the --number option: '' value invalid for long argument!
          level=z other=1     | for the --level option: Cannot find option named 'z'!
          level               | for the --level option: requires a value!
          text                | for the --text option: requires a value!
          list list=x         | for the --list option: requires a value!
          list=(x y)          | <Pass-Options-Parser>: no such option y)
          flag other=1 level  | <Pass-Options-Parser>: no such option other
          """)
  void reportsTheFirstWrongOption(String options, String expected) {
    assertEquals(
        List.of(expected + "\n\nfailed to add `b` with options `" + options + "`\n"),
        PassPipelineParser.parse("m(b{" + options + "},b{number=z})", registry).problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          d           | cannot make pass 'd' with options '': n must be positive
          d{n=0}      | cannot make pass 'd' with options 'n=0': n must be positive
          d{n=-1}     | cannot make pass 'd' with options 'n=-1': threw \
          java.lang.IllegalStateException at dev.ods.pass.PassPipelineParserTest.checked
          d{n=x}      | for the --n option: 'x' value invalid for long argument!
          s{n=0}      | <Pass-Options-Parser>: no such option n
          s           | cannot build pass pipeline 's' with options '': n must be positive
          q           | cannot build pass pipeline 'q' with options '': Can't add pass 'f' \
          restricted to 'func.func' on a PassManager intended to run on 'f', did you intend to nest?
          r           | cannot build pass pipeline 'r' with options '': threw \
          java.lang.StackOverflowError
          """)
  void reportsWhatPassesReject(String element, String expected) {
    List<String> problems =
        PassPipelineParser.parse("m(d{n=1},f(" + element + "))", registry).problems();
    assertEquals(1, problems.size());
    String first = problems.get(0).lines().findFirst().orElseThrow();
    assertEquals(expected, first.replaceAll("\\(Pass.*|(?<=OverflowError) at .*", ""));
  }

  /** As {@code mlir-opt} 22 reports them for {@code test-options-pass-pipeline}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          foo=1    | <Pass-Options-Parser>: no such option foo
          times=x  | for the --times option: 'x' value invalid for long argument!
          """)
  void reportsTheFirstWrongOptionOfPipelines(String options, String expected) {
    assertEquals(
        List.of(expected + "\n\nfailed to add `p` with options `" + options + "`\n"),
        PassPipelineParser.parse("m(p{" + options + "})", registry).problems());
  }

  private static PassProvider provider(List<PassInfo> passes, List<PassPipelineInfo> pipelines) {
    return new PassProvider() {
      @Override
      public List<PassInfo> passes() {
        return passes;
      }

      @Override
      public List<PassPipelineInfo> pipelines() {
        return pipelines;
      }
    };
  }

  @Test
  void namesAreUnique() {
    PassProvider pass = () -> List.of(new PassInfo("x", "", options -> named("x")));
    PassProvider pipeline = provider(List.of(), List.of(pipeline("x", options -> manager -> {})));
    Map<List<PassProvider>, String> conflicts =
        Map.of(
            List.of(pass, pass), "two passes are called 'x': rename one of them",
            List.of(pass, pipeline),
                "a pass and a pass pipeline are both called 'x': rename one of them",
            List.of(pipeline, pass),
                "a pass and a pass pipeline are both called 'x': rename one of them",
            List.of(pipeline, pipeline), "two pass pipelines are called 'x': rename one of them");
    conflicts.forEach(
        (providers, message) ->
            assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> PassRegistry.of(providers))
                    .getMessage()));
  }

  @Test
  void knowsPassesAndPipelines() {
    assertEquals(
        List.of("a", "b", "c", "d"), registry.all().stream().map(PassInfo::argument).toList());
    assertEquals(
        List.of("p", "q", "r", "s"),
        registry.allPipelines().stream().map(PassPipelineInfo::argument).toList());
    assertNotNull(registry.findPipeline("p"));
    assertNull(registry.findPipeline("a"));
    assertNull(registry.find("p"));
  }

  @Test
  void limitsTheDepth() {
    String text = "any(".repeat(257) + "a" + ")".repeat(257);
    PassPipelineParser.Parsed parsed = PassPipelineParser.parse(text, registry);
    assertNotNull(parsed.pipeline());
    String deeper = "any(" + text + ")";
    List<String> problems = PassPipelineParser.parse(deeper, registry).problems();
    assertEquals(1, problems.size());
    assertEquals(
        "MLIR Textual PassPipeline Parser:1:1028: error: pipelines may be nested at most 256 levels"
            + " deep",
        problems.get(0).lines().findFirst().orElseThrow());
  }
}
