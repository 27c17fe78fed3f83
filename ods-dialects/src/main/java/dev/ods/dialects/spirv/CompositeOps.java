// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.VectorType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ValueTypes.Composite;
import dev.ods.dialects.spirv.type.ValueTypes.ElementOf;
import dev.ods.dialects.spirv.type.ValueTypes.Scalar;
import dev.ods.dialects.spirv.type.ValueTypes.SpirvType;
import dev.ods.dialects.spirv.type.VectorTypes.AnySpirvVector;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.text.SourceLocation;
import dev.ods.trait.Pure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Making composites and taking them apart (MLIR: SPIRVCompositeOps.td). */
public interface CompositeOps {
  /** Constructs a composite from its elements; a vector also from shorter vectors. */
  @Op(dialect = SpirvDialect.class, name = "CompositeConstruct")
  @Trait(Pure.class)
  @AssemblyFormat("$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)")
  interface CompositeConstruct extends OpView {
    /** The elements. */
    @Operand(SpirvType.class)
    ValueRange constituents();

    /** The composite. */
    @Result(Composite.class)
    Value result();

    /** Compares the elements with those of a vector. */
    default void verify(Diagnostics diagnostics) {
      if (!(result().type() instanceof VectorType vector)) {
        return;
      }
      if (constituents().size() == vector.elementCount()) {
        verifyElements(vector, diagnostics);
      } else {
        verifyParts(vector, diagnostics);
      }
    }

    private void verifyElements(VectorType vector, Diagnostics diagnostics) {
      for (Value constituent : constituents()) {
        if (constituent.type() != vector.elementType()) {
          diagnostics.opError(
              operation(),
              "operand type mismatch: expected operand type '%s', but provided '%s'"
                  .formatted(vector.elementType(), constituent.type()));
          return;
        }
      }
    }

    private void verifyParts(VectorType vector, Diagnostics diagnostics) {
      long count = 0;
      for (Value constituent : constituents()) {
        Type element = ElementTypes.orSelf(constituent.type());
        if (!(element instanceof IntegerType) && !(element instanceof FloatType)) {
          diagnostics.opError(
              operation(),
              "operand type mismatch: expected operand to have a scalar or vector type, but provided"
                  + " '"
                  + constituent.type()
                  + "'");
          return;
        }
        if (element != vector.elementType()) {
          diagnostics.opError(
              operation(),
              "operand element type mismatch: expected to be '%s', but provided '%s'"
                  .formatted(vector.elementType(), element));
          return;
        }
        count += Composites.length(constituent.type());
      }
      if (count != vector.elementCount()) {
        diagnostics.opError(
            operation(),
            "has incorrect number of operands: expected %d, but provided %d"
                .formatted(vector.elementCount(), count));
      }
    }
  }

  /** One element of a composite. */
  @Op(dialect = SpirvDialect.class, name = "CompositeExtract")
  @Trait(Pure.class)
  @FoldedBy(value = CompositeFolds.class, name = "extract")
  interface CompositeExtract extends OpView {
    /** The composite. */
    @Operand(Composite.class)
    Value composite();

    /** The way to the element, from outside to inside. */
    @Attr(I32ArrayAttr.class)
    Attribute indices();

    /** The element. */
    @Result(SpirvType.class)
    Value component();

    /** Parses {@code %composite[0 : i32, …] : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark composite = parser.operandMark();
      if (!parser.parseOperand()) {
        return false;
      }
      SourceLocation at = parser.location();
      Attribute indices = parser.parseAttribute((Type) null);
      Type type = indices == null ? null : parser.parseColonType();
      if (type == null || !parser.resolveOperand(composite, type, state)) {
        return false;
      }
      state.setAttribute("indices", indices);
      Type element = Composites.elementType(type, indices, message -> parser.error(at, message));
      if (element == null) {
        return false;
      }
      if (Composites.isUnknown(element)) {
        return parser.error(at, "cannot tell the type of an element of '" + element + "'");
      }
      state.addType(element);
      return true;
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, CompositeExtract op) {
      printer.print(" ");
      printer.printOperand(op.composite());
      printer.printAttribute(op.indices());
      printer.print(" : ");
      printer.printType(op.composite().type());
    }

    /** Compares the result with the element. */
    default void verify(Diagnostics diagnostics) {
      Type element =
          Composites.elementType(
              composite().type(),
              indices(),
              message -> diagnostics.error(operation().location(), message));
      if (element != null && !Composites.isUnknown(element) && element != component().type()) {
        diagnostics.opError(
            operation(),
            "invalid result type: expected '%s' but provided '%s'"
                .formatted(element, component().type()));
      }
    }
  }

  /** A composite with one element replaced. */
  @Op(dialect = SpirvDialect.class, name = "CompositeInsert")
  @Trait(Pure.class)
  interface CompositeInsert extends OpView {
    /** The new element. */
    @Operand(SpirvType.class)
    Value object();

    /** The composite. */
    @Operand(Composite.class)
    Value composite();

    /** The way to the element, from outside to inside. */
    @Attr(I32ArrayAttr.class)
    Attribute indices();

    /** The changed composite. */
    @Result(Composite.class)
    Value result();

