/** What an image is by the name of its file: of which SKU, and which of its images; 1 is the summary one. */
export interface NamedImage {
  readonly sku: string;
  readonly place: number;
}

/** Whether a file is an image by its name, of a kind that is taken. */
export const isImageName = (name: string): boolean => /\.(?:png|jpe?g|webp)$/i.test(name);

/** What systems put into folders by themselves; nobody has chosen it. */
export const isOfSystem = (name: string): boolean => /^(?:\..*|thumbs\.db|desktop\.ini)$/i.test(name);

/** The form in which SKUs are compared, as the service compares them. */
export function foldedSku(sku: string): string {
  return sku.normalize("NFKC").trim().toLowerCase();
}

/**
 * What a file may be, the likelier first: "A-2.jpg" is the summary image of an SKU "A-2" or, where there is none, the second of
 * "A". Nothing for a name that no SKU can be in.
 */
export function readFileName(name: string): readonly NamedImage[] {
  const stem = name.replace(/\.[^.]*$/, "").trim();
  if (stem === "" || stem.length > 120 || /\p{Cc}/u.test(stem)) return [];
  const [, sku, number] = /^(.*\S)(?:[-_]| ?\()([1-9]\d?)\)?$/u.exec(stem) ?? [];
  const whole = { sku: stem, place: 1 };
  return sku === undefined ? [whole] : [whole, { sku, place: Number(number) }];
}
