import { expect, test } from "vitest";
import { defaultLook } from "./look.ts";
import { withColourScheme, withMix } from "./lookChanges.ts";
import { sidebarAttributes } from "./partAttributes.ts";

test("a scheme leaves a mix layout whose page is as light as it", () => {
  const mixed = { ...defaultLook, mix: "dark-header-sidebar-mix" } as const;
  expect(withColourScheme(mixed, "color-2", "light")).toEqual({ ...mixed, palette: "color-2" });
  expect(withColourScheme(mixed, "color-2", "dark")).toEqual({
    ...mixed,
    palette: "color-2",
    mix: "dark-only",
  });
});

test("a scheme ends following the system", () => {
  expect(withColourScheme(defaultLook, "color-4", "light").mix).toBe("light-only");
  expect(withColourScheme(defaultLook, "color-4", "dark").mix).toBe("dark-only");
});

test("a mix layout forgets a plainly light or dark sidebar, and keeps a drawn one", () => {
  const plain = { ...defaultLook, sidebarBackground: "light-sidebar" } as const;
  expect(withMix(plain, "dark-only")).toEqual({ ...defaultLook, mix: "dark-only" });
  const drawn = { ...defaultLook, sidebarBackground: "sidebar-img3" } as const;
  expect(withMix(drawn, "dark-only")).toEqual({ ...drawn, mix: "dark-only" });
});

test("a background chosen after a mix layout wins over it", () => {
  const look = { ...defaultLook, mix: "dark-header-sidebar-mix" } as const;
  expect(sidebarAttributes(look)).toEqual({ "data-scheme": "dark" });
  expect(sidebarAttributes({ ...look, sidebarBackground: "light-sidebar" })).toEqual({
    "data-scheme": "light",
    "data-background": "light-sidebar",
  });
});
