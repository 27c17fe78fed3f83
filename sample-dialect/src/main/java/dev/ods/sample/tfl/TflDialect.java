// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.annotation.Dialect;

/** Some operations of TensorFlow Lite. */
@Dialect(name = "tfl", ops = TflOps.class)
public interface TflDialect {}
