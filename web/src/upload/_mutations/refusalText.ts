import type { Refusal } from "#/relay/refusal.ts";

/** Everything a refusal says, in one text: an upload has one place for it. */
export function textOf({ formError, fieldErrors }: Refusal): string {
  return [formError ?? "", ...Object.values(fieldErrors).flat()].filter((text) => text !== "").join(" ");
}
