// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A trait of an operation.
 *
 * @param trait the runtime class of the trait; for one that exists only as an annotation, such as
 *     {@code @AllTypesMatch}, the annotation
 * @param members the names of the members to which a parameterised trait refers: {@code
 *     AllTypesMatch}
 * @param memberOrigins the origins of {@code members}
 * @param transform computes the type of the second member from that of the first, for {@code
 *     TypesMatchWith}; otherwise null
 * @param predicate what is checked, for a predicate that a static method decides; otherwise null
 * @param ops the ops to which a parameterised trait refers: {@code HasParent}
 * @param instantiated whether the trait has a check, for which the model creates an instance
 */
public record TraitSpec(
    ClassName trait,
    List<String> members,
    List<Origin> memberOrigins,
    @Nullable TypeTransform transform,
    @Nullable TraitPredicate predicate,
    List<OpReference> ops,
    boolean instantiated,
    Origin origin) {
  public TraitSpec {
    members = List.copyOf(members);
    memberOrigins = List.copyOf(memberOrigins);
    ops = List.copyOf(ops);
  }

  /** Creates a trait that refers to no member. */
  public TraitSpec(ClassName trait, List<OpReference> ops, Origin origin) {
    this(trait, List.of(), List.of(), null, null, ops, false, origin);
  }

  /** Creates a trait that refers to members. */
  public TraitSpec(
      ClassName annotation,
      List<String> members,
      List<Origin> memberOrigins,
      @Nullable TypeTransform transform,
      Origin origin) {
    this(annotation, members, memberOrigins, transform, null, List.of(), false, origin);
  }

  /** Creates a trait with a check of its own. */
  public static TraitSpec checked(ClassName trait, Origin origin) {
    return new TraitSpec(trait, List.of(), List.of(), null, null, List.of(), true, origin);
  }

  /** Creates a predicate that a static method decides. */
  public static TraitSpec predicate(
      ClassName annotation,
      List<String> members,
      List<Origin> memberOrigins,
      TraitPredicate predicate,
      Origin origin) {
    return new TraitSpec(
        annotation, members, memberOrigins, null, predicate, List.of(), false, origin);
  }

  /** Whether the trait exists only as an annotation: the runtime has no class for it. */
  public boolean isPredicate() {
    return predicate != null || trait.packageName().equals(RuntimeNames.ANNOTATION);
  }

  /**
   * Whether this is {@code @AllTypesMatch} of variadic members, which are compared value by value.
   */
  public boolean comparesGroups(OpSpec op) {
    return is("AllTypesMatch")
        && op.members().stream()
            .filter(member -> members.contains(member.name()))
            .allMatch(member -> Arity.of(member) == Arity.VARIADIC);
  }

  /** Whether this is MLIR's trait with this name. */
  public boolean is(String simpleName) {
    // Names are compared by their text: most calls are about another trait.
    return trait.simpleName().startsWith(simpleName) && isNamed(simpleName);
  }

  private boolean isNamed(String simpleName) {
    return trait.equals(RuntimeNames.trait(simpleName))
        || trait.equals(RuntimeNames.parameterizedTrait(simpleName))
        || trait.equals(ClassName.get(RuntimeNames.ANNOTATION, simpleName));
  }
}
