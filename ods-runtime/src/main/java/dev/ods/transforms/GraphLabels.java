// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseElementsAttr;
import dev.ods.builtin.ElementsAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Attribute;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.OpDefinition.AttributeDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.AsmState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;

/** What is written on the nodes of an {@link OpGraph}. */
final class GraphLabels {
  /** Attributes with more elements are elided. */
  private static final int SHOWN_ELEMENTS = 16;

  /** What ends a line that is aligned at the left. */
  private static final String LINE_END = "\\l";

  private final AsmState names;
  private final long maxLength;
  private final boolean attributes;
  private final boolean types;

  /**
   * Labels with or without attributes and types of results.
   *
   * @param maxLength texts of types and attributes are cut off after so many bytes
   */
  GraphLabels(AsmState names, long maxLength, boolean attributes, boolean types) {
    this.names = names;
    this.maxLength = maxLength;
    this.attributes = attributes;
    this.types = types;
  }

  /** The label of an operation with regions. */
  String cluster(Operation op) {
    StringBuilder text = new StringBuilder(op.name().value());
    if (types) {
      StringBuilder all = new StringBuilder();
      for (Value result : op.results()) {
        all.append(all.isEmpty() ? "" : ", ").append(result.type());
      }
      text.append(" : (").append(truncated(all.toString())).append(')');
    }
    if (attributes) {
      text.append(LINE_END);
      for (NamedAttribute attribute : attributes(op)) {
        appendAttribute(escaped(attribute.name()), attribute.value(), text);
      }
    }
    return text.toString();
  }

  /** The label of an operation without regions: a record of operands, name and results. */
  String record(Operation op) {
    StringBuilder text = new StringBuilder("{");
    if (op.operandCount() > 0) {
      text.append('{');
      appendFields(op.operands(), this::appendOperand, text);
      text.append("}|");
    }
    text.append(op.name().value()).append(LINE_END);
    List<NamedAttribute> all = attributes(op);
    if (attributes && !all.isEmpty()) {
      text.append(LINE_END);
      for (NamedAttribute attribute : all) {
        appendAttribute(attribute.name(), attribute.value(), text);
      }
    }
    if (op.resultCount() > 0) {
      text.append("|{");
      appendFields(op.results(), this::appendResult, text);
      text.append('}');
    }
    return text.append('}').toString();
  }

  /** The label of an argument of a block. */
  String argument(Value argument) {
    StringBuilder text = new StringBuilder();
    appendResult(argument, text);
    return text.toString();
  }

  /** What the fields of records for a value are called, after their prefix. */
  String port(Value value) {
    return names.operand(value).replace('%', '_').replace('#', '_');
  }

  /** The inherent and the discardable attributes, in the order of their names. */
  private static List<NamedAttribute> attributes(Operation op) {
    List<NamedAttribute> all = new ArrayList<>(op.discardableAttributes().entries());
    OpModel model = op.name().model();
    if (model != null) {
      List<AttributeDefinition> definitions = model.definition().attributes();
      for (int i = 0; i < definitions.size(); i++) {
        Attribute value = definitions.get(i).storage() == null ? op.property(i) : null;
        if (value != null) {
          all.add(new NamedAttribute(model.propertyName(i), value));
        }
      }
      all.sort(Comparator.comparing(NamedAttribute::name));
    }
    return all;
  }

  private static void appendFields(
      List<Value> values, BiConsumer<Value, StringBuilder> append, StringBuilder text) {
    for (int i = 0; i < values.size(); i++) {
      if (i > 0) {
        text.append('|');
      }
      append.accept(values.get(i), text);
    }
  }

  private void appendOperand(Value operand, StringBuilder text) {
    text.append("<arg").append(port(operand)).append("> ").append(names.operand(operand));
  }

  private void appendResult(Value result, StringBuilder text) {
    text.append("<res").append(port(result)).append("> ").append(names.operand(result));
    if (types) {
      text.append(' ').append(type(result.type()));
    }
  }

  private void appendAttribute(String name, Attribute value, StringBuilder text) {
    text.append(name).append(": ").append(attribute(value)).append(LINE_END);
  }

  private String attribute(Attribute attribute) {
    if (attribute instanceof DenseElementsAttr dense && dense.isSplat()) {
      return escaped(attribute.toString());
    }
    if (attribute instanceof ElementsAttr elements && elements.elementCount() > SHOWN_ELEMENTS) {
      ShapedType shaped = elements.shapedType();
      int rank = shaped.rank();
      return "[".repeat(rank) + "..." + "]".repeat(rank) + " : " + type((Type) shaped);
    }
    if (attribute instanceof ArrayAttr array && array.size() > SHOWN_ELEMENTS) {
      return "[...]";
    }
    return escaped(truncated(attribute.toString()));
  }

  private String type(Type type) {
    return escaped(truncated(type.toString()));
  }

  private String truncated(String text) {
    if (text.length() <= maxLength / 3) {
      return text;
    }
    byte[] bytes = text.getBytes(UTF_8);
    if (bytes.length <= maxLength) {
      return text;
    }
    int end = (int) maxLength;
    // Not within a character, whose first part alone is none.
    while (end > 0 && (bytes[end] & 0xC0) == 0x80) {
      end--;
    }
    return new String(bytes, 0, end, UTF_8) + "...";
  }

  /** A text in which the characters that have a meaning in labels are quoted. */
  private static String escaped(String text) {
    StringBuilder result = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ("{|<}>\n\"".indexOf(c) >= 0) {
        result.append('\\');
      }
      result.append(c);
    }
    return result.toString();
  }
}
