// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Uniqued;
import dev.ods.ir.Value;
import dev.ods.ir.WalkResult;
import dev.ods.ir.storage.HandleAccess;
import java.lang.invoke.MethodHandles;

/** Finds the access that the package of the handles gives to this one. */
final class Handles {
  /** A constant, so that calls are compiled as calls of the one implementation. */
  static final HandleAccess<
          Context,
          Operation,
          Block,
          Region,
          Value,
          OperationName,
          Uniqued,
          OperationState,
          WalkResult>
      ACCESS = find();

  private Handles() {}

  @SuppressWarnings("unchecked") // Only Context installs an instance, which is for these classes.
  private static HandleAccess<
          Context,
          Operation,
          Block,
          Region,
          Value,
          OperationName,
          Uniqued,
          OperationState,
          WalkResult>
      find() {
    HandleAccess<?, ?, ?, ?, ?, ?, ?, ?, ?> access;
    try {
      MethodHandles.lookup().ensureInitialized(Context.class);
      access = HandleAccess.installed();
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("a public class is accessible in its own module", e);
    }
    if (access == null) {
      throw new IllegalStateException("the initializer of Context installs the access");
    }
    return (HandleAccess<
            Context,
            Operation,
            Block,
            Region,
            Value,
            OperationName,
            Uniqued,
            OperationState,
            WalkResult>)
        access;
  }
}
