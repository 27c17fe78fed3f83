// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.AttrTypeParts;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The input and result types of a graph. It is printed like a function type, and parsed as one. */
public final class GraphType extends BuiltinType {
  private static final Type[] NONE = {};

  private final Type[] inputs;
  private final Type[] results;

  private GraphType(Context context, Type[] inputs, Type[] results) {
    super(context);
    this.inputs = inputs;
    this.results = results;
  }

  /** The graph type from these inputs to these results. */
  public static GraphType get(
      Context context, List<? extends Type> inputs, List<? extends Type> results) {
    return intern(new GraphType(context, inputs.toArray(NONE), results.toArray(NONE)));
  }

  /** The number of inputs. */
  public int inputCount() {
    return inputs.length;
  }

  /** The type of an input. */
  public Type input(int index) {
    return inputs[index];
  }

  /** The types of the inputs. */
  public List<Type> inputs() {
    return Collections.unmodifiableList(Arrays.asList(inputs));
  }

  /** The number of results. */
  public int resultCount() {
    return results.length;
  }

  /** The type of a result. */
  public Type result(int index) {
    return results[index];
  }

  /** The types of the results. */
  public List<Type> results() {
    return Collections.unmodifiableList(Arrays.asList(results));
  }

  @Override
  <R extends @Nullable Object> R accept(TypeVisitor<R> visitor) {
    return visitor.visitGraph(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    for (Uniqued part : inputs) {
      action.accept(part);
    }
    for (Uniqued part : results) {
      action.accept(part);
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(
        context(), parts.list(Type.class, inputs.length), parts.list(Type.class, results.length));
  }

  @Override
  protected int keyHash() {
    return hashOf(hashOf(inputs), results);
  }

  @Override
  protected boolean keyEquals(Type other) {
    GraphType that = (GraphType) other;
    return Arrays.equals(inputs, that.inputs) && Arrays.equals(results, that.results);
  }
}
