// SPDX-License-Identifier: Apache-2.0

/** The IR of MLIR for the JVM, and all that works on it. */
@SuppressWarnings("module") // dev.ods.tools is compiled after this module.
module dev.ods.runtime {
  requires static transitive org.jspecify;

  exports dev.ods.affine;
  exports dev.ods.alias;
  exports dev.ods.builtin;
  exports dev.ods.codegen;
  exports dev.ods.constraint;
  exports dev.ods.constraint.annotated;
  exports dev.ods.control;
  exports dev.ods.convert;
  exports dev.ods.dataflow;
  exports dev.ods.datalayout;
  exports dev.ods.diagnostic;
  exports dev.ods.effect;
  exports dev.ods.encoding to
      dev.ods.tools;
  exports dev.ods.floating;
  exports dev.ods.fold;
  exports dev.ods.inline;
  exports dev.ods.ir;
  exports dev.ods.ir.unsafe;
  exports dev.ods.memory;
  exports dev.ods.memory.promote;
  exports dev.ods.op;
  exports dev.ods.pass;
  exports dev.ods.predicate;
  exports dev.ods.property;
  exports dev.ods.range;
  exports dev.ods.registry;
  exports dev.ods.replace;
  exports dev.ods.rewrite;
  exports dev.ods.shaped;
  exports dev.ods.subset;
  exports dev.ods.text;
  exports dev.ods.trait;
  exports dev.ods.transforms;
  exports dev.ods.verify;

  uses dev.ods.ir.AsmService;
  uses dev.ods.ir.BuiltinService;
  uses dev.ods.ir.DialectDefinition;
  uses dev.ods.pass.PassProvider;
  uses dev.ods.text.ParserService;
  uses dev.ods.text.PrinterService;

  provides dev.ods.ir.AsmService with
      dev.ods.text.print.op.TextAsmService;
  provides dev.ods.ir.BuiltinService with
      dev.ods.op.BuiltinDialect;
  provides dev.ods.pass.PassProvider with
      dev.ods.transforms.Transforms;
  provides dev.ods.text.ParserService with
      dev.ods.text.parse.op.TextParser;
  provides dev.ods.text.PrinterService with
      dev.ods.text.print.op.TextPrinter;
}
