// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.scope;

import dev.ods.encoding.Utf8;
import dev.ods.ir.Operation;
import dev.ods.text.lex.NumberLiterals;
import dev.ods.text.lex.Relocation;
import dev.ods.text.lex.TokenKind;
import dev.ods.text.lex.TokenStream;
import java.util.Arrays;

/** The names before an equals sign, each for one or more results; a stack of groups. */
public final class ResultNames {
  private final TokenStream tokens;
  private final ValueScopes scopes;
  private int[] froms = new int[16];
  private int[] tos = new int[16];
  private long[] counts = new long[16];
  private int size;

  public ResultNames(TokenStream tokens, ValueScopes scopes) {
    this.tokens = tokens;
    this.scopes = scopes;
  }

  public int size() {
    return size;
  }

  void cutTo(int mark) {
    size = mark;
  }

  /** Parses {@code %a, %b:2 =}. */
  public boolean parse() {
    do {
      int from = tokens.start();
      int to = tokens.end();
      if (!tokens.expect(TokenKind.PERCENT_IDENTIFIER, "expected valid ssa identifier")) {
        return false;
      }
      long count = 1;
      if (tokens.consumeIf(TokenKind.COLON)) {
        count = parseCount();
        if (count == 0) {
          return false;
        }
      }
      push(from, to, count);
    } while (tokens.consumeIf(TokenKind.COMMA));
    return tokens.expect(TokenKind.EQUAL, "expected '=' after SSA name");
  }

  /** A number of 64 bits without a sign; 0 after a diagnostic has been reported. */
  private long parseCount() {
    if (!tokens.is(TokenKind.INTEGER)) {
      tokens.wrongToken("expected integer number of results");
      return 0;
    }
    Long count = NumberLiterals.unsigned64(tokens.text(), tokens.start(), tokens.end());
    if (count == null || count == 0) {
      tokens.error("expected named operation to have at least 1 result");
      return 0;
    }
    tokens.consume();
    return count;
  }

  private void push(int from, int to, long count) {
    if (size == froms.length) {
      froms = Arrays.copyOf(froms, size * 2);
      tos = Arrays.copyOf(tos, size * 2);
      counts = Arrays.copyOf(counts, size * 2);
    }
    froms[size] = from;
    tos[size] = to;
    counts[size++] = count;
  }

  /** Exchanges the offsets of the names. */
  public void relocate(Relocation relocation) {
    for (int i = 0; i < size; i++) {
      int length = tos[i] - froms[i];
      froms[i] = relocation.keep(froms[i], tos[i]);
      tos[i] = froms[i] + length;
    }
  }

  /**
   * How many results the groups from {@code mark} up name: a number without a sign, the largest one
   * if there are more.
   */
  public long count(int mark) {
    long sum = 0;
    for (int i = mark; i < size; i++) {
      long more = sum + counts[i];
      sum = Long.compareUnsigned(more, sum) < 0 ? -1 : more;
    }
    return sum;
  }

  /** The name, without {@code %}, of a result in the groups from {@code mark} up. */
  public String name(int mark, int result) {
    int group = mark;
    long left = result;
    while (Long.compareUnsigned(counts[group], left) <= 0) {
      left -= counts[group++];
    }
    return Utf8.decode(tokens.text(), froms[group] + 1, tos[group]);
  }

  /** Names the results of an op after the groups from {@code mark} up. */
  public boolean define(int mark, int start, Operation op) {
    if (size == mark) {
      return true;
    }
    int results = op.resultCount();
    if (results == 0) {
      return tokens.errorAt(start, "cannot name an operation with no results");
    }
    long named = count(mark);
    if (named != results) {
      return tokens.errorAt(
          start,
          "operation defines "
              + results
              + " results but was provided "
              + Long.toUnsignedString(named)
              + " to bind");
    }
    int first = 0;
    for (int i = mark; i < size; i++) {
      int count = (int) counts[i];
      if (!scopes.defineResults(froms[i], tos[i], op, first, count)) {
        return false;
      }
      first += count;
    }
    size = mark;
    return true;
  }
}
