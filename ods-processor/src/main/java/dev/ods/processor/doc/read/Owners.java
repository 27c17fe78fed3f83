// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the dialects to which an enum or a constraint belongs, of which it does not tell any: the
 * one in whose package it is, or in the nearest package around; otherwise those that use it.
 */
final class Owners {
  private final List<DialectContents> dialects;

  Owners(List<DialectContents> dialects) {
    this.dialects = List.copyOf(dialects);
  }

  List<DialectContents> of(ClassName name) {
    List<DialectContents> near = new ArrayList<>();
    int most = 0;
    for (DialectContents dialect : dialects) {
      String around = dialect.spec().declaration().packageName();
      if (around.length() >= most && (name.packageName() + ".").startsWith(around + ".")) {
        if (around.length() > most) {
          near.clear();
        }
        most = around.length();
        near.add(dialect);
      }
    }
    return near.size() == 1
        ? near
        : dialects.stream().filter(dialect -> dialect.isUsed(name)).toList();
  }
}
