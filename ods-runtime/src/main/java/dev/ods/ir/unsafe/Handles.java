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
      ACCESS = HandleAccess.installedBy(Context.class);

  private Handles() {}
}
