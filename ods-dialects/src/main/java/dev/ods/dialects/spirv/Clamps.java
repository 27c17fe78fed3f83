// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Pattern;
import dev.ods.annotation.PatternSet;
import dev.ods.dialects.spirv.LogicalOps.Select;
import dev.ods.ir.Value;

/**
 * Two selections that keep a number between two others are one operation of GLSL (MLIR:
 * SPIRVCanonicalization.td).
 */
@PatternSet(SpirvDialect.class)
interface Clamps {
  /** The minimum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.FOrdLessThan"
              + " (spirv.Select:$inner (spirv.FOrdLessThan $min, $input), $input, $min),"
              + " $max), $other, $max)",
      rewrite = "(spirv.GL.FClamp $input, $min, $max)")
  static boolean minimumFirstFOrdLessThan(Select inner, Value other) {
    return inner.result().equals(other);
  }

  /** The minimum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.FOrdLessThanEqual"
              + " (spirv.Select:$inner (spirv.FOrdLessThanEqual $min, $input), $input, $min),"
              + " $max), $other, $max)",
      rewrite = "(spirv.GL.FClamp $input, $min, $max)")
  static boolean minimumFirstFOrdLessThanEqual(Select inner, Value other) {
    return inner.result().equals(other);
  }

  /** The minimum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.SLessThan"
              + " (spirv.Select:$inner (spirv.SLessThan $min, $input), $input, $min),"
              + " $max), $other, $max)",
      rewrite = "(spirv.GL.SClamp $input, $min, $max)")
  static boolean minimumFirstSLessThan(Select inner, Value other) {
    return inner.result().equals(other);
  }

  /** The minimum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.SLessThanEqual"
              + " (spirv.Select:$inner (spirv.SLessThanEqual $min, $input), $input, $min),"
              + " $max), $other, $max)",
      rewrite = "(spirv.GL.SClamp $input, $min, $max)")
  static boolean minimumFirstSLessThanEqual(Select inner, Value other) {
    return inner.result().equals(other);
  }

  /** The minimum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.ULessThan"
              + " (spirv.Select:$inner (spirv.ULessThan $min, $input), $input, $min),"
              + " $max), $other, $max)",
      rewrite = "(spirv.GL.UClamp $input, $min, $max)")
  static boolean minimumFirstULessThan(Select inner, Value other) {
    return inner.result().equals(other);
  }

  /** The minimum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.ULessThanEqual"
              + " (spirv.Select:$inner (spirv.ULessThanEqual $min, $input), $input, $min),"
              + " $max), $other, $max)",
      rewrite = "(spirv.GL.UClamp $input, $min, $max)")
  static boolean minimumFirstULessThanEqual(Select inner, Value other) {
    return inner.result().equals(other);
  }

  /** The maximum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.FOrdLessThan $max, $input), $max,"
              + " (spirv.Select (spirv.FOrdLessThan $input, $min), $min, $input))",
      rewrite = "(spirv.GL.FClamp $input, $min, $max)")
  void maximumFirstFOrdLessThan();

  /** The maximum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.FOrdLessThanEqual $max, $input), $max,"
              + " (spirv.Select (spirv.FOrdLessThanEqual $input, $min), $min, $input))",
      rewrite = "(spirv.GL.FClamp $input, $min, $max)")
  void maximumFirstFOrdLessThanEqual();

  /** The maximum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.SLessThan $max, $input), $max,"
              + " (spirv.Select (spirv.SLessThan $input, $min), $min, $input))",
      rewrite = "(spirv.GL.SClamp $input, $min, $max)")
  void maximumFirstSLessThan();

  /** The maximum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.SLessThanEqual $max, $input), $max,"
              + " (spirv.Select (spirv.SLessThanEqual $input, $min), $min, $input))",
      rewrite = "(spirv.GL.SClamp $input, $min, $max)")
  void maximumFirstSLessThanEqual();

  /** The maximum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.ULessThan $max, $input), $max,"
              + " (spirv.Select (spirv.ULessThan $input, $min), $min, $input))",
      rewrite = "(spirv.GL.UClamp $input, $min, $max)")
  void maximumFirstULessThan();

  /** The maximum is compared first. */
  @Pattern(
      match =
          "(spirv.Select (spirv.ULessThanEqual $max, $input), $max,"
              + " (spirv.Select (spirv.ULessThanEqual $input, $min), $min, $input))",
      rewrite = "(spirv.GL.UClamp $input, $min, $max)")
  void maximumFirstULessThanEqual();
}
