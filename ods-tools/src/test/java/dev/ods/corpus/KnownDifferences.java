// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** A list of cases that are known to differ: lines of an id and the reason. */
final class KnownDifferences {
  private KnownDifferences() {}

  /** Reads a resource beside this class: the reasons by the ids of the cases. */
  static Map<String, String> load(String name) {
    Map<String, String> reasons = new LinkedHashMap<>();
    InputStream stream =
        Objects.requireNonNull(KnownDifferences.class.getResourceAsStream(name), name);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        int space = line.indexOf(' ');
        if (space > 0 && !line.startsWith("#")) {
          reasons.put(line.substring(0, space), line.substring(space + 1));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return reasons;
  }
}
