// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import com.google.auto.common.MoreTypes;
import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.PartsRecord;
import dev.ods.processor.model.PartsRecord.Component;
import dev.ods.processor.model.PartsRecord.Container;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Finds the types and attributes in records that are values of parameters: their components are
 * known, and their constructors make others of them.
 */
final class PartsRecordReader {
  private final TypeFacts facts;
  private final OwnClass own;

  /** The records found, by name; a record is entered before its components are read. */
  private final Map<ClassName, PartsRecord> found = new LinkedHashMap<>();

  private PartsRecordReader(TypeFacts facts, OwnClass own) {
    this.facts = facts;
    this.own = own;
  }

  /**
   * The records with types or attributes in them that a value of a type consists of, itself
   * included; empty if there are none.
   *
   * @param own the class that is generated for the definition
   */
  static List<PartsRecord> read(TypeMirror type, TypeFacts facts, OwnClass own) {
    PartsRecordReader reader = new PartsRecordReader(facts, own);
    reader.record(type);
    return reader.withParts();
  }

  /** Reads the record that a type is; its name, or null if it is none. */
  private @Nullable ClassName record(TypeMirror type) {
    if (type.getKind() != TypeKind.DECLARED) {
      return null;
    }
    TypeElement element = MoreTypes.asTypeElement(type);
    if (element.getKind() != ElementKind.RECORD
        || !element.getTypeParameters().isEmpty()
        || !TypeFacts.isVisible(element, own.user())) {
      return null;
    }
    ClassName name = ClassName.get(element);
    if (found.putIfAbsent(name, new PartsRecord(name, List.of())) == null) {
      List<Component> components = new ArrayList<>();
      for (RecordComponentElement component :
          ElementFilter.recordComponentsIn(element.getEnclosedElements())) {
        components.add(component(component));
      }
      found.put(name, new PartsRecord(name, components));
    }
    return name;
  }

  private Component component(RecordComponentElement component) {
    TypeMirror type = component.asType();
    own.requireResolved(type);
    // Class files do not show @Nullable to all compilers, and not all authors write it.
    Container container = Container.ONE;
    TypeMirror value = type;
    if (TypeFacts.is(type, "java.util.Optional")) {
      container = Container.OPTIONAL;
      value = TypeFacts.argument(type);
    } else if (TypeFacts.is(type, "java.util.List")) {
      container = Container.LIST;
      value = TypeFacts.argument(type);
    }
    String accessor = component.getSimpleName().toString();
    ClassName symbol = value == null ? null : symbol(value);
    ClassName record = value == null || symbol != null ? null : record(value);
    return new Component(accessor, container, symbol, record);
  }

  /** The class of types or attributes that a type is; null if it is none, or is hidden here. */
  private @Nullable ClassName symbol(TypeMirror type) {
    if (own.name() != null && own.is(type)) {
      return own.name();
    }
    TypeElement awaited = own.awaited(type);
    if (awaited != null) {
      ConstraintTarget target = DefReader.target(awaited);
      return target == null || !TypeFacts.isVisible(awaited, own.user())
          ? null
          : DefReader.generated(ClassName.get(awaited), target);
    }
    boolean isSymbol =
        type.getKind() == TypeKind.DECLARED
            && (facts.isSubtype(type, RuntimeNames.TYPE)
                || facts.isSubtype(type, RuntimeNames.ATTRIBUTE))
            && MoreTypes.asTypeElement(type).getTypeParameters().isEmpty()
            && TypeFacts.isVisible(MoreTypes.asTypeElement(type), own.user());
    return isSymbol ? ClassName.get(MoreTypes.asTypeElement(type)) : null;
  }

  /** The records found without those that lead to no types or attributes. */
  private List<PartsRecord> withParts() {
    List<PartsRecord> all = List.copyOf(found.values());
    Set<ClassName> leading =
        all.stream()
            .filter(this::leadsSomewhere)
            .map(PartsRecord::name)
            .collect(Collectors.toSet());
    return all.stream()
        .filter(record -> leading.contains(record.name()))
        .map(record -> new PartsRecord(record.name(), pruned(record, leading)))
        .toList();
  }

  /** Whether types or attributes can be reached from a record, and not only records. */
  private boolean leadsSomewhere(PartsRecord record) {
    List<ClassName> reached = new ArrayList<>(List.of(record.name()));
    for (int i = 0; i < reached.size(); i++) {
      PartsRecord next = found.get(reached.get(i));
      for (Component component : next == null ? List.<Component>of() : next.components()) {
        if (component.symbol() != null) {
          return true;
        }
        if (component.record() != null && !reached.contains(component.record())) {
          reached.add(component.record());
        }
      }
    }
    return false;
  }

  private static List<Component> pruned(PartsRecord record, Set<ClassName> leading) {
    return record.components().stream()
        .map(
            component ->
                component.record() == null || leading.contains(component.record())
                    ? component
                    : new Component(component.accessor(), component.container(), null, null))
        .toList();
  }
}
