// SPDX-License-Identifier: Apache-2.0

/**
 * The dialects that a program knows, before a context loads them.
 *
 * <p>Finding them, by a class loader or in a list, belongs here; loading them belongs to {@code
 * dev.ods.ir}, which knows of no registry.
 */
@NullMarked
package dev.ods.registry;

import org.jspecify.annotations.NullMarked;
