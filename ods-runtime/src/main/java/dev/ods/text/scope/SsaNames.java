// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.scope;

import static dev.ods.text.lex.Characters.isDigit;

import dev.ods.text.lex.Relocation;
import java.util.Arrays;

/**
 * The names of SSA values in scope: a table from a name's bytes and a result number to a value's
 * word. Names defined in a scope end with it. An isolated scope hides the names of enclosing
 * scopes.
 *
 * <p>An entry is a number, 0 for none. All is kept in arrays, so that a definition creates no
 * object. Names such as {@code %12} are found by their number, without hashing. Results that a new
 * name is given to together, such as those of {@code %a:1000}, have one entry.
 */
final class SsaNames {
  /** Names with greater numbers are hashed like other names. */
  private static final int MAX_NUMBERED = 1 << 20;

  private static final int STRIDE = 8;
  private static final int NEXT = 0;
  private static final int FROM = 1;
  private static final int TO = 2;

  /** The result number; negative in the entry of a group: how many values it has, negated. */
  private static final int NUMBER = 3;

  private static final int LEVEL = 4;

  /**
   * In the entry of number 0: the first entry of the same name with another number; then the next.
   */
  private static final int SIBLING = 5;

  private static final int STATE = 6;
  private static final int BUCKET = 7;

  private static final int FREE = 0;

  /** There is no value of this number, only of greater ones. */
  private static final int EMPTY = 1;

  /** The value is a placeholder. */
  private static final int FORWARD = 2;

  private static final int DEFINED = 3;

  private final byte[] text;
  private int[] entries = new int[256 * STRIDE];
  private long[] values = new long[256];
  private int used = 1;
  private int freeList;

  private int[] numbered = new int[256];
  private int[] hashed = new int[256];
  private int hashedCount;

  /** The entries defined in the scopes, and how many there were when each scope began. */
  private int[] definitions = new int[256];

  private int definitionCount;
  private int[] scopes = new int[32];
  private int scopeCount;

  /** The entries that were created undefined: each isolated scope erases its own at its end. */
  private int[] forwards = new int[32];

  private int forwardCount;
  private int level;

  SsaNames(byte[] text) {
    this.text = text;
  }

  // -- Scopes ------------------------------------------------------------------------------------

  void pushScope(boolean isolated) {
    if (scopeCount + 3 > scopes.length) {
      scopes = Arrays.copyOf(scopes, scopes.length * 2);
    }
    scopes[scopeCount++] = definitionCount;
    scopes[scopeCount++] = isolated ? forwardCount : -1;
    level += isolated ? 1 : 0;
  }

  void popScope() {
    int forwardMark = scopes[--scopeCount];
    int mark = scopes[--scopeCount];
    while (definitionCount > mark) {
      int entry = definitions[--definitionCount];
      eraseAll(entry < 0 ? ~entry : entry, entry >= 0);
    }
    if (forwardMark >= 0) {
      for (int i = forwardMark; i < forwardCount; i++) {
        int entry = forwards[i];
        boolean pending = state(entry) == FORWARD || state(entry) == EMPTY;
        if (pending && get(entry, LEVEL) == level) {
          erase(entry);
        }
      }
      forwardCount = forwardMark;
      level--;
    }
  }

  /** Exchanges the offsets of the names. */
  void relocate(Relocation relocation) {
    for (int at = STRIDE; at < used * STRIDE; at += STRIDE) {
      if (entries[at + STATE] != FREE) {
        int length = entries[at + TO] - entries[at + FROM];
        entries[at + FROM] = relocation.keep(entries[at + FROM], entries[at + TO]);
        entries[at + TO] = entries[at + FROM] + length;
      }
    }
  }

  // -- Look-up -----------------------------------------------------------------------------------

  /** The entry of a name, given with its {@code %}, and a result number; 0 if there is none. */
  int find(int from, int to, int number) {
    if (number != 0) {
      int base = find(from, to, 0);
      if (base == 0 || hasInGroup(base, number)) {
        return base;
      }
    }
    return find(bucket(from, to, number), from, to, number);
  }

  /** The same; created if there is none. */
  int findOrAdd(int from, int to, int number) {
    int found = find(from, to, number);
    return found != 0 ? found : add(bucket(from, to, number), from, to, number);
  }

  /** Whether an entry with the number 0 is that of a group that has another number too. */
  boolean hasInGroup(int entry, int number) {
    return number < -get(entry, NUMBER);
  }

  /** Whether there is a value. */
  boolean hasValue(int entry) {
    return entry != 0 && state(entry) >= FORWARD;
  }

  boolean isForward(int entry) {
    return state(entry) == FORWARD;
  }

  boolean isDefined(int entry) {
    return entry != 0 && state(entry) == DEFINED;
  }

  /**
   * The word of the value, or of the first one of a group; if it is forward, the number of its
   * placeholder.
   */
  long value(int entry) {
    return values[entry];
  }

  /** The offset of the definition or of the first use of the value. */
  int location(int entry) {
    return get(entry, FROM);
  }

  /**
   * Defines the value of an entry until the end of the current scope, at which, as in MLIR, the
   * name ends with all its values, also those that an enclosing scope defined.
   */
  void define(int entry, int from, int to, long value) {
    set(entry, value, from, to, DEFINED);
    if (definitionCount == definitions.length) {
      definitions = Arrays.copyOf(definitions, definitionCount * 2);
    }
    definitions[definitionCount++] = get(entry, NUMBER) == 0 ? entry : ~find(from, to, 0);
  }

  /**
   * Defines a name, of which there is no entry, as several values until the end of the current
   * scope.
   */
  void defineGroup(int from, int to, long first, int count) {
    int entry = add(bucket(from, to, 0), from, to, 0);
    define(entry, from, to, first);
    entries[entry * STRIDE + NUMBER] = -count;
  }

