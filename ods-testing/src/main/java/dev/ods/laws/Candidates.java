// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.Parser;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The types and attributes from which instances are made, before any constraint: builtin ones of
 * every kind, those of the dialect that its author names, and those found in examples.
 */
final class Candidates {
  private static final List<String> ELEMENTS =
      List.of(
          "i1",
          "i8",
          "i16",
          "i32",
          "i64",
          "index",
          "f16",
          "bf16",
          "f32",
          "f64",
          "si8",
          "ui8",
          "si32",
          "ui32",
          "si64",
          "ui64",
          "i5",
          "i128",
          "f8E4M3FN",
          "f80",
          "complex<f32>",
          "complex<f64>",
          "complex<i32>");

  /** Each becomes a type with every element type that it allows. */
  private static final List<String> SHAPES =
      List.of(
          "vector<4x%s>",
          "vector<2x%s>",
          "vector<2x3x%s>",
          "vector<[4]x%s>",
          "vector<%s>",
          "tensor<%s>",
          "tensor<4x%s>",
          "tensor<?x%s>",
          "tensor<2x3x%s>",
          "tensor<2x?x3x4x%s>",
          "tensor<*x%s>",
          "memref<%s>",
          "memref<4x%s>",
          "memref<?x%s>",
          "memref<2x3x%s>",
          "memref<?x?x%s, strided<[?, 1], offset: ?>>",
          "memref<4x%s, 1 : i64>",
          "memref<*x%s>");

  /** Each becomes a type with every class of types of the dialect that it allows. */
  private static final List<String> CONTAINERS =
      List.of("tensor<4x%s>", "vector<4x%s>", "memref<4x%s>");

  private static final List<String> OTHER_TYPES =
      List.of(
          "none",
          "tuple<>",
          "tuple<i32, tensor<4xf32>>",
          "() -> ()",
          "(i32) -> ()",
          "() -> f32",
          "(i32, index) -> (f32, tensor<4xf32>)",
          "tensor<4xf32, \"encoding\">",
          "vector<3xf32>",
          "vector<4x4xf32>");

  private static final List<String> NUMBERS =
      List.of("0", "1", "2", "3", "4", "5", "7", "8", "16", "42", "127", "-1", "-8");

  private static final List<String> NUMBER_TYPES =
      List.of("i1", "i8", "i16", "i32", "i64", "index", "si32", "ui32", "si64", "ui64", "i5");

  private static final List<String> FLOATS =
      List.of("0.0", "-0.0", "1.0", "-2.5", "3.1415926", "1.0e+10", "1.0e-30");

  private static final List<String> OTHER_ATTRIBUTES =
      List.of(
          "unit",
          "true",
          "false",
          "\"\"",
          "\"a\"",
          "\"some text\"",
          "\"quoted \\22 and \\5C\"",
          "\"line\\0Abreak\"",
          "\"é\"",
          "@s",
          "@other",
          "@\"with space\"",
          "@s::@t",
          "[]",
          "{}",
          "{a = 1 : i32, b = \"b\"}",
          "[unit]",
          "[true, false]",
          "[1 : i32]",
          "[1 : i32, 2 : i32]",
          "[0, 1]",
          "[1, 0]",
          "[0]",
          "[1]",
          "[1, 2]",
          "[1, 1]",
          "[2, 3, 4]",
          "[1, 2, 2, 1]",
          "[1, 1, 1, 1]",
          "[1 : index]",
          "[1.0 : f32]",
          "[1.0, -0.5]",
          "[\"a\"]",
          "[\"a\", \"b\"]",
          "[@s]",
          "[@s, @other]",
          "[@s::@t]",
          "[i32]",
          "[i32, tensor<4xf32>]",
          "[{}]",
          "[{a = 1 : i32}]",
          "[[0, 1]]",
          "[[0], [1]]",
          "[[0, 1], [2]]",
          "array<i1>",
          "array<i1: true>",
          "array<i1: true, false>",
          "array<i8: 1, -2>",
          "array<i16: 1, 2>",
          "array<i32>",
          "array<i32: 0>",
          "array<i32: 1>",
          "array<i32: 1, 0>",
          "array<i32: 0, 1>",
          "array<i32: 1, 1>",
          "array<i32: 1, 2, 3>",
          "array<i64>",
          "array<i64: 0>",
          "array<i64: 1>",
          "array<i64: 4>",
          "array<i64: 0, 1>",
          "array<i64: 1, 0>",
          "array<i64: 2, 3>",
          "array<i64: 1, 1>",
          "array<i64: -9223372036854775808>",
          "array<i64: -9223372036854775808, -9223372036854775808>",
          "array<f32: 1.5>",
          "array<f64: 1.5, -0.0>",
          "dense<1> : tensor<4xi32>",
          "dense<[1, 2, 3, 4]> : tensor<4xi32>",
          "dense<0> : vector<4xi32>",
          "dense<true> : tensor<4xi1>",
          "dense<1.5> : tensor<4xf32>",
          "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>",
          "dense<> : tensor<0xi32>",
          "dense<[0, 1]> : tensor<2xindex>",
          "dense<0.0> : vector<2x3xf64>",
          "dense<(1.0, 2.0)> : tensor<4xcomplex<f32>>",
          "sparse<[[0]], 1.0> : tensor<4xf32>",
          "affine_map<() -> ()>",
          "affine_map<(d0) -> (d0)>",
          "affine_map<(d0, d1) -> (d1, d0)>",
          "affine_map<(d0)[s0] -> (d0 + s0)>",
          "affine_map<(d0, d1) -> (d0 floordiv 2)>",
          "affine_set<(d0) : (d0 - 1 >= 0)>",
          "strided<[1]>",
          "strided<[?, 1], offset: ?>",
          "loc(unknown)",
          "loc(\"f.mlir\":1:2)",
          "[affine_map<(d0) -> (d0)>]");

