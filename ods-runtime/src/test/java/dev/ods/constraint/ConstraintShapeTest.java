// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.BaseMemRefType;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.TensorType;
import dev.ods.builtin.TupleType;
import dev.ods.builtin.UnrankedMemRefType;
import dev.ods.builtin.UnrankedTensorType;
import dev.ods.builtin.VectorType;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Each constraint has the members by which the processor finds it. */
final class ConstraintShapeTest {
  private static final Set<Class<?>> SUBJECTS =
      Set.of(Type.class, Attribute.class, Region.class, Block.class);

  private static List<Class<?>> constraints() throws IOException, URISyntaxException {
    Path folder = Path.of(AnyType.class.getResource("AnyType.class").toURI()).getParent();
    List<Class<?>> classes = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString().replace(".class", "");
        if (Files.isRegularFile(file)
            && !name.equals("package-info")
            && !name.endsWith("Test")
            && !name.contains("$")) {
          classes.add(classOf(name));
        }
      }
    }
    classes.removeIf(c -> Arrays.stream(c.getMethods()).noneMatch(m -> m.getName().equals("test")));
    return classes;
  }

  private static Class<?> classOf(String name) {
    try {
      return Class.forName("dev.ods.constraint." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void eachHasATestAndASummary() throws Exception {
    List<Class<?>> constraints = constraints();
    assertTrue(constraints.size() > 150, "only " + constraints.size());
    for (Class<?> constraint : constraints) {
      Method test =
          Arrays.stream(constraint.getMethods())
              .filter(m -> m.getName().equals("test"))
              .findFirst()
              .orElseThrow();
      assertTrue(Modifier.isStatic(test.getModifiers()), constraint.getName());
      assertEquals(boolean.class, test.getReturnType(), constraint.getName());
      assertTrue(SUBJECTS.contains(test.getParameterTypes()[0]), constraint.getName());
      assertTrue(hasWords(constraint, test), constraint.getName());
    }
  }

  /** The constraints with types of one class, which formats check first (MLIR's cppType). */
  private static final Map<Class<?>, String> KINDS =
      Map.ofEntries(
          entry(ComplexType.class, "AnyComplex"),
          entry(ShapedType.class, "AnyShaped ShapedTypeInterface"),
          entry(FloatType.class, "AnyFloat F128 F16 F32 F64 F80"),
          entry(FunctionType.class, "FunctionTypeConstraint"),
          entry(IndexType.class, "Index"),
          entry(
              IntegerType.class,
              "AnyInteger AnySignlessInteger I1 I128 I16 I32 I64 I8 SI1 SI16 SI32 SI64 SI8 UI1 UI16"
                  + " UI32 UI64 UI8"),
          entry(
              MemRefType.class,
              "AnyMemRef AnyNon0RankedMemRef AnyStaticShapeMemRef AnyStridedMemRef BF16MemRef"
                  + " F16MemRef F32MemRef F64MemRef I16MemRef I1MemRef I32MemRef I64MemRef I8MemRef"),
          entry(BaseMemRefType.class, "AnyRankedOrUnrankedMemRef"),
          entry(UnrankedMemRefType.class, "AnyUnrankedMemRef"),
          entry(NoneType.class, "NoneTypeConstraint"),
          entry(
              TensorType.class,
              "AnyNon0RankedOrUnrankedTensor AnyNon0RankedTensor AnyTensor BF16Tensor F16Tensor"
                  + " F32Tensor F64Tensor I16Tensor I1Tensor I32Tensor I64Tensor I8Tensor"
                  + " IndexTensor"),
          entry(RankedTensorType.class, "AnyRankedTensor AnyStaticShapeTensor"),
          entry(UnrankedTensorType.class, "AnyUnrankedTensor"),
          entry(TupleType.class, "AnyTuple"),
          entry(
              VectorType.class,
              "AnyFixedVectorOfAnyRank AnyFixedVectorOfNonZeroRank AnyScalableVectorOfAnyRank"
                  + " AnyVector AnyVectorOfAnyRank AnyVectorOfNonZeroRank"));

  @Test
  void kindsAreThoseOfMlir() throws Exception {
    Map<Class<?>, Set<String>> found = new HashMap<>();
    for (Class<?> constraint : constraints()) {
      for (Field field : constraint.getFields()) {
        if (field.getName().equals("KIND")) {
          found
              .computeIfAbsent((Class<?>) field.get(null), kind -> new TreeSet<>())
              .add(constraint.getSimpleName());
        }
      }
    }
    Map<Class<?>, Set<String>> expected = new HashMap<>();
    KINDS.forEach(
        (kind, names) -> expected.put(kind, new TreeSet<>(List.of(names.split(" ", -1)))));
    assertEquals(expected, found);
  }

  /** What a constraint builds satisfies it: the type itself, or a zero of the type. */
  @Test
  void constraintsAcceptWhatTheyBuild() throws Exception {
    Context context = Context.create();
    int builders = 0;
    for (Class<?> constraint : constraints()) {
      for (Method build : constraint.getMethods()) {
        if (!build.getName().equals("build")) {
          continue;
        }
        Type type = (Type) build.invoke(null, context);
        Object zero = zero(type);
        if (hasTest(constraint, Type.class)) {
          assertTest(constraint, Type.class, type);
        } else if (zero != null && constraint != AffineMapAttrConstraint.class) {
          assertTest(constraint, Attribute.class, zero);
        }
        builders++;
      }
    }
    assertTrue(builders > 70, "only " + builders);
  }

  /** The zero of a type of numbers, or null. */
  private static @Nullable Attribute zero(Type type) {
    return type instanceof FloatType real
        ? FloatAttr.get(real, 0)
        : type instanceof NoneType ? null : IntegerAttr.get(type, 0);
  }

  private static boolean hasTest(Class<?> constraint, Class<?> subject) {
    return Arrays.stream(constraint.getMethods())
        .anyMatch(m -> m.getName().equals("test") && m.getParameterTypes()[0] == subject);
  }

  private static void assertTest(Class<?> constraint, Class<?> subject, Object value)
      throws Exception {
    Object holds = constraint.getMethod("test", subject).invoke(null, value);
    assertEquals(true, holds, constraint.getName());
  }

  private static boolean hasWords(Class<?> constraint, Method test) throws Exception {
    for (Field field : constraint.getFields()) {
      if (field.getName().equals("SUMMARY")) {
        return test.getParameterCount() == 1 && !((String) field.get(null)).isEmpty();
      }
    }
    Class<?>[] all = test.getParameterTypes();
    Class<?>[] parameters = Arrays.copyOfRange(all, 1, all.length);
    return constraint.getMethod("summary", parameters).getReturnType() == String.class;
  }
}
