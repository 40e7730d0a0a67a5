import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { SellerFiltersQuery } from "#/__generated__/SellerFiltersQuery.graphql";
import type { DeclaredFilter } from "#/list/ListFilters.tsx";
import { type FilterOptions, QueriedFilters } from "#/list/QueriedFilters.tsx";
import { sellerFilters } from "../sellerList.ts";

const options: FilterOptions<SellerFiltersQuery> = {
  query: graphql`
    query SellerFiltersQuery @throwOnFieldError {
      country(code: "IND") {
        provinces {
          code
          name
        }
      }
    }
  `,
  optionsOf: ({ country }) => ({
    province: country?.provinces.map(({ code, name }) => ({ id: code, label: name })) ?? [],
  }),
};

const filters: readonly DeclaredFilter[] = [
  {
    filter: sellerFilters.status,
    label: msg`Status`,
    options: [
      { id: "ACTIVE", label: msg`Active` },
      { id: "INVITED", label: msg`Invited` },
      { id: "SUSPENDED", label: msg`Suspended` },
      { id: "UNATTENDED", label: msg`No administrator` },
    ],
  },
  {
    filter: sellerFilters.type,
    label: msg`Type`,
    options: [
      { id: "WAREHOUSE", label: msg`Warehouse` },
      { id: "STORE", label: msg`Store` },
      { id: "BOTH", label: msg`Both` },
    ],
  },
  { filter: sellerFilters.province, label: msg`State or Province` },
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
export const SellerFilters = () => <QueriedFilters filters={filters} options={options} variables={{}} />;
