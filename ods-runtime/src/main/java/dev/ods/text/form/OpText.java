// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.encoding.Utf8;
import dev.ods.ir.OpModel;
import dev.ods.ir.OperationName;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.text.OpAssembly;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.trait.Terminator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the printer needs to know about operations of one name; created once for each name. */
public final class OpText {
  private static final OperationName.Key<OpText> KEY = OperationName.Key.create(OpText::new);

  /** The name in quotes and the parenthesis that opens the operands: {@code "tf.Add"(}. */
  public final byte[] genericStart;

  /** The name in the custom form. */
  final byte[] name;

  /** The name without its dialect, if that can be omitted: there is only one dot. */
  final byte @Nullable [] shortName;

  final String dialect;
  public final @Nullable OpAssembly assembly;

  /** Whether the operation is an {@link OpAsmOpInterface}: it may name values and blocks. */
  public final boolean names;

  public final String defaultDialect;
  public final boolean registered;
  public final boolean terminator;

  /** The indexes of the properties in the order of their names. */
  public final int[] properties;

  /** Of these, the inherent attributes. */
  final int[] attributes;

  /** The names of the properties, by index. */
  final String[] propertyNames;

  /** The names of the properties, by index, as they are printed. */
  public final byte[][] propertyTexts;

  private OpText(OperationName operationName) {
    name = Utf8.encode(operationName.value());
    AsmBuffer quoted = new AsmBuffer(name.length + 3);
    quoted.put('"').putEscaped(name, 0, name.length).put('"').put('(');
    genericStart = quoted.toByteArray();
    String value = operationName.value();
    int dot = value.indexOf('.');
    shortName =
        dot > 0 && value.indexOf('.', dot + 1) < 0 ? Utf8.encode(value.substring(dot + 1)) : null;
    dialect = operationName.dialectNamespace();
    assembly = operationName.as(OpAssembly.class);
    names = operationName.hasInterface(OpAsmOpInterface.class);
    defaultDialect = defaultDialect(operationName);
    registered = operationName.isRegistered();
    terminator = operationName.hasTrait(Terminator.class);
    OpModel model = operationName.model();
    properties = model == null ? new int[0] : sortedProperties(model);
    attributes = model == null ? properties : inherent(model, properties);
    propertyNames = new String[properties.length];
    propertyTexts = new byte[properties.length][];
    for (int i = 0; i < properties.length; i++) {
      propertyNames[i] = model.propertyName(i);
      AsmBuffer text = new AsmBuffer();
      Names.putKeywordOrString(propertyNames[i], text);
      propertyTexts[i] = text.toByteArray();
    }
  }

  /** The default dialect of regions in the custom form, whose prefix is omitted; empty for none. */
  public static String defaultDialect(OperationName name) {
    if (name.as(OpAssembly.class) == null) {
      return "";
    }
    OpAsmOpInterface kind = name.as(OpAsmOpInterface.class);
    return kind == null ? "" : kind.defaultDialect();
  }

  private static int[] sortedProperties(OpModel model) {
    return IntStream.range(0, model.propertyCount())
        .boxed()
        .sorted((a, b) -> Utf8.compare(model.propertyName(a), model.propertyName(b)))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The properties that are inherent attributes. */
  private static int[] inherent(OpModel model, int[] properties) {
    return IntStream.of(properties)
        .filter(property -> model.definition().attributes().get(property).storage() == null)
        .toArray();
  }

  /** The text of an operation's name. */
  public static OpText of(OperationName name) {
    return name.get(KEY);
  }

  /** Prints the name for the custom form, without the dialect if that is {@code defaultDialect}. */
  public void printName(String defaultDialect, AsmBuffer out) {
    out.put(shortName != null && dialect.equals(defaultDialect) ? shortName : name);
  }
}
