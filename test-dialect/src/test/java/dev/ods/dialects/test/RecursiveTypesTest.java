// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.TupleType;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Types with bodies that contain the types, compared with what mlir-opt prints. */
class RecursiveTypesTest {
  private final JudgedText judge = new JudgedText();
  private final Context context = judge.context();

  @TestFactory
  Stream<DynamicTest> isPrintedAsByMlirOpt() throws Exception {
    return JudgedText.printed(
        "!test.test_rec<a, test_rec<b, test_type>>",
        "!test.test_rec<c, test_rec<c>>",
        "!test.test_rec<c, test_rec<d, test_rec<c>>>",
        "!test.test_rec<a, int<signed, 3>>",
        "!test.test_rec<n, test_rec_alias<n, !test.test_rec<n>>>",
        "!test.test_rec<type_to_alias, test_rec<type_to_alias>>",
        "[!test.test_rec<n, test_rec<n>>, tuple<!test.test_rec<n, test_rec<n>>>]",
        "!test.test_rec_alias<name, !test.test_rec_alias<name>>",
        "!test.test_rec_alias<name2, tuple<!test.test_rec_alias<name2>, i32>>",
        "[!test.test_rec_alias<a, !test.test_rec_alias<b, !test.test_rec_alias<a>>>,"
            + " !test.test_rec_alias<b, !test.test_rec_alias<a, i32>>]",
        "[!test.test_rec_alias<a, tuple<!test.test_rec_alias<a>, !test.test_rec_alias<a>>>,"
            + " tuple<!test.test_rec_alias<a, i8>>]",
        "!test.test_rec_alias<a, vector<4xi8>>");
  }

  @TestFactory
  Stream<DynamicTest> isRefusedAsByMlirOpt() throws Exception {
    return JudgedText.refused(
        "!test.test_rec<n, i8",
        "!test.test_rec<n, test_rec<n, i32>>",
        "!test.test_rec<\"n\">",
        "!test.test_rec<n>",
        "[!test.test_rec<n, test_rec<n>>, !test.test_rec<n>]",
        "!test.test_rec<n, test_rec_alias<n, !test.test_rec<n, smpla>>>",
        "!test.test_rec_alias<n i32>",
        "!test.test_rec_alias<n, i32",
        "!test.test_rec_alias<4>",
        "!test.test_rec_alias",
        "[!test.test_rec_alias<n, tuple<!test.test_rec_alias<n>>>, !test.test_rec_alias<n>]",
        "[!test.test_rec_alias<n, tuple<!test.test_rec_alias<n>>>,"
            + " tuple<!test.test_rec_alias<n>>]");
  }

  /** MLIR rejects it without a message. */
  @Test
  void anotherBodyIsAnError() {
    assertNull(judge.parse("[!test.test_rec<a, smpla>, !test.test_rec<a, i32>]"));
    assertEquals("type 'a' has another body already", judge.diagnostics().list().get(0).message());
  }

  @Test
  void bodiesAreSetOnce() {
    TestRecursiveAliasType type = TestRecursiveAliasType.get(context, "once");
    assertNull(type.body());
    Type body = TupleType.get(context, List.of(type, IntegerType.get(context, 8)));
    assertTrue(type.setBody(body));
    assertTrue(type.setBody(body));
    assertFalse(type.setBody(IntegerType.get(context, 8)));
    assertSame(body, type.body());
    assertSame(type, TestRecursiveAliasType.get(context, "once"));
    assertEquals(
        "!test.test_rec_alias<once, tuple<!test.test_rec_alias<once>, i8>>", type.toString());
    assertEquals(
        "tuple<!test.test_rec_alias<once, tuple<!test.test_rec_alias<once>, i8>>, i8>",
        body.toString());
  }

  @Test
  void bodiesAreOfTheSameContext() {
    TestRecursiveAliasType type = TestRecursiveAliasType.get(context, "own");
    Type other = IntegerType.get(Context.create(), 8);
    assertThrows(IllegalArgumentException.class, () -> type.setBody(other));
    assertNull(type.body());
  }

  /** A thousand types, each of which contains the next and the first. */
  @Test
  void referToEachOtherInLongCycles() {
    TestRecursiveAliasType first = TestRecursiveAliasType.get(context, "t0");
    TestRecursiveAliasType last = first;
    for (int i = 1; i < 1000; i++) {
      TestRecursiveAliasType next = TestRecursiveAliasType.get(context, "t" + i);
      assertTrue(last.setBody(TupleType.get(context, List.of(first, next))));
      last = next;
    }
    assertTrue(last.setBody(first));
    String text = first.toString();
    Operation module = judge.parse(text);
    judge.diagnostics().throwIfErrors();
    assertTrue(module != null);
  }
}
