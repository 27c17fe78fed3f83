// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.DistinctAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.ExternalResources;
import dev.ods.text.lex.TokenStream;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The state that the parsers of one text share. */
public final class ParserCore {
  /**
   * The maximum depth to which types, attributes, affine expressions and locations may nest in each
   * other, also through aliases. Each level uses some stack; the limit fits a stack of 512 KiB.
   */
  public static final int MAX_NESTING = 300;

  /**
   * The maximum length of the text that an alias expands to, with the aliases in its definition
   * expanded.
   */
  public static final long MAX_EXPANSION = 1 << 24;

  /**
   * The definition of an alias.
   *
   * @param height the number of nested levels
   * @param expansion the length of its text with all aliases expanded
   */
  public record Alias<T>(T value, int height, long expansion) {}

  public final Context context;
  public final TokenStream tokens;
  public final TypeStack typeStack = new TypeStack();
  public final SourceLocations sourceLocations = new SourceLocations();
  public final Map<String, Alias<Type>> typeAliases = new HashMap<>();
  public final Map<String, Alias<Attribute>> attributeAliases = new HashMap<>();
  final Map<Long, DistinctAttr> distinctAttributes = new HashMap<>();
  final NumberParser numbers;
  public final ResourceParser resources;
  final DialectSymbolParser symbols;
  public final TypeParser types;
  public final AttributeParser attributes;
  public final LocationParser locations;

  private int depth;

  /** The greatest depth reached since {@link #mark}. */
  private int deepest;

  /** The total length of the expansions of aliases used since {@link #mark}. */
  private long expansion;

  public ParserCore(
      Context context, TokenStream tokens, @Nullable ExternalResources externalResources) {
    this.context = context;
    this.tokens = tokens;
    this.numbers = new NumberParser(tokens);
    this.resources = new ResourceParser(context, tokens, externalResources);
    this.symbols = new DialectSymbolParser(this);
    this.types = new TypeParser(this);
    this.attributes = new AttributeParser(this);
    this.locations = new LocationParser(this);
  }

  /** Enters a nested level, or reports that the text nests too deep. */
  boolean enter() {
    if (depth == MAX_NESTING) {
      return tooDeep();
    }
    depth++;
    deepest = Math.max(deepest, depth);
    return true;
  }

  void leave() {
    depth--;
  }

  private boolean tooDeep() {
    return tokens.error(
        "nesting too deep: types, attributes, affine expressions and locations may nest "
            + MAX_NESTING
            + " levels");
  }

  // -- Depth and expansion ------------------------------------------------------------------------

  /** Starts to measure; returns what {@link #release} takes. */
  public int mark() {
    int outer = deepest;
    deepest = depth;
    return outer;
  }

  /** The number of nested levels since {@link #mark}. */
  public int height() {
    return deepest - depth;
  }

  /** The running total of the lengths of the expansions of aliases. */
  public long expansion() {
    return expansion;
  }

  /** Ends measuring. */
  public void release(int outer) {
    deepest = Math.max(outer, deepest);
  }

  /**
   * Counts something of known depth and expansion that was not parsed again; false if it is nested
   * too deep.
   */
  boolean count(int height, long length) {
    if (depth + height > MAX_NESTING) {
      return tooDeep();
    }
    deepest = Math.max(deepest, depth + height);
    expansion += length;
    return true;
  }
}
