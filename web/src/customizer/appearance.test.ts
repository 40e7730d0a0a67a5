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
  Reflect.deleteProperty(navigator, "connection");
  delete window.openingTurn;
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

const sources = {
  signIn: "/signIn.js /signIn.css",
  other: "/relay-1.js /store.js",
  frame: "/relay-1.js /shell-1.js /shell-1.css",
  list: "/table.js /table.css",
  turns: "/base-1.js /shell-1.css",
  pages: JSON.stringify([
    ["/master/viewproduct", "/shell-1.js /table.js /products.js"],
    ["/master/pendingorders", "/table.js /orders.js"],
    ["/master/despatchorders", "/forms.js /forms.css /table.js /table.css /orders.js /orders.css"],
  ]),
};
const framed = ["/relay-1.js", "/store.js", "/shell-1.js", "/shell-1.css"];
const links = () => [...document.head.querySelectorAll("link")];
const hrefs = () => links().map((link) => link.getAttribute("href"));

test.each([
  ["#/auth/login", ["/signIn.js", "/signIn.css"]],
  ["#/Auth/Login?next=%2Fmaster", ["/signIn.js", "/signIn.css"]],
  ["#/auth/loginHelp", ["/relay-1.js", "/store.js"]],
  ["#/master/ViewProduct?next=/auth/login", [...framed, "/table.js", "/table.css", "/products.js"]],
  ["#/Master/viewproduct", [...framed, "/table.js", "/table.css", "/products.js"]],
  ["#/master/viewbrand", [...framed, "/table.js", "/table.css"]],
  ["#/master/PendingOrders", [...framed, "/table.js", "/orders.js"]],
  ["#/master/ViewProduct/3", framed],
  ["#/dashboard/default", framed],
  ["#/print/label/3", ["/relay-1.js", "/store.js"]],
  ["", ["/relay-1.js", "/store.js", "/signIn.js", "/signIn.css"]],
  ["#/", ["/relay-1.js", "/store.js", "/signIn.js", "/signIn.css"]],
])("at %s the page's own files come beside the entry, each once", (hash, files) => {
  deliver(sources);
  window.location.hash = hash;
  run();
  expect(hrefs()).toEqual(files);
  const kinds = files.map((file) => (file.endsWith(".css") ? "preload" : "modulepreload"));
  expect(links().map(({ rel }) => rel)).toEqual(kinds);
});

test.each([
  {
    hash: "#/master/ViewProduct",
    turns: [
      ["/base-1.js", ["/relay-1.js", "/store.js", "/shell-1.css"]],
      ["/shell-1.css", ["/shell-1.js", "/table.css"]],
      ["/table.css", ["/table.js", "/products.js"]],
    ],
  },
  {
    hash: "#/master/DespatchOrders",
    turns: [
      ["/base-1.js", ["/relay-1.js", "/store.js", "/shell-1.css"]],
      ["/shell-1.css", ["/shell-1.js", "/forms.css"]],
      ["/forms.css", ["/table.css", "/orders.css"]],
      ["/orders.css", ["/forms.js", "/table.js", "/orders.js"]],
    ],
  },
  {
    hash: "#/master/PendingOrders",
    turns: [
      ["/base-1.js", ["/relay-1.js", "/store.js", "/shell-1.css"]],
      ["/shell-1.css", ["/shell-1.js", "/table.js", "/orders.js"]],
    ],
  },
  {
    hash: "#/master/ViewProduct/3",
    turns: [
      ["/base-1.js", ["/relay-1.js", "/store.js", "/shell-1.css"]],
      ["/shell-1.css", ["/shell-1.js"]],
    ],
  },
] as const)("on a slow line the files for $hash come one step after the other", async ({ hash, turns }) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { downlink: 1.6 } });
  deliver(sources);
  window.location.hash = hash;
  run();
  let isTurn = false;
  void window.openingTurn?.then(() => (isTurn = true));
  /** A file of the page itself, or one that the script has asked for, is here. */
  const arrives = async (href: string, outcome = "load") => {
    const known = links().find((link) => link.getAttribute("href") === href);
    const link = known ?? Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    if (!known) document.head.prepend(link);
    link.dispatchEvent(new Event(outcome));
    if (!known) link.remove();
    await Promise.resolve();
  };
  await arrives("/framework-1.js");
  await arrives("/index-1.css");
  const expected: string[] = [];
  for (const [file, asked] of turns) {
    expect([hrefs(), isTurn]).toEqual([expected, false]);
    // A style sheet that cannot be had holds up nothing.
    await arrives(file, file.endsWith(".css") ? "error" : "load");
    expected.push(...asked);
  }
  expect([hrefs(), isTurn]).toEqual([expected, true]);
  await arrives("/shell-1.js");
  expect(hrefs()).toEqual(expected);
});

test("on a slow line sign-in comes as ever", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { downlink: 1.6 } });
  deliver(sources);
  window.location.hash = "#/auth/login";
  run();
  expect([hrefs(), window.openingTurn]).toEqual([["/signIn.js", "/signIn.css"], undefined]);
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

/** What the build writes at the script. */
function deliver(dataset: Readonly<Record<string, string>>): void {
  Object.defineProperty(document, "currentScript", { configurable: true, value: { dataset } });
}

/** The script as a browser runs it, before everything else. */
function run(): void {
  runInThisContext(`(function (document, localStorage) {${script}})`)(document, localStorage);
}