    /** Parses {@code %object, %composite[0 : i32, …] : type into type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      SourceLocation at = parser.location();
      OperandMark from = parser.operandMark();
      if (!parser.parseOperandList(Delimiter.NONE, 2)) {
        return false;
      }
      Attribute indices = parser.parseAttribute((Type) null);
      Type object = indices == null ? null : parser.parseColonType();
      Type composite = object != null && parser.parseKeyword("into") ? parser.parseType() : null;
      if (composite == null) {
        return false;
      }
      state.setAttribute("indices", indices);
      state.addType(composite);
      return parser.resolveOperands(from, from.plus(2), List.of(object, composite), at, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, CompositeInsert op) {
      printer.print(" ");
      printer.printOperands(op.operation().operands());
      printer.printAttribute(op.indices());
      printer.print(" : ");
      printer.printType(op.object().type());
      printer.print(" into ");
      printer.printType(op.composite().type());
    }

    /** Compares the types of the element and of the composites. */
    default void verify(Diagnostics diagnostics) {
      Type element =
          Composites.elementType(
              composite().type(),
              indices(),
              message -> diagnostics.error(operation().location(), message));
      if (element == null) {
        return;
      }
      if (!Composites.isUnknown(element) && element != object().type()) {
        diagnostics.opError(
            operation(),
            "object operand type should be '%s', but found '%s'"
                .formatted(element, object().type()));
      } else if (composite().type() != result().type()) {
        diagnostics.opError(
            operation(),
            "result type should be the same as the composite type, but found '%s' vs '%s'"
                .formatted(composite().type(), result().type()));
      }
    }
  }

  /** A composite constant with equal elements. */
  @Op(dialect = SpirvDialect.class, name = "EXT.ConstantCompositeReplicate")
  @Trait(Pure.class)
  @AssemblyFormat("` ` `[` $value `]` `:` type($replicated_constant) attr-dict")
  interface EXTConstantCompositeReplicate extends OpView {
    /** The value. */
    @Attr(AnyAttr.class)
    Attribute value();

    /** The composite. */
    @Result(value = Composite.class, name = "replicated_constant")
    Value replicatedConstant();

    /** Compares the value with the elements of a vector. */
    default void verify(Diagnostics diagnostics) {
      Type type = typeOf(value());
      if (type == null) {
        diagnostics.error(operation(), "unknown value attribute type");
      } else if (replicatedConstant().type() instanceof VectorType vector
          && type != vector.elementType()) {
        diagnostics.error(
            operation(),
            "expected value attribute type '%s', but got: '%s'"
                .formatted(vector.elementType(), type));
      }
    }

    /** The type of an attribute; that of an array is an array of SPIR-V. */
    private static @Nullable Type typeOf(Attribute value) {
      if (value instanceof StringAttr) {
        return NoneType.get(value.context());
      }
      if (!(value instanceof ArrayAttr array) || array.isEmpty()) {
        return value.type();
      }
      Type element = typeOf(array.element(0));
      return element == null
          ? null
          : OpaqueType.get(
              value.context(), "spirv", "array<" + array.size() + " x " + element + ">");
    }
  }

  /** Extracts an element of a vector at a dynamic index. */
  @Op(dialect = SpirvDialect.class, name = "VectorExtractDynamic")
  @Trait(Pure.class)
  @TypesMatchWith(
      from = "vector",
      to = "result",
      with = ElementOf.class,
      summary = "type of 'result' matches element type of 'vector'")
  @AssemblyFormat("$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)")
  interface VectorExtractDynamic extends OpView {
    /** The vector. */
    @Operand(AnySpirvVector.class)
    Value vector();

    /** Which element. */
    @Operand(ScalarInteger.class)
    Value index();

    /** The element. */
    @Result(Scalar.class)
    Value result();
  }

  /** Inserts an element into a vector at a dynamic index. */
  @Op(dialect = SpirvDialect.class, name = "VectorInsertDynamic")
  @Trait(Pure.class)
  @TypesMatchWith(
      from = "vector",
      to = "component",
      with = ElementOf.class,
      summary = "type of 'component' matches element type of 'vector'")
  @AllTypesMatch({"vector", "result"})
  @AssemblyFormat(
      "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)")
  interface VectorInsertDynamic extends OpView {
    /** The vector. */
    @Operand(AnySpirvVector.class)
    Value vector();

    /** The new element. */
    @Operand(Scalar.class)
    Value component();

    /** Which element. */
    @Operand(ScalarInteger.class)
    Value index();

    /** The changed vector. */
    @Result(AnySpirvVector.class)
    Value result();
  }

  /** A vector of chosen elements of two vectors. */
  @Op(dialect = SpirvDialect.class, name = "VectorShuffle")
  @Trait(Pure.class)
  @AllElementTypesMatch({"vector1", "vector2", "result"})
  @AssemblyFormat(
      "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->`"
          + " type($result)")
  interface VectorShuffle extends OpView {
    /** The first vector. */
    @Operand(AnySpirvVector.class)
    Value vector1();

    /** The second vector. */
    @Operand(AnySpirvVector.class)
    Value vector2();

    /** The indices of elements, counted through both vectors; all bits set for an undefined one. */
    @Attr
    List<Integer> components();

    /** The chosen elements. */
    @Result(AnySpirvVector.class)
    Value result();

    /** Checks the number of chosen elements, and their indices. */
    default void verify(Diagnostics diagnostics) {
      long count = Composites.length(result().type());
      List<Integer> components = components();
      if (count != components.size()) {
        diagnostics.opError(
            operation(),
            "result type element count (%d) mismatch with the number of component selectors (%d)"
                .formatted(count, components.size()));
        return;
      }
      long total = Composites.length(vector1().type()) + Composites.length(vector2().type());
      for (int component : components) {
        long index = Integer.toUnsignedLong(component);
        if (index >= total && component != -1) {
          diagnostics.opError(
              operation(),
              "component selector %d out of range: expected to be in [0, %d) or 0xffffffff"
                  .formatted(index, total));
          return;
        }
      }
    }
  }
}
