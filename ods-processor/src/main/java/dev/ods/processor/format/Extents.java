// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.format.Extents.Extent;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Where the texts of elements end: whether there may be none, and what would continue them. */
final class Extents implements OpVisitors.OfElements<Extent, RuntimeException> {
  private final OpSpec op;
  private final List<@Nullable OpElement> format;

  Extents(OpSpec op, List<@Nullable OpElement> format) {
    this.op = op;
    this.format = format;
  }

  /** Whether nothing may be printed for an element. */
  enum Absence {
    NEVER,
    /** It may, as mlir-tblgen takes into account where it looks for ambiguities. */
    KNOWN,
    /** It may, but mlir-tblgen looks no further behind it. */
    OVERLOOKED
  }

  /** What a parser would take for a part of an element. */
  enum Continuation {
    NONE,
    /** The colon before the type of an attribute. */
    COLON,
    /** The brace that begins an attribute dictionary, if nothing has been printed for that. */
    BRACE,
    /** The comma between elements of a list. */
    COMMA
  }

  /** What is known of the text of an element. */
  record Extent(Absence absence, Continuation continuation) {
    private static final Extent FIXED = new Extent(Absence.NEVER, Continuation.NONE);
  }

  /** Whether nothing may be printed for an element, whether mlir-tblgen knows that or not. */
  boolean mayBeEmpty(OpElement element) {
    // Outside of a group a default is printed.
    return !(element instanceof OpVariable.Attribute || element instanceof OpVariable.Property)
        && element.accept(this).absence() != Absence.NEVER;
  }

  private static Extent known(boolean mayBeAbsent, Continuation continuation) {
    return new Extent(mayBeAbsent ? Absence.KNOWN : Absence.NEVER, continuation);
  }

  /** The members of a kind, with commas between them if there are any. */
  private static <M> Extent list(List<M> members, Predicate<M> mayBeEmpty) {
    return members.isEmpty()
        ? new Extent(Absence.OVERLOOKED, Continuation.NONE)
        : list(members.stream().allMatch(mayBeEmpty));
  }

  /** A list with commas, of which mlir-tblgen does not ask whether it may be empty. */
  private static Extent list(boolean mayBeEmpty) {
    return new Extent(mayBeEmpty ? Absence.OVERLOOKED : Absence.NEVER, Continuation.COMMA);
  }

  private static Continuation commaIf(boolean list) {
    return list ? Continuation.COMMA : Continuation.NONE;
  }

  @Override
  public Extent literal(FormatElement.Literal element) {
    return Extent.FIXED;
  }

  @Override
  public Extent whitespace(FormatElement.Whitespace element) {
    return known(true, Continuation.NONE);
  }

  @Override
  public Extent attribute(OpVariable.Attribute element) {
    AttributeSpec attribute = element.member();
    boolean colon = isReadAsAny(element) || isSpelledOut(element);
    boolean set = attribute.storage().isSymbol() && isReadWithCommas(attribute.storage());
    return known(attribute.isRemovable(), colon ? Continuation.COLON : commaIf(set));
  }

  @Override
  public Extent property(OpVariable.Property element) {
    return known(element.member().mayBeOmitted(), commaIf(isSet(element.member().type())));
  }

  private static boolean isSet(PropertyTypeSpec type) {
    return switch (type.kind()) {
      case LEAF -> type.leaf() != null && isReadWithCommas(type.leaf());
      case OPTIONAL -> !type.bracketed() && type.element() != null && isSet(type.element());
      default -> false;
    };
  }

  private static boolean isReadWithCommas(AttributeStorage storage) {
    EnumSpec spec = storage.enumSpec();
    return spec != null && spec.isReadWithCommas();
  }

  @Override
  public Extent operand(OpVariable.Operand element) {
    Arity arity = element.member().arity();
    return known(arity.isVariableLength(), commaIf(arity == Arity.VARIADIC));
  }

  @Override
  public Extent result(OpVariable.Result element) {
    return Extent.FIXED;
  }

  @Override
  public Extent region(OpVariable.Region element) {
    boolean list = element.member().variadic();
    return known(list, commaIf(list));
  }

  @Override
  public Extent successor(OpVariable.Successor element) {
    boolean list = element.member().variadic();
    return known(list, commaIf(list));
  }

