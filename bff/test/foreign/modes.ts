import type { Behaviour } from "../../../tests/foreignService/behaviour.ts";

/** Each answer of writes, with the other liberties that the documents leave dealt out among them. */
export const modes: readonly Partial<Behaviour>[] = [
  { writes: "nothing" },
  { writes: "id", flags: "text", numbers: "text", empty: "empty text" },
  { writes: "array with the id", flags: "numbers", extraFields: true },
  { writes: "array with the row", flags: "text", numbers: "text", empty: "empty text", extraFields: true },
  { writes: "row", flags: "numbers", numbers: "text", delay: 15 },
];

export const titleOf = (mode: Partial<Behaviour>): string =>
  Object.entries(mode)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(", ");
