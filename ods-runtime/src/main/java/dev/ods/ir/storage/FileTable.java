// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers the file names of locations, so that a location can be packed into one word. */
public final class FileTable {
  private final Map<String, Integer> ids = new HashMap<>();
  private final List<String> names = new ArrayList<>();

  /** The file's number, from 0. */
  public synchronized int id(String name) {
    Integer known = ids.get(name);
    if (known != null) {
      return known;
    }
    ids.put(name, names.size());
    names.add(name);
    return names.size() - 1;
  }

  public synchronized String name(int id) {
    return names.get(id);
  }
}
