// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;

/**
 * An interface that declares rewrite patterns.
 *
 * @param declaration the author's interface
 * @param generated the class to generate: {@code FusionsPatterns}
 * @param dialects the namespaces of its dialects
 * @param opNames the names of all ops of these
 * @param opsKnown whether these are all: not if the author names a class that is no dialect
 * @param opAliases the names of the interfaces and of the generated classes of these ops, to names
 * @param ops the ops of these that occur in the patterns, by name
 * @param brokenOps the names of those of them whose declarations have errors, so that what patterns
 *     may say about them is not known
 * @param builders the methods with which the authors of these ops build them, by name of the op; of
 *     each of these all parameters but the first two
 * @param methodNames the names of all static methods that declare no pattern
 * @param methods those of these that its trees may call, by name
 * @param patterns the patterns in the order of their declaration
 * @param isPublic whether the interface, and so the class to generate, is public
 */
public record PatternSetSpec(
    ClassName declaration,
    ClassName generated,
    Documentation documentation,
    List<String> dialects,
    List<String> opNames,
    boolean opsKnown,
    Map<String, SortedSet<String>> opAliases,
    Map<String, OpSpec> ops,
    Set<String> brokenOps,
    Map<String, List<NativeMethod>> builders,
    List<String> methodNames,
    Map<String, NativeMethod> methods,
    List<PatternSpec> patterns,
    boolean isPublic) {
  public PatternSetSpec {
    dialects = List.copyOf(dialects);
    opNames = List.copyOf(opNames);
    opAliases = Map.copyOf(opAliases);
    ops = Collections.unmodifiableMap(new LinkedHashMap<>(ops));
    brokenOps = Set.copyOf(brokenOps);
    builders = Collections.unmodifiableMap(new LinkedHashMap<>(builders));
    methodNames = List.copyOf(methodNames);
    methods = Collections.unmodifiableMap(new LinkedHashMap<>(methods));
    patterns = List.copyOf(patterns);
  }
}
