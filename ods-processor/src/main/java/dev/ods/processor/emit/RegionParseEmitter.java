// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.format.OpElement;
import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.RegionSpec;
import dev.ods.processor.model.RuntimeNames;
import dev.ods.processor.model.SuccessorSpec;
import java.util.ArrayList;

/** Writes the code that parses the regions and successors of a format. */
final class RegionParseEmitter {
  private final OpShape shape;
  private final OpFormat format;
  private final ParsedLocals locals;
  private final ParseCode code;

  RegionParseEmitter(OpShape shape, OpFormat format, ParsedLocals locals, ParseCode code) {
    this.shape = shape;
    this.format = format;
    this.locals = locals;
    this.code = code;
  }

  /** Declares a variable for each region that is not variadic. */
  void declare() {
    if (format.elements().stream().anyMatch(e -> e instanceof OpElement.Regions)) {
      return;
    }
    for (RegionSpec region : shape.regions().subList(0, shape.fixedRegions())) {
      code.statement("$T $L = state.addRegion()", RuntimeNames.REGION, local(region));
    }
  }

  /** The variable with a region that is not variadic. */
  String local(RegionSpec region) {
    return locals.name(region, "Region");
  }

  /** The variable with the number of regions before those of a variadic one, where it is needed. */
  String from(RegionSpec region) {
    return locals.name(region, "From");
  }

  void region(RegionSpec region) {
    if (region.variadic()) {
      list(region, false);
    } else {
      code.require("parser.parseRegion($L)", local(region));
      end(CodeBlock.of("$L", local(region)));
    }
  }

  /** Writes what parses a region, or all of a variadic one, that may be absent. */
  void optional(RegionSpec region) {
    if (region.variadic()) {
      list(region, true);
    } else {
      code.requireNoFailure(CodeBlock.of("parser.parseOptionalRegion($L)", local(region)));
    }
  }

  /**
   * Writes what parses all of a variadic region.
   *
   * @param isCompared whether the code that follows compares the numbers before and after
   */
  private void list(RegionSpec region, boolean isCompared) {
    CodeBlock end = endAll(CodeBlock.of("$L", from(region)));
    if (isCompared || !end.isEmpty()) {
      CodeBlock count = CodeBlock.of("state.regionCount()");
      code.declare(TypeName.INT, from(region), count, count);
    }
    code.require("parser.parseRegionList(state)");
    code.add(end);
  }

  void allRegions() {
    code.require("parser.parseRegionList(state)");
    code.add(endAll(CodeBlock.of("0")));
  }

  /** Adds what a region that was parsed may elide: its terminator or its block. */
  void end(CodeBlock region) {
    code.add(elided(region));
  }

  private CodeBlock elided(CodeBlock region) {
    CodeBlock.Builder end = CodeBlock.builder();
    if (shape.spec().hasTrait("SingleBlockImplicitTerminator")) {
      end.addStatement(
          "parser.ensureTerminator($Z$L,$W"
              + "parser.context().operationName(terminatorName()),$W"
              + "state.location())",
          region);
    } else if (shape.spec().hasTrait("SingleBlock")) {
      end.beginControlFlow("if ($L.isEmpty())", region)
          .addStatement("$L.addBlock()", region)
          .endControlFlow();
    }
    return end.build();
  }

  private CodeBlock endAll(CodeBlock from) {
    CodeBlock end = elided(CodeBlock.of("state.region(i)"));
    return end.isEmpty()
        ? end
        : CodeBlock.builder()
            .beginControlFlow("for (int i = $L; i < state.regionCount(); i++)", from)
            .add(end)
            .endControlFlow()
            .build();
  }

  void successor(SuccessorSpec successor) {
    if (!successor.variadic()) {
      String name = locals.name(successor, "Successor");
      code.read(RuntimeNames.BLOCK, name, CodeBlock.of("parser.parseSuccessor()"));
      if (!format.reordersSuccessors()) {
        code.statement("state.addSuccessor($L)", name);
      }
    } else if (format.reordersSuccessors()) {
      String list = locals.successors(successor);
      code.statement("$T $L = new $T<>()", Names.listOf(RuntimeNames.BLOCK), list, ArrayList.class);
      code.require("parser.parseSuccessorList($L)", list);
    } else {
      allSuccessors();
    }
  }

  void allSuccessors() {
    code.require("parser.parseSuccessorList(state)");
  }
}
