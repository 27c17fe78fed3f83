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
import dev.ods.builtin.TypeVisitor;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.print.NestedPrinter.Form;
import org.jspecify.annotations.Nullable;

/** Prints types step by step; see {@link NestedPrinter}. */
final class TypePrinter implements TypeVisitor<@Nullable Uniqued> {
  private final AsmBuffer out;
  private final AttributePrinter printer;

  TypePrinter(AsmBuffer out, AttributePrinter printer) {
    this.out = out;
    this.printer = printer;
  }

  private NestedPrinter nested() {
    return printer.nested();
  }

  @Override
  public @Nullable Uniqued visitComplex(ComplexType type) {
    if (nested().step() == 0) {
      out.put("complex<");
      return nested().nest(type.elementType(), 1);
    }
    return close();
  }

  @Override
  public @Nullable Uniqued visitFloat(FloatType type) {
    out.put(type.kind().keyword());
    return null;
  }

  @Override
  public @Nullable Uniqued visitFunction(FunctionType type) {
    int step = nested().step();
    int inputs = type.inputCount();
    int results = type.resultCount();
    boolean bare = results == 1 && !(type.result(0) instanceof FunctionType);
    putSeparator(step, inputs, results, bare);
    if (step < inputs) {
      return nested().nest(type.input(step), step + 1);
    }
    int result = step - inputs;
    return result < results ? nested().nest(type.result(result), step + 1) : null;
  }

  @Override
  public @Nullable Uniqued visitGraph(GraphType type) {
    int step = nested().step();
    int inputs = type.inputCount();
    int results = type.resultCount();
    boolean bare =
        results == 1
            && !(type.result(0) instanceof FunctionType)
            && !(type.result(0) instanceof GraphType);
    putSeparator(step, inputs, results, bare);
    if (step < inputs) {
      return nested().nest(type.input(step), step + 1);
    }
    int result = step - inputs;
    return result < results ? nested().nest(type.result(result), step + 1) : null;
  }

  /**
   * Prints what precedes the input or result that a step of a signature ends with, or what follows
   * the last result.
   *
   * @param bare whether the results are written without parentheses
   */
  private void putSeparator(int step, int inputs, int results, boolean bare) {
    if (step == 0) {
      out.put('(');
    } else if (step < inputs) {
      out.put(", ");
    }
    if (step == inputs) {
      out.put(bare ? ") -> " : ") -> (");
    } else if (step > inputs && step < inputs + results) {
      out.put(", ");
    }
    if (step == inputs + results && !bare) {
      out.put(')');
    }
  }

  @Override
  public @Nullable Uniqued visitIndex(IndexType type) {
    out.put("index");
    return null;
  }

  @Override
  public @Nullable Uniqued visitInteger(IntegerType type) {
    if (!type.isSignless()) {
      out.put(type.isSigned() ? 's' : 'u');
    }
    out.put('i').putDecimal(type.width());
    return null;
  }

  @Override
  public @Nullable Uniqued visitMemRef(MemRefType type) {
    int step = nested().step();
    if (step == 0) {
      return ranked("memref<", type);
    }
    if (step == 1 && !type.hasIdentityLayout()) {
      return parameter(type.layout(), 2);
    }
    Attribute space = type.memorySpace();
    return step <= 2 && space != null ? parameter(space, 3) : close();
  }

  @Override
  public @Nullable Uniqued visitNone(NoneType type) {
    out.put("none");
    return null;
  }

  @Override
  public @Nullable Uniqued visitOpaque(OpaqueType type) {
    DialectSymbols.put('!', type.dialectNamespace(), type.data(), out);
    return null;
  }

  @Override
  public @Nullable Uniqued visitRankedTensor(RankedTensorType type) {
    int step = nested().step();
    if (step == 0) {
      return ranked("tensor<", type);
    }
    Attribute encoding = type.encoding();
    if (step == 1 && encoding != null) {
      out.put(", ");
      return nested().nest(encoding, 2);
    }
    return close();
  }

  @Override
  public @Nullable Uniqued visitTuple(TupleType type) {
    int step = nested().step();
    if (step == 0) {
      out.put("tuple<");
    }
    if (step == type.size()) {
      return close();
    }
    if (step > 0) {
      out.put(", ");
    }
    return nested().nest(type.type(step), step + 1);
  }

  @Override
  public @Nullable Uniqued visitUnrankedMemRef(UnrankedMemRefType type) {
    int step = nested().step();
    if (step == 0) {
      out.put("memref<*x");
      return nested().nest(type.elementType(), 1);
    }
    Attribute space = type.memorySpace();
    return step == 1 && space != null ? parameter(space, 2) : close();
  }

  @Override
  public @Nullable Uniqued visitUnrankedTensor(UnrankedTensorType type) {
    if (nested().step() == 0) {
      out.put("tensor<*x");
      return nested().nest(type.elementType(), 1);
    }
    return close();
  }

  @Override
  public @Nullable Uniqued visitVector(VectorType type) {
    if (nested().step() > 0) {
      return close();
    }
    out.put("vector<");
    for (int i = 0; i < type.rank(); i++) {
      if (type.isScalable(i)) {
        out.put('[').putDecimal(type.dimension(i)).put(']');
      } else {
        out.putDecimal(type.dimension(i));
      }
      out.put('x');
    }
    return nested().nest(type.elementType(), 1);
  }

  @Override
  public @Nullable Uniqued visitDialect(Type type) {
    printer.printDialectType(type);
    return null;
  }

  private Uniqued ranked(String opening, ShapedType type) {
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
    return nested().nest(type.elementType(), 1);
  }

  private Uniqued parameter(Attribute parameter, int next) {
    out.put(", ");
    return nested().nest(parameter, Form.ELIDING, next);
  }

  private @Nullable Uniqued close() {
    out.put('>');
    return null;
  }
}
