// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;

/** Computes rectified linear: {@code max(features, features * alpha)}. */
@Op(dialect = TfDialect.class, name = "LeakyRelu")
@AssemblyFormat("$features (`alpha` `=` $alpha^)? attr-dict `:` type($activations)")
public interface LeakyRelu extends Activation {
  /** The slope for negative numbers. */
  @Attr
  @Default("0.2")
  float alpha();
}
