import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, type ListFilter, several } from "#/list/listFilter.ts";
import { termsCodes } from "./termsCodes.ts";

const states = ["active", "blocked"] as const;

/** By one of the two states; both together would be no filter. */
const status: ListFilter<(typeof states)[number]> = { ...several("status", states), isSingle: true };

/** What vendors can be picked by. */
export const vendorFilters = {
  status,
  terms: several("terms", termsCodes),
  province: choice("province"),
  category: choice("category"),
};

/** What the address of the list of vendors can say. */
export const vendorRules = {
  sort: { name: "NAME" },
  filters: Object.values(vendorFilters),
} as const satisfies ListRules;

function conditions(search: URLSearchParams) {
  const [status] = vendorFilters.status.read(search);
  const [province] = vendorFilters.province.read(search);
  const [categoryId] = vendorFilters.category.read(search);
  const paymentTerms = vendorFilters.terms.read(search);
  return {
    ...(status !== undefined && {
      status: status === "blocked" ? ("BLOCKED" as const) : ("ACTIVE" as const),
    }),
    ...(paymentTerms.length > 0 && { paymentTerms }),
    ...(province !== undefined && { provinceCodes: [province] }),
    ...(categoryId !== undefined && { categoryId }),
  };
}

/** Variables of the list, from the address. */
export function vendorVariables(search: URLSearchParams) {
  return { ...listVariables(search, vendorRules), filter: conditions(search) };
}
