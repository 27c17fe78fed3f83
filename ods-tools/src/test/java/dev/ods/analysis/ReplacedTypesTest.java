// SPDX-License-Identifier: Apache-2.0
package dev.ods.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.IntegerType;
import dev.ods.builtin.IntegerType.Signedness;
import dev.ods.corpus.ProjectDialects;
import dev.ods.ir.AttrTypeWalker;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.WalkResult;
import dev.ods.replace.AttrTypeReplacer;
import dev.ods.replace.OperationPart;
import dev.ods.replace.Replacement;
import dev.ods.testing.Corpus;
import dev.ods.testing.CorpusCase;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Types are replaced in all attributes and types of all dialects, and back. */
final class ReplacedTypesTest {
  private static final PrinterFlags TEXT = PrinterFlags.GENERIC_LOCAL.withDebugInfo(true);
  private static final EnumSet<OperationPart> ALL = EnumSet.allOf(OperationPart.class);

  private static AttrTypeReplacer replacer(Type from, Type to) {
    AttrTypeReplacer replacer = new AttrTypeReplacer();
    replacer.add(IntegerType.class, type -> type == from ? Replacement.of(to) : null);
    return replacer;
  }

  /** Whether each one was replaced, or a definition has refused what it was to be made of. */
  private static boolean replace(Operation module, Type from, Type to) {
    try {
      replacer(from, to).replaceNested(module, ALL);
      return true;
    } catch (IllegalArgumentException refused) {
      return false;
    }
  }

  private static void assertNoValueHas(Type type, Operation module) {
    AttrTypeWalker walker =
        new AttrTypeWalker(
            part -> {
              assertNotSame(type, part);
              return WalkResult.CONTINUE;
            });
    module.walk(
        op -> {
          for (Value result : op.results()) {
            walker.walk(result.type());
          }
          for (int i = 0; i < op.regionCount(); i++) {
            for (Block block : op.region(i).blocks()) {
              block.arguments().forEach(argument -> walker.walk(argument.type()));
            }
          }
        });
  }

  @Test
  void replacedBackAllIsAsBefore() {
    List<CorpusCase> cases =
        Corpus.load(
            "valid cases with i32",
            c ->
                c.isValid()
                    && c.text("generic").contains("i32")
                    && !c.text("generic").contains("si32")
                    && ProjectDialects.WHOLE.containsAll(c.texts("dialects")));
    int replaced = 0;
    int refused = 0;
    for (CorpusCase c : cases) {
      Operation module = Programs.parse(c.text("generic"));
      Type i32 = IntegerType.get(module.context(), 32);
      Type si32 = IntegerType.get(module.context(), 32, Signedness.SIGNED);
      String before = Printer.toString(module, TEXT);
      if (replace(module, i32, si32)) {
        assertNoValueHas(i32, module);
        String after = Printer.toString(module, TEXT);
        replaced += after.equals(before) ? 0 : 1;
        assertTrue(replace(module, si32, i32), c.id());
        assertEquals(before, Printer.toString(module, TEXT), c.id());
      } else {
        refused++;
      }
    }
    System.out.printf(
        "replaced types: %d modules, %d replaced, %d refused%n", cases.size(), replaced, refused);
    assertTrue(replaced > 400, "replaced: " + replaced);
    // Definitions and attributes that require signless integers.
    assertTrue(refused < 30, "refused: " + refused);
  }
}
