// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * Reads {@link ClassFacts}: strips a class of everything that other compilations cannot observe,
 * and hashes the result.
 *
 * <p>It strips private members, except for constants, which the processor may read, and what the
 * compiler synthesizes for method bodies: synthetic members, local classes, and the entries for
 * other classes' nested classes.
 */
final class ClassFactsReader extends ClassVisitor {
  private static final String ANNOTATIONS = "Ldev/ods/annotation/";
  private static final String DIALECT = ANNOTATIONS + "Dialect;";
  private static final String OP = ANNOTATIONS + "Op;";
  private static final String ENUM = ANNOTATIONS + "EnumAttr;";

  private final Set<String> supertypes = new LinkedHashSet<>();
  private final Set<String> typeArguments = new LinkedHashSet<>();
  private final Set<String> literals = new LinkedHashSet<>();
  private final Set<String> operations = new LinkedHashSet<>();
  private final StringBuilder shape = new StringBuilder();
  private String name = "";
  private String dialect = "";
  private String ownAttribute = "";
  private boolean local;
  private boolean declaresOp;

  private ClassFactsReader(ClassWriter writer) {
    super(Opcodes.ASM9, writer);
  }

  static ClassFacts read(byte[] classFile) {
    ClassWriter writer = new ClassWriter(0);
    ClassFactsReader reader = new ClassFactsReader(writer);
    new ClassReader(classFile)
        .accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return reader.facts(writer.toByteArray());
  }

  private ClassFacts facts(byte[] visible) {
    // Other compilations cannot name a local class.
    String api = local ? ClassFacts.LOCAL : Snapshot.hash(visible);
    return new ClassFacts(
        name,
        api,
        local ? ClassFacts.LOCAL : shape.toString(),
        supertypes,
        typeArguments,
        declaresOp ? Set.of() : literals,
        operations,
        dialect,
        ownAttribute.substring(0, Math.max(0, ownAttribute.indexOf('.'))));
  }

  @Override
  public void visit(
      int version,
      int access,
      String internalName,
      @Nullable String signature,
      @Nullable String superName,
      String @Nullable [] interfaces) {
    name = internalName;
    shape.append(access).append(' ').append(signature).append(' ').append(superName);
    if (superName != null) {
      supertypes.add(superName);
    }
    if (interfaces != null) {
      for (String parent : interfaces) {
        supertypes.add(parent);
        shape.append(' ').append(parent);
      }
    }
    readSignature(signature);
    super.visit(version, access, internalName, signature, superName, interfaces);
  }

  @Override
  public void visitOuterClass(String owner, @Nullable String method, @Nullable String descriptor) {
    local = true;
  }

  @Override
  public void visitNestMember(String member) {}

  @Override
  public void visitPermittedSubclass(String permitted) {
    shape.append(" permits ").append(permitted);
    super.visitPermittedSubclass(permitted);
  }

  @Override
  public void visitInnerClass(
      String inner, @Nullable String outer, @Nullable String simpleName, int access) {
    if (inner.equals(name) && simpleName == null) {
      local = true;
    }
    if (inner.equals(name)) {
      shape.append(" nested ").append(access);
    }
    if (inner.equals(name) || name.equals(outer)) {
      super.visitInnerClass(inner, outer, simpleName, access);
    }
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    declaresOp |= descriptor.equals(OP) || descriptor.equals(DIALECT);
    AnnotationVisitor annotation = super.visitAnnotation(descriptor, visible);
    return switch (descriptor) {
      case DIALECT -> new DialectAnnotation(annotation);
      case ENUM -> new NamingAnnotation(annotation, attribute -> ownAttribute = attribute);
      default -> new LiteralCollector(annotation);
    };
  }

  @Override
  public RecordComponentVisitor visitRecordComponent(
      String component, String descriptor, @Nullable String signature) {
    readSignature(signature);
    return super.visitRecordComponent(component, descriptor, signature);
  }

