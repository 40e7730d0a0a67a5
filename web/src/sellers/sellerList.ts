import type { ListRules } from "#/list/listAddress.ts";

/** What the address of the list of locations can say. */
export const sellerRules = { sort: { name: "NAME", products: "PRODUCTS" } } as const satisfies ListRules;
