// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** {@code #test.iterator_type<parallel>}: an enum that several of MLIR's dialects share. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "test.iterator_type",
    cppType = "::mlir::utils::IteratorType",
    definition = "Test_IteratorTypeEnum",
    lowerCase = true)
@Summary("Iterator type")
@AssemblyFormat("`<` $value `>`")
public enum IteratorType {
  /** Iterations in any order. */
  PARALLEL,
  /** Iterations that combine values. */
  REDUCTION
}
