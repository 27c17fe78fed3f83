// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AnyOf;

/** One number, or some, that threads can combine or exchange. */
@AnyOf({AnyReducible.class, AnyReducibleVector.class})
public interface AnyReducibleOrVector {}
