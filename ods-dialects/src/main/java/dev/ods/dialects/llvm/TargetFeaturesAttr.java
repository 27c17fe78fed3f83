// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.llvm;

import dev.ods.builtin.StringAttr;
import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code #llvm.target_features<["+sve", "-sme"]>}: the enabled and disabled features of a machine.
 */
public final class TargetFeaturesAttr extends LlvmAttr {
  /** The name in the dialect. */
  public static final String MNEMONIC = "target_features";

  private final List<StringAttr> features;

  private TargetFeaturesAttr(Context context, List<StringAttr> features) {
    super(context);
    this.features = List.copyOf(features);
  }

  /**
   * The attribute of these features.
   *
   * @throws IllegalArgumentException if one does not begin with {@code +} or {@code -}, or has a
   *     comma
   */
  public static TargetFeaturesAttr get(Context context, List<String> features) {
    List<StringAttr> strings = features.stream().map(f -> StringAttr.get(context, f)).toList();
    String violation = violation(strings);
    if (violation != null) {
      throw new IllegalArgumentException(violation);
    }
    return intern(new TargetFeaturesAttr(context, strings));
  }

  /** The features, each with its sign. */
  public List<String> features() {
    return features.stream().map(StringAttr::value).toList();
  }

  private static @Nullable String violation(List<StringAttr> features) {
    for (StringAttr attribute : features) {
      String feature = attribute.value();
      if (feature.isEmpty()) {
        return "target features can not be null or empty";
      }
      if (feature.charAt(0) != '+' && feature.charAt(0) != '-') {
        return "target features must start with '+' or '-'";
      }
      if (feature.indexOf(',') >= 0) {
        return "target features can not contain ','";
      }
    }
    return null;
  }

  /** Parses {@code <["+a"]>}. */
  public static @Nullable TargetFeaturesAttr parse(AsmParser parser, @Nullable Type type) {
    SourceLocation at = parser.location();
    List<StringAttr> features = new ArrayList<>();
    if (!parser.parseLess()
        || !parser.parseLSquare()
        || !(parser.parseOptionalRSquare() || parseList(parser, features))
        || !parser.parseGreater()) {
      return null;
    }
    String violation = violation(features);
    if (violation != null) {
      parser.error(at, violation);
      return null;
    }
    return intern(new TargetFeaturesAttr(parser.context(), features));
  }

  private static boolean parseList(AsmParser parser, List<StringAttr> into) {
    do {
      StringAttr feature = parser.parseAttribute(StringAttr.class, null);
      if (feature == null) {
        return StructSyntax.unparsed(
            parser, "LLVM_TargetFeaturesAttr", "features", "::llvm::ArrayRef<StringAttr>");
      }
      into.add(feature);
    } while (parser.parseOptionalComma());
    return parser.parseRSquare();
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print("<[");
    String separator = "";
    for (StringAttr feature : features) {
      printer.print(separator);
      printer.printAttribute(feature);
      separator = ", ";
    }
    printer.print("]>");
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    features.forEach(action);
  }

  @Override
  protected int keyHash() {
    return features.hashCode();
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return features.equals(((TargetFeaturesAttr) other).features);
  }
}
