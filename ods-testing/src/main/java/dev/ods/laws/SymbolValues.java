// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Values for the parameters of types and attributes. */
final class SymbolValues {
  private final Context context;
  private final List<Object> known = new ArrayList<>();
  private final List<Object> own = new ArrayList<>();
  private final List<Object> extras;
  private final Map<Class<?>, List<Object>> knownByClass = new HashMap<>();
  private final Map<Class<?>, List<Object>> ownByClass = new HashMap<>();

  /**
   * Creates a collection.
   *
   * @param namespace the dialect whose types and attributes are preferred
   * @param extras values of any class
   */
  SymbolValues(Context context, String namespace, Candidates candidates, List<Object> extras) {
    this.context = context;
    this.extras = List.copyOf(extras);
    candidates.types().forEach(type -> add(type, type.dialectNamespace().equals(namespace)));
    candidates.attributes().stream()
        .filter(SymbolValues::isParsedBack)
        .forEach(attribute -> add(attribute, attribute.dialectNamespace().equals(namespace)));
  }

  private void add(Object symbol, boolean isOwn) {
    known.add(symbol);
    if (isOwn) {
      own.add(symbol);
    }
  }

  /** Whether a type or an attribute is the same in a program: formats may lose something. */
  static boolean isParsedBack(Object symbol) {
    try {
      String text = symbol.toString();
      // As in MLIR, brackets around a text with ">=" are not balanced.
      if (text.contains(">=")) {
        return false;
      }
      return symbol instanceof Attribute attribute
          ? Parser.parseAttribute(text, attribute.context(), new Diagnostics()) == attribute
          : symbol instanceof Type type
              && Parser.parseType(text, type.context(), new Diagnostics()) == type;
    } catch (RuntimeException | StackOverflowError e) {
      // The test of its class reports that.
      return false;
    }
  }

  Context context() {
    return context;
  }

  /** The known types or attributes of a class. */
  List<Object> known(Class<?> kind) {
    return knownByClass.computeIfAbsent(kind, type -> instances(known, type));
  }

  /** Those of the dialect. */
  List<Object> own(Class<?> kind) {
    return ownByClass.computeIfAbsent(kind, type -> instances(own, type));
  }

  /** Further values of a class; numbers and such, if it is a primitive type. */
  List<Object> extras(Class<?> kind) {
    return instances(extras, MethodType.methodType(kind).wrap().returnType());
  }

  private static List<Object> instances(List<Object> values, Class<?> kind) {
    return values.stream().filter(kind::isInstance).toList();
  }
}
