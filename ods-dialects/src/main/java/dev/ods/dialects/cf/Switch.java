// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.controlflow.SwitchSyntax;
import dev.ods.dialects.controlflow.SwitchWords;
import dev.ods.dialects.controlflow.Switches;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Branches to the block for an integer, or to a default block. */
@Op(dialect = CfDialect.class, name = "switch")
@AssemblyFormat(
    value =
        "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),"
            + " $defaultDestination, $defaultOperands, type($defaultOperands), $case_values,"
            + " $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments)"
            + " `]` attr-dict",
    customs = SwitchSyntax.class)
@Trait({AttrSizedOperandSegments.class, Pure.class, Terminator.class})
public interface Switch extends OpView {
  /** The terms used in messages. */
  SwitchWords WORDS =
      new SwitchWords(
          "flag", "caseOperands", "case_values", "case value", "case values", "case destinations");

  /** The integer. */
  @Operand(AnyInteger.class)
  Value flag();

  /** The arguments of the default block. */
  @Operand(name = "defaultOperands")
  ValueRange defaultOperands();

  /** The arguments of the other blocks, one after the other. */
  @Operand(name = "caseOperands")
  ValueRange caseOperands();

  /** The case values of the blocks. */
  @Attr(name = "case_values", value = AnyIntElementsAttr.class)
  Optional<DenseIntOrFPElementsAttr> caseValues();

  /** How many arguments each of the other blocks has. */
  @Attr(name = "case_operand_segments")
  int[] caseOperandSegments();

  /** The default block. */
  Block defaultDestination();

  /** The other blocks. */
  List<Block> caseDestinations();

  /** Compares the operands with the arguments of the blocks, and the integers with the blocks. */
  default void verify(Diagnostics diagnostics) {
    Switches.verify(operation(), WORDS, diagnostics);
  }
}
