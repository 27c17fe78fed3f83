module {
  "test.use"(%missing) : (i32) -> ()
}
