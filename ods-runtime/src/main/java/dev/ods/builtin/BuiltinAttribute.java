// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;

/** An attribute of the builtin dialect. */
abstract class BuiltinAttribute extends Attribute {
  BuiltinAttribute(Context context) {
    super(context);
  }

  @Override
  public final String dialectNamespace() {
    return "builtin";
  }
}
