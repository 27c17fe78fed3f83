// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.attach.Attachments;
import dev.ods.attach.InterfaceTable;
import dev.ods.encoding.ByteTable;
import dev.ods.encoding.Utf8;
import dev.ods.ir.storage.FileTable;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Owns the types, attributes, names and dialects that IR refers to, one instance of each (MLIR's
 * {@code MLIRContext}). Thread-safe.
 */
public final class Context {
  static {
    // Here, as there is no handle without a context.
    new StorageAccess().install();
  }

  private final Uniquer<Type> types = new Uniquer<>();
  private final Uniquer<Attribute> attributes = new Uniquer<>();
  private final ByteTable<OperationName> namesByText = new ByteTable<>();
  private final OperationNames names = new OperationNames();
  private final ByteTable<String> identifiers = new ByteTable<>();
  private final Attachments attachments = new Attachments();
  private final DialectTable dialects = new DialectTable(this);

  /** The namespaces of unregistered operations. */
  private final Set<String> strangers = ConcurrentHashMap.newKeySet();

  private final FileTable files = new FileTable();
  private final InterfaceTable interfaces = new InterfaceTable();
  private volatile boolean allowUnregistered;

  private Context() {}

  /** Creates a context with only the dialect {@code builtin} loaded. */
  public static Context create() {
    Context context = new Context();
    context.load(IrServices.builtin());
    return context;
  }

  /** Whether operations, types and attributes of dialects that are not loaded are allowed. */
  public boolean allowsUnregisteredDialects() {
    return allowUnregistered;
  }

  /** Sets whether operations, types and attributes of dialects that are not loaded are allowed. */
  public void allowUnregisteredDialects(boolean allow) {
    allowUnregistered = allow;
  }

  /**
   * Registers a dialect and those that it depends on: it is loaded when a text first uses its
   * namespace, or when it is looked up by name (MLIR's {@code DialectRegistry}). A program that
   * builds operations of it calls {@link #load} instead. Does nothing if a dialect of the same
   * class is registered. Must be called before other threads use the context. As to types and
   * attributes that were made before, see {@link #load}.
   *
   * @throws IllegalArgumentException if another dialect has the same namespace, unless it is
   *     registered only because a third one depends on it
   * @throws IllegalStateException if this context already contains unregistered operations of that
   *     namespace or of that of a dialect that it depends on: register the dialects first
   * @throws UnsupportedDialectException if it was generated for another version of the runtime, or
   *     one that it depends on was
   */
  public void register(DialectDefinition dialect) {
    dialects.register(dialect);
  }

  /**
   * Loads all dialects that are registered, by {@link #load}, which throws what this throws. Must
   * be called before other threads use the context.
   */
  public void loadAllAvailableDialects() {
    availableDialects().forEach(this::dialect);
  }

  /**
   * Loads a dialect with its operations, registers the dialects that it depends on, and lets it
   * {@linkplain DialectDefinition#initialize prepare} the context. Does nothing if a dialect of the
   * same class is loaded. Must be called before other threads use the context.
   *
   * <p>Types and attributes of the dialect that were made before stay opaque, and are not equal to
   * those that are made afterwards, though they may have the same text: load the dialect first.
   *
   * @throws IllegalArgumentException if another dialect has the same namespace, unless it is
   *     registered only because a third one depends on it, or if an operation is not in the
   *     dialect's namespace
   * @throws IllegalStateException if this context already contains one of the operations, or one of
   *     a dialect that it depends on, as an unregistered one: load the dialects first; or if its
   *     initialization has named one of its operations
   * @throws UnsupportedDialectException if it was generated for another version of the runtime, or
   *     one of its operations or a dialect that it depends on was
   * @throws RuntimeException if its initialization throws it; then it is not loaded
   */
  public void load(DialectDefinition dialect) {
    dialects.load(dialect);
  }

  /**
   * Loads the dialect before the first dot of a name, such as that of an attribute, if it is
   * registered and not loaded.
   */
  public void loadDialectOf(String name) {
    dialects.loadDialectOf(name);
  }

