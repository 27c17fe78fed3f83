// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.Dialect;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.sample.tf.TfDialect;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.OpAsmDialectInterface;
import org.jspecify.annotations.Nullable;

/** A dialect with one operation for each feature. */
@Dialect(
    name = "feat",
    dependentDialects = TfDialect.class,
    ops = {
      FeatureOperandOps.class,
      FeatureAttrOps.class,
      FeatureRegionOps.class,
      FeatureTypeOps.class,
      FeatureCodeOps.class
    },
    types = FeatureTypes.class,
    attributes = {Access.class, FeatureAttributes.class},
    allowUnknownOperations = true,
    allowUnknownTypes = true)
public interface Feature {
  /** The dialect's hooks for parsing and printing modules. */
  static OpAsmDialectInterface asmInterface() {
    return new FeatureAsm();
  }

  /** Reads {@code tag<…>} and {@code mark<…>}. */
  static @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    if (parser.parseOptionalKeyword(FeatureAttr.Tag.MNEMONIC)) {
      return FeatureAttr.Tag.parse(parser, type);
    }
    return parser.parseOptionalKeyword(FeatureAttr.Mark.MNEMONIC)
        ? FeatureAttr.Mark.read(parser)
        : parser.unknownAttribute(parser.symbolText());
  }

  /** Writes what {@link #parseAttribute} reads. */
  static void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    FeatureAttr own = (FeatureAttr) attribute;
    printer.print(own.mnemonic());
    own.print(printer);
  }

  /** The dialect's discardable attributes are units. */
  static void verifyOperationAttribute(
      Operation operation, NamedAttribute attribute, Diagnostics diagnostics) {
    if (!(attribute.value() instanceof UnitAttr)) {
      diagnostics.opError(operation, "has a value for '" + attribute.name() + "'");
    }
  }
}
