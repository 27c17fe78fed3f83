// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The sum of the times of equal {@link TimingScope}s, which may be on several threads. */
final class Timer {
  private final String name;
  private final boolean hidden;
  private final Map<Thread, Long> nanos = new HashMap<>();
  private final Map<Object, Timer> children = new LinkedHashMap<>();

  Timer(String name, boolean hidden) {
    this.name = name;
    this.hidden = hidden;
  }

  String name() {
    return name;
  }

  boolean isHidden() {
    return hidden;
  }

  synchronized Timer child(Object id, String childName, boolean isHidden) {
    return children.computeIfAbsent(id, key -> new Timer(childName, isHidden));
  }

  synchronized void add(long time) {
    nanos.merge(Thread.currentThread(), time, Long::sum);
  }

  synchronized Collection<Timer> children() {
    return new ArrayList<>(children.values());
  }

  /** What it took: of several threads that ran at the same time, the one that took longest. */
  synchronized TimeRecord time() {
    long wall = nanos.values().stream().mapToLong(Long::longValue).max().orElse(0);
    return new TimeRecord(wall, user() + userOfOthers(nanos.keySet()));
  }

  private long user() {
    return nanos.values().stream().mapToLong(Long::longValue).sum();
  }

  /** What its parts took on threads on which itself was not. */
  private long userOfOthers(Set<Thread> threads) {
    long sum = 0;
    for (Timer child : children()) {
      List<Thread> others = new ArrayList<>();
      synchronized (child) {
        for (Map.Entry<Thread, Long> entry : child.nanos.entrySet()) {
          if (!threads.contains(entry.getKey())) {
            sum += entry.getValue();
            others.add(entry.getKey());
          }
        }
      }
      others.addAll(threads);
      sum += child.userOfOthers(Set.copyOf(others));
    }
    return sum;
  }
}
