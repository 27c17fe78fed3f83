"test.op"() {a = #test.e1di64_elements<blob1> : tensor<*xi1>, b = dense_resource<blob1> : tensor<1xi8>} : () -> ()
"test.op"() {a = #test.e1di64_elements<"not a word"> : tensor<*xi1>} : () -> tensor<1xi8, #test.e1di64_elements<inType> : tensor<1xi64>>
"test.op"() {a = #test.e1di64_elements<nowhere> : tensor<*xi1>} : () -> ()
{-#
  dialect_resources: {
    test: {
      unused: "0x0400000001",
      inType: "0x010000000405",
      blob1: "0x08000000010000000000000002000000",
      "not a word": "0x0800000001"
    },
    builtin: {
      blob1: "0x0400000007"
    }
  },
  external_resources: {
    external: {
      bool: true
    }
  }
#-}
