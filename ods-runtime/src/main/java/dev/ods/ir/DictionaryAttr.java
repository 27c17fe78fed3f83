// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.encoding.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** MLIR's dictionary attribute: entries with distinct names, sorted by the bytes of the names. */
public final class DictionaryAttr extends Attribute {
  private static final Comparator<NamedAttribute> BY_NAME =
      (a, b) -> Utf8.compare(a.name(), b.name());

  private static final ContextKey<DictionaryAttr> EMPTY =
      ContextKey.create(context -> intern(new DictionaryAttr(context, new NamedAttribute[0])));

  private final NamedAttribute[] entries;

  private DictionaryAttr(Context context, NamedAttribute[] entries) {
    super(context);
    this.entries = entries;
  }

  /** The dictionary without entries. */
  public static DictionaryAttr empty(Context context) {
    return context.get(EMPTY);
  }

  /**
   * A dictionary of these entries, in any order.
   *
   * @throws IllegalArgumentException if two entries have the same name, or a value is of another
   *     context
   */
  public static DictionaryAttr get(Context context, Collection<NamedAttribute> entries) {
    if (entries.isEmpty()) {
      return empty(context);
    }
    NamedAttribute[] sorted = entries.toArray(new NamedAttribute[entries.size()]);
    Arrays.sort(sorted, BY_NAME);
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i].name().equals(sorted[i - 1].name())) {
        throw new IllegalArgumentException(
            "a dictionary has one entry per name: drop one of the two '" + sorted[i].name() + "'");
      }
    }
    return intern(new DictionaryAttr(context, sorted));
  }

  @Override
  public String dialectNamespace() {
    return "builtin";
  }

  /** The number of entries. */
  public int size() {
    return entries.length;
  }

  /** Whether there are no entries. */
  public boolean isEmpty() {
    return entries.length == 0;
  }

  /** The {@code index}-th entry in the order of names. */
  public NamedAttribute entry(int index) {
    return entries[Objects.checkIndex(index, entries.length)];
  }

  /** The entries in the order of names. */
  public List<NamedAttribute> entries() {
    return Collections.unmodifiableList(Arrays.asList(entries));
  }

  /** The value under this name, or null. */
  public @Nullable Attribute get(String name) {
    int index = find(name);
    return index < 0 ? null : entries[index].value();
  }

  /**
   * The attribute of this name, as one of class {@code kind}.
   *
   * @throws IllegalStateException if it is absent or of another class
   */
  public <T extends Attribute> T get(String name, Class<T> kind) {
    Attribute attribute = get(name);
    if (!kind.isInstance(attribute)) {
      throw new IllegalStateException(
          "no " + kind.getSimpleName() + " named '" + name + "' in " + this);
    }
    return kind.cast(attribute);
  }

  /** Whether there is an entry of this name. */
  public boolean contains(String name) {
    return find(name) >= 0;
  }

  /**
   * This dictionary with an entry added or replaced.
   *
   * @throws IllegalArgumentException if the value is of another context
   */
  public DictionaryAttr with(String name, Attribute value) {
    int index = find(name);
    NamedAttribute entry = new NamedAttribute(name, value);
    NamedAttribute[] changed;
    if (index >= 0) {
      changed = entries.clone();
      changed[index] = entry;
    } else {
      int at = -index - 1;
      changed = new NamedAttribute[entries.length + 1];
      System.arraycopy(entries, 0, changed, 0, at);
      changed[at] = entry;
      System.arraycopy(entries, at, changed, at + 1, entries.length - at);
    }
    return intern(new DictionaryAttr(context(), changed));
  }

  /** This dictionary without the entry of this name; itself if there is none. */
  public DictionaryAttr without(String name) {
    int index = find(name);
    if (index < 0) {
      return this;
    }
    NamedAttribute[] changed = new NamedAttribute[entries.length - 1];
    System.arraycopy(entries, 0, changed, 0, index);
    System.arraycopy(entries, index + 1, changed, index, changed.length - index);
    return intern(new DictionaryAttr(context(), changed));
  }

  /** The entry's index, or {@code -(insertion point) - 1}. */
  private int find(String name) {
    int low = 0;
    int high = entries.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = Utf8.compare(entries[middle].name(), name);
      if (order == 0) {
        return middle;
      }
      if (order < 0) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -low - 1;
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    for (NamedAttribute entry : entries) {
      action.accept(entry.value());
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    List<NamedAttribute> replaced = new ArrayList<>(entries.length);
    for (NamedAttribute entry : entries) {
      replaced.add(new NamedAttribute(entry.name(), parts.next(Attribute.class)));
    }
    return get(context(), replaced);
  }

  @Override
  protected int keyHash() {
    int hash = 1;
    for (NamedAttribute entry : entries) {
      hash = Uniquer.mix(hash * 31 + entry.hashCode());
    }
    return hash;
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    return Arrays.equals(entries, ((DictionaryAttr) other).entries);
  }
}
