import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultLook, type Look } from "./look.ts";
import { keepLook, lookKeys, readLook } from "./storedLook.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const chosen: Look = {
  layout: "rtl",
  sidebarType: "compact-icon",
  sidebarSetting: "iconcolor-sidebar",
  sidebarBackground: "sidebar-img6",
  palette: "color-3",
  mix: "dark-header-sidebar-mix",
};

test("a look is kept under the documents' keys and read again", () => {
  keepLook(chosen);
  expect({ ...localStorage }).toEqual({
    layout_type: "rtl",
    sidebar_type: "compact-icon",
    sidebar_setting: "iconcolor-sidebar",
    sidebar_backround: "sidebar-img6",
    color: "color-3",
    primary_color: "#8e24aa",
    secondary_color: "#ff6e40",
    layoutVersion: "dark-header-sidebar-mix",
  });
  expect(readLook()).toEqual(chosen);
});

test("nothing stored is the default, and the default leaves nothing stored", () => {
  expect(readLook()).toEqual(defaultLook);
  keepLook(chosen);
  keepLook(defaultLook);
  expect(localStorage.length).toBe(0);
});

test.each(["", "null", "[object Object]", "color-7", "DARK-ONLY", '{"a":1}', "__proto__", "<b>"])(
  "a broken value %j counts as not chosen, key by key",
  (broken) => {
    for (const key of lookKeys) localStorage.setItem(key, broken);
    expect(readLook()).toEqual(defaultLook);
    localStorage.setItem("color", "color-5");
    expect(readLook()).toEqual({ ...defaultLook, palette: "color-5" });
  },
);

test("colours stored beside the scheme change nothing: the pair follows from the scheme", () => {
  keepLook(chosen);
  localStorage.setItem("primary_color", "#ffffff");
  expect(readLook()).toEqual(chosen);
});

test("a browser that refuses storage shows the default and forgets", () => {
  const refused = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const storage = { getItem: refused, setItem: refused, removeItem: refused };
  vi.stubGlobal("localStorage", storage);
  expect(readLook()).toEqual(defaultLook);
  expect(() => keepLook(chosen)).not.toThrow();
});
