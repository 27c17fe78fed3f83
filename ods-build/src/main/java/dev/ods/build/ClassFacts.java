// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * The observable facts of a class: those on which the compilation of others can depend.
 *
 * @param name its internal name
 * @param api a digest of all of them: modifiers, supertypes, non-private members, constants,
 *     annotations
 * @param shape a digest of what determines the types to which it is assignable
 * @param supertypes its direct supertypes, by internal name
 * @param typeArguments the classes in its generic signatures
 * @param passedOn the classes in its annotations whose facts are also facts of this class: the
 *     summary of a composed constraint contains those of its parts
 * @param operations the operations, and holders of operations, that a dialect lists
 * @param dialect the name of the dialect that it declares; empty if it declares none
 * @param ownDialect of an enum with an attribute of its own, the name of the dialect of that, which
 *     the processor checks where it compiles both; empty of any other class
 */
record ClassFacts(
    String name,
    String api,
    String shape,
    Set<String> supertypes,
    Set<String> typeArguments,
    Set<String> passedOn,
    Set<String> operations,
    String dialect,
    String ownDialect) {

  /** {@link #api} and {@link #shape} of a local class, which no other compilation can name. */
  static final String LOCAL = "local";

  static ClassFacts of(byte[] classFile) {
    return ClassFactsReader.read(classFile);
  }

  /** The internal names of all classes that {@code classFile} references, itself included. */
  static Set<String> mentions(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    Set<String> names = new HashSet<>();
    char[] buffer = new char[reader.getMaxStringLength()];
    for (int i = 1; i < reader.getItemCount(); i++) {
      int offset = reader.getItem(i);
      // Long and double constants leave their second entry empty. Tag 1 is CONSTANT_Utf8.
      if (offset != 0 && classFile[offset - 1] == 1) {
        addNames(utf8(classFile, offset, buffer), names);
      }
    }
    return names;
  }

  /** Adds the class names in a name or descriptor; other strings only add names of no class. */
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

  /** Class names are ASCII in this project; other bytes become characters that match nothing. */
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
