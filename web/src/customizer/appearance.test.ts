import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { chooseLook, resetLook } from "./chosenLook.ts";
import { layouts, mixLayouts, palettes } from "./options.ts";

const script = readFileSync(join(import.meta.dirname, "../../public/appearance.js"), "utf8");
const root = document.documentElement;

beforeEach(() => {
  resetLook();
  localStorage.clear();
  clean();
});
afterAll(() => {
  resetLook();
  clean();
});

/** As index.html is delivered. */
function clean(): void {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  root.lang = "en";
  root.dir = "ltr";
  window.location.hash = "";
  Reflect.deleteProperty(document, "currentScript");
  document.head.replaceChildren();
}

const painted = () => ({ ...root.dataset, dir: root.dir });

describe("before the first paint the page is as the customizer left it", () => {
  test.each([
    ...mixLayouts.map((mix) => ({ mix })),
    ...palettes.map((palette) => ({ palette })),
    ...layouts.map((layout) => ({ layout })),
  ])("%j", (change) => {
    chooseLook(change);
    const left = painted();
    clean();
    run();
    expect(painted()).toEqual(left);
  });
});

test("a layout that was chosen wins over the direction of the language", () => {
  localStorage.setItem("language", "ar");
  run();
  expect(root.dir).toBe("rtl");
  localStorage.setItem("layout_type", "ltr");
  run();
  expect(root.dir).toBe("ltr");
  expect(root.lang).toBe("ar");
});

test.each([
  ["#/auth/login", ["/signIn.js", "/signIn.css"]],
  ["#/Auth/Login?next=%2Fmaster", ["/signIn.js", "/signIn.css"]],
  ["#/auth/loginHelp", ["/relay.js", "/store.js"]],
  [
    "#/master/ViewProduct?next=/auth/login",
    ["/relay.js", "/store.js", "/shell.js", "/table.js", "/table.css"],
  ],
  ["#/master/viewbrand", ["/relay.js", "/store.js", "/shell.js", "/table.js", "/table.css"]],
  ["#/master/ViewProduct/3", ["/relay.js", "/store.js", "/shell.js"]],
  ["#/dashboard/default", ["/relay.js", "/store.js", "/shell.js"]],
  ["#/print/label/3", ["/relay.js", "/store.js"]],
  ["", ["/relay.js", "/store.js", "/signIn.js", "/signIn.css"]],
  ["#/", ["/relay.js", "/store.js", "/signIn.js", "/signIn.css"]],
])("at %s the page's own files come beside the entry", (hash, files) => {
  const dataset = {
    signIn: "/signIn.js /signIn.css",
    other: "/relay.js /store.js",
    frame: "/shell.js",
    list: "/table.js /table.css",
  };
  Object.defineProperty(document, "currentScript", { configurable: true, value: { dataset } });
  window.location.hash = hash;
  run();
  const links = [...document.head.querySelectorAll("link")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(files);
  const kinds = files.map((file) => (file.endsWith(".css") ? "preload" : "modulepreload"));
  expect(links.map(({ rel }) => rel)).toEqual(kinds);
});

test.each(["", "dark", "dark-", "color-9", "{}", "RTL"])(
  "a broken value %j leaves the page as it comes",
  (broken) => {
    for (const key of ["layoutVersion", "color", "layout_type", "language"])
      localStorage.setItem(key, broken);
    run();
    expect(painted()).toEqual({ dir: "ltr" });
  },
);

/** The script as a browser runs it, before everything else. */
function run(): void {
  runInThisContext(`(function (document, localStorage) {${script}})`)(document, localStorage);
}
