import { expect, test } from "vitest";
import { configurationOf } from "./configuration.ts";
import { defaultLook } from "./look.ts";
import { mixLayouts, palettes } from "./options.ts";

const defaults = { layout: "ltr", scheme: "light" } as const;

test("the default configuration, in the documents' words and order", () => {
  expect(JSON.stringify(configurationOf(defaultLook, defaults), null, 2)).toBe(`{
  "settings": {
    "layout_type": "ltr",
    "sidebar": {
      "type": "default",
      "body_type": "default"
    },
    "sidebar_setting": "default-sidebar",
    "sidebar_backround": "light-sidebar"
  },
  "color": {
    "layout_version": "light-only",
    "color": "color-1",
    "primary_color": "#4466f2",
    "secondary_color": "#1ea6ec",
    "mix_layout": "default"
  }
}`);
});

test("what nobody chose stands there as the language and the system have it", () => {
  const { settings, color } = configurationOf(defaultLook, { layout: "rtl", scheme: "dark" });
  expect(settings.layout_type).toBe("rtl");
  expect(settings.sidebar_backround).toBe("dark-sidebar");
  expect(color.layout_version).toBe("dark-only");
});

test("what was chosen wins over both", () => {
  const look = { ...defaultLook, layout: "rtl", sidebarBackground: "sidebar-pattern4" } as const;
  const { settings } = configurationOf(look, { layout: "ltr", scheme: "dark" });
  expect(settings.layout_type).toBe("rtl");
  expect(settings.sidebar_backround).toBe("sidebar-pattern4");
});

test.each([
  ["default", "default", "default"],
  ["compact", "compact-wrapper", "sidebar-icon"],
  ["compact-icon", "compact-page", "sidebar-hover"],
] as const)("sidebar type %s is %s with the body %s (Document 2 §9)", (sidebarType, type, body) => {
  const { settings } = configurationOf({ ...defaultLook, sidebarType }, defaults);
  expect(settings.sidebar).toEqual({ type, body_type: body });
});

test("each mix layout says how light the page and the sidebar are", () => {
  const said = mixLayouts.map((mix) => {
    const { settings, color } = configurationOf({ ...defaultLook, mix }, defaults);
    return [color.mix_layout, color.layout_version, settings.sidebar_backround];
  });
  expect(said).toEqual([
    ["light-only", "light-only", "light-sidebar"],
    ["default", "light-only", "light-sidebar"],
    ["dark-body-only", "dark-only", "light-sidebar"],
    ["dark-sidebar-body-mix", "dark-only", "dark-sidebar"],
    ["dark-header-sidebar-mix", "light-only", "dark-sidebar"],
    ["dark-only", "dark-only", "dark-sidebar"],
  ]);
});

test("each scheme brings its pair (Document 2 §9)", () => {
  const pairs = palettes.map((palette) => {
    const { color } = configurationOf({ ...defaultLook, palette }, defaults);
    return [color.color, color.primary_color, color.secondary_color].join(" ");
  });
  expect(pairs).toEqual([
    "color-1 #4466f2 #1ea6ec",
    "color-2 #0288d1 #26c6da",
    "color-3 #8e24aa #ff6e40",
    "color-4 #4c2fbf #2e9de4",
    "color-5 #7c4dff #7b1fa2",
    "color-6 #3949ab #4fc3f7",
  ]);
});
