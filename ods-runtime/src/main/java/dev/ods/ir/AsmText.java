// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.service.OwnService;

/** Finds the {@link AsmService} once, on the first use of a {@code toString()}. */
final class AsmText {
  private AsmText() {}

  static AsmService service() {
    return Holder.SERVICE;
  }

  private static final class Holder {
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
    public String printGeneric(Operation operation) {
      return '"' + operation.name().value() + '"';
    }
  }
}
