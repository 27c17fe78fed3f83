// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import com.sun.source.doctree.AttributeTree;
import com.sun.source.doctree.DeprecatedTree;
import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocRootTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.IndexTree;
import com.sun.source.doctree.InheritDocTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.ReferenceTree;
import com.sun.source.doctree.ReturnTree;
import com.sun.source.doctree.SeeTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.SummaryTree;
import com.sun.source.doctree.SystemPropertyTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.doctree.ValueTree;
import com.sun.source.util.DocTreePath;
import com.sun.source.util.DocTrees;
import com.sun.source.util.SimpleDocTreeVisitor;
import com.sun.source.util.TreePath;
import dev.ods.processor.doc.Block;
import dev.ods.processor.doc.Inline;
import dev.ods.processor.doc.Prose;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.QualifiedNameable;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Converts the Javadoc of declarations; those of class files have none. */
final class Comments {
  /** A snippet, which older versions of the API do not represent. */
  private static final Pattern SNIPPET =
      Pattern.compile("\\{@snippet\\b([^:]*):?[ \\t]*\\n?(.*)}", Pattern.DOTALL);

  private static final Pattern SNIPPET_LANGUAGE =
      Pattern.compile("\\blang\\s*=\\s*[\"']?([\\w+-]+)");

  /** The directory of the pages, as they refer to it. */
  private static final String ROOT = ".";

  private static final Inline DEPRECATED = new Inline.Strong(Inline.text("Deprecated"));

  private final DocTrees trees;
  private final boolean reports;

  /** The references that have been reported. */
  private final Set<ReferenceTree> reported = new HashSet<>();

  /**
   * @param reports whether references to what does not exist are reported
   */
  Comments(DocTrees trees, boolean reports) {
    this.trees = trees;
    this.reports = reports;
  }

  /** The whole comment of an element, with its first sentence as the summary. */
  Prose of(Element element) {
    DocCommentTree comment = trees.getDocCommentTree(element);
    if (comment == null) {
      return Prose.NONE;
    }
    Reader reader = new Reader(element, comment);
    List<Inline> summary = ProseBuilder.line(reader.nodes(comment.getFirstSentence()));
    return new Prose(withoutStop(summary), description(comment.getBody(), reader));
  }

  /** The whole comment of an element as a description. */
  List<Block> description(Element element) {
    DocCommentTree comment = trees.getDocCommentTree(element);
    if (comment == null) {
      return List.of();
    }
    return description(comment.getFullBody(), new Reader(element, comment));
  }

  /** The comment of an element as one line, without a full stop if it is one sentence. */
  List<Inline> line(Element element) {
    DocCommentTree comment = trees.getDocCommentTree(element);
    if (comment == null) {
      return isDeprecated(element) ? List.of(DEPRECATED) : List.of();
    }
    Reader reader = new Reader(element, comment);
    List<Inline> line = ProseBuilder.line(reader.nodes(comment.getFullBody()));
    List<Inline> all = new ArrayList<>(deprecation(reader));
    if (!all.isEmpty() && !line.isEmpty()) {
      all.add(new Inline.Break());
    }
    all.addAll(comment.getBody().isEmpty() ? withoutStop(line) : line);
    return all;
  }

  /** The descriptions of {@code @param}, by name. */
  Map<String, List<Inline>> parameters(Element element) {
    Map<String, List<Inline>> lines = new HashMap<>();
    DocCommentTree comment = trees.getDocCommentTree(element);
    if (comment != null) {
      Reader reader = new Reader(element, comment);
      for (DocTree tag : comment.getBlockTags()) {
        if (tag instanceof ParamTree param) {
          lines.put(
              param.getName().toString(),
              withoutStop(ProseBuilder.line(reader.nodes(param.getDescription()))));
        }
      }
    }
    return lines;
  }

  /** A part of a comment with what its block tags say of the declaration as a whole. */
  private static List<Block> description(List<? extends DocTree> part, Reader reader) {
    List<Block> blocks = new ArrayList<>();
    List<Inline> deprecation = deprecation(reader);
    if (!deprecation.isEmpty()) {
      blocks.add(new Block.Paragraph(deprecation));
    }
    List<Inline> see = new ArrayList<>();
    for (DocTree tag : reader.comment.getBlockTags()) {
      if (tag instanceof SeeTree other) {
        see.add(new Inline.Text(see.isEmpty() ? "See also: " : ", "));
        see.addAll(ProseBuilder.line(reader.nodes(other.getReference())));
      }
    }
    blocks.addAll(ProseBuilder.blocks(reader.nodes(part)));
    if (!see.isEmpty()) {
      blocks.add(new Block.Paragraph(see));
    }
    return blocks;
  }

