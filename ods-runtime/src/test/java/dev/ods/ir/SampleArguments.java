// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.StringAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.pass.OpPassManager;
import dev.ods.rewrite.FrozenRewritePatternSet;
import dev.ods.rewrite.GreedyRewriteConfig;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Objects of the classes that methods ask for: those of a small module, and others. */
final class SampleArguments {
  /** How many calls deep an object may be made. */
  private static final int DEPTH = 3;

  private final Context context = TestIr.context();
  private final ApiObjects objects = ApiObjects.create(context);
  private final List<Object> samples;

  SampleArguments() {
    Operation op = objects.user;
    samples =
        new ArrayList<>(
            List.of(
                context,
                op,
                op.region(0),
                TestIr.notNull(op.region(0).first()),
                op.result(0),
                op.opOperand(0),
                op.operands(),
                op.name(),
                op.location(),
                TestIr.type(context),
                TestIr.NumberAttr.get(context, 1),
                DictionaryAttr.get(context, List.of()),
                Rewriter.before(op),
                objects.state,
                IrMapping.create(),
                RewritePatternSet.create(context),
                FrozenRewritePatternSet.of(RewritePatternSet.create(context)),
                GreedyRewriteConfig.DEFAULT,
                new Diagnostics(),
                IntegerType.get(context, 32),
                IntegerAttr.i64(context, 1),
                StringAttr.get(context, "a"),
                List.of(),
                Set.of(),
                Map.of(),
                (byte) 1,
                (short) 1,
                1L,
                1,
                true,
                1.0,
                1.0f,
                'a'));
    samples.add(OpPassManager.on("u.root"));
  }

  @Nullable Object of(Class<?> type) {
    return of(type, DEPTH);
  }

  /** What a method is called on; null for one that needs nothing. */
  @Nullable Object receiverOf(Executable called) {
    return PublicApi.isStatic(called) ? null : of(called.getDeclaringClass());
  }

  /** What a method is called with, with null at one position; null if something is not known. */
  @Nullable Object @Nullable [] argumentsOf(Executable called, int nullAt) {
    Class<?>[] types = called.getParameterTypes();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = i == nullAt ? null : of(types[i]);
      if (i != nullAt && arguments[i] == null) {
        return null;
      }
    }
    return arguments;
  }

  private @Nullable Object of(Class<?> type, int depth) {
    Class<?> boxed = MethodType.methodType(type).wrap().returnType();
    for (Object sample : samples) {
      if (boxed.isInstance(sample) && boxed != Object.class) {
        return sample;
      }
    }
    if (type == String.class || type == CharSequence.class) {
      return new String("a");
    } else if (type.isEnum()) {
      return type.getEnumConstants()[0];
    } else if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 0);
    } else if (type.isInterface() && !type.isSealed()) {
      return proxy(type);
    }
    return type.getName().startsWith("dev.ods.") && depth > 0 ? made(type, depth - 1) : null;
  }

  /** What a public constructor or a static method of a class, or around it, makes of others. */
  private @Nullable Object made(Class<?> type, int depth) {
    for (Class<?> owner = type; owner != null; owner = owner.getDeclaringClass()) {
      for (Executable maker : PublicApi.callable(owner)) {
        boolean makes =
            maker instanceof Method method
                ? PublicApi.isStatic(method) && method.getReturnType() == type
                : owner == type;
        Object made = makes ? call(maker, depth) : null;
        if (made != null) {
          samples.add(made);
          return made;
        }
      }
    }
    return null;
  }

  private @Nullable Object call(Executable maker, int depth) {
    Class<?>[] types = maker.getParameterTypes();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = of(types[i], depth);
      if (arguments[i] == null) {
        return null;
      }
    }
    try {
      return maker instanceof Method method
          ? method.invoke(null, arguments)
          : ((Constructor<?>) maker).newInstance(arguments);
    } catch (InvocationTargetException e) {
      return null;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(maker.toString(), e);
    }
  }

  private static Object proxy(Class<?> type) {
    return Proxy.newProxyInstance(
        type.getClassLoader(), new Class<?>[] {type}, SampleArguments::answer);
  }

  private static @Nullable Object answer(Object self, Method method, Object[] arguments) {
    if (method.getDeclaringClass() == Object.class) {
      return switch (method.getName()) {
        case "equals" -> self == arguments[0];
        case "hashCode" -> System.identityHashCode(self);
        default -> "a";
      };
    } else if (method.getReturnType() == boolean.class) {
      return false;
    } else if (method.getReturnType() == int.class) {
      return 0;
    }
    return method.getReturnType() == String.class ? "a" : null;
  }

  String contents() {
    StringBuilder contents = new StringBuilder();
    objects.root.walk(
        op -> {
          contents.append(op.name()).append(op.ref());
          op.operands().forEach(value -> contents.append(' ').append(value.word()));
        });
    return contents.toString();
  }
}
