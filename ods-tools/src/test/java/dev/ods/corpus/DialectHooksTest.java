// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticPrinter;
import dev.ods.diagnostic.Severity;
import dev.ods.diagnostic.SourceManager;
import dev.ods.dialects.mlprogram.MlProgramDialectDefinition;
import dev.ods.dialects.test.CustomLocationAttr;
import dev.ods.dialects.test.TestDialectDefinition;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Location;
import dev.ods.text.AsmAlias;
import dev.ods.text.PrinterFlags;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Dialects that name values and aliases, define locations and keep resources. The expected files
 * are outputs of {@code mlir-opt} 22, whose dialects {@code test} and {@code ml_program} have the
 * same hooks.
 */
final class DialectHooksTest {
  private static final List<DialectDefinition> DIALECTS =
      List.of(new TestDialectDefinition(), new MlProgramDialectDefinition());

  static Stream<Arguments> files() {
    PrinterFlags debugInfo = PrinterFlags.GENERIC.withDebugInfo(true);
    return Stream.of(
        Arguments.of("aliases", "aliases", PrinterFlags.GENERIC),
        Arguments.of("locations", "locations", debugInfo),
        Arguments.of("locations", "locations.local", debugInfo.withLocalScope(true)),
        Arguments.of("locations", "locations.pretty", debugInfo.withPrettyDebugInfo(true)),
        Arguments.of("names", "names", PrinterFlags.DEFAULT),
        Arguments.of("names", "names.generic", PrinterFlags.GENERIC),
        Arguments.of("names", "names.locations", PrinterFlags.DEFAULT.withNameLocAsPrefix(true)),
        Arguments.of("resources", "resources", PrinterFlags.GENERIC),
        Arguments.of(
            "resources", "resources.elided", PrinterFlags.GENERIC.withElideResourceLimit(16)));
  }

  @ParameterizedTest
  @MethodSource("files")
  void printsAsMlirOpt(String input, String expected, PrinterFlags flags) throws IOException {
    String text = Reprint.of(resource(input + ".mlir"), DIALECTS, flags).text();
    assertEquals(resource(expected + ".expected").stripTrailing(), text);
  }

  private static String resource(String name) throws IOException {
    try (InputStream stream = DialectHooksTest.class.getResourceAsStream("hooks/" + name)) {
      return new String(
          Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void errorsShowLocationsOfDialects() {
    Context context = Context.create();
    DIALECTS.forEach(context::load);
    assertEquals(
        "<unknown>:0: error: #test.custom_location<\"f\" * 7>: is wrong\n",
        print(CustomLocationAttr.get(context, "f", 7)));
  }

  @Test
  void errorsAtDialectLocationsShowTheNestedPosition() {
    Context context = Context.create();
    assertEquals(
        "file.txt:3:4: error: is wrong\n",
        print(new Around(FileLineColRange.get(context, "file.txt", 3, 4))));
  }

  private static String print(Location location) {
    return new DiagnosticPrinter(new SourceManager())
        .print(new Diagnostic(Severity.ERROR, location, "is wrong"));
  }

  /** A location that contains another one. */
  private static final class Around extends DialectLoc {
    private final Location inner;

    Around(Location inner) {
      super(inner.context());
      this.inner = inner;
    }

    @Override
    public List<Location> parts() {
      return List.of(inner);
    }

    @Override
    public String dialectNamespace() {
      return "test";
    }

    @Override
    protected int keyHash() {
      return inner.hashCode();
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      return inner == ((Around) other).inner;
    }
  }

  @ParameterizedTest
  @MethodSource("wrongResources")
  void reportsWrongResources(String text, String message) {
    Reprint reprint = Reprint.of(text, DIALECTS, PrinterFlags.GENERIC);
    assertEquals(new Reprint(false, message), reprint);
  }

  static Stream<Arguments> wrongResources() {
    return Stream.of(
        Arguments.of(
            "{-# dialect_resources: {ml_program: {k: 1}} #-}",
            "unknown 'resource' key 'k' for dialect 'ml_program'"),
        Arguments.of(
            "{-# dialect_resources: {test: {k: true}} #-}", "expected hex string blob for key 'k'"),
        Arguments.of("{-# dialect_resources: {nix: {}} #-}", "dialect 'nix' is unknown"),
        Arguments.of(
            "\"a.b\"() {a = #test.e1di64_elements<1> : tensor<1xi64>} : () -> ()",
            "expected identifier key for 'resource' entry"));
  }

  @Test
  void rejectsAliasesWithoutAName() {
    assertThrows(IllegalArgumentException.class, () -> AsmAlias.overridable(""));
  }
}