  private final Context context;
  private final Set<Type> types = new LinkedHashSet<>();
  private final Set<Attribute> attributes = new LinkedHashSet<>();

  /** The types and attributes of the dialect that are made for no operation in particular. */
  private final List<Object> own = new ArrayList<>();

  private final Predicate<Object> isAllowed;

  /**
   * Creates the builtin candidates.
   *
   * @param isAllowed what the author demands of types and attributes of the dialect
   */
  Candidates(Context context, Predicate<Object> isAllowed) {
    this.context = context;
    this.isAllowed = isAllowed;
    for (String element : ELEMENTS) {
      parseType(element);
    }
    for (String shape : SHAPES) {
      for (String element : ELEMENTS) {
        parseType(String.format(shape, element));
      }
    }
    OTHER_TYPES.forEach(this::parseType);
    OTHER_ATTRIBUTES.forEach(this::parseAttribute);
    for (String type : NUMBER_TYPES) {
      for (String number : NUMBERS) {
        parseAttribute(number + " : " + type);
      }
    }
    for (String type : List.of("f16", "bf16", "f32", "f64")) {
      for (String number : FLOATS) {
        parseAttribute(number + " : " + type);
      }
    }
    for (Type type : types) {
      attributes.add(TypeAttr.get(type));
    }
  }

  /** Whether the author allows a type or an attribute that is made of candidates. */
  boolean allows(Object symbol) {
    return isAllowed.test(symbol);
  }

  Context context() {
    return context;
  }

  List<Type> types() {
    return new ArrayList<>(types);
  }

  List<Attribute> attributes() {
    return new ArrayList<>(attributes);
  }

  /** Adds a type; a text that is none, such as an element type that a shape forbids, is ignored. */
  private void parseType(String text) {
    Type type = Parser.parseType(text, context, new Diagnostics());
    if (type != null) {
      types.add(type);
    }
  }

  private void parseAttribute(String text) {
    Attribute attribute = Parser.parseAttribute(text, context, new Diagnostics());
    if (attribute != null) {
      attributes.add(attribute);
    }
  }

  /**
   * Adds the type with this text.
   *
   * @throws IllegalArgumentException if it is none
   */
  void addType(Given given) {
    Diagnostics diagnostics = new Diagnostics();
    Type type = Parser.parseType(given.text(), context, diagnostics);
    if (type == null) {
      throw given.error("type", given.text(), diagnostics);
    }
    add(type);
  }

  /**
   * Adds the attribute with this text.
   *
   * @throws IllegalArgumentException if it is none
   */
  void addAttribute(Given given) {
    Diagnostics diagnostics = new Diagnostics();
    Attribute attribute = Parser.parseAttribute(given.text(), context, diagnostics);
    if (attribute == null) {
      throw given.error("attribute", given.text(), diagnostics);
    }
    add(attribute);
  }

  void add(Type type) {
    if (types.add(type)) {
      attributes.add(TypeAttr.get(type));
    }
  }

  void add(Attribute attribute) {
    attributes.add(attribute);
    Type type = attribute.type();
    if (type != null) {
      add(type);
    }
  }

  /** Adds a type or an attribute of the dialect; with the first type of a class, containers. */
  void addOwn(Object symbol) {
    if (symbol instanceof Type type) {
      if (own.stream().noneMatch(other -> other.getClass() == type.getClass())) {
        CONTAINERS.forEach(container -> parseType(String.format(container, type)));
      }
      add(type);
    } else if (symbol instanceof Attribute attribute) {
      add(attribute);
    }
    own.add(symbol);
  }

  /** Those of the dialect that are of a class. */
  <T> List<T> own(Class<T> kind) {
    return own.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Adds the types and attributes of a program. */
  void addAllOf(Operation root) {
    for (Operation op : Programs.operations(root)) {
      op.operands().forEach(value -> add(value.type()));
      op.results().forEach(value -> add(value.type()));
      op.properties().entries().forEach(entry -> add(entry.value()));
      op.discardableAttributes().entries().forEach(entry -> add(entry.value()));
    }
  }
}
