// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The objects to which the fields of one lead, those of the project's classes and collections. */
final class ReachableObjects {
  private final Set<Object> found = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> left = new ArrayDeque<>();

  private ReachableObjects() {}

  /** Of some objects, themselves included; a context only counts if it is among them. */
  static Set<Object> from(@Nullable Object... roots) {
    ReachableObjects reachable = new ReachableObjects();
    for (Object root : roots) {
      reachable.add(root);
    }
    List<Object> first = List.copyOf(reachable.left);
    while (!reachable.left.isEmpty()) {
      Object object = reachable.left.remove();
      if (!(object instanceof Context) || first.contains(object)) {
        reachable.addParts(object);
      }
    }
    return reachable.found;
  }

  private void add(@Nullable Object object) {
    if (object != null && !object.getClass().isPrimitive() && found.add(object)) {
      left.add(object);
    }
  }

  private void addParts(Object object) {
    if (object instanceof Collection<?> collection) {
      collection.forEach(this::add);
    } else if (object instanceof Map<?, ?> map) {
      map.keySet().forEach(this::add);
      map.values().forEach(this::add);
    } else if (object instanceof Optional<?> optional) {
      add(optional.orElse(null));
    } else if (object instanceof Object[] array) {
      for (int i = 0; i < array.length; i++) {
        add(Array.get(array, i));
      }
    } else if (object.getClass().getName().startsWith("dev.ods.")) {
      addFields(object);
    }
  }

  private void addFields(Object object) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        boolean isReference = !field.getType().isPrimitive();
        if (isReference
            && !Modifier.isStatic(field.getModifiers())
            && type.getName().startsWith("dev.ods.")) {
          field.setAccessible(true);
          try {
            add(field.get(object));
          } catch (IllegalAccessException e) {
            throw new LinkageError(field.toString(), e);
          }
        }
      }
    }
  }
}
