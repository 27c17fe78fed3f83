// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;
import org.jspecify.annotations.Nullable;

/** A type of this dialect. */
public abstract sealed class TransformType extends Type
    permits OperationType, ParamType, SimpleType {
  TransformType(Context context) {
    super(context);
  }

  /** The kind of payload of this type. */
  public abstract Payload payload();

  /** MLIR's error message if an attribute is no parameter of this type; null if it is. */
  public abstract @Nullable String violation(Attribute parameter);

  public abstract void print(AsmPrinter printer);

  @Override
  public final String dialectNamespace() {
    return "transform";
  }
}
