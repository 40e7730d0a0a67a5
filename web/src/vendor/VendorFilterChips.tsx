import { msg } from "@lingui/core/macro";
import { lazy } from "react";
import { graphql } from "react-relay";
import type { VendorFilterChipsQuery } from "#/__generated__/VendorFilterChipsQuery.graphql";
import type { DeclaredFilter } from "#/list/ListFilters.tsx";
import { type FilterOptions, QueriedFilters } from "#/list/QueriedFilters.tsx";
import { vendorFilters } from "./vendorList.ts";
import { termsOptions } from "./vendorWords.ts";

// Few visits filter by a record.
const AnyCategoryPicker = lazy(async () => ({
  default: (await import("#/catalogue/category/AnyCategoryPicker.tsx")).AnyCategoryPicker,
}));

const options: FilterOptions<VendorFilterChipsQuery> = {
  query: graphql`
    query VendorFilterChipsQuery @throwOnFieldError {
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
  { filter: vendorFilters.category, label: msg`Category`, picker: AnyCategoryPicker },
  {
    filter: vendorFilters.status,
    label: msg`Status`,
    options: [
      { id: "active", label: msg`Active` },
      { id: "blocked", label: msg`Blocked` },
    ],
  },
  { filter: vendorFilters.terms, label: msg`Payment Terms`, options: termsOptions },
  { filter: vendorFilters.province, label: msg`State or Province` },
];

/** What vendors can be picked by. */
export function VendorFilterChips() {
  return <QueriedFilters filters={filters} options={options} variables={{}} />;
}
