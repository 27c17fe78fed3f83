// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.stack.Nesting;
import dev.ods.testing.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever can nest in itself may do so 100,000 levels deep, in a thread with a stack of 512 KiB:
 * it is parsed, and printed as text that is parsed as the same. Beyond, an error tells where.
 */
final class DepthTest {
  private static final int MOST = Nesting.MAX_LEVELS;
  private static final int SMALL_STACK = 512 << 10;

  /**
   * Something that nests in itself.
   *
   * @param text the text of a file with so many levels of it
   * @param most how many of them may be read
   * @param beyond where one more is reported: how the rest of the text starts; null if it is not
   */
  private record Construct(
      String name, IntFunction<String> text, int most, @Nullable String beyond) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static final List<Construct> CONSTRUCTS = new ArrayList<>();

  private static void attribute(String open, String innermost, String close) {
    add(open, in("\"a.b\"() {x = ", open, innermost, close, "} : () -> ()"), MOST, open);
  }

  private static void unlimited(String attribute) {
    add(
        attribute.substring(0, 30),
        depth -> "\"a.b\"() {x = " + attribute + "} : () -> ()\n",
        MOST,
        null);
  }

  /** A location; the innermost one is a level, too. */
  private static void location(String open, String close, int levels, String beyond) {
    String inner = "\"z\"";
    add(
        "loc " + open,
        in("\"a.b\"() : () -> () loc(", open, inner, close, ")"),
        (MOST - 1) / levels,
        beyond);
    // The attribute is another level.
    add(
        "attribute " + open,
        in("\"a.b\"() {x = loc(", open, inner, close, ")} : () -> ()"),
        (MOST - 2) / levels,
        levels == 1 ? beyond : "\"b\"");
  }

  private static IntFunction<String> in(
      String before, String open, String innermost, String close, String after) {
    return depth -> before + open.repeat(depth) + innermost + close.repeat(depth) + after + "\n";
  }

  private static void add(
      String name, IntFunction<String> text, int most, @Nullable String beyond) {
    CONSTRUCTS.add(new Construct(name, text, most, beyond));
  }

  /** Definitions of aliases, each of which uses the one before, and an op. */
  private static IntFunction<String> aliases(String first, String other, String op) {
    return depth -> {
      StringBuilder text = new StringBuilder(first + "\n");
      for (int i = 1; i <= depth; i++) {
        text.append(other.replace("@this", "a" + i).replace("@last", "a" + (i - 1))).append('\n');
      }
      return text + op.replace("@last", "a" + depth) + "\n";
    };
  }

  static {
    attribute("tuple<", "i32", ">");
    attribute("tuple<i1, ", "i32", ", i2>");
    attribute("(", "i32", ") -> ()");
    attribute("() -> (", "i32", ")");
    attribute("memref<1x", "i32", ">");
    attribute("tensor<1xi32, ", "1 : i32", ">");
    attribute("[", "1", "]");
    attribute("[1, ", "1", ", 2]");
    attribute("{x = ", "1", "}");
    add("distinct", DepthTest::distinct, MOST, "distinct");
    unlimited("#foo.bar<" + "[(<{".repeat(MOST) + "}>)]".repeat(MOST) + ">");
    unlimited("affine_map<(parentheses) -> (" + "(".repeat(MOST) + "1" + ")".repeat(MOST) + ")>");
    unlimited("affine_map<(signs) -> (" + "- ".repeat(MOST) + "signs)>");
    unlimited(
        "affine_map<(operators) -> ("
            + "(".repeat(MOST)
            + "operators"
            + " floordiv 3 + 1)".repeat(MOST)
            + ")>");
    unlimited("affine_map<(products) -> (products" + " mod 5 floordiv 3".repeat(MOST) + ")>");
    unlimited("affine_map<(sums, a) -> (sums" + " + a floordiv 3".repeat(MOST) + ")>");
    unlimited(
        "dense<"
            + "[".repeat(MOST)
            + "1, 2"
            + "]".repeat(MOST)
            + "> : tensor<"
            + "1x".repeat(MOST - 1)
            + "2xi32>");
    location("callsite(\"a\" at ", ")", 1, "\"a\"");
    location("callsite(", " at \"a\")", 1, "\"z\"");
    location("\"a\"(", ")", 1, "\"z\"");
    location("fused<1>[\"b\", \"c\"(", ")]", 2, "\"z\"");
    add(
        "loc(fused<",
        in("\"a.b\"() {x = ", "loc(fused<", "1", ">[\"a\"])", "} : () -> ()"),
        (MOST - 1) / 2,
        "\"a\"");
    add("regions", in("", "module {", "", "}", ""), MOST, "{");
    add("generic regions", in("", "\"a.b\"() ({", "", "}) : () -> ()", ""), MOST, null);
    String use = "\"a.b\"() {x = @last} : () -> ()";
    add("#=[#]", aliases("#a0 = 1", "#@this = [#@last]", use.replace("@", "#@")), MOST, null);
    add("#={#}", aliases("#a0 = 1", "#@this = {a = #@last}", use.replace("@", "#@")), MOST, null);
    add("!=<!>", aliases("!a0 = i1", "!@this = tuple<!@last>", use.replace("@", "!@")), MOST, null);
    add(
        "#=!=#",
        aliases(
            "#a0 = 1", "!@this = tensor<1xi1, #@last>\n#@this = !@this", use.replace("@", "#@")),
        MOST,
        null);
    String located = "\"a.b\"() : () -> () loc(#@last)";
    String inlined = "#@this = loc(callsite(\"a\" at #@last))";
    add("#=loc, used", aliases("#a0 = loc(\"a\")", inlined, located), MOST, null);
    add("#=loc, unused", aliases("#a0 = loc(\"a\")", inlined, "module {}"), MOST, null);
    add(
        "#=loc, deferred",
        depth ->
            located.replace("@last", "a" + depth)
                + "\n"
                + aliases("#a0 = loc(\"a\")", inlined, "").apply(depth),
        MOST,
        null);
  }

