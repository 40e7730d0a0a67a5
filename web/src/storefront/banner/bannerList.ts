import type { ListRules } from "#/list/listAddress.ts";

/** What the address of the list of banners can say. */
export const bannerRules = { sort: { order: "ORDER", slogan: "SLOGAN" } } as const satisfies ListRules;
