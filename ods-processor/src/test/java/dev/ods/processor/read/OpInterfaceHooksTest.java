// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.palantir.javapoet.ClassName;
import dev.ods.ir.OpView;
import dev.ods.processor.model.RuntimeNames;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of hooks has the methods that the op interfaces of the runtime have. */
final class OpInterfaceHooksTest {
  /** What the interfaces answer themselves, and words that authors use for other things too. */
  private static final Set<String> OTHERS =
      Set.of(
          "BranchOpInterface.allSuccessorOperands",
          "BranchOpInterface.areTypesCompatible",
          "BranchOpInterface.successorBlockArgument",
          "BranchOpInterface.successorForOperands",
          "BranchOpInterface.successorOperandCounts",
          "CallOpInterface.resolveCallable",
          "CallableOpInterface.argumentTypes",
          "CallableOpInterface.resultTypes",
          "DataLayoutOpInterface.property",
          "DestinationStyleOpInterface.dpsInputs",
          "DestinationStyleOpInterface.hasPureBufferSemantics",
          "DestinationStyleOpInterface.hasPureTensorSemantics",
          "DestinationStyleOpInterface.isDpsInit",
          "DestinationStyleOpInterface.tiedOperand",
          "DestinationStyleOpInterface.tiedResult",
          "FunctionOpInterface.argAttrs",
          "FunctionOpInterface.argumentTypes",
          "FunctionOpInterface.bodyArguments",
          "FunctionOpInterface.callableRegion",
          "FunctionOpInterface.functionBody",
          "FunctionOpInterface.functionType",
          "FunctionOpInterface.isExternal",
          "FunctionOpInterface.resAttrs",
          "FunctionOpInterface.resultTypes",
          "FunctionOpInterface.setFunctionType",
          "FunctionOpInterface.verifyBody",
          "FunctionOpInterface.verifyType",
          "InferTensorType.inferReturnTypes",
          "LoopLikeOpInterface.singleInductionVar",
          "MemoryEffectsOpInterface.hasMemoryEffect",
          "MemoryEffectsOpInterface.hasNoMemoryEffect",
          "MemoryEffectsOpInterface.memoryEffectOn",
          "MemoryEffectsOpInterface.memoryEffectsOn",
          "MemoryEffectsOpInterface.onlyHasMemoryEffect",
          "RegionBranchOpInterface.areTypesCompatible",
          "RegionBranchOpInterface.hasLoop",
          "RegionBranchOpInterface.isRepetitiveRegion",
          "RegionBranchOpInterface.nonSuccessorInputs",
          "RegionBranchOpInterface.predecessorValues",
          "RegionBranchOpInterface.predecessors",
          "RegionBranchOpInterface.regionBranchPoints",
          "RegionBranchOpInterface.successorOperands",
          "SelectLikeOpInterface.condition",
          "SelectLikeOpInterface.falseValue",
          "SelectLikeOpInterface.trueValue",
          "ShapedDimOpInterface.dimension",
          "ShapedDimOpInterface.shapedValue",
          "SubsetExtractionOpInterface.tensorContainer",
          "SubsetInsertionOpInterface.isSameSubset",
          "SubsetInsertionOpInterface.tensorContainer",
          "WeightedBranchOpInterface.weights");

  @Test
  void hasTheMethodsOfTheRuntime() throws IOException, URISyntaxException {
    Set<String> actual = new TreeSet<>();
    for (Class<?> type : opInterfaces()) {
      for (Method method : type.getDeclaredMethods()) {
        if (!Modifier.isStatic(method.getModifiers())
            && !Modifier.isPrivate(method.getModifiers())
            && !method.isSynthetic()) {
          actual.add(type.getSimpleName() + "." + method.getName());
        }
      }
    }
    Set<String> known = new TreeSet<>(OTHERS);
    for (ClassName owner : OpInterfaceHooks.all()) {
      OpInterfaceHooks.of(owner).forEach(name -> known.add(owner.simpleName() + "." + name));
    }
    assertEquals(lines(known), lines(actual));
  }

  @Test
  void isOfExistingClasses() throws ClassNotFoundException {
    for (ClassName owner : OpInterfaceHooks.all()) {
      Class.forName(owner.canonicalName());
    }
  }

  private static String lines(Set<String> names) {
    return String.join("\n", names);
  }

  /** The interfaces of the runtime that ops extend. */
  private static List<Class<?>> opInterfaces() throws IOException, URISyntaxException {
    URI runtime = OpView.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path path = Path.of(runtime);
    if (Files.isDirectory(path)) {
      return opInterfaces(path);
    }
    try (FileSystem jar = FileSystems.newFileSystem(path, Map.of())) {
      return opInterfaces(jar.getPath("/"));
    }
  }

  private static List<Class<?>> opInterfaces(Path classes) throws IOException {
    List<Class<?>> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(classes)) {
      Set<String> names =
          files
              .map(file -> classes.relativize(file).toString().replace('/', '.'))
              .filter(name -> name.matches("dev\\.ods\\.[a-z.]+\\.[A-Z]\\w+\\.class"))
              .map(name -> name.substring(0, name.length() - ".class".length()))
              .collect(toCollection(TreeSet::new));
      for (String name : names) {
        if (RuntimeNames.hasOpInterfaces(name.substring(0, name.lastIndexOf('.')))) {
          add(name, found);
        }
      }
    }
    return found;
  }

  private static void add(String name, List<Class<?>> found) {
    try {
      Class<?> type = Class.forName(name, false, OpInterfaceHooksTest.class.getClassLoader());
      boolean isOfOps =
          OpView.class.isAssignableFrom(type)
              || name.endsWith("OpInterface")
              || name.equals(RuntimeNames.REGION_KIND_INTERFACE.canonicalName());
      if (isOfOps && type.isInterface() && Modifier.isPublic(type.getModifiers())) {
        found.add(type);
      }
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
