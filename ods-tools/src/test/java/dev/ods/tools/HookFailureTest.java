// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.diagnostic.SourceFile;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.pass.OpPassManager;
import dev.ods.pass.Pass;
import dev.ods.pass.PassManager;
import dev.ods.pass.PassRun;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.tools.FailingDialect.Failure;
import dev.ods.verify.Verifier;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code of a dialect that throws, or recurses without end. */
final class HookFailureTest {
  private static final String TEXT =
      """
      %0 = fail.op {fail.mark, held = #fail.tag} {
      ^bb0(%a: !fail.box):
      } : !fail.box
      """;

  private static final String GENERIC =
      """
      %0 = "fail.op"() <{held = #fail.tag}> ({
      ^bb0(%a: !fail.box):
      }) {fail.mark} : () -> !fail.box
      """;

  private static final String FUNCTION =
      TEXT + "func.func private @f(i32 {fail.x}) -> (i32 {fail.y})\n";

  private static final String ENCODED = "func.func private @f(tensor<i32, #fail.tag>)\n";

  private static final String SYMBOL = "\"fail.symbol\"() : () -> ()\n";
  private static final String NAMED = "\"fail.symbol\"() {sym_name = \"s\"} : () -> ()\n";

  private static final String INFERRED = "%0 = fail.infer\n";

  private static final String RESOURCE =
      TEXT + "{-# dialect_resources: { fail: { key: \"0x0400000000\" } } #-}\n";

  /** What the tool does with an input. */
  private record Run(boolean success, String output, String errors) {}

  private static Run run(FailingDialect dialect, String text, String... args)
      throws IOException, ToolException {
    OptOptions options =
        assertInstanceOf(OptCommandLine.Run.class, OptCommandLine.parse(args)).options();
    SourceFiles sources = SourceFiles.of(new SourceFile("test.mlir", text.getBytes(UTF_8)));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    StandardStreams streams = StandardStreams.of(InputStream.nullInputStream(), out, err);
    boolean success =
        new ModuleRun(
                options,
                PassStage.of(options, streams, new ArrayList<>()),
                sources,
                InputLimits.DEFAULT,
                new DiagnosticPrinter(sources.manager(), false),
                List.of(dialect),
                out,
                streams.err())
            .all();
    streams.err().flush();
    return new Run(success, out.toString(UTF_8), err.toString(UTF_8));
  }

