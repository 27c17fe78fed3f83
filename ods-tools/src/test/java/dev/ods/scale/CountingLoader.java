// SPDX-License-Identifier: Apache-2.0
package dev.ods.scale;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads the project's classes anew, such that each method and each iteration of a loop counts as a
 * step in {@link Steps}: a measure of work that is the same in every run on every machine.
 */
final class CountingLoader extends ClassLoader {
  private static final String PROJECT = "dev.ods.";
  private static final String STEPS = Steps.class.getName().replace('.', '/');

  CountingLoader() {
    super(CountingLoader.class.getClassLoader());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      if (!name.startsWith(PROJECT) || name.equals(Steps.class.getName())) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? define(name) : loaded;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      new ClassReader(in.readAllBytes()).accept(new CountingClass(name, writer), 0);
      byte[] code = writer.toByteArray();
      return defineClass(name, code, 0, code.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private static final class CountingClass extends ClassVisitor {
    private final String className;

    CountingClass(String className, ClassVisitor next) {
      super(Opcodes.ASM9, next);
      this.className = className;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new CountingMethod(className + "." + name, next);
    }
  }

  private static final class CountingMethod extends MethodVisitor {
    private final Set<Label> passed = new HashSet<>();

    private final String name;

    CountingMethod(String name, MethodVisitor next) {
      super(Opcodes.ASM9, next);
      this.name = name;
    }

    @Override
    public void visitCode() {
      super.visitCode();
      super.visitLdcInsn(Steps.number(name));
      super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "enter", "(I)V", false);
    }

    @Override
    public void visitLabel(Label label) {
      super.visitLabel(label);
      passed.add(label);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
      if (passed.contains(label)) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "step", "()V", false);
      }
      super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      if (owner.equals("java/lang/System") && name.equals("arraycopy")) {
        super.visitInsn(Opcodes.DUP);
        super.visitMethodInsn(Opcodes.INVOKESTATIC, STEPS, "copy", "(I)V", false);
      }
      super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
  }
}
