import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { VendorFilterChipsQuery } from "#/__generated__/VendorFilterChipsQuery.graphql";
import { type DeclaredFilter, type FilterOptions, ListFilters } from "#/list/ListFilters.tsx";
import { vendorFilters } from "./vendorList.ts";
import { termsOptions } from "./vendorWords.ts";

const options: FilterOptions<VendorFilterChipsQuery> = {
  query: graphql`
    query VendorFilterChipsQuery @throwOnFieldError {
      viewer {
        level1: categories(level: 1, first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        level2: categories(level: 2, first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
      country(code: "IND") {
        provinces {
          code
          name
        }
      }
    }
  `,
  optionsOf: ({ viewer, country }) => ({
    category: [...(viewer?.level1.edges ?? []), ...(viewer?.level2.edges ?? [])].map(({ node }) => ({
      id: node.id,
      label: node.name,
    })),
    province: country?.provinces.map(({ code, name }) => ({ id: code, label: name })) ?? [],
  }),
};

const filters: readonly DeclaredFilter[] = [
  { filter: vendorFilters.category, label: msg`Category` },
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
  return <ListFilters filters={filters} options={options} variables={{}} />;
}
