// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.service.OwnService;
import org.jspecify.annotations.Nullable;

/** Finds each service of other packages once, when it is used for the first time. */
final class IrServices {
  private IrServices() {}

  /** What writes the text of {@code toString()}. */
  static AsmService asm() {
    return Asm.SERVICE;
  }

  /**
   * The dialect of all contexts.
   *
   * @throws IllegalStateException if there is no service
   */
  static DialectDefinition builtin() {
    return builtinService().dialect();
  }

  /** Whether operations of this name are isolated from above, or might be. */
  static boolean mightBeIsolated(OperationName name) {
    return builtinService().mightBeIsolated(name);
  }

  private static BuiltinService builtinService() {
    BuiltinService service = Builtin.SERVICE;
    if (service == null) {
      throw new IllegalStateException(
          "the dialect 'builtin' is missing: a jar that shades ods-runtime must keep its"
              + " META-INF/services");
    }
    return service;
  }

  private static final class Builtin {
    static final @Nullable BuiltinService SERVICE =
        OwnService.find(BuiltinService.class, "dev.ods.op.BuiltinDialect");
  }

  private static final class Asm {
    static final AsmService SERVICE = find();

    private static AsmService find() {
      AsmService own = OwnService.find(AsmService.class, "dev.ods.text.print.op.TextAsmService");
      return own == null ? new Nameless() : own;
    }
  }

  /** The substitute where no text package is present: it names the kind of an object only. */
  private static final class Nameless implements AsmService {
    @Override
    public String print(Type type) {
      return "!" + type.dialectNamespace() + "." + type.getClass().getSimpleName();
    }

    @Override
    public String print(Attribute attribute) {
      return "#" + attribute.dialectNamespace() + "." + attribute.getClass().getSimpleName();
    }

    @Override
    public String print(Operation operation) {
      return printGeneric(operation);
    }

    @Override
    public String printWithoutRegions(Operation operation) {
      return printGeneric(operation);
    }

    @Override
    public String printGeneric(Operation operation) {
      return '"' + operation.name().value() + '"';
    }
  }
}