  /** That a declaration is deprecated, by a tag, an annotation or both, and why. */
  private static List<Inline> deprecation(Reader reader) {
    for (DocTree tag : reader.comment.getBlockTags()) {
      if (tag instanceof DeprecatedTree deprecated) {
        List<Inline> reason = ProseBuilder.line(reader.nodes(deprecated.getBody()));
        List<Inline> line = new ArrayList<>(List.of(DEPRECATED));
        if (!reason.isEmpty()) {
          line.add(new Inline.Text(": "));
          line.addAll(reason);
        }
        return line;
      }
    }
    return isDeprecated(reader.element) ? List.of(DEPRECATED) : List.of();
  }

  private static boolean isDeprecated(Element element) {
    return element.getAnnotation(Deprecated.class) != null;
  }

  /** A sentence as a phrase, as MLIR writes summaries. */
  private static List<Inline> withoutStop(List<Inline> line) {
    int last = line.size() - 1;
    if (last < 0
        || !(line.get(last) instanceof Inline.Text text)
        || !text.value().endsWith(".")
        || text.value().endsWith("..")) {
      return line;
    }
    List<Inline> phrase = new ArrayList<>(line.subList(0, last));
    phrase.addAll(Inline.text(text.value().substring(0, text.value().length() - 1)));
    return phrase;
  }

  /** Reads the parts of one comment. */
  private final class Reader extends SimpleDocTreeVisitor<@Nullable Void, HtmlTree> {
    private final Element element;
    private final @Nullable TreePath path;
    private final DocCommentTree comment;

    Reader(Element element, DocCommentTree comment) {
      this.element = element;
      this.path = trees.getPath(element);
      this.comment = comment;
    }

    List<Node> nodes(List<? extends DocTree> parts) {
      HtmlTree html = new HtmlTree();
      visit(parts, html);
      return html.nodes();
    }

    private void add(Inline inline, HtmlTree html) {
      html.add(new Node.Leaf(inline));
    }

    @Override
    public @Nullable Void visitText(TextTree text, HtmlTree html) {
      add(new Inline.Text(text.getBody()), html);
      return null;
    }

    @Override
    public @Nullable Void visitEntity(EntityTree entity, HtmlTree html) {
      add(new Inline.Text(characters(entity)), html);
      return null;
    }

    /** What an entity stands for; one that is unknown is kept. */
    private String characters(EntityTree entity) {
      String characters = trees.getCharacters(entity);
      return characters == null ? entity.toString() : characters;
    }

    @Override
    public @Nullable Void visitLiteral(LiteralTree literal, HtmlTree html) {
      String text = literal.getBody().getBody();
      boolean code = literal.getKind() == DocTree.Kind.CODE;
      add(code ? new Inline.Code(text) : new Inline.Text(text), html);
      return null;
    }

    @Override
    public @Nullable Void visitLink(LinkTree link, HtmlTree html) {
      boolean plain = link.getKind() == DocTree.Kind.LINK_PLAIN;
      add(reference(link.getReference(), link.getLabel(), plain), html);
      return null;
    }

    @Override
    public @Nullable Void visitValue(ValueTree value, HtmlTree html) {
      ReferenceTree reference = value.getReference();
      Element constant = reference == null ? element : elementOf(reference);
      Object shown = constant instanceof VariableElement field ? field.getConstantValue() : null;
      if (shown != null) {
        add(new Inline.Code(Constants.shown(shown)), html);
      } else if (reference != null) {
        add(new Inline.Code(shortened(reference.getSignature())), html);
      }
      return null;
    }

    /** What the overridden method says, as a whole, or nothing. */
    @Override
    public @Nullable Void visitInheritDoc(InheritDocTree tag, HtmlTree html) {
      ExecutableElement overridden = Overridden.documented(element, trees);
      if (overridden != null) {
        DocCommentTree inherited = trees.getDocCommentTree(overridden);
        new Reader(overridden, inherited).visit(inherited.getFullBody(), html);
      }
      return null;
    }

    @Override
    public @Nullable Void visitReference(ReferenceTree reference, HtmlTree html) {
      add(reference(reference, List.of(), false), html);
      return null;
    }

