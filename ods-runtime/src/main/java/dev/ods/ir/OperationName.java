// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.attach.Attachments;
import dev.ods.attach.InterfaceTable;
import dev.ods.encoding.Utf8;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The interned name of an operation kind: one instance per context and name. An operation holds its
 * number in the word at +0x40 of its header (Operation Layout, "Pointer-Identity Dispatch").
 */
public final class OperationName {
  private final int id;
  private final String value;
  private final int dot;
  private final @Nullable OpModel model;
  private final Attachments attachments = new Attachments();
  private final Context context;

  /** The dialect, once it is known: it stays loaded. */
  private volatile @Nullable DialectDefinition dialect;

  OperationName(Context context, int id, byte[] utf8, @Nullable OpModel model) {
    this.context = context;
    this.id = id;
    this.value = Utf8.decode(utf8);
    this.dot = value.indexOf('.');
    this.model = model;
  }

  /** The context that owns this name. */
  public Context context() {
    return context;
  }

  /** The full name, such as {@code "tf.AvgPool"}. */
  public String value() {
    return value;
  }

  /** The part before the first dot; the whole name if there is no dot, as in MLIR. */
  public String dialectNamespace() {
    return dot < 0 ? value : value.substring(0, dot);
  }

  /**
   * The loaded dialect that the operation belongs to, or null. A name without a dot, or with
   * nothing before or after the first dot, belongs to no dialect.
   */
  public @Nullable DialectDefinition dialect() {
    DialectDefinition known = dialect;
    if (known == null && dot > 0 && dot < value.length() - 1) {
      known = context.dialect(value.substring(0, dot));
      dialect = known;
    }
    return known;
  }

  /** The part after the first dot; the whole name if there is no dot. */
  public String stripDialect() {
    return dot < 0 ? value : value.substring(dot + 1);
  }

  /** Whether a loaded dialect defines this operation. */
  public boolean isRegistered() {
    return model != null;
  }

  /** The model of a registered operation, otherwise null. */
  public @Nullable OpModel model() {
    return model;
  }

  /** Whether the operation is registered and has this trait. */
  public boolean hasTrait(Class<?> trait) {
    return model != null && model.hasTrait(trait);
  }

  /** Whether the operation has this trait, or is unregistered and might have it. */
  public boolean mightHaveTrait(Class<?> trait) {
    return model == null || model.hasTrait(trait);
  }

  /**
   * Whether operations of this name are registered and implement an op interface, so that {@link
   * Operation#as} finds it.
   *
   * @throws IllegalStateException if it was only promised
   */
  public boolean hasInterface(Class<?> opInterface) {
    return model != null
        && (model.hasInterface(opInterface) || context.interfaces().has(model, opInterface));
  }

  /**
   * The same before all promises need to be kept, as when patterns are selected for the operations
   * of this name (MLIR's {@code OperationName::hasInterface}): false if it was only promised.
   */
  public boolean implementsInterface(Class<?> opInterface) {
    return model != null
        && (model.hasInterface(opInterface) || context.interfaces().isAttached(model, opInterface));
  }

  /**
   * What answers for this kind of operation through an interface: see {@link OpModel#as}. Null if
   * nothing does, or the operation is not registered.
   */
  public <T> @Nullable T as(Class<T> type) {
    if (model == null) {
      return null;
    }
    T own = model.as(type);
    return own != null ? own : context.interfaces().of(model, type, model.kind());
  }

  /** An operation of this name seen through an op interface; see {@link Operation#as}. */
  <T> @Nullable T view(Operation op, Class<T> opInterface) {
    if (model == null) {
      return null;
    }
    if (model.hasInterface(opInterface)) {
      return opInterface.cast(model.view(op));
    }
    InterfaceTable attached = context.interfaces();
    return attached.isEmpty() ? null : attached.of(model, opInterface, model.view(op));
  }

  /**
   * The object that a package attaches to each operation name, such as the checks of its traits;
   * created on first use.
   */
  @SuppressWarnings("unchecked") // Only objects that the key makes are entered under it.
  public <T> T get(Key<T> key) {
    Object found = attachments.get(key.number);
    return (T)
        (found != null ? found : attachments.set(key.number, (Object) key.maker.apply(this)));
  }

  /** The number in packed storage: positive if registered, negative if not. */
  int id() {
    return id;
  }

  @Override
  public String toString() {
    return value;
  }

  /**
   * The key of an object that a package attaches to each operation name. Keep it in a static
   * constant.
   *
   * @param <T> the type of the attached object
   */
  public static final class Key<T> {
    private static final AtomicInteger COUNT = new AtomicInteger();

    /** They are dense. */
    private final int number = COUNT.getAndIncrement();

    private final Function<OperationName, T> maker;

    private Key(Function<OperationName, T> maker) {
      this.maker = maker;
    }

    /**
     * A new key.
     *
     * @param maker creates the object for a name; when two threads race, one result is discarded
     */
    public static <T> Key<T> create(Function<OperationName, T> maker) {
      Objects.requireNonNull(maker, "maker");
      return new Key<>(maker);
    }
  }
}
