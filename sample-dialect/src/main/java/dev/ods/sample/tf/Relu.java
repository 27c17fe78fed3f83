// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;

/** Computes rectified linear: {@code max(features, 0)}. */
@Op(dialect = TfDialect.class, name = "Relu")
@AssemblyFormat("$features attr-dict `:` type($activations)")
public interface Relu extends Activation {}
