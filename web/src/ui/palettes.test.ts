import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../../test/contrast.ts";

const sheet = ["tokens.css", "palettes.css"]
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"))
  .join("\n");
const palettes = ["color-1", "color-2", "color-3", "color-4", "color-5", "color-6"];
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

const surfaces = ["surface-canvas", "surface", "surface-sunken", "surface-raised"];
const tones = ["success", "warning", "danger", "information"];

describe.each(palettes)("palette %s", (palette) => {
  describe.each(themes)("in the %s theme", (theme) => {
    const colour = (name: string) => valueOf(name, palette, theme);

    test.each(["accent-fill", "accent-fill-hover", "accent-fill-pressed"])(
      "white on --%s reaches 4.5:1",
      (fill) => {
        expect(contrast("#ffffff", colour(fill))).toBeGreaterThanOrEqual(4.5);
      },
    );

    test.each([...surfaces, "accent-soft", "accent-soft-hover"])(
      "--accent-text on --%s reaches 4.5:1",
      (ground) => {
        expect(contrast(colour("accent-text"), colour(ground))).toBeGreaterThanOrEqual(4.5);
      },
    );

    test.each(surfaces)("--focus-ring on --%s reaches 3:1", (ground) => {
      expect(contrast(colour("focus-ring"), colour(ground))).toBeGreaterThanOrEqual(3);
    });
  });
});

describe.each(themes)("the %s theme", (theme) => {
  const colour = (name: string) => valueOf(name, "color-1", theme);

  test.each(
    surfaces.flatMap((ground) => ["text", "text-muted", "text-subtle"].map((text) => [text, ground])),
  )("--%s on --%s reaches 4.5:1", (text = "", ground = "") => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(tones)("--%s-text on its soft ground reaches 4.5:1", (tone) => {
    expect(contrast(colour(`${tone}-text`), colour(`${tone}-soft`))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["surface-canvas", "surface"])("the edge of a control on --%s reaches 3:1", (ground) => {
    expect(contrast(colour("border-control"), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

test("the accents are the document's six pairs, unchanged (Document 2 §9)", () => {
  expect(
    palettes.map((palette) => [declared("accent", palette), declared("accent-secondary", palette)]),
  ).toEqual([
    ["#4466f2", "#1ea6ec"],
    ["#0288d1", "#26c6da"],
    ["#8e24aa", "#ff6e40"],
    ["#4c2fbf", "#2e9de4"],
    ["#7c4dff", "#7b1fa2"],
    ["#3949ab", "#4fc3f7"],
  ]);
});

/** What the sheets declare, from the palette's own block or from the common one. */
function declared(name: string, palette: string): string {
  const block =
    sheet.match(new RegExp(String.raw`\[data-palette="${palette}"\] \{([^}]*)\}`, "u"))?.[1] ?? "";
  const value = [block, sheet]
    .map((css) => css.match(new RegExp(`--${name}: ([^;]+);`, "u"))?.[1])
    .find(Boolean);
  if (value === undefined) throw new Error(`No --${name} in the sheets.`);
  return value;
}

function valueOf(name: string, palette: string, theme: Theme): string {
  const value = declared(name, palette);
  const pair = value.match(/^light-dark\((#\w{6}), (#\w{6})\)$/u);
  return (theme === "light" ? pair?.[1] : pair?.[2]) ?? value;
}
