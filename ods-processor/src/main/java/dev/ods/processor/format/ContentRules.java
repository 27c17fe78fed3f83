// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import org.jspecify.annotations.Nullable;

/**
 * What the rules for optional groups and for the clauses of {@code oilist} have in common: neither
 * may contain the directives for all members of a kind, dictionaries, and what is an argument only.
 */
abstract class ContentRules implements OpVisitors.OfElements<@Nullable Void, FormatException> {
  /** The mistake that an element is where it cannot be. */
  abstract FormatException rejection(OpElement element);

  private @Nullable Void reject(OpElement element) throws FormatException {
    throw rejection(element);
  }

  @Override
  public final @Nullable Void successor(OpVariable.Successor element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void attrDict(OpElement.AttrDict element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void propDict(OpElement.PropDict element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void operands(OpElement.Operands element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void results(OpElement.Results element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void regions(OpElement.Regions element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void successors(OpElement.Successors element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void reference(OpElement.Reference element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void text(OpElement.Text element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void oiList(OpElement.OiList element) throws FormatException {
    return reject(element);
  }

  @Override
  public final @Nullable Void region(OpVariable.Region element) {
    return null;
  }
}
