// SPDX-License-Identifier: Apache-2.0
package dev.ods.effect;

import dev.ods.ir.OpView;

/**
 * Extended by the declaration of an operation that may be executed speculatively under conditions
 * (MLIR's interface of the same name). The traits {@link dev.ods.trait.AlwaysSpeculatable}, {@link
 * dev.ods.trait.RecursivelySpeculatable} and {@link dev.ods.trait.Pure} stand for it with a
 * constant answer. An operation without this interface must not be executed speculatively.
 */
public interface ConditionallySpeculatable extends OpView {
  /** Whether this operation may be executed where it would not have been. */
  Speculatability speculatability();

  /** Implemented by operations that always may, because of their traits. */
  interface Always extends ConditionallySpeculatable {
    @Override
    default Speculatability speculatability() {
      return Speculatability.SPECULATABLE;
    }
  }

  /** Implemented by operations that may if all nested ones may, because of their traits. */
  interface Recursively extends ConditionallySpeculatable {
    @Override
    default Speculatability speculatability() {
      return Speculatability.RECURSIVELY_SPECULATABLE;
    }
  }
}
