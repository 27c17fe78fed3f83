// Resources: used and unused, with and without bytes, for the builtin dialect and for tools.
"test.use"() {
  a = dense_resource<bytes> : tensor<4xi8>,
  b = dense_resource<empty> : tensor<0xi8>,
  c = dense_resource<"not an identifier"> : tensor<1xi16>,
  d = dense_resource<nowhere> : tensor<1xi8>,
  e = dense_resource<aligned> : tensor<1xi8>
} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      bytes: "0x0800000001020304",
      empty: "0x08000000",
      "not an identifier": "0x020000000A0B",
      aligned: "0x0000008006",
      unused: "0x0400000005"
    }
  },
  external_resources: {
    tool: {
      flag: true,
      off: false,
      text: "some \"text\"",
      empty: "0x00000000",
      blob: "0x10000000FF",
      aligned: "0x00000080FF"
    }
  }
#-}
