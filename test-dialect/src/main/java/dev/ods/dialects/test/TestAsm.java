// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.builtin.ResourceBlob;
import dev.ods.builtin.ResourceBlobs;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TupleType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.AsmAlias;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.ResourceBuilder;
import dev.ods.text.ResourceEntry;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Aliases, including those requested by strings, and resources. */
final class TestAsm implements OpAsmDialectInterface {
  static final TestAsm INSTANCE = new TestAsm();

  private static final ContextKey<ResourceBlobs> BLOBS =
      ContextKey.create(context -> ResourceBlobs.create());

  private static final String PREFIX = "alias_test:";

  /** By the text after the prefix. */
  private static final Map<String, String> STRINGS =
      Map.ofEntries(
          Map.entry("dot_in_name", "test.alias"),
          Map.entry("trailing_digit", "test_alias0"),
          Map.entry("trailing_digit_conflict_a", "test_alias_conflict0_1_1_1"),
          Map.entry("trailing_digit_conflict_b", "test_alias_conflict0"),
          Map.entry("trailing_digit_conflict_c", "test_alias_conflict0"),
          Map.entry("trailing_digit_conflict_d", "test_alias_conflict0_"),
          Map.entry("trailing_digit_conflict_e", "test_alias_conflict0_1"),
          Map.entry("trailing_digit_conflict_f", "test_alias_conflict0_1"),
          Map.entry("trailing_digit_conflict_g", "test_alias_conflict0_1_"),
          Map.entry("trailing_digit_conflict_h", "test_alias_conflict0_1_1"),
          Map.entry("prefixed_digit", "0_test_alias"),
          Map.entry("prefixed_symbol", "%test"),
          Map.entry("tensor_encoding", "test_encoding"));

  /** Those of {@code #test.nested_alias}, by its whole text. */
  private static final Map<String, String> NESTED =
      Map.of(
          PREFIX + "trailing_digit_conflict_base", "unique_base",
          PREFIX + "trailing_digit_conflict_base_conflict", "unique_base",
          PREFIX + "trailing_digit_conflict_base1", "unique_base1");

  private TestAsm() {}

  @Override
  public @Nullable AsmAlias alias(Attribute attribute) {
    if (attribute instanceof TestNestedAliasAttr nested) {
      String name = NESTED.get(nested.value().value());
      return name == null ? null : AsmAlias.ofFinal(name);
    }
    if (!(attribute instanceof StringAttr text) || !text.value().startsWith(PREFIX)) {
      return null;
    }
    String name = STRINGS.get(text.value().substring(PREFIX.length()));
    return name == null ? null : AsmAlias.ofFinal(name);
  }

  @Override
  public @Nullable AsmAlias alias(Type type) {
    if (type instanceof TupleType tuple) {
      boolean ofSimple = tuple.size() > 0 && tuple.types().stream().allMatch(TestAsm::isSimple);
      return ofSimple ? AsmAlias.ofFinal("test_tuple") : null;
    }
    if (type instanceof TestRecursiveType recursive) {
      return recursive.name().equals("type_to_alias") ? AsmAlias.ofFinal("testrec") : null;
    }
    if (type instanceof TestRecursiveAliasType recursive) {
      return AsmAlias.ofFinal(recursive.name());
    }
    return type instanceof TestIntegerType integer && integer.isUnsignedByte()
        ? AsmAlias.ofFinal("test_ui8")
        : null;
  }

  private static boolean isSimple(Type type) {
    return type instanceof SimpleAType;
  }

  @Override
  public String declareResource(Context context, String key) {
    return context.get(BLOBS).declare(key);
  }

  @Override
  public boolean parseResource(ResourceEntry entry) {
    ResourceBlob blob = entry.parseAsBlob();
    if (blob == null) {
      return false;
    }
    entry.context().get(BLOBS).put(entry.key(), blob);
    return true;
  }

  @Override
  public void buildResources(
      Operation root, Collection<String> referenced, ResourceBuilder builder) {
    ResourceBlobs blobs = root.context().get(BLOBS);
    for (String key : referenced) {
      ResourceBlob blob = blobs.get(key);
      if (blob != null) {
        builder.buildBlob(key, blob);
      }
    }
  }
}
