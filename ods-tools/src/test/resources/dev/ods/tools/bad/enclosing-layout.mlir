module {
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.x" = 1>} {
  module {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.x" = 2>} {}
  }
}
}
