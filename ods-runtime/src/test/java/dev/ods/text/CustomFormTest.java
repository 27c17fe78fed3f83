// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import org.junit.jupiter.api.Test;

/** Prints custom forms and suggested names, with {@link FormsDialect}. */
class CustomFormTest {
  private final Context context = Context.create();

  private Operation parse(String text) {
    context.load(new FormsDialect());
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();
    Operation module =
        Parser.parse(text.getBytes(UTF_8), "t.mlir", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    assert module != null;
    return module;
  }

  private String print(String text, PrinterFlags flags) {
    return Printer.toString(parse(text), flags);
  }

  @Test
  void printsTheGenericFormWithoutTheName() {
    String text =
        """
        #map = affine_map<(d0) -> (d0)>
        module {
          %0:2 = f.rest() : () -> (i32, i64)
          %1 = f.rest(%0#1, %0#0) <{a = 7 : i32}> ({
          ^bb0(%arg0: i32):
            f.rest(%arg0) {k} : (i32) -> ()
          }, {
          }) {m = #map} : (i64, i32) -> (() -> ())
        }
        """;
    assertEquals(text, print(text, PrinterFlags.DEFAULT));
    assertEquals(
        text.replace("f.rest", "\"f.rest\"")
            .replace("module {", "\"builtin.module\"() ({")
            .replaceFirst("}\n$", "}) : () -> ()\n"),
        print(text, PrinterFlags.GENERIC));
  }

  @Test
  void printsSuggestedResultNames() {
    assertEquals(
        """
        module {
          %c7 = f.constant 7 : i32
          %c7_0 = f.constant {k} 7 : i32
          "t.a"() ({
            %c7_1 = f.constant 7 : i64
            %c8 = f.constant 8 : i32
          }) : () -> ()
          "t.b"() ({
            %c8 = f.constant 8 : i32
            %c7_1 = f.constant 7 : i32
            %c-1 = f.constant -1 : i32
          }) : () -> ()
          %0 = f.constant "none"
          "t.use"(%0, %c7_0) : (i32, i32) -> ()
        }
        """,
        print(
            """
            %a = "f.constant"() <{value = 7 : i32}> : () -> i32
            %b = "f.constant"() <{value = 7 : i32}> {k} : () -> i32
            "t.a"() ({
              %1 = "f.constant"() <{value = 7 : i64}> : () -> i32
              %2 = "f.constant"() <{value = 8 : i32}> : () -> i32
            }) : () -> ()
            "t.b"() ({
              %1 = "f.constant"() <{value = 8 : i32}> : () -> i32
              %2 = "f.constant"() <{value = 7 : i32}> : () -> i32
              %3 = "f.constant"() <{value = -1 : i32}> : () -> i32
            }) : () -> ()
            %c = "f.constant"() <{value = "none"}> : () -> i32
            "t.use"(%c, %b) : (i32, i32) -> ()
            """,
            PrinterFlags.DEFAULT));
  }

  @Test
  void theGenericFormIgnoresSuggestedNames() {
    assertEquals(
        """
        "builtin.module"() ({
          %0 = "f.constant"() <{value = 7 : i32}> : () -> i32
        }) : () -> ()
        """,
        print("%a = \"f.constant\"() <{value = 7 : i32}> : () -> i32", PrinterFlags.GENERIC));
  }

  @Test
  void argumentsBlocksAndDefaultDialect() {
    assertEquals(
        """
        module {
          f.func (%x_y: i32, %arg0: i64) attributes {k = 1 : i32, sym_name = "n"} {
            %c1 = constant 1 : i32
            "t.br"()[^exit] : () -> ()
          ^exit:  // pred: ^bb0
            return %x_y, %c1 : i32, i32
          }
          f.func () {
            %c1 = constant 1 : i32
            builtin.module {
            }
          }
        }
        """,
        print(
            """
            "f.func"() <{arg = 3 : i8, sym_name = "n"}> ({
            ^bb0(%0: i32, %1: i64):
              %2 = "f.constant"() <{value = 1 : i32}> : () -> i32
              "t.br"()[^bb1] : () -> ()
            ^bb1:
              "f.return"(%0, %2) : (i32, i32) -> ()
            }) {k = 1 : i32} : () -> ()
            "f.func"() ({
              %2 = "f.constant"() <{value = 1 : i32}> : () -> i32
              "builtin.module"() ({
              ^bb0:
              }) : () -> ()
            }) : () -> ()
            """,
            PrinterFlags.DEFAULT));
  }

  @Test
  void elidesTheTerminator() {
    assertEquals(
        """
        module {
          f.func () {
          }
        }
        """,
        print(
            """
            "f.func"() ({
              "f.return"() : () -> ()
            }) : () -> ()
            """,
            PrinterFlags.DEFAULT));
  }

  @Test
  void groupsOfResults() {
    assertEquals(
        """
        module {
          %0:2, %rest:2 = f.groups
            to -> (i8, i16, i32, i64)
          "t.use"(%0#1, %rest#0, %rest#1) : (i16, i32, i64) -> ()
        }
        """,
        print(
            """
            %0:4 = "f.groups"() : () -> (i8, i16, i32, i64)
            "t.use"(%0#1, %0#2, %0#3) : (i16, i32, i64) -> ()
            """,
            PrinterFlags.DEFAULT));
  }

  @Test
  void aliasesAndLocationsInCustomForms() {
    assertEquals(
        """
        #loc1 = loc("arg")
        #map = affine_map<(d0) -> (d0 + 1)>
        #map1 = affine_map<(d0) -> (d0)>
        module {
          f.func (%x_y: memref<1xi8, #map> loc("arg")) {
            plain {a = #map1} : () -> () loc(#loc2)
          } loc(#loc)
        } loc(#loc)
        #loc = loc(unknown)
        #loc2 = loc("p")
        """,
        print(
            """
            "builtin.module"() ({
              "f.func"() ({
              ^bb0(%0: memref<1xi8, affine_map<(d0) -> (d0 + 1)>> loc("arg")):
                "f.plain"() <{a = affine_map<(d0) -> (d0)>}> : () -> () loc("p")
              }) : () -> () loc(unknown)
            }) : () -> () loc(unknown)
            """,
            PrinterFlags.DEFAULT.withDebugInfo(true)));
  }

  @Test
  void printsInvalidOperationsInGenericForm() {
    String text =
        """
        "builtin.module"() ({
          "f.plain"() : () -> ()
          "f.wrong"() : () -> ()
        }) : () -> ()
        """;
    assertEquals(text, print(text, PrinterFlags.DEFAULT));
    assertEquals(text.strip(), parse(text).toString());
  }

  @Test
  void printsANestedOperationAlone() {
    Operation module =
        parse(
            """
            %0 = "t.a"() : () -> i32
            "f.plain"() ({
              %1 = "t.b"(%0) {m = affine_map<(d0) -> (d0)>} : (i32) -> i32
            }) : () -> ()
            """);
    Operation plain = module.region(0).first().last();
    assertEquals(
        """
        f.plain : () -> () {
          %1 = "t.b"(%0) {m = affine_map<(d0) -> (d0)>} : (i32) -> i32
        }\
        """,
        plain.toString());
    assertEquals(
        "%1 = \"t.b\"(%0) {m = affine_map<(d0) -> (d0)>} : (i32) -> i32",
        plain.region(0).first().first().toGenericString());
  }
}
