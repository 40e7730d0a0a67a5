import type { RouteLocation } from "#/route/queryRoute.ts";

/** So many are printed at once. */
const most = 100;

/** The ids that an address of a print page names. */
export function printIds(params: RouteLocation["params"]): { readonly ids: readonly string[] } {
  const ids = (params["ids"] ?? "").split(",").filter((id) => id !== "");
  return { ids: [...new Set(ids)].slice(0, most) };
}
