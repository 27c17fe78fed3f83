// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.codegen.OdsVerification;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.constraint.annotated.SizedRegion;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Arity;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.trait.GraphRegion;
import dev.ods.trait.HasParentTrait;
import dev.ods.trait.RegionKind;
import dev.ods.trait.RegionKindInterface;
import dev.ods.trait.SingleBlock;
import dev.ods.trait.SingleBlockImplicitTerminatorTrait;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Declares an operation in a test; its model verifies it as generated code would. */
final class TestOp {
  private final OpDefinition.Builder definition;
  private final List<Predicate<Type>> operandTypes = new ArrayList<>();
  private final List<Predicate<Type>> resultTypes = new ArrayList<>();
  private final List<Predicate<Attribute>> attributeTests = new ArrayList<>();
  private final List<Integer> regionSizes = new ArrayList<>();
  private List<String> parents = List.of();
  private String terminator = "";
  private BiPredicate<Operation, Diagnostics> predicate = (op, d) -> true;
  private BiConsumer<Operation, Diagnostics> own = (op, d) -> {};

  TestOp(String name) {
    definition = OpDefinition.builder(name);
  }

  TestOp operand(Arity arity, Predicate<Type> test, String summary) {
    definition.operand("", summary, arity);
    operandTypes.add(test);
    return this;
  }

  TestOp result(Arity arity, Predicate<Type> test, String summary) {
    definition.result("", summary, arity);
    resultTypes.add(test);
    return this;
  }

  TestOp attribute(String attribute, Predicate<Attribute> test, String summary) {
    definition.attribute(attribute, summary);
    attributeTests.add(test);
    return this;
  }

  TestOp optional(String attribute, Predicate<Attribute> test, String summary) {
    definition.optionalAttribute(attribute, summary);
    attributeTests.add(test);
    return this;
  }

  TestOp operandSegments() {
    definition.operandSegmentSizes();
    attributeTests.add(DenseI32ArrayAttr::test);
    return this;
  }

  TestOp resultSegments() {
    definition.resultSegmentSizes();
    attributeTests.add(DenseI32ArrayAttr::test);
    return this;
  }

  TestOp region(String region) {
    return sizedRegion(region, -1);
  }

  TestOp sizedRegion(String region, int blocks) {
    String summary = blocks < 0 ? "any region" : SizedRegion.summary(blocks);
    definition.region(region, summary);
    regionSizes.add(blocks);
    return this;
  }

  /** Any number of regions. */
  TestOp regions() {
    definition.variadicRegion("", "any region");
    regionSizes.add(-1);
    return this;
  }

  TestOp successors(int count) {
    for (int i = 0; i < count; i++) {
      definition.successor("", "any successor");
    }
    return this;
  }

  TestOp traits(Class<?>... more) {
    definition.traits(more);
    return this;
  }

  TestOp parents(String... names) {
    parents = List.of(names);
    return traits(HasParentTrait.class);
  }

  TestOp terminatedBy(String operation) {
    terminator = operation;
    return traits(SingleBlock.class, SingleBlockImplicitTerminatorTrait.class);
  }

  TestOp predicate(BiPredicate<Operation, Diagnostics> check) {
    predicate = check;
    return this;
  }

  /** The author's verifier. */
  TestOp verify(BiConsumer<Operation, Diagnostics> check) {
    own = check;
    return this;
  }

  OpModel model() {
    return new Model(this);
  }

  private record Graph(Operation operation) implements OpView, RegionKindInterface {
    @Override
    public RegionKind regionKind(int index) {
      return RegionKind.GRAPH;
    }
  }

  private static final class Model extends OpModel
      implements OpVerifier, CustomVerifier, HasParentTrait, SingleBlockImplicitTerminatorTrait {
    private final TestOp op;

    Model(TestOp op) {
      super(op.definition.build());
      this.op = op;
    }

    @Override
    public OpView view(Operation operation) {
      return hasTrait(GraphRegion.class) ? new Graph(operation) : () -> operation;
    }

    @Override
    public List<String> parentNames() {
      return op.parents;
    }

    @Override
    public String terminatorName() {
      return op.terminator;
    }

    @Override
    public @Nullable String violatedConstraint(int property, Attribute value) {
      return op.attributeTests.get(property).test(value)
          ? null
          : definition().attributes().get(property).constraint();
    }

    @Override
    public void verifyInvariants(Operation operation, Diagnostics d) {
      boolean unused =
          OdsVerification.attributes(operation, this, this, d)
              && operandsAreValid(operation, d)
              && resultsAreValid(operation, d)
              && op.predicate.test(operation, d)
              && regionsAreValid(operation, d);
    }

    @Override
    public void verifyOperation(OpView view, Diagnostics d) {
      op.own.accept(view.operation(), d);
    }

    /** The number of values of a group; at most one group may be variadic. */
    private int size(
        Operation operation, String segments, int group, boolean variadic, int groups, int values) {
      if (operation.attribute(segments) instanceof DenseArrayAttr sizes) {
        return Math.toIntExact(sizes.longValue(group));
      }
      return variadic ? values - groups + 1 : 1;
    }

    private boolean operandsAreValid(Operation operation, Diagnostics d) {
      int from = 0;
      List<OpDefinition.OperandDefinition> operands = definition().operands();
      for (int i = 0; i < operands.size(); i++) {
        OpDefinition.OperandDefinition operand = operands.get(i);
        boolean variadic = operand.arity() == Arity.VARIADIC;
        int count =
            size(
                operation,
                "operandSegmentSizes",
                i,
                variadic,
                operands.size(),
                operation.operandCount());
        String summary = (variadic ? "variadic of " : "") + operand.constraint();
        if (!OdsVerification.operandTypes(
            operation, from, count, op.operandTypes.get(i), summary, d)) {
          return false;
        }
        from += count;
      }
      return true;
    }

    private boolean resultsAreValid(Operation operation, Diagnostics d) {
      int from = 0;
      List<OpDefinition.ResultDefinition> results = definition().results();
      for (int i = 0; i < results.size(); i++) {
        OpDefinition.ResultDefinition result = results.get(i);
        boolean variadic = result.arity() == Arity.VARIADIC;
        int count =
            size(
                operation,
                "resultSegmentSizes",
                i,
                variadic,
                results.size(),
                operation.resultCount());
        String summary = (variadic ? "variadic of " : "") + result.constraint();
        if (!OdsVerification.resultTypes(
            operation, from, count, op.resultTypes.get(i), summary, d)) {
          return false;
        }
        from += count;
      }
      return true;
    }

    private boolean regionsAreValid(Operation operation, Diagnostics d) {
      List<OpDefinition.RegionDefinition> regions = definition().regions();
      for (int i = 0; i < operation.regionCount() && i < regions.size(); i++) {
        int size = op.regionSizes.get(i);
        if (!OdsVerification.region(
            operation,
            i,
            regions.get(i).name(),
            size < 0 || SizedRegion.test(operation.region(i), size),
            regions.get(i).constraint(),
            d)) {
          return false;
        }
      }
      return true;
    }
  }
}
