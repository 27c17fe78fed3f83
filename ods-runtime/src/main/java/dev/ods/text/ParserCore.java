// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.DistinctAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import java.util.HashMap;
import java.util.Map;

/** What the parsers of one text share. */
final class ParserCore {
  /**
   * How deep types, attributes, affine expressions and locations may nest in each other. Each level
   * takes some stack; the limit leaves room on a stack of 512 KiB.
   */
  static final int MAX_NESTING = 400;

  final Context context;
  final TokenStream tokens;
  final TypeStack typeStack = new TypeStack();
  final Map<String, Type> typeAliases = new HashMap<>();
  final Map<String, Attribute> attributeAliases = new HashMap<>();
  final Map<Long, DistinctAttr> distinctAttributes = new HashMap<>();
  final NumberParser numbers;
  final ResourceParser resources;
  final DialectSymbolParser symbols;
  final TypeParser types;
  final AttributeParser attributes;
  final LocationParser locations;

  private int depth;

  ParserCore(Context context, TokenStream tokens) {
    this.context = context;
    this.tokens = tokens;
    this.numbers = new NumberParser(tokens);
    this.resources = new ResourceParser(context, tokens);
    this.symbols = new DialectSymbolParser(this);
    this.types = new TypeParser(this);
    this.attributes = new AttributeParser(this);
    this.locations = new LocationParser(this);
  }

  /** Goes one level deeper, or reports that the text nests too deep. */
  boolean enter() {
    if (depth == MAX_NESTING) {
      return tokens.error(
          "nesting too deep: types, attributes, affine expressions and locations may nest "
              + MAX_NESTING
              + " levels");
    }
    depth++;
    return true;
  }

  void leave() {
    depth--;
  }
}