  /** The dialect of this namespace, or null; loads it if it is registered only. */
  public @Nullable DialectDefinition dialect(String namespace) {
    return dialects.find(namespace);
  }

  /**
   * Loads the dialects that loaded ones depend on, whose operations passes on these may make. Must
   * be called before other threads use the context.
   */
  public void loadDependentDialects() {
    dialects.loadDependent();
  }

  /** The dialect of this namespace if it is loaded, or null. */
  public @Nullable DialectDefinition loadedDialect(String namespace) {
    return dialects.findLoaded(namespace);
  }

  /** The loaded dialects, by namespace: the same list until another one is loaded. */
  public List<DialectDefinition> dialects() {
    return dialects.loaded();
  }

  /** The namespaces of the dialects that are loaded or registered, sorted. */
  public List<String> availableDialects() {
    return dialects.available();
  }

  /**
   * The interned name of an operation, registered or not.
   *
   * @throws IllegalArgumentException if the name is empty, contains a NUL character, or has an
   *     unpaired surrogate that stands for no byte: text with it could not be read back
   */
  public OperationName operationName(String name) {
    if (!Utf8.hasBytes(name)) {
      throw new IllegalArgumentException(
          "the name '" + name + "' has an unpaired surrogate: give it as bytes");
    }
    byte[] utf8 = Utf8.encode(name);
    return operationName(utf8, 0, utf8.length);
  }

  /**
   * The interned name whose bytes, usually UTF-8, are a range of an array.
   *
   * @throws IllegalArgumentException if the name is empty or contains a NUL byte
   */
  public OperationName operationName(byte[] utf8, int from, int to) {
    Objects.checkFromToIndex(from, to, utf8.length);
    OperationName known = namesByText.find(utf8, from, to);
    if (known != null) {
      return known;
    }
    loadDialectOf(Utf8.decode(Arrays.copyOfRange(utf8, from, to)));
    return namesByText.findOrAdd(utf8, from, to, this::newUnregistered);
  }

  /**
   * The interned name of a registered operation.
   *
   * @throws IllegalStateException if its dialect is not loaded
   */
  public OperationName operationName(OpModel model) {
    OperationName name = names.of(model);
    if (name == null) {
      throw new IllegalStateException(
          "operation '" + model.name() + "' is not known: load its dialect into the context first");
    }
    return name;
  }

  /** Whether an operation of this namespace was named that is not registered. */
  boolean hasUnregistered(String namespace) {
    return strangers.contains(namespace);
  }

  /** Whether an operation of a name is registered, or was named before. */
  boolean isNamed(byte[] utf8) {
    return namesByText.find(utf8, 0, utf8.length) != null;
  }

  /** Registers an operation that was not named before. */
  void registerOperation(OpModel model) {
    byte[] utf8 = Utf8.encode(model.name());
    namesByText.put(utf8, names.register(this, model, utf8));
    for (int i = 0; i < model.propertyCount(); i++) {
      // Text then names the attribute by the model's own string, which is quick to compare.
      String property = model.propertyName(i);
      byte[] bytes = Utf8.encode(property);
      identifiers.findOrAdd(bytes, 0, bytes.length, unused -> property);
    }
  }

  /** Called under the lock of the table of names only, hence one at a time. */
  private OperationName newUnregistered(byte[] utf8) {
    checkHasText(utf8);
    OperationName name = names.addUnregistered(this, utf8);
    strangers.add(name.dialectNamespace());
    return name;
  }

  /**
   * Checks the name of an operation.
   *
   * @throws IllegalArgumentException if MLIR's text has no such name
   */
  static void checkHasText(byte[] name) {
    if (name.length == 0) {
      throw new IllegalArgumentException("an operation has a name: give one that is not empty");
    }
    for (byte b : name) {
      if (b == 0) {
        throw new IllegalArgumentException(
            "the name of an operation has no NUL character in MLIR's text: leave it out");
      }
    }
  }

  /** The name behind a number of packed storage. */
  OperationName operationName(int id) {
    return names.get(id);
  }

