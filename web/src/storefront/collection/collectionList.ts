import type { ListRules } from "#/list/listAddress.ts";

/** What the address of the list of collections can say. */
export const collectionRules = { sort: { name: "NAME" } } as const satisfies ListRules;
