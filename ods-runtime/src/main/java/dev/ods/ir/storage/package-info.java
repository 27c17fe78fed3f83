// SPDX-License-Identifier: Apache-2.0
/**
 * The packed IR: arenas of bytes, the layout of the objects in them, use lists, and the walker. The
 * layout is that of Operation Layout, which {@code docs/specification.md} describes.
 *
 * <p>What lives here works on an {@link dev.ods.ir.storage.Arena} and references into it, and makes
 * no object per operation. What must not: anything that knows a context, a type or an attribute as
 * an object; here they are numbers. The package is not exported and imports nothing but the
 * constant of the checking mode.
 */
@NullMarked
package dev.ods.ir.storage;

import org.jspecify.annotations.NullMarked;
