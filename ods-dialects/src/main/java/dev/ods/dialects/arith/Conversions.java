// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;

/** Patterns of canonicalization of conversions (MLIR: ArithCanonicalization.td). */
@PatternSet(ArithDialect.class)
interface Conversions {
  /** A conversion to an index and back; as in MLIR 22, whatever the widths are. */
  @Pattern(match = "(arith.index_cast:$root (arith.index_cast $x))", rewrite = "$x")
  static boolean indexCastOfIndexCast(Operation root, Value x) {
    return root.resultType(0) == x.type();
  }

  /** An extension that the conversion does, too. */
  @Pattern(match = "(arith.index_cast (arith.extsi $x))", rewrite = "(arith.index_cast $x)")
  void indexCastOfExtSI();

  /** A conversion to an index and back; as in MLIR 22, whatever the widths are. */
  @Pattern(match = "(arith.index_castui:$root (arith.index_castui $x))", rewrite = "$x")
  static boolean indexCastUIOfIndexCastUI(Operation root, Value x) {
    return root.resultType(0) == x.type();
  }

  /** An extension that the conversion does, too. */
  @Pattern(match = "(arith.index_castui (arith.extui $x))", rewrite = "(arith.index_castui $x)")
  void indexCastUIOfExtUI();

  /** The bits of bits. */
  @Pattern(match = "(arith.bitcast (arith.bitcast $x))", rewrite = "(arith.bitcast $x)")
  void bitcastOfBitcast();

  /** A zero-extended value has no sign to extend. */
  @Pattern(match = "(arith.extsi (arith.extui $x))", rewrite = "(arith.extui $x)")
  void extSIOfExtUI();

  /** A conversion from an integer, in the default rounding mode. */
  @Pattern(match = "(arith.truncf (arith.sitofp $x), null, $_)", rewrite = "(arith.sitofp $x)")
  void truncFSIToFPToSIToFP();

  /** A conversion from an integer, in the default rounding mode. */
  @Pattern(match = "(arith.truncf (arith.uitofp $x), null, $_)", rewrite = "(arith.uitofp $x)")
  void truncFUIToFPToUIToFP();
}
