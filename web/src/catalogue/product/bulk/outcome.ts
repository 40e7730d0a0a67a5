import type { Refusal } from "#/relay/refusal.ts";
import type { messageReader } from "#/relay/messageReader.ts";
import type { BulkRow } from "./useBulkChange.ts";

/** How many rows came out how. */
export function countsOf(rows: readonly Pick<BulkRow, "outcome">[]) {
  const changed = rows.filter(({ outcome }) => outcome === "DONE").length;
  const unchanged = rows.filter(({ outcome }) => outcome === "UNCHANGED").length;
  return { changed, unchanged, refused: rows.length - changed - unchanged };
}

type Read = Awaited<ReturnType<typeof messageReader>>;
type Told = Pick<BulkRow, "productId" | "name" | "outcome" | "message" | "messageCode" | "messageParams">;

/**
 * What was refused, with its reason in the page's language.
 * @param names the ids that were sent, in the order of the rows, with the names on the screen
 */
export function refusalsOf(
  rows: readonly Told[],
  read: Read,
  names?: ReadonlyMap<string, string>,
): Refusal[] {
  const sent = [...(names ?? [])];
  return rows.flatMap((row, index) => {
    if (row.outcome === "DONE" || row.outcome === "UNCHANGED") return [];
    const [id, name] = sent[index] ?? [];
    return {
      id: id ?? row.productId ?? String(index),
      name: row.name || (name ?? ""),
      text: read(row.message ?? "", row.messageCode, row.messageParams),
    };
  });
}