  /** Sets the placeholder of an entry, by its number. */
  void forward(int entry, int from, int to, int placeholder) {
    set(entry, placeholder, from, to, FORWARD);
    remember(entry);
  }

  private void remember(int entry) {
    if (forwardCount == forwards.length) {
      forwards = Arrays.copyOf(forwards, forwardCount * 2);
    }
    forwards[forwardCount++] = entry;
  }

  private void set(int entry, long value, int from, int to, int state) {
    values[entry] = value;
    int at = entry * STRIDE;
    entries[at + FROM] = from;
    entries[at + TO] = to;
    entries[at + STATE] = state;
  }

  private int get(int entry, int field) {
    return entries[entry * STRIDE + field];
  }

  private int state(int entry) {
    return entries[entry * STRIDE + STATE];
  }

  /** From 0 up: the number of a numbered name. Negative: the complement of a hash. */
  private int bucket(int from, int to, int number) {
    int digits = to - from - 1;
    byte first = text[from + 1];
    if (number == 0 && digits <= 7 && isDigit(first) && (first != '0' || digits == 1)) {
      int value = 0;
      for (int i = from + 1; i < to; i++) {
        value = value * 10 + (text[i] - '0');
      }
      if (value < MAX_NUMBERED) {
        return value;
      }
    }
    int hash = number;
    for (int i = from + 1; i < to; i++) {
      hash = hash * 31 + text[i];
    }
    hash *= 0x9E3779B9;
    return (hash ^ (hash >>> 15)) | Integer.MIN_VALUE;
  }

  private int find(int bucket, int from, int to, int number) {
    if (bucket >= 0) {
      int entry = bucket < numbered.length ? numbered[bucket] : 0;
      while (entry != 0 && get(entry, LEVEL) != level) {
        entry = get(entry, NEXT);
      }
      return entry;
    }
    int entry = hashed[bucket & (hashed.length - 1)];
    while (entry != 0 && !matches(entry, bucket, from, to, number)) {
      entry = get(entry, NEXT);
    }
    return entry;
  }

  private boolean matches(int entry, int bucket, int from, int to, int number) {
    int at = entry * STRIDE;
    return entries[at + BUCKET] == bucket
        && entries[at + LEVEL] == level
        && Math.max(0, entries[at + NUMBER]) == number
        && Arrays.equals(text, entries[at + FROM], entries[at + TO], text, from, to);
  }

  // -- Making and erasing ------------------------------------------------------------------------

  private int add(int bucket, int from, int to, int number) {
    int base = number == 0 ? 0 : findOrAdd(from, to, 0);
    int entry = freeList;
    if (entry != 0) {
      freeList = get(entry, NEXT);
    } else {
      entry = used++;
      if (entry == values.length) {
        values = Arrays.copyOf(values, entry * 2);
        entries = Arrays.copyOf(entries, entry * 2 * STRIDE);
      }
    }
    set(entry, 0, from, to, EMPTY);
    int at = entry * STRIDE;
    entries[at + NUMBER] = number;
    entries[at + LEVEL] = level;
    entries[at + SIBLING] = 0;
    entries[at + BUCKET] = bucket;
    if (base != 0) {
      entries[at + SIBLING] = get(base, SIBLING);
      entries[base * STRIDE + SIBLING] = entry;
      remember(base);
    }
    link(entry, bucket);
    return entry;
  }

  private void link(int entry, int bucket) {
    int[] heads;
    int slot;
    if (bucket >= 0) {
      if (bucket >= numbered.length) {
        numbered = Arrays.copyOf(numbered, Integer.highestOneBit(bucket) * 2);
      }
      heads = numbered;
      slot = bucket;
    } else {
      if (++hashedCount > hashed.length) {
        rehash();
      }
      heads = hashed;
      slot = bucket & (hashed.length - 1);
    }
    entries[entry * STRIDE + NEXT] = heads[slot];
    heads[slot] = entry;
  }

  private void rehash() {
    int[] old = hashed;
    hashed = new int[old.length * 2];
    for (int head : old) {
      int entry = head;
      while (entry != 0) {
        int next = get(entry, NEXT);
        int slot = get(entry, BUCKET) & (hashed.length - 1);
        entries[entry * STRIDE + NEXT] = hashed[slot];
        hashed[slot] = entry;
        entry = next;
      }
    }
  }

  /**
   * Erases an entry with the number 0 and all others of the same name.
   *
   * @param isReusable whether no other definition in a current scope refers to it
   */
  private void eraseAll(int entry, boolean isReusable) {
    if (state(entry) == FREE) {
      return;
    }
    int sibling = get(entry, SIBLING);
    while (sibling != 0) {
      int next = get(sibling, SIBLING);
      erase(sibling);
      sibling = next;
    }
    erase(entry);
    if (!isReusable) {
      freeList = get(entry, NEXT);
    }
  }

  private void erase(int entry) {
    int bucket = get(entry, BUCKET);
    int[] heads = bucket >= 0 ? numbered : hashed;
    int slot = bucket >= 0 ? bucket : bucket & (hashed.length - 1);
    hashedCount -= bucket >= 0 ? 0 : 1;
    if (heads[slot] == entry) {
      heads[slot] = get(entry, NEXT);
    } else {
      int before = heads[slot];
      while (get(before, NEXT) != entry) {
        before = get(before, NEXT);
      }
      entries[before * STRIDE + NEXT] = get(entry, NEXT);
    }
    entries[entry * STRIDE + STATE] = FREE;
    entries[entry * STRIDE + NEXT] = freeList;
    freeList = entry;
  }
}
