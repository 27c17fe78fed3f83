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

/** What the parsers of one text share. */
public final class ParserCore {
  /**
   * How deep types, attributes, affine expressions and locations may nest in each other, also by
   * way of aliases. Each level takes some stack; the limit fits a stack of 512 KiB.
   */
  public static final int MAX_NESTING = 300;

  /** How many bytes an alias may stand for, if those in its definition are replaced in turn. */
  public static final long MAX_EXPANSION = 1 << 24;

  /**
   * What an alias stands for.
   *
   * @param height how many levels it nests
   * @param expansion how long its text is, with all aliases in it replaced
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

  /** How long the texts are that the aliases met since {@link #mark} stand for. */
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

  /** Goes one level deeper, or reports that the text nests too deep. */
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

  // -- The extent of what is read ----------------------------------------------------------------

  /** Starts to measure; returns what {@link #release} takes. */
  public int mark() {
    int outer = deepest;
    deepest = depth;
    return outer;
  }

  /** How many levels have nested since {@link #mark}. */
  public int height() {
    return deepest - depth;
  }

  /** A running total of the lengths of what aliases stand for. */
  public long expansion() {
    return expansion;
  }

  /** Ends measuring. */
  public void release(int outer) {
    deepest = Math.max(outer, deepest);
  }

  /** Counts something of known extent that was not read anew; false if that is too deep here. */
  boolean count(int height, long length) {
    if (depth + height > MAX_NESTING) {
      return tooDeep();
    }
    deepest = Math.max(deepest, depth + height);
    expansion += length;
    return true;
  }
}
