// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.GraphType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.buffer.AsmBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes types. Nested types nest on the thread's stack; they are as deep as the parser's limit
 * allows.
 */
final class TypePrinter {
  private final AsmBuffer out;
  private final AsmAliases aliases;
  private final AttributePrinter attributes;

  TypePrinter(AsmBuffer out, AsmAliases aliases, AttributePrinter attributes) {
    this.out = out;
    this.aliases = aliases;
    this.attributes = attributes;
  }

  /** Writes a type, by its alias if it has one. */
  void print(Type type) {
    byte[] alias = aliases.alias(type);
    if (alias != null) {
      out.put(alias);
    } else {
      printBody(type);
    }
  }

  /** Writes a type out; only types in it may be aliases. */
  void printBody(Type type) {
    if (type instanceof IntegerType integer) {
      printInteger(integer);
    } else if (type instanceof FloatType number) {
      out.put(number.kind().keyword());
    } else if (type instanceof IndexType) {
      out.put("index");
    } else if (type instanceof ShapedType) {
      printShaped(type);
    } else if (type instanceof FunctionType function) {
      printFunction(function);
    } else if (type instanceof OpaqueType opaque) {
      DialectSymbols.put('!', opaque.dialectNamespace(), opaque.data(), out);
    } else if (type instanceof TupleType tuple) {
      out.put("tuple<");
      printList(tuple.types());
      out.put('>');
    } else if (type instanceof ComplexType complex) {
      printOf("complex<", complex.elementType());
      out.put('>');
    } else if (type instanceof NoneType) {
      out.put("none");
    } else if (type instanceof GraphType graph) {
      printGraph(graph);
    } else {
      attributes.printDialectType(type);
    }
  }

  private void printInteger(IntegerType type) {
    if (!type.isSignless()) {
      out.put(type.isSigned() ? 's' : 'u');
    }
    out.put('i').putDecimal(type.width());
  }

  private void printFunction(FunctionType type) {
    out.put('(');
    printList(type.inputs());
    out.put(") -> ");
    if (type.resultCount() == 1 && !(type.result(0) instanceof FunctionType)) {
      print(type.result(0));
    } else {
      out.put('(');
      printList(type.results());
      out.put(')');
    }
  }

  private void printGraph(GraphType type) {
    out.put('(');
    printList(type.inputs());
    out.put(") -> ");
    boolean bare =
        type.resultCount() == 1
            && !(type.result(0) instanceof FunctionType)
            && !(type.result(0) instanceof GraphType);
    if (bare) {
      print(type.result(0));
    } else {
      out.put('(');
      printList(type.results());
      out.put(')');
    }
  }

  private void printList(List<Type> types) {
    for (int i = 0; i < types.size(); i++) {
      if (i > 0) {
        out.put(", ");
      }
      print(types.get(i));
    }
  }

  private void printShaped(Type type) {
    if (type instanceof RankedTensorType tensor) {
      printRanked("tensor<", tensor);
      printTail(tensor.encoding());
    } else if (type instanceof VectorType vector) {
      printVector(vector);
    } else if (type instanceof MemRefType memref) {
      printRanked("memref<", memref);
      if (!memref.hasIdentityLayout()) {
        printParameter(memref.layout());
      }
      printParameter(memref.memorySpace());
    } else if (type instanceof UnrankedTensorType tensor) {
      printOf("tensor<*x", tensor.elementType());
    } else if (type instanceof UnrankedMemRefType memref) {
      printOf("memref<*x", memref.elementType());
      printParameter(memref.memorySpace());
    } else {
      attributes.printDialectType(type);
      return;
    }
    out.put('>');
  }

  private void printOf(String opening, Type element) {
    out.put(opening);
    print(element);
  }

  private void printRanked(String opening, ShapedType type) {
    out.put(opening);
    for (int i = 0; i < type.rank(); i++) {
      long extent = type.dimension(i);
      if (ShapedType.isDynamic(extent)) {
        out.put('?');
      } else {
        out.putDecimal(extent);
      }
      out.put('x');
    }
    print(type.elementType());
  }

  private void printVector(VectorType type) {
    out.put("vector<");
    for (int i = 0; i < type.rank(); i++) {
      if (type.isScalable(i)) {
        out.put('[').putDecimal(type.dimension(i)).put(']');
      } else {
        out.putDecimal(type.dimension(i));
      }
      out.put('x');
    }
    print(type.elementType());
  }

  private void printTail(@Nullable Attribute encoding) {
    if (encoding != null) {
      out.put(", ");
      attributes.printAttribute(encoding);
    }
  }

  private void printParameter(@Nullable Attribute parameter) {
    if (parameter != null) {
      out.put(", ");
      attributes.printEliding(parameter);
    }
  }
}
