// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.doc.Entry;
import dev.ods.processor.doc.Entry.Fact;
import dev.ods.processor.doc.Inline;
import dev.ods.processor.doc.Table;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.DerivedAttributeSpec;
import dev.ods.processor.model.EffectSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.ResultSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import dev.ods.processor.model.TraitSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Composes the entries of operations. */
final class OpEntries {
  private static final String SUFFIX = "Trait";

  private final Comments comments;

  OpEntries(Comments comments) {
    this.comments = comments;
  }

  Entry entry(OpSpec op) {
    Set<String> keys = new HashSet<>(Keys.of(op.declaration(), op.opClass()));
    keys.add(op.name());
    FormatSpec format = op.hooks().hasCustomAssembly() && op.format() == null ? null : op.format();
    return new Entry(
        op.name(),
        true,
        op.opClass().simpleName(),
        keys,
        comments.of(op.origin().element()),
        format == null ? "" : Syntax.of("operation", op.name(), format.text()),
        facts(op),
        tables(op));
  }

  private static List<Fact> facts(OpSpec op) {
    List<Fact> facts = new ArrayList<>();
    addFact(
        facts,
        "Traits",
        op.traits().stream()
            // An interface that is verified is also a trait.
            .filter(trait -> op.opInterface(trait.trait()) == null)
            .map(OpEntries::trait)
            .toList());
    addFact(facts, "Interfaces", interfaces(op).map(OpEntries::named).toList());
    addFact(facts, "Effects", effects(op));
    return facts;
  }

  /** The op interfaces that annotations of members imply, and those that are extended. */
  private static Stream<ClassName> interfaces(OpSpec op) {
    List<ClassName> all = new ArrayList<>();
    if (op.results().stream().anyMatch(result -> result.asmName() != null)) {
      all.add(RuntimeNames.OP_ASM_OP_INTERFACE);
    }
    op.interfaces().forEach(opInterface -> all.add(opInterface.name()));
    if (op.constantValue() != null || op.folder() != null) {
      all.add(RuntimeNames.FOLDABLE);
    }
    return all.stream().distinct();
  }

  /** The effects on memory that are declared, with MLIR's names. */
  private static List<List<Inline>> effects(OpSpec op) {
    if (op.hasTrait("Pure") || op.hasTrait("NoMemoryEffect")) {
      return List.of(Inline.code("MemoryEffects::Effect{}"));
    }
    List<List<Inline>> effects = new ArrayList<>();
    for (EffectSpec effect : op.effects()) {
      String name =
          "MemoryEffects::"
              + effect.annotation().substring("Mem".length())
              + " on "
              + effect.resource().simpleName();
      List<Inline> words = new ArrayList<>(Inline.code(name));
      Member member = effect.member();
      if (member != null) {
        words.add(new Inline.Text(" through "));
        words.add(new Inline.Code(member.name()));
      }
      effects.add(words);
    }
    return effects;
  }

  private static void addFact(List<Fact> facts, String label, List<List<Inline>> values) {
    if (!values.isEmpty()) {
      facts.add(new Fact(label, values));
    }
  }

  private static List<Inline> named(ClassName name) {
    return List.of(Keys.reference(name, Inline.code(Keys.shown(name))));
  }

  /** A trait with its arguments: {@code HasParent<scf.parallel>}. */
  private static List<Inline> trait(TraitSpec trait) {
    if (!trait.ops().isEmpty()) {
      List<Inline> parts = new ArrayList<>();
      parts.add(new Inline.Code(withoutSuffix(trait.trait().simpleName())));
      String separator = " of ";
      for (var op : trait.ops()) {
        parts.add(new Inline.Text(separator));
        parts.add(new Inline.Code(op.opName()));
        separator = " or ";
      }
      return parts;
    }
    List<String> arguments = TraitArguments.of(trait);
    return arguments.isEmpty()
        ? named(trait.trait())
        : Inline.code(Keys.shown(trait.trait()) + "<" + String.join(", ", arguments) + ">");
  }

  private static String withoutSuffix(String name) {
    return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
  }

