// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The hooks that the author implements in the interface and that no op interface declares,
 * recognised by their signatures.
 *
 * @param verify {@code default void verify(Diagnostics)}: ODS's {@code hasVerifier}, or null
 * @param verifyRegions {@code default void verifyRegions(Diagnostics)}: {@code hasRegionVerifier}
 * @param parse {@code static boolean parse(OpAsmParser, OperationState)}, or null
 * @param print {@code static void print(OpAsmPrinter, TheInterface)}, or null; present if and only
 *     if {@code parse} is
 * @param builds the custom builders
 * @param helpers the default methods that are neither hooks nor members
 */
public record HooksSpec(
    @Nullable Hook verify,
    @Nullable Hook verifyRegions,
    @Nullable Hook parse,
    @Nullable Hook print,
    List<BuildHook> builds,
    List<Helper> helpers) {
  /** No hooks. */
  public static final HooksSpec NONE = new HooksSpec(null, null, null, null, List.of(), List.of());

  public HooksSpec {
    builds = List.copyOf(builds);
    helpers = List.copyOf(helpers);
  }

  /**
   * A default method for the author's own use.
   *
   * @param parameters their types, erased
   * @param exact their types with type arguments; null if the method has type parameters
   * @param returned the type of the result, erased
   * @param isOwn whether the op itself declares it, and not an interface that it extends
   */
  public record Helper(
      String name,
      List<TypeName> parameters,
      @Nullable List<TypeName> exact,
      TypeName returned,
      boolean isOwn,
      Origin origin) {
    public Helper {
      parameters = List.copyOf(parameters);
      exact = exact == null ? null : List.copyOf(exact);
    }
  }

  /** Whether the op has a custom parser and printer. */
  public boolean hasCustomAssembly() {
    return parse != null && print != null;
  }

  /**
   * A method found by its signature.
   *
   * @param owner the interface that declares it: that of the op, or one that it extends
   */
  public record Hook(String name, ClassName owner, Origin origin) {}

  /**
   * {@code static void build(OpBuilder, OperationState, …)}: fills the state from its own
   * parameters.
   *
   * @param owner the interface that declares it: that of the op, or one that it extends
   * @param parameters the parameters after the first two
   * @param varargs whether the last one is a varargs parameter
   * @param lints what the author says of its types, so that they lead to no warnings
   */
  public record BuildHook(
      ClassName owner,
      List<ParameterSpec> parameters,
      boolean varargs,
      List<AnnotationSpec> lints,
      Documentation documentation,
      Origin origin) {
    public BuildHook {
      parameters = List.copyOf(parameters);
      lints = List.copyOf(lints);
    }
  }
}
