import { type ListRules, listVariables } from "#/list/listAddress.ts";
import { choice, one, several } from "#/list/listFilter.ts";

/** How somebody can stand. */
export const staffStatuses = ["ACTIVE", "INVITED", "EXPIRED", "DISABLED"] as const;

/** What people can be picked by. */
export const staffFilters = {
  status: several("status", staffStatuses),
  role: choice("role"),
  seller: choice("seller"),
  twoStep: one("twoStep", ["TOTP", "OFF"]),
};

/** What the address of a list of people can say. */
export const staffRules = {
  sort: { name: "NAME", email: "EMAIL" },
  pageSizes: [10, 25, 50],
  filters: Object.values(staffFilters),
} as const satisfies ListRules;

/** What the address of the list of roles can say: a company has at most fifty, on one page. */
export const roleRules = { sort: {}, pageSizes: [50] } as const satisfies ListRules;

/** Variables of a list of people, from the address. */
export function staffVariables(search: URLSearchParams) {
  const status = staffFilters.status.read(search);
  const [roleId] = staffFilters.role.read(search);
  const [twoStep] = staffFilters.twoStep.read(search);
  const [sellerId] = staffFilters.seller.read(search);
  return {
    ...listVariables(search, staffRules),
    filter: {
      ...(status.length > 0 && { status }),
      ...(roleId !== undefined && { roleId }),
      ...(sellerId !== undefined && { sellerId }),
      ...(twoStep !== undefined && { twoStep }),
    },
  };
}

/** The same of the people of one location. */
export function staffOfLocationVariables(search: URLSearchParams, sellerId: string) {
  const { filter, ...variables } = staffVariables(search);
  return { ...variables, filter: { ...filter, sellerId } };
}