  /** One table for each kind of member, in MLIR's order. */
  private List<Table> tables(OpSpec op) {
    Map<String, List<List<List<Inline>>>> rows = new LinkedHashMap<>();
    for (String kind : List.of("attribute", "operand", "result", "successor", "region")) {
      rows.put(kind, new ArrayList<>());
    }
    for (Member member : op.members()) {
      rows.computeIfAbsent(member.entity(), kind -> new ArrayList<>()).add(row(member));
    }
    for (DerivedAttributeSpec attribute : op.derived()) {
      rows.computeIfAbsent("attribute", kind -> new ArrayList<>()).add(row(attribute));
    }
    List<Table> tables = new ArrayList<>();
    rows.forEach(
        (kind, members) -> {
          if (!members.isEmpty()) {
            tables.add(Table.of(title(plural(kind)), columns(kind), members));
          }
        });
    return tables;
  }

  private static String plural(String kind) {
    return kind.endsWith("y") ? kind.substring(0, kind.length() - 1) + "ies" : kind + "s";
  }

  private static String title(String kind) {
    return Character.toUpperCase(kind.charAt(0)) + kind.substring(1);
  }

  private static List<String> columns(String kind) {
    return kind.equals("attribute")
        ? List.of(title(kind), "MLIR Type", "Constraint", "Description")
        : List.of(title(kind), "Constraint", "Description");
  }

  private List<List<Inline>> row(Member member) {
    List<List<Inline>> cells = new ArrayList<>();
    cells.add(Inline.code(member.name()));
    if (member instanceof AttributeSpec attribute) {
      cells.add(named(attribute.storage().storageClass()));
    } else if (member instanceof DerivedAttributeSpec attribute) {
      cells.add(named(attribute.attributeClass()));
    }
    cells.add(constraint(member));
    cells.add(comments.line(member.origin().element()));
    return cells;
  }

  private static List<Inline> constraint(Member member) {
    List<Inline> words = new ArrayList<>();
    if (isVariadic(member)) {
      words.add(new Inline.Text("variadic of "));
    }
    ClassName declared = declared(member);
    List<Inline> summary = Inline.text(member.summary());
    if (declared == null) {
      words.addAll(summary);
    } else {
      words.add(Keys.reference(declared, summary));
    }
    if (Arity.of(member) == Arity.OPTIONAL) {
      words.add(new Inline.Text(", optional"));
    } else if (member instanceof AttributeSpec attribute) {
      words.addAll(absence(attribute));
    } else if (member instanceof PropertySpec property && property.defaultValue() != null) {
      words.addAll(byDefault(property.defaultValue()));
    }
    return words;
  }

  private static List<Inline> absence(AttributeSpec attribute) {
    if (attribute.defaultValue() != null) {
      return byDefault(attribute.defaultValue());
    }
    boolean optional =
        attribute.optional() && attribute.storage().kind() != AttributeStorage.Kind.UNIT;
    return optional ? Inline.text(", optional") : List.of();
  }

  private static List<Inline> byDefault(DefaultValue value) {
    return List.of(new Inline.Text(", by default "), new Inline.Code(Defaults.shown(value)));
  }

  private static boolean isVariadic(Member member) {
    return Arity.of(member) == Arity.VARIADIC
        || (member instanceof RegionSpec region && region.variadic())
        || (member instanceof SuccessorSpec successor && successor.variadic());
  }

  /** The class that declares the constraint of a member, or null. */
  static @Nullable ClassName declared(Member member) {
    if (member instanceof OperandSpec operand) {
      return declared(operand.constraint());
    } else if (member instanceof ResultSpec result) {
      return declared(result.constraint());
    } else if (member instanceof AttributeSpec attribute) {
      ConstraintUse constraint = attribute.constraint();
      EnumSpec cases = enumOf(attribute.storage());
      return constraint != null ? declared(constraint) : cases == null ? null : cases.name();
    }
    return null;
  }

  private static @Nullable ClassName declared(ConstraintUse constraint) {
    return constraint.predicate() == null ? constraint.declared() : null;
  }

  /** The enum whose cases are the values, or the elements of the values; or null. */
  static @Nullable EnumSpec enumOf(AttributeStorage storage) {
    AttributeStorage element = storage.element();
    return storage.enumSpec() == null && element != null ? enumOf(element) : storage.enumSpec();
  }
}