    private Inline reference(
        ReferenceTree reference, List<? extends DocTree> label, boolean plain) {
      String signature = reference.getSignature();
      List<Inline> shown = ProseBuilder.line(nodes(label));
      boolean byName = shown.isEmpty() && !signature.contains("#");
      if (shown.isEmpty()) {
        shown = Inline.text(shortened(signature));
      }
      if (!plain) {
        shown = Inline.code(Inline.plain(shown));
      }
      TypeElement type = typeOf(reference);
      String key = type == null ? signature : type.getQualifiedName().toString();
      return new Inline.Reference(key, shown, byName);
    }

    /** {@code Outer.Inner#method(int)} as {@code Outer.Inner.method(int)}, without a package. */
    private String shortened(String signature) {
      String name =
          signature.replace('#', '.').replaceAll("^\\.|\\b(?:[a-z]\\w*\\.)+(?=[A-Z])", "");
      return name.isEmpty() ? signature : name;
    }

    /** The class to which a reference refers, or the one of the member. */
    private @Nullable TypeElement typeOf(ReferenceTree reference) {
      Element referred = elementOf(reference);
      while (referred != null && !(referred instanceof QualifiedNameable)) {
        referred = referred.getEnclosingElement();
      }
      return referred instanceof TypeElement type ? type : null;
    }

    private @Nullable Element elementOf(ReferenceTree reference) {
      DocTreePath to = path == null ? null : DocTreePath.getPath(path, comment, reference);
      Element found = to == null ? null : trees.getElement(to);
      if (found == null && path != null && reports && reported.add(reference)) {
        trees.printMessage(
            Diagnostic.Kind.WARNING,
            "reference not found: " + reference.getSignature(),
            reference,
            comment,
            path.getCompilationUnit());
      }
      return found;
    }

    @Override
    public @Nullable Void visitStartElement(StartElementTree start, HtmlTree html) {
      Map<String, String> attributes = new HashMap<>();
      for (DocTree tree : start.getAttributes()) {
        if (tree instanceof AttributeTree attribute) {
          attributes.put(lower(attribute.getName().toString()), value(attribute));
        }
      }
      html.start(lower(start.getName().toString()), attributes);
      if (start.isSelfClosing()) {
        html.end(lower(start.getName().toString()));
      }
      return null;
    }

    private String value(AttributeTree attribute) {
      List<? extends DocTree> parts = attribute.getValue();
      if (parts == null) {
        return "";
      }
      StringBuilder value = new StringBuilder();
      for (DocTree part : parts) {
        value.append(
            part instanceof EntityTree entity
                ? characters(entity)
                : part instanceof DocRootTree ? ROOT : part.toString());
      }
      return value.toString();
    }

    @Override
    public @Nullable Void visitEndElement(EndElementTree end, HtmlTree html) {
      html.end(lower(end.getName().toString()));
      return null;
    }

    /** A whole comment that says what a method returns. */
    @Override
    public @Nullable Void visitReturn(ReturnTree tag, HtmlTree html) {
      add(new Inline.Text("Returns "), html);
      visit(tag.getDescription(), html);
      add(new Inline.Text("."), html);
      return null;
    }

    @Override
    public @Nullable Void visitSummary(SummaryTree tag, HtmlTree html) {
      return visit(tag.getSummary(), html);
    }

    /** The term, without the quotes around several words; what an index says of it is no text. */
    @Override
    public @Nullable Void visitIndex(IndexTree tag, HtmlTree html) {
      add(new Inline.Text(tag.getSearchTerm().toString().replaceAll("^\"|\"$", "")), html);
      return null;
    }

    @Override
    public @Nullable Void visitSystemProperty(SystemPropertyTree tag, HtmlTree html) {
      add(new Inline.Code(tag.getPropertyName().toString()), html);
      return null;
    }

    @Override
    public @Nullable Void visitDocRoot(DocRootTree tag, HtmlTree html) {
      add(new Inline.Text(ROOT), html);
      return null;
    }

    /** A snippet, or text that is not valid, which is taken as it is. */
    @Override
    protected @Nullable Void defaultAction(DocTree tree, HtmlTree html) {
      Matcher snippet = SNIPPET.matcher(tree.toString());
      if (snippet.matches()) {
        Matcher language = SNIPPET_LANGUAGE.matcher(snippet.group(1));
        html.add(
            new Node.Code(
                language.find() ? language.group(1) : "java",
                Whitespace.listing(snippet.group(2))));
      } else {
        add(new Inline.Text(tree.toString()), html);
      }
      return null;
    }

    private String lower(String name) {
      return name.toLowerCase(Locale.ROOT);
    }
  }
}
