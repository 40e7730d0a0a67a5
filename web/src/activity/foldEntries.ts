/** What of an entry decides whether it belongs to the one before it. */
export interface Foldable {
  readonly at: string;
  readonly actor: { readonly id: string };
  readonly actingFor?: string | null | undefined;
  readonly jobId?: string | null | undefined;
}

/** So many milliseconds may lie between two changes that are told as one. */
const pause = 10 * 60_000;

/** Gathers entries, which come newest first, that one person made one soon after the other, in person or by the same token or job. */
export function foldEntries<Entry extends Foldable>(
  entries: readonly Entry[],
): readonly (readonly [Entry, ...Entry[]])[] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isSame =
      before !== undefined &&
      entry.actor.id !== "" &&
      before.actor.id === entry.actor.id &&
      (before.actingFor ?? null) === (entry.actingFor ?? null) &&
      (before.jobId ?? null) === (entry.jobId ?? null) &&
      Date.parse(before.at) - Date.parse(entry.at) <= pause;
    if (group && isSame) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
