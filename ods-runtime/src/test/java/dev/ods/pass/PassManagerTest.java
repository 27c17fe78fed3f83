// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.StringAttr;
import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In which order passes run, on what, and what happens if one fails. */
final class PassManagerTest {
  private static final String NESTED =
      """
      module @outer {
        module @first {
          module @inner {
          }
        }
        "t.op"() : () -> ()
        module @second {
        }
      }
      """;

  private final List<String> runs = new ArrayList<>();
  private final Diagnostics diagnostics = new Diagnostics();

  private static Operation parse(String text) {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics problems = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, problems);
    problems.throwIfErrors();
    return module;
  }

  private static String nameOf(Operation op) {
    return String.valueOf(op.attribute("sym_name")).replace("\"", "");
  }

  private Pass pass(String name, Consumer<PassRun> body) {
    return new Pass(name) {
      @Override
      protected void run(PassRun run) {
        runs.add(name + " " + nameOf(run.operation()));
        body.accept(run);
      }

      @Override
      public String name() {
        return name;
      }

      @Override
      public boolean canScheduleOn(OperationName operation) {
        return !name.equals("picky");
      }
    };
  }

  private Pass pass(String name) {
    return pass(name, PassRun::markAllAnalysesPreserved);
  }

  private boolean run(OpPassManager pipeline) {
    return PassManager.of(pipeline).run(parse(NESTED), diagnostics);
  }

  @Test
  void aPassMayNotEraseItsOperation() {
    Operation module = parse(NESTED);
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline
        .nest("builtin.module")
        .add(pass("erases", run -> run.operation().erase()))
        .add(pass("next"));
    assertFalse(PassManager.of(pipeline).run(module, diagnostics));
    assertEquals(List.of("erases first", "erases second"), runs);
    String message =
        "pass 'erases' erased the 'builtin.module' that it runs on; let a pass on an operation"
            + " around it do that";
    assertEquals(List.of(message, message), messages());
    assertEquals(
        List.of("loc(\"test.mlir\":2:3)", "loc(\"test.mlir\":7:3)"),
        diagnostics.list().stream().map(each -> each.location().toString()).toList());
  }

  @Test
  void aPassMayEraseNeitherTheRootNorWhatIsBesideItsOperation() {
    OpPassManager root = OpPassManager.on("builtin.module");
    root.add(pass("root", run -> run.operation().erase()));
    assertFalse(run(root));
    OpPassManager nested = OpPassManager.on("builtin.module");
    nested
        .nest("builtin.module")
        .add(
            pass(
                "sibling",
                run -> {
                  Operation last = Objects.requireNonNull(run.operation().block()).last();
                  Objects.requireNonNull(last).erase();
                }));
    assertFalse(run(nested));
    assertEquals(
        List.of(
            "pass 'root' erased the 'builtin.module' that it runs on; let a pass on an operation"
                + " around it do that",
            "'builtin.module' op an operation in it was erased by a pass on another one; a pass on"
                + " an operation must change nothing around it"),
        messages());
  }

  private List<String> messages() {
    return diagnostics.list().stream()
        .flatMap(diagnostic -> Stream.concat(Stream.of(diagnostic), diagnostic.notes().stream()))
        .map(Diagnostic::message)
        .filter(message -> !message.startsWith("see "))
        .toList();
  }

  @Test
  void runsInOrderOnNestedOperations() {
    OpPassManager pipeline = OpPassManager.on("builtin.module").add(pass("a"));
    pipeline.nest("builtin.module").add(pass("b")).add(pass("c"));
    pipeline.add(pass("d"));
    assertTrue(run(pipeline));
    assertEquals(List.of("a outer", "b first", "c first", "b second", "c second", "d outer"), runs);
  }

  /** Adjacent managers of one anchor are one; that for any operation runs alone. */
  @Test
  void mergesAdjacentManagers() {
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline.nest(OpPassManager.ANY).add(pass("any"));
    pipeline.nest("builtin.module").add(pass("a"));
    pipeline.nest("func.func").add(pass("never"));
    pipeline.nest("builtin.module").add(pass("b"));
    assertTrue(run(pipeline));
    assertEquals(
        List.of("any first", "any second", "a first", "b first", "a second", "b second"), runs);
  }

  @Test
  void runsOnSiblingsAfterAFailure() {
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline
        .nest("builtin.module")
        .add(
            pass(
                "a",
                run -> {
                  if (nameOf(run.operation()).equals("first")) {
                    run.diagnostics().opError(run.operation(), "is bad");
                    run.signalFailure();
                  }
                }))
        .add(pass("b"));
    pipeline.add(pass("c"));
    assertFalse(run(pipeline));
    assertEquals(List.of("a first", "a second", "b second"), runs);
    assertEquals(List.of("'builtin.module' op is bad"), messages());
  }

  @Test
  void verifiesWhatHasChanged() {
    Consumer<PassRun> damage =
        run -> run.operation().setAttribute("t.bad", run.operation().attribute("sym_name"));
    Consumer<PassRun> rename =
        run ->
            run.operation()
                .walk(
                    op -> {
                      if (nameOf(op).equals("second")) {
                        op.setAttribute(
                            "sym_name",
                            run.operation().region(0).first().first().attribute("sym_name"));
                      }
                    });
    assertTrue(run(OpPassManager.on("builtin.module").add(pass("harmless", damage))));
    assertEquals(List.of(), messages());
    assertFalse(run(OpPassManager.on("builtin.module").add(pass("a", rename)).add(pass("b"))));
    assertEquals(List.of("harmless outer", "a outer"), runs);
    assertEquals(List.of("redefinition of symbol named 'first'", "after pass 'a'"), messages());
    runs.clear();
    assertTrue(
        PassManager.of(OpPassManager.on("builtin.module").add(pass("a", rename)))
            .enableVerifier(false)
            .run(parse(NESTED), diagnostics));
  }

  /** Symbols are unique in the operation around those that the passes were given. */
  @Test
  void verifiesTheOperationAroundNestedOnes() {
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline
        .nest("builtin.module")
        .add(
            pass(
                "a",
                run ->
                    run.operation()
                        .setAttribute(
                            "sym_name", StringAttr.get(run.operation().context(), "same"))));
    pipeline.add(pass("b"));
    assertFalse(run(pipeline));
    assertEquals(List.of("a first", "a second"), runs);
    assertEquals(
        List.of("redefinition of symbol named 'same'", "after the passes on nested operations"),
        messages());
    assertTrue(PassManager.of(pipeline).enableVerifier(false).run(parse(NESTED), diagnostics));
  }

  @Test
  void refusesWhatItCannotRunOn() {
    assertFalse(run(OpPassManager.on("func.func").add(pass("a"))));
    assertFalse(run(OpPassManager.on("builtin.module").add(pass("picky"))));
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline.nest("t.op").add(pass("a"));
    assertFalse(run(pipeline));
    assertEquals(
        List.of(
            "can't run 'func.func' pass manager on 'builtin.module' op",
            "unable to schedule pass 'picky' on a PassManager intended to run on 'builtin.module'!",
            "'t.op' op trying to schedule a pass on an unregistered operation"),
        messages());
    assertEquals(List.of(), runs);
  }

  /** As {@code mlir-opt} 22 with {@code linalg-detensorize}, which is for functions. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          builtin.module(picky)                                 | builtin.module
          builtin.module(a,builtin.module(picky))               | builtin.module
          builtin.module(a,func.func(a,builtin.module(picky)))  | builtin.module
          any(any(builtin.module(any(picky),picky)))            | builtin.module
          builtin.module(any(picky),t.op(picky))                |
          builtin.module(func.func(picky),builtin.foo(picky))   |
          """)
  void noPassRunsIfOneIsOutOfPlace(String pipeline, @Nullable String anchor) {
    PassRegistry registry =
        PassRegistry.of(
            List.of(
                () ->
                    Stream.of("a", "picky")
                        .map(name -> new PassInfo(name, "", options -> pass(name)))
                        .toList()));
    OpPassManager parsed = PassPipelineParser.parse(pipeline, registry).pipeline();
    boolean succeeded = run(Objects.requireNonNull(parsed));
    List<String> expected =
        anchor == null
            ? List.of()
            : List.of(
                "unable to schedule pass 'picky' on a PassManager intended to run on '"
                    + anchor
                    + "'!");
    List<String> unable = messages().stream().filter(each -> each.startsWith("unable")).toList();
    assertEquals(expected, unable);
    if (anchor != null) {
      assertFalse(succeeded);
      assertEquals(List.of(), runs);
      assertEquals("loc(unknown)", diagnostics.list().get(0).location().toString());
    }
  }

  private Pass needy() {
    return new Pass("needy") {
      @Override
      public List<DialectDefinition> dependentDialects() {
        return List.of(new NeededDialect());
      }

      @Override
      protected void run(PassRun run) {
        runs.add("needy");
      }
    };
  }

  @Test
  void pipelinesThatPassesRunAreCheckedToo() {
    Pass needy = needy();
    OpPassManager inner = OpPassManager.on("builtin.module").add(pass("a"));
    inner.nest("builtin.module").add(needy);
    OpPassManager misplaced = OpPassManager.on("builtin.module").add(pass("a")).add(pass("picky"));
    Pass outer =
        pass(
            "outer",
            run -> {
              assertFalse(run.runPipeline(misplaced, run.operation()));
              assertFalse(run.runPipeline(inner, run.operation()));
            });
    assertTrue(run(OpPassManager.on("builtin.module").add(outer)));
    assertEquals(List.of("outer outer"), runs);
    assertEquals(
        List.of(
            "unable to schedule pass 'picky' on a PassManager intended to run on 'builtin.module'!",
            "pass 'needy' depends on dialect 'needed', which is not loaded: pass 'outer', which"
                + " runs it, must depend on that dialect, too"),
        messages());
    assertEquals(
        List.of("needed"),
        inner.dependentDialects().stream().map(DialectDefinition::namespace).toList());
  }

  /** A dialect whose namespace is that of another class is not the one that a pass depends on. */
  @Test
  void dialectsOfAnotherClassAreNotThoseThatPassesDependOn() {
    Pass needy = needy();
    Pass outer =
        pass(
            "outer",
            run ->
                assertFalse(
                    run.runPipeline(
                        OpPassManager.on("builtin.module").add(needy), run.operation())));
    for (Pass root : List.of(needy, outer)) {
      Operation module = parse(NESTED);
      module.context().load(new OtherNeededDialect());
      PassManager.of(OpPassManager.on("builtin.module").add(root)).run(module, diagnostics);
    }
    String message =
        "pass 'needy' depends on dialect 'needed' of class "
            + NeededDialect.class.getName()
            + ", but "
            + OtherNeededDialect.class.getName()
            + " is loaded in its place: leave out the pass, or rename one of the dialects";
    assertEquals(List.of(message, message), messages());
    assertEquals(List.of("outer outer"), runs);
  }

  private static final class NeededDialect extends DialectDefinition {
    NeededDialect() {
      super("needed");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }
  }

  private static final class OtherNeededDialect extends DialectDefinition {
    OtherNeededDialect() {
      super("needed");
    }

    @Override
    public List<OpModel> operations() {
      return List.of();
    }
  }
}
