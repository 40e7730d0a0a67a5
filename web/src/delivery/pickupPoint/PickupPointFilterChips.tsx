import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { PickupPointFilterChipsQuery } from "#/__generated__/PickupPointFilterChipsQuery.graphql";
import { type DeclaredFilter, type FilterOptions, ListFilters } from "#/list/ListFilters.tsx";
import { pickupPointFilters } from "./pickupPointList.ts";

const options: FilterOptions<PickupPointFilterChipsQuery> = {
  query: graphql`
    query PickupPointFilterChipsQuery @throwOnFieldError {
      viewer {
        sellers(first: 100) {
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
    seller: viewer?.sellers.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [],
    province: country?.provinces.map(({ code, name }) => ({ id: code, label: name })) ?? [],
  }),
};

const filters: readonly DeclaredFilter[] = [
  { filter: pickupPointFilters.seller, label: msg`Location` },
  {
    filter: pickupPointFilters.status,
    label: msg`Status`,
    options: [
      { id: "active", label: msg`Active` },
      { id: "paused", label: msg`Paused` },
    ],
  },
  {
    filter: pickupPointFilters.until,
    label: msg`Paused until`,
    options: [{ id: "3", label: msg`Within three days` }],
  },
  { filter: pickupPointFilters.province, label: msg`State or Province` },
];

/** What pickup points can be picked by. */
export function PickupPointFilterChips() {
  return <ListFilters filters={filters} options={options} variables={{}} />;
}
