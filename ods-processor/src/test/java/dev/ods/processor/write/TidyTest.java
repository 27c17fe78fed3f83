// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class TidyTest {
  @Test
  void shortCommentsFitOneLine() {
    assertEquals("  /** Short. */\n", Tidy.source("  /**\n   * Short.\n   */\n"));
    String two = "  /**\n   * One.\n   * Two.\n   */\n";
    assertEquals(two, Tidy.source(two));
    String wide = "  /**\n   * " + "x".repeat(92) + "\n   */\n";
    assertEquals(wide, Tidy.source(wide));
  }

  @Test
  void slotsAreAdjacent() {
    assertEquals(
        """
          private static final int A_SLOT = 0;
          private static final int B_SLOT = 1;

          int x;
        """,
        Tidy.source(
            """
              private static final int A_SLOT = 0;

              private static final int B_SLOT = 1;

              int x;
            """));
  }

  @Test
  void singleStatementMethodsFitOneLine() {
    assertEquals(
        "  public int x() { return 1; }\n",
        Tidy.source("  public int x() {\n    return 1;\n  }\n"));
    assertEquals(
        "  @Override public int x() { return 1; }\n",
        Tidy.source("  @Override\n  public int x() {\n    return 1;\n  }\n"));
    String two = "  public int x() {\n    int y = 1;\n    return y;\n  }\n";
    assertEquals(two, Tidy.source(two));
    String wide = "  public int x() {\n    return " + "1".repeat(76) + ";\n  }\n";
    assertEquals(wide, Tidy.source(wide));
    String condition = "    if (x) {\n      return 1;\n    }\n";
    assertEquals(condition, Tidy.source(condition));
  }

  @Test
  void methodsOnOneLineWithoutCommentsFormOneBlock() {
    String x = "  public int x() {\n    return 1;\n  }\n";
    String y = "  @Override\n  public int y() {\n    return 2;\n  }\n";
    String z = "  int z;\n";
    assertEquals(
        """
          public int x() { return 1; }
          @Override public int y() { return 2; }
          public int x() { return 1; }

          int z;
        """,
        Tidy.source(x + "\n" + y + "\n" + x + "\n" + z));
    assertEquals(
        """
          /** One. */
          public int x() { return 1; }

          @Override public int y() { return 2; }

          /** Two. */
          public int x() { return 1; }
        """,
        Tidy.source("  /** One. */\n" + x + "\n" + y + "\n  /** Two. */\n" + x));
  }

  @Test
  void emptyBodiesFitOneLine() {
    assertEquals("  private X() {}\n", Tidy.source("  private X() {\n  }\n"));
  }

  @Test
  void longHeadersSpanTwoLines() {
    String names = "Aaaaaaaaaaaaaaaaaaaa, Bbbbbbbbbbbbbbbbbbbb";
    assertEquals(
        "  private static final class Model extends OpModel\n      implements " + names + " {\n",
        Tidy.source(
            "  private static final class Model extends OpModel implements " + names + " {\n"));
  }
}
