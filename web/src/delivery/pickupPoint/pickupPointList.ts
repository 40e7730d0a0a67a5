import { businessToday } from "#/i18n/businessToday.ts";
import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, type ListFilter, one, several } from "#/list/listFilter.ts";

const states = ["active", "paused"] as const;

/** By one of the two states; both together would be no filter. */
const status: ListFilter<(typeof states)[number]> = { ...several("status", states), isSingle: true };

/** What pickup points can be picked by. */
export const pickupPointFilters = {
  seller: choice("seller"),
  status,
  until: one("until", ["3"]),
  province: choice("province"),
};

/** What the address of the list of pickup points can say. */
export const pickupPointRules = {
  sort: { name: "NAME" },
  filters: Object.values(pickupPointFilters),
} as const satisfies ListRules;

/** Variables of the list, from the address. */
export function pickupPointVariables(search: URLSearchParams) {
  const [sellerId] = pickupPointFilters.seller.read(search);
  const [status] = pickupPointFilters.status.read(search);
  const [until] = pickupPointFilters.until.read(search);
  const [province] = pickupPointFilters.province.read(search);
  return {
    ...listVariables(search, pickupPointRules),
    filter: {
      ...(sellerId !== undefined && { sellerId }),
      ...(status !== undefined && { isPaused: status === "paused" }),
      ...(until !== undefined && { pausedTo: businessToday(Date.now() + Number(until) * 86_400_000) }),
      ...(province !== undefined && { provinceCode: [province] }),
    },
  };
}
