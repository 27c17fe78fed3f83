// SPDX-License-Identifier: Apache-2.0
package dev.ods.corpus;

import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.ResourceBlob;
import dev.ods.builtin.ResourceBlobs;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.TupleType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.ContextKey;
import dev.ods.ir.Dialect;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;
import dev.ods.text.DialectAsmParser;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.ResourceBuilder;
import dev.ods.text.ResourceEntry;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What of MLIR's dialect {@code test} has a say in files: aliases for its own symbols and for the
 * builtin dialect's, a location, resources. All else of it is opaque.
 */
final class MlirTestDialect extends Dialect implements DialectAssembly, OpAsmDialectInterface {
  private static final String NAMESPACE = "test";

  private static final ContextKey<ResourceBlobs> BLOBS =
      ContextKey.create(context -> ResourceBlobs.create());

  /** The strings that have an alias. */
  private static final Map<String, String> ALIASES =
      Map.ofEntries(
          Map.entry("alias_test:dot_in_name", "test.alias"),
          Map.entry("alias_test:trailing_digit", "test_alias0"),
          Map.entry("alias_test:trailing_digit_conflict_a", "test_alias_conflict0_1_1_1"),
          Map.entry("alias_test:trailing_digit_conflict_b", "test_alias_conflict0"),
          Map.entry("alias_test:trailing_digit_conflict_c", "test_alias_conflict0"),
          Map.entry("alias_test:trailing_digit_conflict_d", "test_alias_conflict0_"),
          Map.entry("alias_test:trailing_digit_conflict_e", "test_alias_conflict0_1"),
          Map.entry("alias_test:trailing_digit_conflict_f", "test_alias_conflict0_1"),
          Map.entry("alias_test:trailing_digit_conflict_g", "test_alias_conflict0_1_"),
          Map.entry("alias_test:trailing_digit_conflict_h", "test_alias_conflict0_1_1"),
          Map.entry("alias_test:prefixed_digit", "0_test_alias"),
          Map.entry("alias_test:prefixed_symbol", "%test"),
          Map.entry("alias_test:tensor_encoding", "test_encoding"));

  MlirTestDialect() {
    super(NAMESPACE);
  }

  @Override
  public List<OpModel> operations() {
    return List.of(
        new PropertiesDialect.Model("test.symbol", List.of("sym_name", "sym_visibility")));
  }

  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  // --- Types and attributes.

  @Override
  public @Nullable Type parseType(DialectAsmParser parser) {
    String text = parser.symbolText();
    return text.equals(AliasedType.MNEMONIC)
        ? AliasedType.get(parser.context())
        : OpaqueType.get(parser.context(), NAMESPACE, text);
  }

  @Override
  public void printType(Type type, DialectAsmPrinter printer) {
    printer.print(AliasedType.MNEMONIC);
  }

  @Override
  public @Nullable Attribute parseAttribute(DialectAsmParser parser, @Nullable Type type) {
    if (parser.parseOptionalKeyword(CustomLoc.MNEMONIC)) {
      return parseLocation(parser);
    }
    if (parser.parseOptionalKeyword(BlobAttr.MNEMONIC)) {
      if (type == null || !parser.parseLess()) {
        return null;
      }
      String key = parser.parseResourceHandle();
      return key == null || !parser.parseGreater() ? null : BlobAttr.get(type, key);
    }
    return OpaqueAttr.get(parser.context(), NAMESPACE, parser.symbolText(), type);
  }

  private static @Nullable Attribute parseLocation(DialectAsmParser parser) {
    if (!parser.parseLess()) {
      return null;
    }
    String file = parser.parseString();
    if (file == null || !parser.parseStar()) {
      return null;
    }
    Long line = parser.parseInteger();
    return line == null || !parser.parseGreater()
        ? null
        : CustomLoc.get(parser.context(), file, line);
  }

  @Override
  public void printAttribute(Attribute attribute, DialectAsmPrinter printer) {
    if (attribute instanceof CustomLoc location) {
      printer.print(CustomLoc.MNEMONIC + "<");
      printer.printString(location.file);
      printer.print(" * ");
      printer.print(location.line);
    } else if (attribute instanceof BlobAttr blob) {
      printer.print(BlobAttr.MNEMONIC + "<");
      printer.printResourceHandle(NAMESPACE, blob.key);
    }
    printer.print(">");
  }

  // --- Files.

  @Override
  public @Nullable AsmAlias alias(Attribute attribute) {
    String name = attribute instanceof StringAttr text ? ALIASES.get(text.value()) : null;
    return name == null ? null : AsmAlias.ofFinal(name);
  }

  @Override
  public @Nullable AsmAlias alias(Type type) {
    if (type instanceof TupleType tuple
        && tuple.size() > 0
        && tuple.types().stream().allMatch(one -> isOpaque(one, "smpla"))) {
      return AsmAlias.ofFinal("test_tuple");
    }
    return isOpaque(type, "int<unsigned, 8>") ? AsmAlias.ofFinal("test_ui8") : null;
  }

  private static boolean isOpaque(Type type, String data) {
    return type instanceof OpaqueType opaque
        && opaque.dialectNamespace().equals(NAMESPACE)
        && opaque.data().equals(data);
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

  /** {@code !test.op_asm_type_interface}: a type that names its alias itself. */
  static final class AliasedType extends Type implements AliasedSymbol {
    static final String MNEMONIC = "op_asm_type_interface";

    private AliasedType(Context context) {
      super(context);
    }

    static AliasedType get(Context context) {
      return intern(new AliasedType(context));
    }

    @Override
    public AsmAlias asmAlias() {
      return AsmAlias.ofFinal("op_asm_type_interface_type");
    }

    @Override
    public String dialectNamespace() {
      return NAMESPACE;
    }

    @Override
    protected int keyHash() {
      return 0;
    }

    @Override
    protected boolean keyEquals(Type other) {
      return true;
    }
  }

  /** {@code #test.custom_location<"file" * line>}: an attribute that is a location. */
  static final class CustomLoc extends DialectLoc {
    static final String MNEMONIC = "custom_location";

    private final String file;
    private final long line;

    private CustomLoc(Context context, String file, long line) {
      super(context);
      this.file = file;
      this.line = line;
    }

    static CustomLoc get(Context context, String file, long line) {
      return intern(new CustomLoc(context, file, line));
    }

    @Override
    public String dialectNamespace() {
      return NAMESPACE;
    }

    @Override
    protected int keyHash() {
      return Objects.hash(file, line);
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      CustomLoc that = (CustomLoc) other;
      return line == that.line && file.equals(that.file);
    }
  }

  /** {@code #test.e1di64_elements<key> : type}: refers to a resource. */
  static final class BlobAttr extends Attribute {
    static final String MNEMONIC = "e1di64_elements";

    private final Type type;
    private final String key;

    private BlobAttr(Type type, String key) {
      super(type.context());
      this.type = type;
      this.key = key;
    }

    static BlobAttr get(Type type, String key) {
      return intern(new BlobAttr(type, key));
    }

    @Override
    public Type type() {
      return type;
    }

    @Override
    public String dialectNamespace() {
      return NAMESPACE;
    }

    @Override
    protected int keyHash() {
      return Objects.hash(type, key);
    }

    @Override
    protected boolean keyEquals(Attribute other) {
      BlobAttr that = (BlobAttr) other;
      return type == that.type && key.equals(that.key);
    }
  }
}
