// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The cases that are exempt from a rule, by name. A case that breaks the rule without an exemption
 * is a failure, and so is an exemption that no case needs any more.
 */
public final class Exemptions {
  private final String where;
  private final Set<String> names;

  private Exemptions(String where, Set<String> names) {
    this.where = where;
    this.names = names;
  }

  /** Exemptions that are listed in the test itself. */
  public static Exemptions of(String... names) {
    Set<String> set = new TreeSet<>(Arrays.asList(names));
    if (set.size() != names.length) {
      throw new IllegalArgumentException("an exemption occurs twice in " + Arrays.asList(names));
    }
    return new Exemptions("the test", set);
  }

  /**
   * Reads exemptions from a resource: lines with a name, a space and the reason; lines that start
   * with {@code #} are comments.
   *
   * @param owner a class in the package of the resource
   */
  public static Exemptions read(Class<?> owner, String resource) {
    InputStream stream = owner.getResourceAsStream(resource);
    if (stream == null) {
      throw new IllegalArgumentException("no resource " + resource + " beside " + owner.getName());
    }
    Set<String> names = new TreeSet<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          names.add(name(resource, line, names));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Exemptions(resource, names);
  }

  private static String name(String resource, String line, Set<String> names) {
    int blank = line.indexOf(' ');
    String name = blank < 0 ? line : line.substring(0, blank);
    if (blank < 0 || line.substring(blank).isBlank()) {
      throw new IllegalArgumentException(resource + ": " + name + " has no reason");
    }
    if (names.contains(name)) {
      throw new IllegalArgumentException(resource + ": " + name + " occurs twice");
    }
    return name;
  }

  /** Checks that exactly the exempt cases break the rule; the values describe how they break it. */
  public void check(Map<String, String> broken) {
    checkOthers(broken);
    checkNeeded(broken.keySet());
  }

  /**
   * Checks that only exempt cases break the rule: for samples that are too small for each exempt
   * case to break it.
   */
  public void checkOthers(Map<String, String> broken) {
    Map<String, String> unexpected = new TreeMap<>(broken);
    unexpected.keySet().removeAll(names);
    assertEquals(Map.of(), unexpected, () -> "breaks the rule and is not listed in " + where);
  }

  /** Checks that exactly the exempt cases break the rule. */
  public void check(Collection<String> broken) {
    Map<String, String> all = new TreeMap<>();
    broken.forEach(name -> all.put(name, ""));
    check(all);
  }

  /** Checks that each exemption is needed by one of these cases. */
  public void checkNeeded(Collection<String> used) {
    Set<String> stale = new TreeSet<>(names);
    stale.removeAll(used);
    assertEquals(Set.of(), stale, () -> "stale exemptions, remove them from " + where);
  }

  /** The names. */
  public Set<String> names() {
    return Set.copyOf(names);
  }
}
