// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.List;

/** A service that tells tools which passes there are; found by {@link java.util.ServiceLoader}. */
public interface PassProvider {
  /** The passes. */
  List<PassInfo> passes();
}
