module {
  test.op
}
