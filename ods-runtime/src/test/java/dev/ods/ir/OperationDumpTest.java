// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.TestIr.NamedType;
import dev.ods.ir.TestIr.NumberAttr;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The dump names the contents at each offset. */
class OperationDumpTest {
  private final Context context = TestIr.context();
  private final OpBuilder builder = OpBuilder.create(context);

  /** Without types, attributes and locations, whose text is another package's concern. */
  private static String withoutTexts(Operation op) {
    return OperationDump.of(op).replaceAll("(?m)^( .[+-]\\S+ +.{21}\\S+(?: \\S+)*)  .*$", "$1");
  }

  /** Two operands and results, a region and a successor, in a block with an argument. */
  private Operation example() {
    Operation root = TestIr.enter(builder, "t.plain");
    Block block = TestIr.notNull(root.region(0).first());
    Value argument = block.addArgument(NamedType.get(context, "x"), UnknownLoc.get(context));
    OperationState state =
        builder
            .state(context.operationName("t.three"), FileLineColRange.get(context, "f", 3, 4))
            .addOperand(argument)
            .addOperand(argument)
            .addType(NamedType.get(context, "x"))
            .addType(NamedType.get(context, "y"))
            .addSuccessor(block)
            .addRegions(1)
            .setAttribute("b", NumberAttr.get(context, 7));
    return builder.create(state);
  }

  @Test
  void theDumpInTheDocumentationIsCurrent() throws IOException {
    Path page = Path.of("..", "docs", "layout.md");
    String shown = Files.readString(page).split("```text\n", 2)[1].split("```", 2)[0];
    Operation op = example();
    // Names are numbered in the order of first use in the process.
    String name = "+0x40  name                 ";
    assertEquals(
        withoutTexts(op), shown.replaceFirst("\\Q" + name + "\\E\\d+", name + op.name().id()));
  }

  @Test
  void showsEveryField() {
    Operation op = example();
    Block block = TestIr.notNull(op.block());
    Operation root = TestIr.notNull(op.parent());
    int id = op.name().id();
    int at = op.ref();
    int seven = NumberAttr.get(context, 7).id();
    String expected =
        """
        "t.three" @AT, 216 bytes
        properties
          -0x10  property #2          none
          -0x08  property #0          none
          -0x04  property #1          SEVEN
        header
          +0x00  block                @BLOCK
          +0x04  order in block       8
          +0x08  regions              @AT+18
          +0x0C  next operation       none
          +0x10  parent operation     @ROOT
          +0x14  previous operation   none
          +0x18  first use            none
          +0x1C  region count         1
          +0x20  operand storage      @AT+10
          +0x24  operand capacity     2
          +0x28  operand count        2
          +0x28  operand flags        0x0
          +0x2C  result count         2
          +0x2E  trailing result flag 0
          +0x2F  inline results       2
          +0x30  successor count      1
          +0x34  property count       3
          +0x38  location             0x8000000003000004
          +0x40  name                 ID
          +0x44  first result's type  1
        result #1
          +0x48  type                 2
          +0x4C  first use            none
        operand #0
          +0x50  value                argument #0 of @BLOCK
          +0x58  next use             none
          +0x5C  type                 1
          +0x60  previous use         @AT+14
          +0x68  owner                @AT
          +0x6C  index                0
        operand #1
          +0x70  value                argument #0 of @BLOCK
          +0x78  next use             @AT+10
          +0x7C  type                 1
          +0x80  previous use         none
          +0x88  owner                @AT
          +0x8C  index                1
        region #0
          +0x90  first block          none
          +0x94  last block           none
          +0x98  owner                @AT
          +0x9C  index                0
        successor #0
          +0xA8  block                @BLOCK
          +0xAC  index                0
          +0xB0  next use             none
          +0xB4  previous use         none
          +0xB8  owner                @AT
        attributes
          +0xC0  discardable          none
          +0xC4  raw properties       none
        decoder: +0x90, where the regions are; regions at +0x90
        """
            .replace("@AT+10", "@" + (at + 10))
            .replace("@AT+14", "@" + (at + 14))
            .replace("@AT+18", "@" + (at + 18))
            .replace("@AT", "@" + at)
            .replace("@BLOCK", "@" + block.ref())
            .replace("@ROOT", "@" + root.ref())
            .replace("SEVEN", "" + seven)
            .replace("ID", "" + id);
    assertEquals(expected, withoutTexts(op));
  }

  @Test
  void showsADegenerateLeafWithoutResults() {
    Operation op = TestIr.leaf(builder, "u.leaf");
    String dump = OperationDump.of(op);
    assertTrue(dump.startsWith("\"u.leaf\" @1, 80 bytes\n"), dump);
    assertTrue(dump.contains("decoder: 0, degenerate without results; regions at +0x48\n"), dump);
    assertTrue(dump.contains("  +0x40  name                 -"), dump);
  }

  @Test
  void marksOutOfLineContentsAndTruncatesLongLists() {
    Value value = TestIr.create(builder, "u.many", List.of(), 300, 0).result(299);
    Operation many = TestIr.notNull(value.definingOp());
    String results = OperationDump.of(many);
    assertTrue(results.contains("prologue\n  +0x48  result cells         @"), results);
    assertTrue(results.contains("result #63\n ~+0x00  type "), results);
    assertTrue(results.contains("\n236 more results\n"), results);
    assertTrue(results.contains("decoder: +0x50, where the regions are"), results);
    Operation user = TestIr.create(builder, "u.user", List.of(value), 1, 0);
    user.insertOperands(0, List.of(value));
    String operands = OperationDump.of(user);
    assertTrue(operands.contains("operand flags        0x8000000\n"), operands);
    assertTrue(operands.contains("operand #1\n ~+0x00  value                result #299 of @"));
    assertTrue(operands.contains(", operands out of line; regions at +0x68\n"), operands);
  }

  @Test
  void rejectsErasedOperations() {
    Operation op = TestIr.leaf(builder, "u.leaf");
    op.erase();
    assertThrows(IllegalStateException.class, () -> OperationDump.of(op));
  }
}
