import { beforeEach, expect, test } from "vitest";
import { markTypedEntries, noteEntry } from "./typedEntries.ts";

markTypedEntries();

/** What the browser does when somebody types an address of this page: an entry without marks, and then the event. */
function type(address: string, isSame = false): unknown {
  if (isSame) window.history.replaceState(null, "", address);
  else window.history.pushState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  return window.history.state;
}

beforeEach(() => {
  window.history.replaceState({ idx: 4, key: "first" }, "", "#/master/Viewbrand");
  noteEntry();
});

test("a typed address comes after the one before, with a key of its own; the same again takes its place", () => {
  const typed = type("#/master/ViewBanner");
  expect(typed).toMatchObject({ idx: 5, key: expect.stringMatching(/^typed \d+$/) });
  expect(type("#/master/ViewBanner", true)).toMatchObject({ idx: 5 });
  expect(type("#/master/ViewSeller")).toMatchObject({ idx: 6 });
});

test("the router's own entries stay as they are", () => {
  window.history.pushState({ idx: 5, key: "second" }, "", "#/master/ViewBanner");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(window.history.state).toEqual({ idx: 5, key: "second" });
  expect(type("#/master/ViewSeller")).toMatchObject({ idx: 6 });
});