  private static String distinct(int depth) {
    StringBuilder text = new StringBuilder("\"a.b\"() {x = ");
    for (int i = 0; i < depth; i++) {
      text.append("distinct[").append(i).append("]<");
    }
    return text + "1 : i32" + ">".repeat(depth) + "} : () -> ()\n";
  }

  private static Stream<Arguments> constructsAndDepths() {
    return constructs().stream()
        .flatMap(c -> Stream.of(1000, c.most).map(depth -> Arguments.of(c, depth)));
  }

  private static List<Construct> constructs() {
    return Share.of(CONSTRUCTS);
  }

  /** Without regions, which are printed with indentation: that grows quadratically. */
  private static Stream<Construct> symbols() {
    return constructs().stream().filter(construct -> !construct.name.contains("regions"));
  }

  /** Aliases that are used, and whose values nest in themselves. */
  private static Stream<Construct> aliases() {
    return constructs().stream()
        .filter(
            construct -> construct.name.matches("[#!]=.*") && !construct.name.contains("unused"));
  }

  private static void onSmallStack(Runnable task) throws InterruptedException {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    Thread thread = new Thread(null, task, "small stack", SMALL_STACK);
    thread.setUncaughtExceptionHandler((any, thrown) -> failure.set(thrown));
    thread.start();
    thread.join();
    Throwable thrown = failure.get();
    if (thrown != null) {
      throw new AssertionError(thrown);
    }
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("constructsAndDepths")
  void isRead(Construct construct, int depth) throws InterruptedException {
    onSmallStack(
        () -> assertEquals(List.of("ACCEPTED"), Texts.report(construct.text.apply(depth))));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("constructs")
  void oneLevelMoreIsReportedWhereItIs(Construct construct) throws InterruptedException {
    String text = construct.text.apply(construct.most + 1);
    onSmallStack(
        () -> {
          Diagnostics diagnostics = new Diagnostics();
          Texts.parse(text, Texts.context(), diagnostics);
          if (construct.beyond == null) {
            assertEquals(List.of(), diagnostics.list());
            return;
          }
          assertEquals(1, diagnostics.errorCount());
          Diagnostic error = diagnostics.list().get(0);
          String kind =
              construct.name.equals("regions")
                  ? "regions of operations in custom form"
                  : "types, attributes and locations";
          assertEquals("nesting too deep: " + kind + " may nest 100000 levels", error.message());
          int offset = ((FileLineColRange) error.location()).startColumn() - 1;
          assertTrue(
              text.startsWith(construct.beyond, offset), text.substring(offset, offset + 20));
          assertTrue(offset > construct.most, "reported at " + offset);
        });
  }

  private static Operation parse(String text, Context context) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Texts.parse(text, context, diagnostics);
    assertEquals(List.of(), diagnostics.list());
    assertNotNull(module);
    return module;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("symbols")
  void whatIsPrintedIsParsedAgain(Construct construct) throws InterruptedException {
    PrinterFlags flags = PrinterFlags.GENERIC.withDebugInfo(true);
    String text = construct.text.apply(construct.most - (construct.name.contains("loc") ? 1 : 0));
    onSmallStack(
        () -> {
          Operation module = parse(text, Texts.context());
          for (PrinterFlags each : List.of(flags, flags.withLocalScope(true))) {
            String printed = Printer.toString(module, each);
            String again = Printer.toString(parse(printed, Texts.context()), each);
            assertTrue(printed.equals(again), "the text is the same");
          }
        });
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("aliases")
  void whatAliasesComposeIsNotPrintedIfItCannotBeParsed(Construct construct)
      throws InterruptedException {
    PrinterFlags flags = PrinterFlags.GENERIC.withDebugInfo(true).withLocalScope(true);
    boolean isLocation = construct.name.contains("loc");
    int depth = MOST - (isLocation ? 1 : 0) + 1;
    onSmallStack(
        () -> {
          Operation module = parse(construct.text.apply(depth), Texts.context());
          assertThrows(NestingException.class, () -> Printer.toString(module, flags));
          assertTrue(module.toString().length() > (isLocation ? 1 : depth));
          if (isLocation) {
            // Each has an alias of its own.
            parse(Printer.toString(module, flags.withLocalScope(false)), Texts.context());
          }
        });
  }
}
