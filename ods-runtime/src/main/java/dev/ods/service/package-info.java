// SPDX-License-Identifier: Apache-2.0
/**
 * How one package of the runtime finds another that it must not depend on: by an interface of its
 * own, and {@link java.util.ServiceLoader}. Nothing else belongs here; the interfaces are where
 * they are used. Not exported.
 */
@NullMarked
package dev.ods.service;

import org.jspecify.annotations.NullMarked;
