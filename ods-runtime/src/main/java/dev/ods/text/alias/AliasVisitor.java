// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.alias;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.DistinctAttr;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.GraphType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.OpaqueType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.ir.Attribute;
import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.AsmAlias;
import dev.ods.text.DialectAsmPrinter;
import dev.ods.text.DialectAssembly;
import dev.ods.text.OpAsmDialectInterface;
import dev.ods.text.buffer.AsmBuffer;
import dev.ods.text.buffer.Names;
import dev.ods.text.form.DialectAssemblies;
import dev.ods.text.form.DialectHooks;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which of the types and attributes that will be printed get an alias, in MLIR's order:
 * those that the builtin dialect ({@link DialectHooks}), other dialects, or they themselves name.
 *
 * <p>An alias must be defined after those that it contains, so each is given a depth. It may be
 * defined after the operations if whatever refers to it can wait for it while parsing, as the
 * locations of operations can.
 */
public final class AliasVisitor {
  /** Besides letters and digits, what the name of an alias may consist of. */
  private static final String PUNCTUATION = "$_-";

  private final Collection<OpAsmDialectInterface> dialects;

  /** Whether what {@link #isSimple} tells may have an alias, as some dialect may name it. */
  private final boolean anyAlias;

  private final Map<Uniqued, Found> found = new HashMap<>();
  private final List<Found> inOrder = new ArrayList<>();

  /**
   * @param dialects those that may name aliases, in the order in which they are asked
   */
  public AliasVisitor(Collection<OpAsmDialectInterface> dialects) {
    this.dialects = dialects;
    this.anyAlias = dialects.size() > 1;
  }

  /** A type or attribute that was met. */
  static final class Found {
    final Uniqued symbol;

    /** What its alias is called, without number; null if it has none. */
    final @Nullable String name;

    /** 0 if neither it nor a part of it has an alias; otherwise one more than its parts'. */
    int depth;

    boolean deferrable;
    private List<Found> parts = List.of();

    Found(Uniqued symbol, @Nullable String name, boolean deferrable) {
      this.symbol = symbol;
      this.name = name;
      this.depth = name == null ? 0 : 1;
      this.deferrable = deferrable;
    }
  }

  /** All that was met, in the order of the first meeting. */
  List<Found> inOrder() {
    return inOrder;
  }

  /** Takes note of a type that will be printed. */
  void visit(@Nullable Type type) {
    if (type != null && !isPlain(type)) {
      visit(type, false);
    }
  }

  /** Takes note of an attribute that will be printed. */
  void visit(@Nullable Attribute attribute) {
    if (attribute != null && !isPlain(attribute)) {
      visit(attribute, false);
    }
  }

  /** Takes note of a location that may be defined after its use. */
  void visitDeferrable(Location location) {
    visit(location, true);
  }

  /** Whether something has no parts that could have an alias, and none itself. */
  private boolean isPlain(Uniqued symbol) {
    return !anyAlias && isSimple(symbol);
  }

  private static boolean isSimple(Uniqued symbol) {
    return symbol instanceof IntegerType
        || symbol instanceof IntegerAttr
        || symbol instanceof FloatType
        || symbol instanceof IndexType
        || symbol instanceof FloatAttr
        || symbol instanceof UnitAttr
        || symbol instanceof DenseArrayAttr
        || symbol instanceof NoneType
        || symbol instanceof SymbolRefAttr
        || (symbol instanceof StringAttr string && string.type() == null);
  }

  private Found visit(Uniqued symbol, boolean deferrable) {
    Found known = found.get(symbol);
    if (known != null) {
      if (!deferrable) {
        mustPrecede(known);
      }
      return known;
    }
    Found added = new Found(symbol, aliasName(symbol), deferrable);
    found.put(symbol, added);
    inOrder.add(added);
    Parts parts = new Parts(deferrable);
    parts.visitOf(symbol);
    if (parts.depth > 0) {
      added.depth = parts.depth + 1;
    }
    added.parts = parts.list;
    return added;
  }

  private static void mustPrecede(Found alias) {
    if (!alias.deferrable) {
      return;
    }
    alias.deferrable = false;
    for (Found part : alias.parts) {
      mustPrecede(part);
    }
  }

  private @Nullable String aliasName(Uniqued symbol) {
    AsmAlias alias = DialectHooks.ownAlias(symbol);
    for (OpAsmDialectInterface dialect : dialects) {
      if (alias != null && alias.isFinal()) {
        break;
      }
      AsmAlias given =
          symbol instanceof Attribute attribute
              ? dialect.alias(attribute)
              : dialect.alias((Type) symbol);
      alias = given != null ? given : alias;
    }
    if (alias == null) {
      return null;
    }
    AsmBuffer name = new AsmBuffer();
    Names.putSanitized(alias.name(), PUNCTUATION, name);
    return name.toString();
  }

