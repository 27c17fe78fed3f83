// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.affine.AffineArithmetic;
import dev.ods.dialects.arith.IndexConstants;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.ReassociationGroups;
import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import dev.ods.shaped.Dimension;
import java.util.ArrayList;
import java.util.List;

/** The shapes of results, computed from those of operands with {@code affine.apply}. */
final class ResultShapes {
  private final OpBuilder builder;
  private final Context context;
  private final Location location;

  private ResultShapes(OpBuilder builder, Location location) {
    this.builder = builder;
    this.context = builder.context();
    this.location = location;
  }

  // --- Parts.

  private Value constant(long number) {
    return IndexConstants.build(builder, location, number);
  }

  /** The size of a dimension of a tensor. */
  private Mixed size(Value tensor, int dimension) {
    long known = ((RankedTensorType) tensor.type()).dimension(dimension);
    return ShapedType.isDynamic(known)
        ? Mixed.of(DimOp.build(builder, location, tensor, constant(dimension)).result())
        : Mixed.of(known);
  }

  /** A value, which is a constant if the number is known. */
  private Mixed value(Mixed number) {
    return number.isStatic() ? Mixed.of(constant(number.number())) : number;
  }

  private List<List<Dimension>> only(List<Mixed> shape) {
    return List.of(Mixed.dimensions(context, shape));
  }

  // --- Operations.

  static List<List<Dimension>> of(PadOp op, OpBuilder builder) {
    return new ResultShapes(builder, op.operation().location()).ofPad(op);
  }

  /** Source, low and high padding together. */
  private List<List<Dimension>> ofPad(PadOp op) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    List<Mixed> low = Mixed.list(op.staticLow(), op.low());
    List<Mixed> high = Mixed.list(op.staticHigh(), op.high());
    AffineExpr sum =
        AffineExpr.dim(context, 0).add(AffineExpr.dim(context, 1)).add(AffineExpr.dim(context, 2));
    AffineMap map = AffineMap.get(context, 3, 0, sum);
    List<Mixed> shape = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (!ShapedType.isDynamic(type.dimension(i))) {
        shape.add(Mixed.of(type.dimension(i)));
      } else {
        List<Mixed> operands = List.of(size(op.source(), i), low.get(i), high.get(i));
        shape.add(value(AffineArithmetic.apply(builder, location, map, operands)));
      }
    }
    return only(shape);
  }

  static List<List<Dimension>> of(ConcatOp op, OpBuilder builder) {
    return new ResultShapes(builder, op.operation().location()).ofConcat(op);
  }

  private List<List<Dimension>> ofConcat(ConcatOp op) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    List<RankedTensorType> types =
        op.inputs().types().stream().map(RankedTensorType.class::cast).toList();
    long[] inferred = Concatenation.shape((int) op.dim(), types);
    Mixed[] shape = new Mixed[type.rank()];
    for (int i = 0; i < shape.length; i++) {
      if (!ShapedType.isDynamic(type.dimension(i))) {
        shape[i] = Mixed.of(type.dimension(i));
      } else if (i != op.dim()) {
        shape[i] =
            ShapedType.isDynamic(inferred[i])
                ? size(op.inputs().get(0), i)
                : value(Mixed.of(inferred[i]));
      }
    }
    int dim = (int) op.dim();
    if (ShapedType.isDynamic(type.dimension(dim))) {
      shape[dim] = value(sum(op.inputs(), dim));
    }
    return only(List.of(shape));
  }

  private Mixed sum(List<Value> inputs, int dimension) {
    AffineExpr sum = AffineExpr.constant(context, 0);
    List<Mixed> sizes = new ArrayList<>();
    for (Value input : inputs) {
      sum = sum.add(AffineExpr.dim(context, sizes.size()));
      sizes.add(size(input, dimension));
    }
    AffineMap map = AffineMap.get(context, sizes.size(), 0, sum);
    return AffineArithmetic.apply(builder, location, map, sizes);
  }

  static List<List<Dimension>> of(CollapseShapeOp op, OpBuilder builder) {
    return new ResultShapes(builder, op.operation().location()).ofCollapse(op);
  }

  private List<List<Dimension>> ofCollapse(CollapseShapeOp op) {
    RankedTensorType type = (RankedTensorType) op.result().type();
    List<long[]> groups = ReassociationGroups.of(op.reassociation());
    List<Mixed> shape = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      shape.add(
          ShapedType.isDynamic(type.dimension(i))
              ? product(op.src(), groups.get(i))
              : Mixed.of(type.dimension(i)));
    }
    return only(shape);
  }

  private Mixed product(Value tensor, long[] dimensions) {
    AffineExpr product = AffineExpr.constant(context, 1);
    List<Mixed> sizes = new ArrayList<>();
    for (long dimension : dimensions) {
      product = product.multiply(AffineExpr.symbol(context, sizes.size()));
      sizes.add(size(tensor, (int) dimension));
    }
    AffineMap map = AffineMap.get(context, 0, sizes.size(), product);
    return AffineArithmetic.applyAlways(builder, location, map, sizes);
  }
}