  /** Whether the attribute dictionary may be empty, as it holds nothing that is always printed. */
  boolean mayPrintEmptyDict() {
    List<FormatElement> all = FormatElement.walk(format).toList();
    Set<Member> named =
        all.stream()
            .filter(OpVariable.class::isInstance)
            .map(element -> ((OpVariable) element).member())
            .collect(Collectors.toSet());
    boolean isRequired =
        op.attributes().stream()
            .filter(attribute -> !attribute.isRemovable() && !named.contains(attribute))
            // The sizes of groups follow from the operands.
            .anyMatch(attribute -> op.groupedBy(attribute) == null);
    return !isRequired || all.stream().anyMatch(OpElement.PropDict.class::isInstance);
  }

  @Override
  public Extent attrDict(OpElement.AttrDict element) {
    return known(true, element.withKeyword() ? Continuation.NONE : Continuation.BRACE);
  }

  /** Its opening {@code <} follows a space, even if nothing else is printed. */
  @Override
  public Extent propDict(OpElement.PropDict element) {
    return new Extent(Absence.OVERLOOKED, Continuation.NONE);
  }

  @Override
  public Extent operands(OpElement.Operands element) {
    return list(op.operands(), operand -> operand.arity().isVariableLength());
  }

  @Override
  public Extent results(OpElement.Results element) {
    return list(op.results(), result -> result.arity().isVariableLength());
  }

  @Override
  public Extent regions(OpElement.Regions element) {
    return list(op.regions(), RegionSpec::variadic);
  }

  @Override
  public Extent successors(OpElement.Successors element) {
    return list(op.successors(), SuccessorSpec::variadic);
  }

  @Override
  public Extent typeOf(OpElement.TypeOf element) {
    if (TypeDirectives.isSingle(element.argument())) {
      return Extent.FIXED;
    } else if (TypeDirectives.isOptional(element.argument())) {
      return new Extent(Absence.OVERLOOKED, Continuation.NONE);
    } else if (element.argument() instanceof OpVariable) {
      return list(true);
    }
    return element.argument().accept((OpVisitors.OfElements<Extent, RuntimeException>) this);
  }

  @Override
  public Extent functionalType(OpElement.FunctionalType element) {
    return Extent.FIXED;
  }

  /** What it prints is not known. */
  @Override
  public Extent custom(OpElement.Custom element) {
    return Extent.FIXED;
  }

  @Override
  public Extent reference(OpElement.Reference element) {
    return Extent.FIXED;
  }

  @Override
  public Extent text(OpElement.Text element) {
    return Extent.FIXED;
  }

  @Override
  public Extent oiList(OpElement.OiList element) {
    return new Extent(Absence.OVERLOOKED, Continuation.NONE);
  }

  @Override
  public Extent group(OpElement.OptionalGroup element) {
    return known(true, Continuation.NONE);
  }

  /** Whether mlir-tblgen knows that an attribute of any kind is read, with a colon and a type. */
  static boolean isReadAsAny(OpVariable.Attribute variable) {
    AttributeStorage storage = variable.member().storage();
    return !variable.member().hasBuildableType()
        && (variable.qualified()
            || (storage.kind() == AttributeStorage.Kind.CLASS
                && storage.storageClass().equals(RuntimeNames.ATTRIBUTE)));
  }

  /**
   * Whether an attribute is printed with its dialect and its mnemonic, but without a type: the
   * parser of such attributes looks for a colon before it knows their class.
   */
  private boolean isSpelledOut(OpVariable.Attribute variable) {
    AttributeSpec attribute = variable.member();
    AttributeStorage storage = attribute.storage();
    return isDeclared(storage)
        && !RuntimeNames.isBuiltin(storage.declaredClass())
        && !storage.typed()
        && (isBuildable(attribute)
            || OwnTexts.mayBeEmpty(storage.ownFormat())
            || !variable.isStripped(OpFormat.isReadOptionally(format, attribute)));
  }

  private static boolean isBuildable(AttributeSpec attribute) {
    return attribute.constraint() != null && attribute.constraint().buildable();
  }

  /** Whether an attribute is of a class or an interface that its text depends on. */
  private static boolean isDeclared(AttributeStorage storage) {
    return switch (storage.kind()) {
      case CLASS, INTERFACE -> true;
      case ENUM -> !storage.isSymbol();
      default -> false;
    };
  }
}