  @Override
  public @Nullable FieldVisitor visitField(
      int access,
      String field,
      String descriptor,
      @Nullable String signature,
      @Nullable Object value) {
    boolean constant = value != null && (access & Opcodes.ACC_STATIC) != 0;
    if ((access & Opcodes.ACC_SYNTHETIC) != 0
        || ((access & Opcodes.ACC_PRIVATE) != 0 && !constant)) {
      return null;
    }
    readSignature(signature);
    FieldVisitor visitor = super.visitField(access, field, descriptor, signature, value);
    return new FieldVisitor(Opcodes.ASM9, visitor) {
      @Override
      public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
        return new LiteralCollector(super.visitAnnotation(annotation, visible));
      }
    };
  }

  @Override
  public @Nullable MethodVisitor visitMethod(
      int access,
      String method,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    boolean bridge = (access & Opcodes.ACC_BRIDGE) != 0;
    if ((access & Opcodes.ACC_PRIVATE) != 0
        || ((access & Opcodes.ACC_SYNTHETIC) != 0 && !bridge)
        || method.equals("<clinit>")) {
      return null;
    }
    readSignature(signature);
    MethodVisitor visitor = super.visitMethod(access, method, descriptor, signature, exceptions);
    return new MethodVisitor(Opcodes.ASM9, visitor) {
      @Override
      public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
        return new LiteralCollector(super.visitAnnotation(annotation, visible));
      }

      @Override
      public AnnotationVisitor visitParameterAnnotation(
          int parameter, String annotation, boolean visible) {
        return new LiteralCollector(super.visitParameterAnnotation(parameter, annotation, visible));
      }

      @Override
      public AnnotationVisitor visitAnnotationDefault() {
        return new LiteralCollector(super.visitAnnotationDefault());
      }
    };
  }

  private void readSignature(@Nullable String signature) {
    if (signature != null) {
      SignatureVisitor collector =
          new SignatureVisitor(Opcodes.ASM9) {
            @Override
            public void visitClassType(String type) {
              typeArguments.add(type);
            }
          };
      new SignatureReader(signature).accept(collector);
    }
  }

  /** Collects class literals, and passes them on to the writer. */
  private class LiteralCollector extends AnnotationVisitor {
    LiteralCollector(@Nullable AnnotationVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(@Nullable String element, Object value) {
      if (value instanceof Type type && type.getSort() == Type.OBJECT) {
        literals.add(type.getInternalName());
      }
      super.visit(element, value);
    }

    @Override
    public AnnotationVisitor visitAnnotation(@Nullable String element, String descriptor) {
      return new LiteralCollector(super.visitAnnotation(element, descriptor));
    }

    @Override
    public @Nullable AnnotationVisitor visitArray(String element) {
      return new LiteralCollector(super.visitArray(element));
    }
  }

  /** Reads the name that an annotation gives. */
  private class NamingAnnotation extends LiteralCollector {
    private final Consumer<String> reader;

    NamingAnnotation(@Nullable AnnotationVisitor next, Consumer<String> reader) {
      super(next);
      this.reader = reader;
    }

    @Override
    public void visit(@Nullable String element, Object value) {
      if ("name".equals(element)) {
        reader.accept(value.toString());
      }
      super.visit(element, value);
    }
  }

  /** Keeps the list of operations out of the digest: it only affects the listed operations. */
  private final class DialectAnnotation extends NamingAnnotation {
    DialectAnnotation(@Nullable AnnotationVisitor next) {
      super(next, name -> dialect = name);
    }

    @Override
    public @Nullable AnnotationVisitor visitArray(String element) {
      if (!element.equals("ops")) {
        return super.visitArray(element);
      }
      return new AnnotationVisitor(Opcodes.ASM9) {
        @Override
        public void visit(@Nullable String index, Object value) {
          if (value instanceof Type type) {
            operations.add(type.getInternalName());
          }
        }
      };
    }
  }
}
