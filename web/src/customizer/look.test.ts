import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast, underWhite } from "../../test/contrast.ts";
import { sidebarBackgrounds } from "./options.ts";

const folder = import.meta.dirname;
const sheet = readFileSync(join(folder, "look.css"), "utf8");

const texts = ["text", "text-muted", "text-subtle"].map((name) => [name, declared(name)] as const);
const deep = sidebarBackgrounds.filter((one) => one !== "light-sidebar" && one !== "dark-sidebar");

describe.each(deep)("the sidebar's background %s", (background) => {
  const colours = coloursOf(background);

  test("has colours of its own", () => {
    expect(colours.length).toBeGreaterThanOrEqual(2);
  });

  test.each(texts)("--%s reaches 4.5:1 on each of them", (_name, text) => {
    expect(lowest(text, colours)).toBeGreaterThanOrEqual(4.5);
  });

  // What the rules draw over the background: the grounds of a hovered and of the active entry.
  test.each(["surface-pressed", "accent-soft", "accent-soft-hover"])(
    "white reaches 4.5:1 on --%s over each of them",
    (ground) => {
      const veiled = colours.map((colour) => underWhite(colour, whiteness(ground)));
      expect(lowest(declared("accent-text"), veiled)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("the focus ring reaches 3:1 on each of them", () => {
    expect(lowest(declared("focus-ring"), colours)).toBeGreaterThanOrEqual(3);
  });
});

test("each background is its own", () => {
  const drawn = deep.map((background) => coloursOf(background).join());
  expect(new Set(drawn).size).toBe(deep.length);
});

function lowest(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(text, ground)));
}

/** What the rules for all deep backgrounds say. */
function declared(name: string): string {
  const value = sheet.match(new RegExp(String.raw`--${name}: ([^;]+);`, "u"))?.[1];
  if (value === undefined) throw new Error(`No --${name} in look.css.`);
  return value;
}

/** How much white a ground such as `rgb(255 255 255 / 0.18)` is. */
function whiteness(name: string): number {
  return Number(declared(name).match(/^rgb\(255 255 255 \/ ([\d.]+)\)$/)?.[1]);
}

/** Every colour of a background: those of its rule, and those of the drawing that the rule names. */
function coloursOf(background: string): string[] {
  const rule = sheet.match(new RegExp(String.raw`\[data-background="${background}"\] \{([^}]*)\}`, "u"))?.[1];
  if (rule === undefined) throw new Error(`No rule for ${background} in look.css.`);
  const drawing = rule.match(/url\("([^"]+)"\)/)?.[1];
  const text = rule + (drawing === undefined ? "" : readFileSync(join(folder, drawing), "utf8"));
  // Half-transparent parts would need more than a list of colours.
  expect(text).not.toMatch(/opacity|rgb|hsl/);
  return text.match(/#[\da-f]{6}\b|#[\da-f]{3}\b/gi) ?? [];
}
