// SPDX-License-Identifier: Apache-2.0
/**
 * What is attached to objects from outside their packages: implementations of interfaces that their
 * classes do not implement, and what other packages keep with them.
 *
 * <p>Out of scope: what the objects and the interfaces are.
 */
@NullMarked
package dev.ods.attach;

import org.jspecify.annotations.NullMarked;
