/** The fonts of the editor (Document 2 §9). Kept as classes (decision D-46): the gateway knows the same names. */
export const fonts = [
  { id: "font-arial", name: "Arial", family: "Arial, Helvetica, sans-serif" },
  { id: "font-times", name: "Times New Roman", family: '"Times New Roman", Times, serif' },
  { id: "font-calibri", name: "Calibri", family: "Calibri, Carlito, sans-serif" },
  { id: "font-comic", name: "Comic Sans MS", family: '"Comic Sans MS", "Comic Neue", cursive' },
] as const;

export type FontId = (typeof fonts)[number]["id"];

/** The font whose family a style or another program names; null for any other. */
export function fontNamed(family: string): FontId | null {
  const wanted = family.split(",")[0]?.replaceAll(/["']/g, "").trim().toLowerCase();
  return fonts.find(({ name }) => name.toLowerCase() === wanted)?.id ?? null;
}

/** The style of a font in the editor. */
export function fontFamily(id: FontId): string {
  return fonts.find((font) => font.id === id)?.family ?? "";
}
