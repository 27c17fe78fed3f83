// SPDX-License-Identifier: Apache-2.0
/**
 * Implementations of interfaces for objects whose classes do not implement them.
 *
 * <p>Out of scope: what the objects and the interfaces are.
 */
@NullMarked
package dev.ods.attach;

import org.jspecify.annotations.NullMarked;
