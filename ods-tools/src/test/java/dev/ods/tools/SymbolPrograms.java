// SPDX-License-Identifier: Apache-2.0
package dev.ods.tools;

/** Programs with symbols that nothing refers to. */
final class SymbolPrograms {
  /** A row: a module, and the options with which it is processed. */
  static final String[][] ROWS = {
    {
      """
      module {
        func.func private @unused()
        func.func nested @unusedNested() {
          return
        }
        func.func private @called() {
          return
        }
        func.func private @inArray() {
          return
        }
        func.func private @inDictionary() {
          return
        }
        "t.use"() {uses = [@called, [[1 : i8, @inArray]], {a = @inDictionary}]} : () -> ()
        module @visible {
          func.func private @p() {
            return
          }
          func.func nested @n() {
            return
          }
          func.func @r() {
            func.call @p() : () -> ()
            return
          }
        }
        module @unusedModule attributes {sym_visibility = "private"} {
          func.func @q() {
            return
          }
        }
        module @usedModule attributes {sym_visibility = "private"} {
          func.func @q() {
            return
          }
          func.func nested @n() {
            return
          }
          module {
            func.func private @z() {
              return
            }
          }
        }
        func.func @user() {
          "t.a"() ({
            "t.b"() {x = @usedModule::@q} : () -> ()
          }, {}) : () -> ()
          return
        }
      }
      """,
      "--symbol-dce"
    },
    {
      """
      module @a {
        module @c attributes {sym_visibility = "private"} {
          func.func private @p() { return }
        }
        "u.u"() {x = [@c::@p]} : () -> ()
      }
      """,
      "--symbol-dce"
    },
    {"\"t.table\"() ({}) : () -> ()", "--symbol-dce"},
  };

  private SymbolPrograms() {}
}