  /** The hooks: each with a text, the location of the error, and the method that it names. */
  static Stream<Arguments> hooks() {
    return Stream.of(
            // The parser.
            hook("operations", TEXT, OP, "FailingDialect.operations"),
            hook("initialize", TEXT, OP, "FailingDialect.initialize"),
            hook("parse", TEXT, OP, "FailingDialect.Op.parse"),
            hook("parseAttribute", TEXT, "1:39", "FailingDialect.parseAttribute"),
            hook("parseType", TEXT, "2:16", "FailingDialect.parseType"),
            hook("verifyEncoding", ENCODED, "1:1", "FailingDialect.Tag.verifyEncoding"),
            hook("violatedConstraint", TEXT, OP, "FailingDialect.Op.violatedConstraint"),
            hook("violatedConstraint", GENERIC_HELD, "1:1", "FailingDialect.Op.violatedConstraint"),
            hook("inferReturnTypes", INFERRED, OP, "FailingDialect.Adaptor.inferReturnTypes"),
            hook("canHold", GENERIC, OP, "FailingDialect.Op.canHold"),
            hook("populateDefaults", TEXT, OP, "FailingDialect.Op.populateDefaults"),
            hook("declareResource", RESOURCE, "4:37", "FailingDialect.declareResource"),
            hook("parseResource", RESOURCE, "4:54", "FailingDialect.parseResource"),
            // The verifier.
            hook("verifyOperationAttribute", TEXT, OP, "FailingDialect.verifyOperationAttribute"),
            hook(
                "verifyRegionArgAttribute",
                FUNCTION,
                "4:1",
                "FailingDialect.verifyRegionArgAttribute"),
            hook(
                "verifyRegionResultAttribute",
                FUNCTION,
                "4:1",
                "FailingDialect.verifyRegionResultAttribute"),
            hook("constraint", TEXT, OP, "FailingDialect.Op.test"),
            hook("trait", TEXT, OP, "FailingDialect.Checked.<init>"),
            hook("verifyTrait", TEXT, OP, "FailingDialect.Checked.verifyTrait"),
            hook("verifyRegionTrait", TEXT, OP, "FailingDialect.Checked.verifyRegionTrait"),
            hook("verify", TEXT, OP, "FailingDialect.View.verify"),
            hook("verifyRegions", TEXT, OP, "FailingDialect.View.verifyRegions"),
            hook("regionKind", TEXT, OP, "FailingDialect.View.regionKind"),
            hook("inferReturnTypes", TEXT, OP, "FailingDialect.View.inferReturnTypes"),
            hook(
                "isCompatibleReturnTypes", TEXT, OP, "FailingDialect.View.isCompatibleReturnTypes"),
            hook("refineReturnTypes", TEXT, OP, "FailingDialect.RefiningView.refineReturnTypes"),
            hook("verifySymbolUses", TEXT, OP, "FailingDialect.View.verifySymbolUses"),
            hook("isOptionalSymbol", SYMBOL, "1:1", "FailingDialect.View.isOptionalSymbol"),
            hook("ownVisibility", NAMED, "1:1", "FailingDialect.View.ownVisibility"),
            hook("isDeclaration", NAMED, "1:1", "FailingDialect.View.isDeclaration"),
            // The printer.
            hook("defaultDialect", TEXT, OP, "FailingDialect.View.defaultDialect"),
            hook("resultNames", TEXT, OP, "FailingDialect.View.resultNames"),
            hook("blockNames", TEXT, OP, "FailingDialect.View.blockNames"),
            hook("blockArgumentNames", TEXT, OP, "FailingDialect.View.blockArgumentNames"),
            hook("asmName", TEXT, OP, "FailingDialect.Box.asmName"),
            hook("asmAlias", TEXT, OP, "FailingDialect.Box.asmAlias"),
            hook("asmAlias of an attribute", TEXT, OP, "FailingDialect.Tag.asmAlias"),
            hook("alias(Attribute)", TEXT, OP, "FailingDialect.alias"),
            hook("alias(Type)", TEXT, OP, "FailingDialect.alias"),
            hook("print", TEXT, OP, "FailingDialect.Op.print"),
            hook("elides", TEXT, OP, "FailingDialect.Op.elides"),
            hook("printType", TEXT, OP, "FailingDialect.printType"),
            hook("printAttribute", TEXT, OP, "FailingDialect.printAttribute"),
            hook("buildResources", TEXT, "0:0", "FailingDialect.buildResources"))
        .flatMap(hook -> hook);
  }

  private static final String GENERIC_HELD = "\"fail.op\"() {held = #fail.tag} : () -> ()\n";

  /** An operation with a region, so that an error in it ends nothing else. */
  private static final String SCOPE = "\"fail.op\"() ({}) : () -> ()\n";

  /** The operation of the texts. */
  private static final String OP = "1:6";

