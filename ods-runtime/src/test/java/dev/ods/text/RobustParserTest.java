// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.stack.Nesting;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Any input results in IR or in diagnostics. */
class RobustParserTest {
  private static final long SMALL_STACK = 512 * 1024;
  private static final int DEEP = 100_000;

  private static final List<String> SAMPLES =
      List.of(
          "#map = affine_map<(d0, d1)[s0] -> (d0 + 2 * s0, -d1 floordiv 4 mod 3)>\n"
              + "#set = affine_set<(d0) : (d0 >= 0, -d0 + 4 == 0)>\n"
              + "!t = tuple<i32, tensor<4x?xf32, #map>, vector<2x[4]xi8>, complex<f64>>\n"
              + "\"a.b\"() {a = #map, b = #set, c = !t, d = memref<?xf32, strided<[1], offset:"
              + " ?>, 2>} : () -> ()\n",
          "\"f.g\"() <{sym_name = \"x\\0A\", t = (i32) -> ()}> ({\n"
              + "^bb0(%a: i32 loc(\"a\":1:2), %b: !x.y<[z, \"w\"]>):\n"
              + "  %0:2, %c = \"o.p\"(%a, %d) [^bb1, ^bb0] {k} : (i32, f32) -> (i1, i2, f32)\n"
              + "^bb1:  // comment\n"
              + "  %d = \"o.q\"(%0#1) : (i2) -> f32 loc(fused<1>[\"n\"(unknown), callsite(#l at"
              + " \"m\")])\n"
              + "}) {x = @a::@\"b c\", y = [1, 2.5e3 : f32, 0xFF : i8, true, unit]} : () -> ()\n",
          "#l = loc(\"z\":1:2 to 3:4)\n"
              + "module @m attributes {a = dense<[[1, -2], [3, 4]]> : tensor<2x2xi32>} {\n"
              + "  \"a.b\"() {a = dense<\"0x00FF\"> : tensor<2xi8>, b = array<i16: 1, -2>, c ="
              + " sparse<[[0]], [1.0]> : tensor<3xf16>, d = distinct[0]<5>, e ="
              + " dense_resource<k> : tensor<1xi8>, f = dense<(1, 2)> : tensor<complex<i4>>} :"
              + " () -> () loc(#l)\n"
              + "}\n"
              + "{-# dialect_resources: { builtin: { k: \"0x0400000001\" } } #-}\n");

  private static void read(byte[] text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Texts.parse(text, Texts.context(), diagnostics);
    assertEquals(module == null, diagnostics.hasErrors());
  }

  @Test
  void parsesTheSamples() {
    for (String sample : SAMPLES) {
      String text = sample.replace("#l at", "\"l\" at");
      assertEquals(List.of("ACCEPTED"), Texts.report(text));
    }
  }

  @Test
  void handlesEachPrefix() {
    for (String sample : SAMPLES) {
      byte[] text = sample.getBytes(StandardCharsets.UTF_8);
      for (int length = 0; length <= text.length; length++) {
        read(Arrays.copyOf(text, length));
      }
    }
  }

  @Test
  void refusesALengthThatTheArrayHasNot() {
    for (int length : new int[] {-1, 4, Integer.MAX_VALUE}) {
      assertThrows(
          IndexOutOfBoundsException.class,
          () -> Texts.report(new byte[3], length),
          "length " + length);
    }
  }

  @Test
  void readsNoBytesAfterTheText() {
    for (String sample : SAMPLES) {
      for (int length = 0; length <= sample.length(); length++) {
        byte[] text = (sample.substring(0, length) + "\n").getBytes(StandardCharsets.UTF_8);
        byte[] followed = Arrays.copyOf(text, text.length + 64);
        Arrays.fill(followed, text.length, followed.length, (byte) 'x');
        assertEquals(
            Texts.report(text, text.length), Texts.report(followed, text.length), "at " + length);
      }
    }
  }

  @Property(tries = 3000)
  void handlesMutations(
      @ForAll @IntRange(max = 2) int sample,
      @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 1 << 20) Integer> places,
      @ForAll @Size(4) List<Byte> bytes) {
    byte[] text = SAMPLES.get(sample).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < places.size(); i++) {
      text[places.get(i) % text.length] = bytes.get(i);
    }
    read(text);
  }

  @Property(tries = 2000)
  void handlesSplices(
      @ForAll @IntRange(max = 2) int first,
      @ForAll @IntRange(max = 2) int second,
      @ForAll @IntRange(max = 1 << 20) int end,
      @ForAll @IntRange(max = 1 << 20) int start) {
    String a = SAMPLES.get(first);
    String b = SAMPLES.get(second);
    read(
        (a.substring(0, end % a.length()) + b.substring(start % b.length()))
            .getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 2000)
  void handlesAnyBytes(@ForAll byte[] text) {
    read(text);
  }

  // -- Nesting -----------------------------------------------------------------------------------

  private static List<String> reportOnSmallStack(String text) {
    Object[] result = new Object[1];
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                result[0] = Texts.report(text);
              } catch (StackOverflowError e) {
                result[0] = List.of("stack overflow");
              }
            },
            "small stack",
            SMALL_STACK);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    @SuppressWarnings("unchecked")
    List<String> report = (List<String>) result[0];
    return report;
  }

  private static String attribute(String open, String inner, String close, int depth) {
    return "\"a.b\"() {x = " + open.repeat(depth) + inner + close.repeat(depth) + "} : () -> ()";
  }

  @Test
  void parsesRegionsOfAnyDepth() {
    String text = "\"a.b\"() ({".repeat(DEEP) + "}) : () -> ()".repeat(DEEP);
    assertEquals(List.of("ACCEPTED"), reportOnSmallStack(text));
  }

  @Test
  void parsesTheMaximumDepthsTogether() {
    int most = Nesting.MAX_LEVELS;
    String inner = attribute("[", "", "]", most);
    assertEquals(
        List.of("ACCEPTED"),
        reportOnSmallStack("module {".repeat(most) + inner + "}".repeat(most)));
  }

  @Test
  void parsesAliasesOnce() {
    StringBuilder text = new StringBuilder("#a0 = []\n!a0 = tuple<>\n#l0 = loc(unknown)\n");
    for (int i = 1; i <= 60; i++) {
      text.append(
          "#aN = [#aM, #aM]\n!aN = tuple<!aM, !aM>\n#lN = loc(callsite(#lM at #lM))\n"
              .replace("N", "" + i)
              .replace("M", "" + (i - 1)));
    }
    assertEquals(List.of("ACCEPTED"), Texts.report(text.toString()));
  }

  @Test
  @Timeout(60)
  void takesNoQuadraticTime() {
    assertEquals(List.of("ACCEPTED"), Texts.report(attribute("", manyExtents(), "", 1)));
    StringBuilder forward = new StringBuilder("\"a.b\"() ({");
    for (int i = 0; i < DEEP; i++) {
      forward.append("\"a.b\"(%x" + i + ") : (i32) -> ()\n");
    }
    for (int i = 0; i < DEEP; i++) {
      forward.append("%x" + i + " = \"a.b\"() : () -> i32\n");
    }
    assertEquals(List.of("ACCEPTED"), Texts.report(forward + "}) : () -> ()"));
    String names = "!foo<a>, ".repeat(DEEP);
    assertEquals(List.of("ACCEPTED"), Texts.report(attribute("[", names + "1", "]", 1)));
  }

  private static String manyExtents() {
    return "tensor<" + "0x".repeat(DEEP) + "i32>";
  }
}
