// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.builtin.DistinctAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.stack.DeepStack;
import dev.ods.stack.Nesting;
import dev.ods.text.ExternalResources;
import dev.ods.text.form.CyclicTypes;
import dev.ods.text.lex.Relocation;
import dev.ods.text.lex.TokenStream;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The state that the parsers of one text share. */
public final class ParserCore {
  public final Context context;
  public final TokenStream tokens;
  public final TypeStack typeStack = new TypeStack();
  public final SourceLocations sourceLocations;
  public final Map<String, Type> typeAliases = new HashMap<>();
  public final Map<String, Attribute> attributeAliases = new HashMap<>();
  final Map<Long, DistinctAttr> distinctAttributes = new HashMap<>();
  final NumberParser numbers;
  public final ResourceParser resources;
  final DialectSymbolParser symbols;
  public final TypeParser types;
  public final AttributeParser attributes;
  public final LocationParser locations;

  /** The stack of everything nested in this text. */
  public final DeepStack stack = new DeepStack();

  /** The types whose names refer to them, as they contain what is being parsed. */
  final CyclicTypes cyclicTypes = new CyclicTypes();

  /** The types, attributes and locations that are open. */
  private final Nesting nesting = new Nesting(stack);

  /** The lists that dialects are parsing. */
  private final Nesting lists = new Nesting(stack);

  public ParserCore(
      Context context, TokenStream tokens, @Nullable ExternalResources externalResources) {
    this.context = context;
    this.tokens = tokens;
    this.sourceLocations = new SourceLocations(tokens.isStream());
    this.numbers = new NumberParser(tokens);
    this.resources = new ResourceParser(context, tokens, externalResources);
    this.symbols = new DialectSymbolParser(this);
    this.types = new TypeParser(this);
    this.attributes = new AttributeParser(this);
    this.locations = new LocationParser(this);
  }

  /** Exchanges the offsets that outlast types, attributes and locations; forgets the others. */
  public void relocate(Relocation relocation) {
    sourceLocations.relocate(relocation);
    symbols.forgetBodies();
    types.forgetTexts();
    attributes.forgetTexts();
  }

  /** Parses a type, an attribute or a location that others may nest in; null after a diagnostic. */
  <T> @Nullable T nest(Supplier<@Nullable T> reader) {
    if (nesting.isFull()) {
      reportDepth("types, attributes and locations");
      return null;
    }
    return nesting.call(reader);
  }

  /**
   * {@link #nest} for the code of a dialect. What it leaves on the stack of types is dropped: it
   * would belong to the list in which the type or attribute is.
   */
  <T> @Nullable T nestHook(Supplier<@Nullable T> reader) {
    int mark = typeStack.size();
    T read = nest(reader);
    typeStack.cutTo(mark);
    return read;
  }

  /** Parses a list for a dialect; false after reporting a diagnostic. */
  boolean nestList(Supplier<Boolean> reader) {
    return lists.isFull() ? reportDepth("lists") : lists.call(reader);
  }

  /**
   * Whether a text of so many bytes means the same here as anywhere: it cannot exceed the limit,
   * and refers to no type that contains it.
   */
  boolean isContextFree(int bytes) {
    return nesting.allows(bytes) && cyclicTypes.isEmpty();
  }

  /** Reports a thing that exceeds {@link Nesting#MAX_LEVELS}; returns false. */
  public boolean reportDepth(String what) {
    tokens.error("nesting too deep: " + what + " may nest " + Nesting.MAX_LEVELS + " levels");
    return tokens.stop();
  }
}