  /** Visits what one type or attribute is made of. */
  private final class Parts {
    private final boolean deferrable;
    private int depth;

    /** Kept only if a later meeting can change their being deferrable. */
    private final List<Found> list;

    Parts(boolean deferrable) {
      this.deferrable = deferrable;
      this.list = deferrable ? new ArrayList<>() : List.of();
    }

    private void part(@Nullable Uniqued symbol) {
      if (symbol == null || isPlain(symbol)) {
        return;
      }
      Found part = visit(symbol, deferrable);
      depth = Math.max(depth, part.depth);
      if (deferrable) {
        list.add(part);
      }
    }

    void visitOf(Uniqued symbol) {
      if (symbol instanceof Type type) {
        ofType(type);
      } else if (symbol instanceof Location location) {
        ofLocation(location);
      } else if (symbol instanceof Attribute attribute) {
        ofAttribute(attribute);
        Type type = attribute.type();
        if (!(type instanceof NoneType)) {
          part(type);
        }
      }
    }

    private void ofAttribute(Attribute attribute) {
      if (attribute instanceof DictionaryAttr dictionary) {
        for (int i = 0; i < dictionary.size(); i++) {
          part(dictionary.entry(i).value());
        }
      } else if (attribute instanceof ArrayAttr array) {
        for (int i = 0; i < array.size(); i++) {
          part(array.element(i));
        }
      } else if (attribute instanceof TypeAttr type) {
        part(type.value());
      } else if (attribute instanceof DistinctAttr distinct) {
        part(distinct.referenced());
      } else if (!(attribute instanceof OpaqueAttr)) {
        ofDialect(attribute);
      }
    }

    private void ofDialect(Attribute attribute) {
      DialectAssembly assembly =
          DialectAssemblies.of(attribute.context().dialect(attribute.dialectNamespace()));
      if (assembly != null) {
        assembly.printAttribute(attribute, new PartsPrinter(this));
      }
    }

    private void ofLocation(Location location) {
      if (location instanceof NameLoc name) {
        if (!(name.child() instanceof UnknownLoc)) {
          part(name.child());
        }
      } else if (location instanceof CallSiteLoc call) {
        part(call.callee());
        part(call.caller());
      } else if (location instanceof FusedLoc fused) {
        part(fused.metadata());
        for (Location nested : fused.locations()) {
          part(nested);
        }
      } else if (location instanceof DialectLoc) {
        ofDialect(location);
      }
    }

    private void ofType(Type type) {
      if (type instanceof FunctionType function) {
        all(function.inputs());
        all(function.results());
      } else if (type instanceof GraphType graph) {
        all(graph.inputs());
        all(graph.results());
      } else if (type instanceof TupleType tuple) {
        all(tuple.types());
      } else if (type instanceof ComplexType complex) {
        part(complex.elementType());
      } else if (type instanceof ShapedType shaped) {
        ofShaped(shaped);
      } else if (!(type instanceof OpaqueType)) {
        DialectAssembly assembly =
            DialectAssemblies.of(type.context().dialect(type.dialectNamespace()));
        if (assembly != null) {
          assembly.printType(type, new PartsPrinter(this));
        }
      }
    }

    private void all(List<Type> types) {
      for (Type type : types) {
        part(type);
      }
    }

    private void ofShaped(ShapedType type) {
      part(type.elementType());
      if (type instanceof RankedTensorType tensor) {
        part(tensor.encoding());
      } else if (type instanceof MemRefType memref) {
        if (!memref.hasIdentityLayout()) {
          part(memref.layout());
        }
        part(memref.memorySpace());
      } else if (type instanceof UnrankedMemRefType memref) {
        part(memref.memorySpace());
      }
    }
  }

  /** Lets a dialect write a type or attribute to nowhere, and takes note of the parts. */
  static final class PartsPrinter implements DialectAsmPrinter {
    private final Parts parts;

    PartsPrinter(Parts parts) {
      this.parts = parts;
    }

    @Override
    public void print(String text) {}

    @Override
    public void print(long number) {}

    @Override
    public void printKeywordOrString(String text) {}

    @Override
    public void printString(String text) {}

    @Override
    public void printSymbolName(String name) {}

    @Override
    public void printResourceHandle(String namespace, String key) {}

    @Override
    public void printType(@Nullable Type type) {
      parts.part(type);
    }

    @Override
    public void printAttribute(@Nullable Attribute attribute) {
      parts.part(attribute);
    }

    @Override
    public void printAttributeWithoutType(@Nullable Attribute attribute) {
      parts.part(attribute);
    }

    @Override
    public void printStrippedAttribute(@Nullable Attribute attribute) {
      parts.part(attribute);
    }
  }
}
