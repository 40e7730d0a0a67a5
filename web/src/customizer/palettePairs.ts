import type { Palette } from "./options.ts";

/** Primary and secondary colour of each palette (Document 2 §9); `ui/palettes.css` draws them. */
export const palettePairs: Readonly<
  Record<Palette, { readonly primary: string; readonly secondary: string }>
> = {
  "color-1": { primary: "#4466f2", secondary: "#1ea6ec" },
  "color-2": { primary: "#0288d1", secondary: "#26c6da" },
  "color-3": { primary: "#8e24aa", secondary: "#ff6e40" },
  "color-4": { primary: "#4c2fbf", secondary: "#2e9de4" },
  "color-5": { primary: "#7c4dff", secondary: "#7b1fa2" },
  "color-6": { primary: "#3949ab", secondary: "#4fc3f7" },
};
