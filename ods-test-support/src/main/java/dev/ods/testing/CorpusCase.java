// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** One case of the {@link Corpus}: fields by name. */
public final class CorpusCase {
  private final JsonObject fields;

  CorpusCase(JsonObject fields) {
    this.fields = fields;
  }

  /** The name of the case. */
  public String id() {
    return text("id");
  }

  /** Whether the field is present. */
  public boolean has(String field) {
    return fields.has(field);
  }

  /** The text of a field; empty if absent. */
  public String text(String field) {
    return fields.has(field) ? fields.get(field).getAsString() : "";
  }

  /** Whether a field is present and true. */
  public boolean isTrue(String field) {
    return fields.has(field) && fields.get(field).getAsBoolean();
  }

  /** The texts of a field that is a list; empty if absent. */
  public List<String> texts(String field) {
    List<String> texts = new ArrayList<>();
    if (fields.has(field)) {
      for (JsonElement element : fields.getAsJsonArray(field)) {
        texts.add(element.getAsString());
      }
    }
    return texts;
  }

  /** Whether {@code mlir-opt} accepts the case and prints its generic form back unchanged. */
  public boolean isValid() {
    return text("kind").equals("valid") && isTrue("fixedPoint");
  }

  @Override
  public String toString() {
    return id();
  }
}
