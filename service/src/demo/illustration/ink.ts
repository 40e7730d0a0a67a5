/** The colours one object is drawn with, light to dark. */
export interface Ink {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  /** A second colour for labels and bands. */
  readonly accent: string;
}

type Colour = readonly [red: number, green: number, blue: number];

const named: readonly (readonly [word: string, colour: Colour])[] = [
  ["copper", [193, 112, 66]],
  ["terracotta", [200, 106, 70]],
  ["umber", [142, 82, 54]],
  ["charcoal", [72, 76, 80]],
  ["black", [58, 60, 62]],
  ["forest", [58, 106, 82]],
  ["deep green", [62, 104, 74]],
  ["olive", [140, 142, 84]],
  ["moss", [118, 134, 82]],
  ["sage", [150, 170, 140]],
  ["purple", [118, 98, 122]],
  ["leaf", [116, 158, 92]],
  ["spring", [150, 180, 104]],
  ["green", [104, 150, 92]],
  ["indigo", [74, 90, 146]],
  ["peacock", [46, 120, 132]],
  ["madder", [172, 76, 66]],
  ["russet", [160, 92, 60]],
  ["red", [176, 82, 68]],
  ["rose", [214, 138, 146]],
  ["petal", [224, 160, 158]],
  ["turmeric", [226, 168, 58]],
  ["marigold", [236, 160, 50]],
  ["ginger", [212, 164, 98]],
  ["honey", [218, 158, 62]],
  ["amber", [204, 138, 58]],
  ["gold", [218, 174, 88]],
  ["caramel", [188, 126, 72]],
  ["walnut", [138, 98, 66]],
  ["clove", [124, 84, 62]],
  ["earth", [98, 78, 62]],
  ["coir", [156, 116, 78]],
  ["cork", [202, 164, 118]],
  ["bamboo", [214, 184, 130]],
  ["kraft", [198, 162, 116]],
  ["straw", [224, 200, 138]],
  ["white", [240, 226, 190]],
  ["ivory", [238, 226, 198]],
  ["cream", [240, 226, 196]],
  ["undyed", [232, 222, 198]],
  ["natural", [212, 188, 142]],
  ["clear", [206, 222, 220]],
];

const accents: readonly Colour[] = [
  [58, 106, 82],
  [200, 106, 70],
  [74, 90, 146],
  [226, 168, 58],
  [46, 120, 132],
  [150, 90, 96],
];

/** A stable number for a text, so that a product looks the same at every seeding. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return seed >>> 0;
}

function mix(colour: Colour, other: Colour, share: number): string {
  const [red, green, blue] = [0, 1, 2].map((part) =>
    Math.round((colour[part] ?? 0) * (1 - share) + (other[part] ?? 0) * share),
  );
  return `rgb(${red},${green},${blue})`;
}

function colourOf(words: string): Colour {
  const lower = words.toLowerCase();
  return named.find(([word]) => lower.includes(word))?.[1] ?? [150, 170, 140];
}

const white: Colour = [255, 252, 244];
const shade: Colour = [36, 32, 40];

/** Ink for a colour in a shop's words, such as "Burnt umber"; the accent is chosen by the seed. */
export function inkFor(words: string, seed: number): Ink {
  const base = colourOf(words);
  const accent = accents[seed % accents.length] ?? shade;
  return {
    light: mix(base, white, 0.42),
    base: mix(base, white, 0.04),
    dark: mix(base, shade, 0.3),
    accent: mix(accent, white, 0.06),
  };
}

/** Two tints for the background that go with the colour: one warm, one leaning to the other side. */
export function groundFor(
  words: string,
  seed: number,
): { readonly top: string; readonly bottom: string; readonly disc: string } {
  const base = colourOf(words);
  const other = accents[(seed >>> 4) % accents.length] ?? base;
  return { top: mix(other, white, 0.84), bottom: mix(base, white, 0.62), disc: mix(other, white, 0.7) };
}
