// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.doc.Entry;
import dev.ods.processor.doc.Inline;
import dev.ods.processor.doc.Prose;
import dev.ods.processor.doc.Table;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.FormatSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;

/** Composes the entries of types, attributes, enums and constraints. */
final class OtherEntries {
  private static final List<String> PARAMETERS = List.of("Parameter", "Java type", "Description");
  private static final List<String> CASES = List.of("Symbol", "Value", "String", "Description");

  private final Comments comments;

  OtherEntries(Comments comments) {
    this.comments = comments;
  }

  /** A type or an attribute. */
  Entry def(DefSpec def) {
    String name = (def.isType() ? "!" : "#") + def.namespace() + "." + def.mnemonic();
    Set<String> keys = new HashSet<>(Keys.of(def.declaration(), def.generated()));
    if (!def.mnemonic().isEmpty()) {
      keys.add(name);
    }
    FormatSpec format = def.format();
    String syntax = format == null ? "" : Syntax.ofSymbol(def.noun(), name, format.text());
    boolean isName = def.parameters().isEmpty() && !def.hasText() && !def.mnemonic().isEmpty();
    List<Entry.Fact> facts = new ArrayList<>();
    if (!def.interfaces().isEmpty()) {
      facts.add(
          new Entry.Fact(
              "Interfaces",
              def.interfaces().stream().map(type -> Inline.code(Keys.shown(type))).toList()));
    }
    return new Entry(
        def.generated().simpleName(),
        false,
        "",
        keys,
        def.summary().equals(def.documentation().summary())
            ? comments.of(def.origin().element())
            : prose(def.origin().element(), def.summary()),
        isName ? Syntax.of(def.noun(), name, "") : syntax,
        facts,
        def.parameters().isEmpty() ? List.of() : List.of(parameters(def)));
  }

  private Table parameters(DefSpec def) {
    Map<String, List<Inline>> descriptions = comments.parameters(def.origin().element());
    List<List<List<Inline>>> rows = new ArrayList<>();
    for (DefParameter parameter : def.parameters()) {
      List<Inline> description =
          new ArrayList<>(descriptions.getOrDefault(parameter.accessor(), List.of()));
      if (parameter.defaultValue() != null) {
        description.add(new Inline.Text(description.isEmpty() ? "by default " : ", by default "));
        description.add(new Inline.Code(Defaults.shown(parameter.defaultValue())));
      }
      rows.add(List.of(Inline.code(parameter.name()), type(parameter.type()), description));
    }
    return Table.of("Parameters", PARAMETERS, rows);
  }

  /** A Java type, which may have an entry. */
  private static List<Inline> type(TypeName type) {
    List<Inline> shown = Inline.code(Keys.shown(type));
    return type instanceof ClassName name ? List.of(Keys.reference(name, shown)) : shown;
  }

  /** The attribute whose value is a case of an enum. */
  Entry attributeOf(EnumSpec cases, EnumSpec.OwnAttribute attribute) {
    FormatSpec format = attribute.format();
    String name = "#" + attribute.name();
    Table value =
        Table.of(
            "Parameters",
            PARAMETERS,
            List.of(
                List.of(
                    Inline.code("value"),
                    List.of(Keys.reference(cases.name(), Inline.code(cases.name().simpleName()))),
                    Inline.text(cases.isBits() ? "a set of cases" : "a case"))));
    return new Entry(
        attribute.generated().simpleName(),
        false,
        "",
        Set.of(Keys.of(attribute.generated()), name),
        new Prose(prose(cases).summary(), List.of()),
        Syntax.ofSymbol("attribute", name, format == null ? "$value" : format.text()),
        List.of(),
        List.of(value));
  }

  Entry cases(EnumSpec spec) {
    List<List<List<Inline>>> rows = new ArrayList<>();
    EnumSpec.Bits bits = spec.bits();
    if (bits != null && bits.none() != null) {
      rows.add(row("", 0, bits.none(), List.of()));
    }
    for (EnumSpec.Case one : spec.cases()) {
      List<Inline> description = comments.line(one.origin().element());
      rows.add(row(one.constant(), one.value(), one.symbol(), description));
    }
    if (bits != null) {
      for (EnumSpec.Group group : bits.groups()) {
        rows.add(group(spec, group));
      }
    }
    return new Entry(
        spec.name().simpleName(),
        false,
        "",
        Set.of(Keys.of(spec.name())),
        prose(spec),
        "",
        List.of(),
        List.of(Table.of("Cases", CASES, rows)));
  }

  private static List<List<Inline>> group(EnumSpec spec, EnumSpec.Group group) {
    long value = 0;
    for (EnumSpec.Case one : spec.cases()) {
      if (group.constants().contains(one.constant())) {
        value |= one.value();
      }
    }
    return row("", value, group.symbol(), Inline.text(String.join(", ", group.constants())));
  }

  private static List<List<Inline>> row(
      String constant, long value, String symbol, List<Inline> description) {
    List<Inline> name = constant.isEmpty() ? List.of() : Inline.code(constant);
    List<Inline> shown = Inline.code(symbol.isEmpty() ? "\"\"" : symbol);
    return List.of(name, Inline.code(String.valueOf(value)), shown, description);
  }

  /** A constraint that an author declares. */
  Entry constraint(ClassName name, Element element, String summary) {
    return new Entry(
        Keys.shown(name),
        false,
        "",
        Set.of(Keys.of(name)),
        prose(element, summary),
        "",
        List.of(),
        List.of());
  }

  /** The summary of an enum, with its comment. */
  private Prose prose(EnumSpec spec) {
    Element element = spec.origin().element();
    return spec.summary().equals(spec.documentation().summary())
        ? comments.of(element)
        : prose(element, spec.summary());
  }

  /** MLIR's summary, with all of the comment unless the summary is taken from it. */
  private Prose prose(Element element, String summary) {
    Prose prose = comments.of(element);
    boolean same = Inline.plain(prose.summary()).equals(summary);
    return same ? prose : new Prose(Inline.text(summary), comments.description(element));
  }
}
