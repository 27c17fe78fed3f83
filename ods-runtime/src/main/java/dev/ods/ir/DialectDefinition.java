// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A group of operations, types and attributes with a common namespace. Load it into a {@link
 * Context} with {@link Context#load}; tools find dialects with {@link java.util.ServiceLoader}, as
 * {@code dev.ods.registry.DialectRegistry} does.
 */
public abstract class DialectDefinition {
  private final String namespace;

  /**
   * For subclasses.
   *
   * @param namespace the dialect's name, such as {@code "tf"}
   */
  protected DialectDefinition(String namespace) {
    this.namespace = namespace;
  }

  /** The dialect's name, the part of an operation's name before the first dot. */
  public final String namespace() {
    return namespace;
  }

  /**
   * Checks that this runtime supports what the dialect was generated for. A context calls this
   * before any other method, so before a class of an operation is initialized. A dialect written by
   * hand has nothing to check.
   *
   * @throws UnsupportedDialectException if the runtime or the dialect is too old for the other
   */
  public void requireSupported() {}

  /** The operations that this dialect defines. */
  public abstract List<OpModel> operations();

  /** The classes of the types that this dialect declares; tools need no others. */
  public List<Class<? extends Type>> types() {
    return List.of();
  }

  /** The classes of the attributes that this dialect declares; tools need no others. */
  public List<Class<? extends Attribute>> attributes() {
    return List.of();
  }

  /**
   * New instances of the dialects that this one depends on, because its operations use their types
   * or attributes. A context registers them with it, unless their namespaces are registered.
   */
  public List<DialectDefinition> dependentDialects() {
    return List.of();
  }

  /**
   * Prepares a context that loads this dialect, for what its operations, types and attributes do
   * not say themselves (MLIR's {@code Dialect::initialize}): attaches interfaces to those of other
   * dialects, which need not be loaded, or promises interfaces that others will attach. A context
   * calls this once, unless it throws, under its lock, after it has registered the dialects that
   * this one depends on, and before any thread finds this dialect and its operations in it.
   *
   * <p>If it throws, the dialect is not loaded, and what it has attached and promised stays. It is
   * called again when the dialect is asked for again, and can then not replace what it attached
   * before.
   *
   * @param context which does not contain the operations of this dialect yet: they must not be
   *     named
   */
  public void initialize(Context context) {}

  /**
   * The dialect's implementation of an interface that another package defines for dialects, or
   * null; the dialect itself, if it implements it.
   *
   * @param hook such as {@code OpAsmDialectInterface} of the package {@code text}
   */
  public <T> @Nullable T as(Class<T> hook) {
    return hook.isInstance(this) ? hook.cast(this) : null;
  }

  /** Whether operations of this namespace that it does not define are allowed. */
  public boolean allowsUnknownOperations() {
    return false;
  }

  /** Whether types and attributes of this namespace that it does not define are allowed. */
  public boolean allowsUnknownTypes() {
    return false;
  }
}
