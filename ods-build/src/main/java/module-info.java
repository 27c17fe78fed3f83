// SPDX-License-Identifier: Apache-2.0

/** The incremental compiler of dialects behind the script {@code ods-opt}. */
module dev.ods.build {
  requires java.compiler;
  requires org.objectweb.asm;
  requires static org.jspecify;

  uses javax.annotation.processing.Processor;
}
