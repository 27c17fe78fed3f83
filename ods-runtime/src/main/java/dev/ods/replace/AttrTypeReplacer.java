// SPDX-License-Identifier: Apache-2.0
package dev.ods.replace;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Replaces attributes and types, however deeply they are nested in others (MLIR's class of this
 * name):
 *
 * <pre>{@code
 * AttrTypeReplacer replacer = new AttrTypeReplacer();
 * replacer.add(
 *     IntegerType.class,
 *     type -> type.width() == 32 ? Replacement.of(IndexType.get(type.context())) : null);
 * replacer.replaceNested(module, EnumSet.of(OperationPart.ATTRIBUTES, OperationPart.TYPES));
 * }</pre>
 *
 * <p>Results are kept: each attribute and type is replaced once, its parts from left to right. The
 * body of a recursive type is not part of it. Strings, dense arrays and attributes of elements keep
 * the types that they were made for. Not thread-safe.
 */
public final class AttrTypeReplacer {
  private final List<Function<Uniqued, @Nullable Replacement>> rules = new ArrayList<>();

  /** By identity: of what is nested many times in itself, hashes may be the same. */
  private final IdentityHashMap<Uniqued, Uniqued> results = new IdentityHashMap<>();

  /** Those that are being replaced, the innermost one last, and their parts. */
  private final List<Pending> pending = new ArrayList<>();

  /** A replacer without rules, which replaces nothing. */
  public AttrTypeReplacer() {}

  /** An attribute or a type that is to be replaced. */
  private static final class Pending {
    final Uniqued element;

    /** Whether the rules are asked. */
    boolean begun;

    /** What it is replaced by, before the parts of this are; null before the rules have said. */
    @Nullable Uniqued base;

    Pending(Uniqued element) {
      this.element = element;
    }
  }

  /**
   * Adds a rule, which is asked before those that were added earlier.
   *
   * @param kind the class of what it replaces
   * @param rule gives the replacement, or null to leave it to other rules and to those for parts
   */
  public <T> void add(Class<T> kind, Function<? super T, @Nullable Replacement> rule) {
    rules.add(element -> kind.isInstance(element) ? rule.apply(kind.cast(element)) : null);
    results.clear();
  }

  /**
   * The replacement of an attribute, perhaps itself.
   *
   * @throws IllegalArgumentException if a rule replaces a part by what cannot take its place
   */
  public Attribute replace(Attribute attribute) {
    return checked(attribute, Attribute.class);
  }

  /**
   * The replacement of a type, perhaps itself.
   *
   * @throws IllegalArgumentException if a rule replaces a part by what cannot take its place
   */
  public Type replace(Type type) {
    return checked(type, Type.class);
  }

  /**
   * Replaces attributes and types of an operation and of the blocks of its regions; those nested in
   * it stay. The types of operands are those of what defines them.
   *
   * @throws IllegalArgumentException if a rule replaces something by what cannot take its place;
   *     the operation may then be changed in part
   */
  public void replaceIn(Operation op, Set<OperationPart> parts) {
    if (parts.contains(OperationPart.ATTRIBUTES)) {
      replaceAttributes(op);
    }
    boolean locations = parts.contains(OperationPart.LOCATIONS);
    boolean types = parts.contains(OperationPart.TYPES);
    if (locations) {
      ifReplaced(op.location(), Location.class, op::setLocation);
    }
    for (int i = 0; types && i < op.resultCount(); i++) {
      Value result = op.result(i);
      ifReplaced(result.type(), Type.class, result::setType);
    }
    for (int i = 0; (locations || types) && i < op.regionCount(); i++) {
      replaceArguments(op.region(i), locations, types);
    }
  }

  private void replaceArguments(Region region, boolean locations, boolean types) {
    for (Block block : region.blocks()) {
      for (int i = 0; i < block.argumentCount(); i++) {
        Value argument = block.argument(i);
        if (locations) {
          ifReplaced(argument.location(), Location.class, argument::setLocation);
        }
        if (types) {
          ifReplaced(argument.type(), Type.class, argument::setType);
        }
      }
    }
  }

  private void replaceAttributes(Operation op) {
    OpModel model = op.name().model();
    if (model == null) {
      ifReplaced(op.rawProperties(), Attribute.class, op::setRawProperties);
    } else {
      for (int i = 0; i < model.propertyCount(); i++) {
        int index = i;
        ifReplaced(op.property(i), Attribute.class, replaced -> op.setProperty(index, replaced));
      }
    }
    ifReplaced(op.discardableAttributes(), DictionaryAttr.class, op::setDiscardableAttributes);
  }

  private <T extends Uniqued> void ifReplaced(
      @Nullable Uniqued element, Class<T> kind, Consumer<? super T> action) {
    if (element != null) {
      T replaced = checked(element, kind);
      if (replaced != element) {
        action.accept(replaced);
      }
    }
  }

  /** {@link #replaceIn} for an operation and all that are nested in it. */
  public void replaceNested(Operation root, Set<OperationPart> parts) {
    root.walk(op -> replaceIn(op, parts));
  }

  private <T extends Uniqued> T checked(Uniqued element, Class<T> kind) {
    Uniqued result = replaced(element);
    if (!kind.isInstance(result)) {
      throw new IllegalArgumentException(
          "'" + result + "' cannot replace '" + element + "': give a " + kind.getSimpleName());
    }
    return kind.cast(result);
  }

  /** The result for an element; without recursion, as what is nested may be so deeply. */
  private Uniqued replaced(Uniqued element) {
    Uniqued known = results.get(element);
    if (known != null) {
      return known;
    }
    int depth = pending.size();
    pending.add(new Pending(element));
    try {
      while (pending.size() > depth) {
        advance(pending.get(pending.size() - 1));
      }
    } finally {
      forget(depth);
    }
    return resultOf(element);
  }

  private Uniqued resultOf(Uniqued element) {
    return results.getOrDefault(element, element);
  }

  private void advance(Pending top) {
    if (top.base != null) {
      results.put(top.element, top.base.replaceParts(this::resultOf));
      leave();
    } else if (results.containsKey(top.element)) {
      leave();
    } else {
      begin(top);
    }
  }

  private Pending leave() {
    return pending.remove(pending.size() - 1);
  }

  /** Asks the rules; what they leave is finished after its parts. */
  private void begin(Pending top) {
    // Where a rule asks for the element itself, or its result contains it, it stays.
    results.put(top.element, top.element);
    top.begun = true;
    Replacement replacement = null;
    for (int i = rules.size() - 1; replacement == null && i >= 0; i--) {
      replacement = rules.get(i).apply(top.element);
    }
    if (replacement != null && replacement.isWhole()) {
      results.put(top.element, replacement.result());
      leave();
      return;
    }
    Uniqued base = replacement == null ? top.element : replacement.result();
    top.base = base;
    int first = pending.size();
    base.replaceParts(
        part -> {
          if (!results.containsKey(part)) {
            pending.add(new Pending(part));
          }
          return part;
        });
    Collections.reverse(pending.subList(first, pending.size()));
  }

  /** Drops what an exception has left unfinished. */
  private void forget(int depth) {
    while (pending.size() > depth) {
      Pending unfinished = leave();
      if (unfinished.begun) {
        results.remove(unfinished.element);
      }
    }
  }
}