  private static Stream<Arguments> hook(String hook, String text, String at, String method) {
    return Stream.of(Failure.EXCEPTION, Failure.ERROR, Failure.RECURSION)
        .map(failure -> Arguments.of(hook, failure, text, at, method));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("hooks")
  void failuresAreErrors(String hook, Failure failure, String text, String at, String method)
      throws IOException, ToolException {
    Run run =
        run(
            new FailingDialect(hook, failure),
            text + "// -----\nmodule @next {}\n",
            "--split-input-file");
    assertFalse(run.success());
    assertEquals("// -----\nmodule @next {\n}\n\n", run.output());
    String[] lines = run.errors().split("\n", -1);
    String what =
        switch (failure) {
          case EXCEPTION -> "threw java.lang.IllegalStateException: a defect";
          case ERROR -> "threw java.lang.AssertionError: a defect";
          default -> "overflowed the stack";
        };
    // One that is not loaded yet is not known.
    String owner =
        List.of("initialize", "operations").contains(hook) ? "a dialect" : "dialect 'fail'";
    assertTrue(lines[0].startsWith("test.mlir:" + at + ": error: "), run.errors());
    // The trace of an overflow ends before the hook.
    String named = failure == Failure.RECURSION ? "FailingDialect.Failure.happen" : method;
    assertTrue(lines[0].endsWith("method " + named + " of " + owner + " " + what), run.errors());
    String note =
        "thrown at dev.ods.tools.FailingDialect$Failure.happen(FailingDialect.java:NN):"
            + " a bug in the code of "
            + owner;
    assertTrue(
        run.errors().replaceAll("java:\\d+\\)", "java:NN)").contains("note: " + note),
        run.errors());
    assertEquals(1, run.errors().split(" error: ", -1).length - 1, run.errors());
  }

  /** Folds and patterns; what makes the set of patterns is not of an operation. */
  static Stream<Arguments> rewrites() {
    return Stream.of(
            hook("fold", TEXT, OP, "FailingDialect.View.fold"),
            hook("pattern", TEXT, OP, "FailingDialect.View.1.matchAndRewrite"),
            hook("pattern that has replaced", TEXT, OP, "FailingDialect.View.1.matchAndRewrite"),
            hook(
                "canonicalizationPatterns",
                TEXT,
                "0:0",
                "FailingDialect.View.canonicalizationPatterns"))
        .flatMap(hook -> hook);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("rewrites")
  void failuresOfRewritesAreErrors(
      String hook, Failure failure, String text, String at, String method)
      throws IOException, ToolException {
    Run run =
        run(
            new FailingDialect(hook, failure),
            text + "// -----\nmodule @next {}\n",
            "--split-input-file",
            "--canonicalize");
    assertFalse(run.success());
    String named = failure == Failure.RECURSION ? "FailingDialect.Failure.happen" : method;
    String error = run.errors().lines().findFirst().orElseThrow();
    assertTrue(error.startsWith("test.mlir:" + at + ": error: "), run.errors());
    assertTrue(error.contains("method " + named + " of dialect 'fail' "), run.errors());
    assertTrue(run.errors().contains("note: in pass 'canonicalize'"), run.errors());
    assertEquals(
        hook.startsWith("pattern"),
        run.errors().contains("note: in pattern 'Failing'"),
        run.errors());
    if (!hook.equals("canonicalizationPatterns")) {
      assertEquals("// -----\nmodule @next {\n}\n\n", run.output());
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textsAreValidOtherwise(String text) throws IOException, ToolException {
    Run run = run(new FailingDialect("", Failure.ERROR), text);
    assertTrue(run.success(), run.errors());
  }

  static List<String> texts() {
    return List.of(TEXT, GENERIC, GENERIC_HELD, SYMBOL, NAMED, INFERRED, RESOURCE);
  }

  @Test
  void otherOperationsAreVerifiedNevertheless() throws IOException, ToolException {
    Run run = run(new FailingDialect("verify", Failure.RECURSION), SCOPE.repeat(3));
    assertEquals(3, run.errors().split(" error: 'fail.op' op ", -1).length - 1, run.errors());
  }

  @Test
  void exceptionsMayHaveNoTrace() throws IOException, ToolException {
    String message =
        "error: 'fail.op' op code of dialect 'fail' threw"
            + " dev.ods.tools.FailingDialect$TracelessException: a defect\n";
    for (String hook : List.of("parse", "verify", "print")) {
      Run run = run(new FailingDialect(hook, Failure.NO_TRACE), TEXT);
      assertTrue(run.errors().contains(message), run.errors());
      assertTrue(run.errors().contains("note: this is a bug in the code of dialect 'fail'\n"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"operations", "parse", "verify", "print"})
  void missingClassesAreTheClassPaths(String hook) throws IOException, ToolException {
    String errors = run(new FailingDialect(hook, Failure.NO_CLASS), TEXT).errors();
    String owner = hook.equals("operations") ? "a dialect" : "dialect 'fail'";
    assertTrue(
        errors.contains(
            " of " + owner + " needs the class org.example.Gone, which is not on the class path\n"),
        errors);
    assertTrue(
        errors.contains("): the class path lacks what is needed by the code of " + owner + "\n"),
        errors);
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse", "parseType", "verify", "verifySymbolUses", "print", "asmName"})
  void exhaustedMemoryIsNoBugOfTheDialect(String hook) {
    FailingDialect dialect = new FailingDialect(hook, Failure.OUT_OF_MEMORY);
    assertThrows(OutOfMemoryError.class, () -> run(dialect, TEXT));
  }

  @Test
  void failuresMayBeExpected() throws IOException, ToolException {
    String text =
        """
        // expected-error @below {{method FailingDialect.View.verify of dialect 'fail' threw}}
        // expected-note @below {{thrown at dev.ods.tools.FailingDialect}}
        "fail.op"() : () -> ()
        """;
    Run run = run(new FailingDialect("verify", Failure.ERROR), text, "--verify-diagnostics");
    assertTrue(run.success(), run.errors());
    run =
        run(
            new FailingDialect("print", Failure.ERROR),
            text.replace("View.verify", "Op.print"),
            "--verify-diagnostics");
    assertTrue(run.success(), run.errors());
    run = run(new FailingDialect("print", Failure.ERROR), GENERIC_HELD, "--verify-diagnostics");
    assertFalse(run.success());
  }

  @Test
  void roundTripsFail() throws IOException, ToolException {
    Run run = run(new FailingDialect("printType", Failure.ERROR), TEXT, "--verify-roundtrip");
    assertFalse(run.success());
    assertTrue(run.errors().contains("method FailingDialect.printType"), run.errors());
  }

  @Test
  void dialectsThatCannotBeRegisteredEndTheTool() {
    FailingDialect dialect = new FailingDialect("dependentDialects", Failure.EXCEPTION);
    assertEquals(
        "dialect 'fail' (dev.ods.tools.FailingDialect) cannot be registered:"
            + " java.lang.IllegalStateException: a defect",
        assertThrows(ToolException.class, () -> run(dialect, TEXT)).getMessage());
  }

  // --- The API.

  private static Operation parse(FailingDialect dialect, Diagnostics diagnostics) {
    Context context = Context.create();
    context.register(dialect);
    return Parser.parse(
        TEXT.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  @Test
  void parsersReturnNull() {
    Diagnostics diagnostics = new Diagnostics();
    FailingDialect dialect = new FailingDialect("parseType", Failure.RECURSION);
    assertNull(parse(dialect, diagnostics));
    assertEquals(1, diagnostics.errorCount());
    Context context = Context.create();
    context.register(dialect);
    assertNull(Parser.parseType("!fail.box", context, diagnostics));
    assertEquals(2, diagnostics.errorCount());
    Context other = Context.create();
    other.register(new FailingDialect("operations", Failure.ERROR));
    assertNull(Parser.parseAttribute("#fail.tag", other, diagnostics));
    assertEquals(3, diagnostics.errorCount());
  }

  /** Depends on a dialect, and does nothing. */
  private static final class Depending extends Pass {
    private final DialectDefinition dialect;

    Depending(DialectDefinition dialect) {
      super("depending");
      this.dialect = dialect;
    }

    @Override
    public List<DialectDefinition> dependentDialects() {
      return List.of(dialect);
    }

    @Override
    public void run(PassRun run) {}
  }

  @ParameterizedTest
  @ValueSource(strings = {"initialize", "operations"})
  void dialectsOfPassesFailAsThoseOfTexts(String hook) {
    Context context = Context.create();
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            "module {}".getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    assertNotNull(module);
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline.add(new Depending(new FailingDialect(hook, Failure.EXCEPTION)));
    assertFalse(PassManager.of(pipeline).run(module, diagnostics));
    assertEquals(1, diagnostics.errorCount());
    Diagnostic error = diagnostics.list().get(0);
    assertEquals(
        "method FailingDialect."
            + hook
            + " of a dialect threw java.lang.IllegalStateException: a defect",
        error.message());
    assertEquals("loc(\"test.mlir\":1:1)", error.location().toString());
    assertEquals("in pass 'depending'", error.notes().get(1).message());
  }

  /** Says what it depends on by code that throws. */
  private static final class Undecided extends Pass {
    Undecided() {
      super("undecided");
    }

    @Override
    public List<DialectDefinition> dependentDialects() {
      throw new IllegalStateException("a defect");
    }

    @Override
    public void run(PassRun run) {}
  }

  @Test
  void passesThatThrowBeforeTheyRunAreNamed() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(
            "module {}".getBytes(UTF_8),
            "test.mlir",
            Context.create(),
            ParserOptions.DEFAULT,
            diagnostics);
    assertNotNull(module);
    OpPassManager pipeline = OpPassManager.on("builtin.module");
    pipeline.add(new Undecided());
    assertFalse(PassManager.of(pipeline).run(module, diagnostics));
    assertEquals(1, diagnostics.errorCount());
    Diagnostic error = diagnostics.list().get(0);
    assertEquals(
        "method HookFailureTest.Undecided.dependentDialects of a dialect threw"
            + " java.lang.IllegalStateException: a defect",
        error.message());
    assertEquals("in pass 'undecided'", error.notes().get(1).message());
  }

  @Test
  void verifiersAreUsableAfterwards() {
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    Operation module = parse(new FailingDialect("verify", Failure.EXCEPTION), diagnostics);
    assertNotNull(module);
    for (int i = 1; i <= 3; i++) {
      assertFalse(Verifier.verify(module, diagnostics));
      assertEquals(i, diagnostics.errorCount());
    }
    FailingDialect repaired = new FailingDialect("", Failure.EXCEPTION);
    assertNotNull(repaired);
    assertTrue(Verifier.verify(module, diagnostics));
  }

  @Test
  void printersThrowOneException() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = parse(new FailingDialect("print", Failure.EXCEPTION), diagnostics);
    assertNotNull(module);
    DiagnosticException e =
        assertThrows(
            DiagnosticException.class, () -> Printer.toString(module, PrinterFlags.DEFAULT));
    assertEquals(
        "a defect", assertInstanceOf(IllegalStateException.class, e.getCause()).getMessage());
    assertEquals(1, e.diagnostics().size());
    assertEquals(1, e.diagnostics().get(0).notes().size());
    // The generic form needs no hook of the operation.
    assertTrue(module.toString().contains("\"fail.op\"()"), module::toString);
  }

  @Test
  void unprintableOperationsAreDescribed() {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = parse(new FailingDialect("printType", Failure.RECURSION), diagnostics);
    assertNotNull(module);
    String message =
        "'fail.op' op method FailingDialect.Failure.happen of dialect 'fail' overflowed the stack";
    assertEquals("<<" + message + ">>", module.toString());
    Operation op = module.region(0).first().first();
    diagnostics.opError(op, "is wrong");
    List<String> messages = diagnostics.list().stream().map(Diagnostic::message).toList();
    assertEquals(List.of("'fail.op' op is wrong", message), messages);
  }
}
