// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;

/** What random values consist of: types, attributes and classes of a dialect. */
final class RandomValues {
  private static final String[] TYPES = {
    "i1",
    "i32",
    "si8",
    "ui64",
    "f32",
    "index",
    "none",
    "tensor<?x4xf32>",
    "vector<4xi8>",
    "vector<[2]xf32>",
    "tuple<>",
    "tuple<i32, f32>",
    "(i32) -> f32",
    "() -> ()",
    "memref<2x?xi8, 1>",
    "complex<f32>",
    "tensor<*xi32>",
    "(i32) -> (() -> i8)"
  };

  private static final String[] ATTRIBUTES = {
    "unit",
    "true",
    "1 : i32",
    "-1",
    "1.5 : f32",
    "0x7FC00000 : f32",
    "\"s\"",
    "\"\\22 \\0A\"",
    "[]",
    "[1, \"a\"]",
    "{}",
    "{a = 1 : i8, \"b c\"}",
    "@sym",
    "@a::@\"b c\"",
    "i32",
    "dense<1> : tensor<2xi32>",
    "array<i32: 1, 2>",
    "array<i8>",
    "affine_map<(d0) -> (d0)>",
    "loc(unknown)",
    "[[], {}]",
    "4 : index",
    "-1.0e10",
    "\"\" : i32",
    "loc(\"a\":1:2)",
    "dense<[]> : tensor<0xi1>",
    "() -> ()",
    "affine_set<(d0) : (d0 == 0)>",
    "vector<4xi8>"
  };

  private final CompiledDialect dialect;
  private final Context context;
  private final List<Type> types = new ArrayList<>();
  private final List<Attribute> attributes = new ArrayList<>();

  RandomValues(CompiledDialect dialect) {
    this.dialect = dialect;
    this.context = dialect.context();
    for (String text : TYPES) {
      types.add(Objects.requireNonNull(Parser.parseType(text, context, new Diagnostics()), text));
    }
    for (String text : ATTRIBUTES) {
      Diagnostics diagnostics = new Diagnostics();
      attributes.add(
          Objects.requireNonNull(
              Parser.parseAttribute(text, context, diagnostics), () -> text + diagnostics.list()));
    }
  }

  Context context() {
    return context;
  }

  /** Values that come after this may contain it. */
  void add(Object made) {
    if (made instanceof Type type) {
      types.add(type);
    } else {
      attributes.add((Attribute) made);
    }
  }

  <T extends Type> T type(Random random, Class<T> of) {
    return pick(random, types, of);
  }

  <T extends Attribute> T attribute(Random random, Class<T> of) {
    return pick(random, attributes, of);
  }

  private static <T> T pick(Random random, List<?> from, Class<T> of) {
    List<?> fitting = from.stream().filter(of::isInstance).toList();
    if (fitting.isEmpty()) {
      throw new MissingValueException();
    }
    return of.cast(fitting.get(random.nextInt(fitting.size())));
  }

  /** Nothing of a class has been made, because all attempts were refused. */
  static final class MissingValueException extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  AffineMap map(Random random) {
    String[] maps = {
      "() -> ()", "(d0)[s0] -> (d0 + s0)", "(d0, d1) -> (d1, d0 floordiv 2)", "() -> (-1)"
    };
    String text = "affine_map<" + maps[random.nextInt(maps.length)] + ">";
    Attribute map = Parser.parseAttribute(text, context, new Diagnostics());
    return ((AffineMapAttr) Objects.requireNonNull(map)).value();
  }

  /** A value of the class {@code Pt} that the declarations have. */
  Object point(Random random) {
    try {
      Constructor<?> constructor = loaded("Pt").getDeclaredConstructor(int.class, String.class);
      constructor.setAccessible(true);
      return constructor.newInstance(random.nextInt(), RandomKind.text(random));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A class of the declarations' package. */
  Class<?> loaded(String simpleName) {
    return dialect.type(simpleName);
  }

  /**
   * A class of types or attributes by its full name or, in the declarations' package, its simple
   * one.
   */
  <T> Class<? extends T> loadedSymbol(String name, Class<T> of) {
    try {
      Class<?> symbol = name.contains(".") ? Class.forName(name) : loaded(name);
      return symbol.asSubclass(of);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
