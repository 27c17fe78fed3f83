// SPDX-License-Identifier: Apache-2.0
/**
 * Lets a package of the runtime use another without depending on it: through a service interface of
 * its own and {@link java.util.ServiceLoader}. Nothing else belongs here; the interfaces are in the
 * packages that use them. Not exported.
 */
@NullMarked
package dev.ods.service;

import org.jspecify.annotations.NullMarked;
