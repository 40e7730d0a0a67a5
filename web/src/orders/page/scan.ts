import type { Pieces, RemainingLine } from "./PiecesFields.tsx";

/** What came of the last code: a piece more, a product of which all are in, or one that is not in this part. */
type Heard =
  | { readonly kind: "in"; readonly line: RemainingLine; readonly isIn: number }
  | { readonly kind: "full"; readonly line: RemainingLine }
  | { readonly kind: "unknown"; readonly code: string };

export interface Scanned {
  /** What stands in the field. */
  readonly code: string;
  /** The pieces that are in, by line. */
  readonly pieces: Pieces;
  readonly heard: Heard | null;
}

const plain = (code: string) => code.trim().toLowerCase();

/** Counts in a piece of the product whose SKU is in the field, whatever its case; lines of one SKU fill one after the other. */
export function scan(lines: readonly RemainingLine[], { code, pieces }: Scanned): Scanned {
  const same = lines.filter(({ sku }) => sku && plain(sku) === plain(code));
  const line = same.find(({ id, left }) => (pieces[id] ?? 0) < left);
  if (line) {
    const isIn = (pieces[line.id] ?? 0) + 1;
    return { code: "", pieces: { ...pieces, [line.id]: isIn }, heard: { kind: "in", line, isIn } };
  }
  const [full] = same;
  // The next scan takes the place of what was wrong, so nothing is joined to it.
  return {
    code: "",
    pieces,
    heard: full ? { kind: "full", line: full } : { kind: "unknown", code: code.trim() },
  };
}
