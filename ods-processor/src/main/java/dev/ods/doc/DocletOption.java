// SPDX-License-Identifier: Apache-2.0
package dev.ods.doc;

import java.util.List;
import java.util.function.Consumer;
import jdk.javadoc.doclet.Doclet;

/** An option of the doclet. */
record DocletOption(
    String name, int argumentCount, String description, Consumer<List<String>> effect)
    implements Doclet.Option {
  @Override
  public int getArgumentCount() {
    return argumentCount;
  }

  @Override
  public String getDescription() {
    return description;
  }

  @Override
  public Kind getKind() {
    return Kind.STANDARD;
  }

  @Override
  public List<String> getNames() {
    return List.of(name);
  }

  @Override
  public String getParameters() {
    return argumentCount == 0 ? "" : "<value>";
  }

  @Override
  public boolean process(String option, List<String> arguments) {
    effect.accept(arguments);
    return true;
  }
}
