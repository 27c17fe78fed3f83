// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Trait;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.AnyIntElementsAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.Pure;
import dev.ods.trait.Terminator;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Continues at the block that stands for an integer, or at a default one. */
@Op(dialect = SpirvDialect.class, name = "Switch")
@Trait({AttrSizedOperandSegments.class, InFunctionScope.class, Pure.class, Terminator.class})
public interface Switch extends OpView {
  /** The integer. */
  @Operand(ScalarInteger.class)
  Value selector();

  /** The arguments of the default block. */
  @Operand(name = "defaultOperands")
  ValueRange defaultOperands();

  /** The arguments of the other blocks, one after the other. */
  @Operand(name = "targetOperands")
  ValueRange targetOperands();

  /** The integers that blocks stand for. */
  @Attr(AnyIntElementsAttr.class)
  Optional<Attribute> literals();

  /** How many arguments each of the other blocks has. */
  @Attr(name = "case_operand_segments")
  int[] caseOperandSegments();

  /** The default block. */
  Block defaultTarget();

  /** The other blocks. */
  List<Block> targets();

  /** Reads {@code %selector : type, [default: ^default(…), 0: ^block(…), …]}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return SwitchSyntax.parse(parser, state);
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Switch op) {
    SwitchSyntax.print(printer, op);
  }

  /** Compares the operands with the arguments of the blocks, and the integers with the blocks. */
  default void verify(Diagnostics diagnostics) {
    if (verifySegments(diagnostics) && verifyOperands(diagnostics)) {
      verifyLiterals(diagnostics);
    }
  }

  private boolean verifySegments(Diagnostics diagnostics) {
    int[] segments = caseOperandSegments();
    int count = targetOperands().size();
    long total = Arrays.stream(segments).asLongStream().sum();
    String mistake = null;
    if (Arrays.stream(segments).anyMatch(size -> size < 0)) {
      mistake = "'case_operand_segments' attribute cannot have negative elements";
    } else if (total != count) {
      mistake =
          "targetOperands count (%d) does not match with the total size (%d) specified in attribute 'case_operand_segments'"
              .formatted(count, total);
    } else if (segments.length < targets().size()) {
      // MLIR reads beyond the attribute. More elements than targets are no mistake there.
      mistake =
          "number of elements in 'case_operand_segments' (%d) should match number of targets (%d)"
              .formatted(segments.length, targets().size());
    }
    if (mistake != null) {
      diagnostics.opError(operation(), mistake);
    }
    return mistake == null;
  }

  private boolean verifyOperands(Diagnostics diagnostics) {
    int from = 1;
    int count = defaultOperands().size();
    boolean valid = Branches.verify(operation(), 0, from, count, diagnostics);
    int[] segments = caseOperandSegments();
    for (int i = 0; valid && i < targets().size(); i++) {
      from += count;
      count = segments[i];
      valid = Branches.verify(operation(), i + 1, from, count, diagnostics);
    }
    return valid;
  }

  private void verifyLiterals(Diagnostics diagnostics) {
    ShapedType literals =
        literals().orElse(null) instanceof ElementsAttr elements ? elements.shapedType() : null;
    Type selector = selector().type();
    long count = literals == null ? 0 : literals.elementCount();
    if (literals != null && literals.elementType() != selector) {
      diagnostics.opError(
          operation(),
          "'selector' type ('%s') should match literals type ('%s')"
              .formatted(selector, literals.elementType()));
    } else if (count != targets().size()) {
      diagnostics.opError(
          operation(),
          "number of literals (%d) should match number of targets (%d)"
              .formatted(count, targets().size()));
    }
  }
}
