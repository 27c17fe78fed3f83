"use strict";
(function () {
  const search = document.getElementById("search");
  const found = document.getElementById("found");
  const items = Array.from(document.querySelectorAll("nav li"));
  const groups = Array.from(document.querySelectorAll("nav details"));
  search.hidden = false;

  // Shows the entries in which each word occurs.
  function show() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const item of items) {
      const matches = words.every((word) => item.dataset.words.includes(word));
      item.hidden = !matches;
      if (matches) count++;
    }
    for (const list of document.querySelectorAll("nav ul")) {
      const empty = !list.querySelector("li:not([hidden])");
      list.hidden = empty;
      list.previousElementSibling.hidden = empty;
    }
    for (const group of groups) {
      group.hidden = !group.querySelector("li:not([hidden])");
      if (words.length > 0) group.open = true;
    }
    found.textContent = words.length === 0 ? "" : count + " found";
  }

  // The best match: an equal name, a name that begins so, or ends so, or the first one.
  function best() {
    const text = search.value.trim().toLowerCase();
    const names = items
      .filter((item) => !item.hidden)
      .map((item) => item.firstElementChild);
    const is = (test) => names.find((link) => test(link.textContent.toLowerCase()));
    return is((name) => name === text)
      || is((name) => name.endsWith("." + text))
      || is((name) => name.startsWith(text))
      || is((name) => name.includes(text))
      || names[0];
  }

  search.addEventListener("input", show);
  search.addEventListener("keydown", (event) => {
    if (event.key === "Enter") {
      const link = best();
      if (link) link.click();
    } else if (event.key === "Escape") {
      search.value = "";
      show();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== search) {
      event.preventDefault();
      search.focus();
    }
  });
})();
