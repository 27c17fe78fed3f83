// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A static method that trees may call: one of a pattern set (MLIR: {@code NativeCodeCall}), or one
 * with which the author of an op builds it.
 *
 * @param owner the interface that declares it
 * @param returned what it returns
 * @param components what it returns, if that is a record
 * @param fault why trees cannot call it; empty if they can
 */
public record NativeMethod(
    ClassName owner,
    String name,
    JavaType returned,
    List<Component> components,
    List<Parameter> parameters,
    String fault) {
  public NativeMethod {
    components = List.copyOf(components);
    parameters = List.copyOf(parameters);
  }

  /** A component of a record. */
  public record Component(String name, JavaType type) {}

  /** A parameter. */
  public record Parameter(String name, JavaType type) {
    /** Whether calls give it no argument. */
    public boolean isImplicit() {
      return type.is(JavaKind.REWRITER) || type.is(JavaKind.LOCATION);
    }
  }

  /** The same, of which it is known that it has not returned null. */
  public NativeMethod guarded() {
    JavaType present = new JavaType(returned.name(), returned.kind(), false);
    return new NativeMethod(owner, name, present, components, parameters, fault);
  }

  /** The parameters for which calls give arguments. */
  public List<Parameter> explicitParameters() {
    return parameters.stream().filter(parameter -> !parameter.isImplicit()).toList();
  }
}
