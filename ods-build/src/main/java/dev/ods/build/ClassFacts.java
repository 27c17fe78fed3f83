// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * What other compilations can observe of a class.
 *
 * @param name its internal name
 * @param api a digest of all of it: modifiers, supertypes, members that are not private, constants,
 *     annotations
 * @param shape a digest of what decides which types it is assignable to
 * @param supertypes its direct ones, by internal name
 * @param typeArguments the classes that its generic signatures mention
 * @param passedOn the classes in its annotations whose facts are facts of this class: a composed
 *     constraint is worded as its parts are
 * @param operations the operations that a dialect lists, and the holders of such
 */
record ClassFacts(
    String name,
    String api,
    String shape,
    Set<String> supertypes,
    Set<String> typeArguments,
    Set<String> passedOn,
    Set<String> operations) {

  /** What {@link #api} and {@link #shape} of a class are that no other compilation can name. */
  static final String LOCAL = "local";

  static ClassFacts of(byte[] classFile) {
    return ClassFactsReader.read(classFile);
  }

  /** The internal names of all classes that {@code classFile} mentions, itself included. */
  static Set<String> mentions(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    Set<String> names = new HashSet<>();
    char[] buffer = new char[reader.getMaxStringLength()];
    for (int i = 1; i < reader.getItemCount(); i++) {
      int offset = reader.getItem(i);
      // A constant of two entries leaves the second one empty. A tag of 1 is UTF-8, a name or text.
      if (offset != 0 && classFile[offset - 1] == 1) {
        addNames(utf8(classFile, offset, buffer), names);
      }
    }
    return names;
  }

  /** A text that is no name or descriptor only adds names of classes that do not exist. */
  private static void addNames(String text, Set<String> names) {
    int start = text.indexOf('L');
    if (text.indexOf(';') < 0) {
      names.add(text);
      return;
    }
    while (start >= 0) {
      int end = start + 1;
      while (end < text.length() && ";<>:".indexOf(text.charAt(end)) < 0) {
        end++;
      }
      names.add(text.substring(start + 1, end));
      // In "Lp/List<Lp/Foo;>;" the next name begins right after this one's end.
      start = text.indexOf('L', start + 1);
    }
  }

  /** Names of classes are ASCII in this project; other bytes become letters that match nothing. */
  private static String utf8(byte[] bytes, int offset, char[] buffer) {
    int length = ((bytes[offset] & 0xFF) << 8) | (bytes[offset + 1] & 0xFF);
    if (length > buffer.length) {
      return "";
    }
    for (int i = 0; i < length; i++) {
      buffer[i] = (char) (bytes[offset + 2 + i] & 0xFF);
    }
    return new String(buffer, 0, length);
  }
}
