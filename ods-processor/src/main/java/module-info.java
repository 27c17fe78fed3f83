// SPDX-License-Identifier: Apache-2.0

/**
 * The annotation processor.
 *
 * <p>The libraries are {@code static}: the published jar contains them relocated, so that they do
 * not conflict with those of the project that is compiled. The modules of the JDK are so, too: only
 * the documentation needs them.
 */
module dev.ods.processor {
  requires dev.ods.annotations;
  requires java.compiler;
  requires static auto.common;
  requires static com.google.auto.service;
  requires static com.google.common;
  requires static com.palantir.javapoet;
  requires static jdk.compiler;
  requires static jdk.javadoc;
  requires static org.jspecify;

  provides javax.annotation.processing.Processor with
      dev.ods.processor.OdsProcessor;
}
