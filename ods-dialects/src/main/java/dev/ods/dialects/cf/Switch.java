// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.cf;

import dev.ods.annotation.*;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.constraint.*;
import dev.ods.control.BranchOpInterface;
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
            + " $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict",
    customs = SwitchSyntax.class)
@Trait({AttrSizedOperandSegments.class, BranchOpInterface.class, Pure.class, Terminator.class})
public interface Switch extends Switches {
  /** The terms used in messages. */
  SwitchWords WORDS = new SwitchWords("flag", "case value", "case values", "case destinations");

  /** The integer. */
  @Operand(AnyInteger.class)
  Value flag();

  /** The arguments of the default block. */
  @Override
  @Operand(name = "defaultOperands")
  ValueRange defaultOperands();

  /** The arguments of the other blocks. */
  @Operand(name = "caseOperands", segments = "case_operand_segments")
  List<ValueRange> caseOperands();

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

  @Override
  default SwitchWords words() {
    return WORDS;
  }

  @Override
  default List<ValueRange> otherOperands() {
    return caseOperands();
  }

  @Override
  default Optional<DenseIntOrFPElementsAttr> integers() {
    return caseValues();
  }

  /** Compares the integers with the blocks. */
  default void verify(Diagnostics diagnostics) {
    Switches.verify(this, diagnostics);
  }
}
