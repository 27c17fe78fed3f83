// SPDX-License-Identifier: Apache-2.0
/**
 * What names of values and blocks stand for while a text is read: scopes, forward references and
 * operands whose types are not known yet. Not exported.
 */
@NullMarked
package dev.ods.text.scope;

import org.jspecify.annotations.NullMarked;
