import { msg } from "@lingui/core/macro";
import { type FixedFilter, FixedFilters } from "#/list/FixedFilters.tsx";
import { sellerFilters } from "../sellerList.ts";

const filters: readonly FixedFilter[] = [
  {
    filter: sellerFilters.gstin,
    label: msg`GSTIN`,
    options: [
      { id: "yes", label: msg`With a GSTIN` },
      { id: "no", label: msg`Without a GSTIN` },
    ],
  },
];

/** What locations can be picked by. */
export const SellerFilters = () => <FixedFilters filters={filters} />;