  /** The operation names by numbers and models. */
  OperationNames names() {
    return names;
  }

  /**
   * The interned string of some bytes, usually UTF-8: for attribute names, symbols and other
   * identifiers in text. The package's documentation describes how malformed bytes are represented.
   */
  public String identifier(byte[] utf8, int from, int to) {
    Objects.checkFromToIndex(from, to, utf8.length);
    return identifiers.findOrAdd(utf8, from, to, Utf8::decode);
  }

  /** The object that a package attaches to this context; created on first use. */
  @SuppressWarnings("unchecked") // Only objects that the key makes are entered under it.
  public <T> T get(ContextKey<T> key) {
    Object found = attachments.get(key.number());
    return (T) (found != null ? found : attachments.set(key.number(), (Object) key.make(this)));
  }

  /**
   * Lets the operations of a kind implement an op interface that their declaration does not extend
   * (MLIR's external model): {@link Operation#as} then finds it, and those that it extends, by this
   * implementation unless they have one. Other contexts are not affected, and an implementation
   * that the declaration or an earlier call gives takes precedence. The dialect need not be loaded
   * yet. May be called while other threads use the context; passes and sets of patterns that have
   * seen the operations before may not see it.
   *
   * @param model of the operations
   * @param implementation makes the implementation for an operation, from the typed view of it;
   *     what it makes is not kept. It also receives views that answer for the kind of operation,
   *     see {@link OpModel#as}
   * @throws IllegalArgumentException if {@code opInterface} is no interface
   */
  public <I> void attachInterface(
      OpModel model, Class<I> opInterface, Function<? super OpView, ? extends I> implementation) {
    interfaces.attach(
        model, model.name(), opInterface, view -> implementation.apply((OpView) view));
  }

  /**
   * Lets the types or attributes of a class implement an interface that the class does not (MLIR's
   * external model): {@link Uniqued#as} then finds it. Otherwise as {@link
   * #attachInterface(OpModel, Class, Function)}.
   *
   * @param subject the class of the types or attributes, not a base class of it
   * @param implementation makes the implementation for a type or an attribute
   * @throws IllegalArgumentException if {@code subject} is a base class, or {@code type} is no
   *     interface
   */
  public <U extends Uniqued, I> void attachInterface(
      Class<U> subject, Class<I> type, Function<? super U, ? extends I> implementation) {
    requireConcrete(subject);
    interfaces.attach(
        subject, subject.getSimpleName(), type, one -> implementation.apply(subject.cast(one)));
  }

  /**
   * Records that an op interface will be attached to the operations of a kind before it is asked
   * for (MLIR's promised interface): until then it is an error to ask, as the answer would be
   * wrong. The declaration's own implementation, if there is one, is found nevertheless.
   *
   * @throws IllegalArgumentException if {@code opInterface} is no interface
   */
  public void promiseInterface(OpModel model, Class<?> opInterface) {
    interfaces.promise(model, model.name(), opInterface);
  }

  /**
   * Records that an interface will be attached to the types or attributes of a class before it is
   * asked for: see {@link #promiseInterface(OpModel, Class)}.
   *
   * @throws IllegalArgumentException if {@code subject} is a base class, or {@code type} is no
   *     interface
   */
  public void promiseInterface(Class<? extends Uniqued> subject, Class<?> type) {
    requireConcrete(subject);
    interfaces.promise(subject, subject.getSimpleName(), type);
  }

  /** Types and attributes are asked for their interfaces by their own class alone. */
  private static void requireConcrete(Class<?> subject) {
    if (Modifier.isAbstract(subject.getModifiers())) {
      throw new IllegalArgumentException(
          subject.getName() + " is a base class: name each class of its types or attributes");
    }
  }

  /** The attached interfaces. */
  InterfaceTable interfaces() {
    return interfaces;
  }

  Uniquer<Type> types() {
    return types;
  }

  Uniquer<Attribute> attributes() {
    return attributes;
  }

  FileTable files() {
    return files;
  }
}
