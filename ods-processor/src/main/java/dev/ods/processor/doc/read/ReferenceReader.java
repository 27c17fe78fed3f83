// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.palantir.javapoet.ClassName;
import com.sun.source.util.DocTrees;
import dev.ods.processor.diag.Problem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.doc.DialectPage;
import dev.ods.processor.doc.DialectPage.Group;
import dev.ods.processor.doc.DialectPage.Section;
import dev.ods.processor.doc.Entry;
import dev.ods.processor.doc.Prose;
import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.DialectSpec;
import dev.ods.processor.model.DialectSpec.DialectDef;
import dev.ods.processor.model.DialectSpec.DialectOp;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.read.DeclarationReader;
import dev.ods.processor.read.UnresolvedTypeException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** Composes the reference of the dialects among some declarations. */
public final class ReferenceReader {
  private final Elements elements;
  private final DeclarationReader reader;
  private final BiConsumer<Element, String> errors;
  private final Comments comments;
  private final OpEntries ops;
  private final OtherEntries others;

  /**
   * Creates a reader with the compiler's utilities.
   *
   * @param errors is told what is wrong with a declaration, which then is left out
   * @param reports whether references in comments to what does not exist are reported, which
   *     javadoc does itself
   */
  public ReferenceReader(
      Elements elements,
      Types types,
      DocTrees trees,
      BiConsumer<Element, String> errors,
      boolean reports) {
    this.elements = elements;
    this.reader = new DeclarationReader(elements, types);
    this.errors = errors;
    this.comments = new Comments(trees, reports);
    this.ops = new OpEntries(comments);
    this.others = new OtherEntries(comments);
  }

  /**
   * The references of all dialects among some classes of the sources and those nested in them,
   * sorted by name.
   */
  public List<DialectPage> read(Collection<TypeElement> types) {
    Map<String, TypeElement> sorted = new TreeMap<>();
    types.forEach(type -> addNested(type, sorted));
    Collection<TypeElement> declarations = sorted.values();
    List<DialectContents> dialects = new ArrayList<>();
    for (TypeElement type : declarations) {
      if (reader.declares(type, "Dialect")) {
        DialectSpec dialect = attempt(type, problems -> reader.dialect(type, problems));
        if (dialect != null) {
          dialects.add(contents(dialect));
        }
      }
    }
    dialects.sort(Comparator.comparing(dialect -> dialect.spec().name()));
    Owners owners = new Owners(dialects);
    for (TypeElement type : declarations) {
      addShared(type, owners);
    }
    return dialects.stream().map(this::page).toList();
  }

  private static void addNested(TypeElement type, Map<String, TypeElement> sorted) {
    sorted.put(type.getQualifiedName().toString(), type);
    ElementFilter.typesIn(type.getEnclosedElements()).forEach(nested -> addNested(nested, sorted));
  }

  /** What a stage returns, or null after a report. */
  private <T> @Nullable T attempt(TypeElement type, Stage<T> stage) {
    Problems problems = new Problems();
    T result;
    try {
      result = stage.run(problems);
    } catch (UnresolvedTypeException unresolved) {
      errors.accept(type, "cannot be documented: " + unresolved.getMessage());
      return null;
    }
    if (!problems.isEmpty()) {
      if (problems.areLeftToCompiler()) {
        errors.accept(type, "cannot be documented: a signature has a class that does not exist");
      }
      for (Problem problem : problems.list()) {
        if (!problem.id().isWarning()) {
          errors.accept(problem.origin().element(), problem.message());
        }
      }
      return null;
    }
    return result;
  }

  /** A stage of the processor. */
  private interface Stage<T> {
    @Nullable T run(Problems problems);
  }

  private DialectContents contents(DialectSpec spec) {
    DialectContents contents = new DialectContents(spec);
    for (DialectOp op : spec.ops()) {
      TypeElement type = find(op.declaration());
      OpSpec read = type == null ? null : attempt(type, problems -> reader.op(type, problems));
      if (read != null) {
        contents.add(read);
      }
    }
    for (DialectDef def : spec.defs()) {
      TypeElement type = find(def.declaration());
      if (type != null) {
        addDef(type, contents);
      }
    }
    return contents;
  }

  private void addDef(TypeElement type, DialectContents contents) {
    if (reader.declares(type, "EnumAttr")) {
      EnumSpec cases = attempt(type, problems -> reader.enumAttribute(type, problems));
      EnumSpec.OwnAttribute attribute = cases == null ? null : cases.attribute();
      if (cases != null && attribute != null) {
        contents.addEntry(Section.ATTRIBUTES, others.attributeOf(cases, attribute));
        contents.uses(cases.name());
      }
      return;
    }
    DefSpec def = attempt(type, problems -> reader.def(type, problems));
    if (def != null) {
      contents.addEntry(def.isType() ? Section.TYPES : Section.ATTRIBUTES, others.def(def));
    }
  }

  private @Nullable TypeElement find(ClassName name) {
    return elements.getTypeElement(name.canonicalName());
  }

  /** Adds an enum or a constraint to the dialects to which it belongs. */
  private void addShared(TypeElement type, Owners owners) {
    ClassName name = ClassName.get(type);
    String section;
    Entry entry;
    if (reader.declares(type, "EnumAttr")) {
      EnumSpec cases = attempt(type, problems -> reader.enumAttribute(type, problems));
      section = Section.ENUMS;
      entry = cases == null ? null : others.cases(cases);
    } else {
      ConstraintUse constraint = attempt(type, problems -> reader.constraintUse(type));
      section =
          constraint != null && constraint.target() == ConstraintTarget.TYPE
              ? Section.TYPE_CONSTRAINTS
              : Section.ATTRIBUTE_CONSTRAINTS;
      entry = constraint == null ? null : others.constraint(name, type, constraint.summary());
    }
    if (entry != null) {
      for (DialectContents dialect : owners.of(name)) {
        dialect.addEntry(section, entry);
      }
    }
  }

  private DialectPage page(DialectContents contents) {
    DialectSpec spec = contents.spec();
    List<Section> sections = new ArrayList<>();
    if (!contents.ops().isEmpty()) {
      sections.add(new Section(Section.OPERATIONS, groups(contents)));
    }
    contents
        .entries()
        .forEach(
            (title, entries) ->
                sections.add(new Section(title, List.of(new Group(Prose.NONE, entries)))));
    return new DialectPage(spec.name(), comments.of(spec.origin().element()), sections);
  }

  /** The operations by the classes that hold them. */
  private List<Group> groups(DialectContents contents) {
    Map<String, List<Entry>> entries = new LinkedHashMap<>();
    Map<String, Prose> holders = new LinkedHashMap<>();
    for (OpSpec op : contents.ops()) {
      ClassName holder = op.declaration().enclosingClassName();
      boolean isGroup = holder != null && !holder.equals(contents.spec().declaration());
      TypeElement type = isGroup ? find(holder) : null;
      String key = holder == null || type == null ? "" : holder.canonicalName();
      if (type != null) {
        holders.computeIfAbsent(key, name -> comments.of(type));
      }
      entries.computeIfAbsent(key, name -> new ArrayList<>()).add(ops.entry(op));
    }
    List<Group> groups = new ArrayList<>();
    entries.forEach(
        (key, list) -> groups.add(new Group(holders.getOrDefault(key, Prose.NONE), list)));
    // Those without a heading would seem to belong to the group before them.
    groups.sort(Comparator.comparing(group -> !group.prose().summary().isEmpty()));
    return groups;
  }
}
