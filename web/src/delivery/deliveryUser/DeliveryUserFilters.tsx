import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { DeliveryUserFiltersQuery } from "#/__generated__/DeliveryUserFiltersQuery.graphql";
import { type DeclaredFilter, type FilterOptions, ListFilters } from "#/list/ListFilters.tsx";
import { deliveryUserFilters } from "./deliveryUserList.ts";

const options: FilterOptions<DeliveryUserFiltersQuery> = {
  query: graphql`
    query DeliveryUserFiltersQuery($hasSellers: Boolean!) @throwOnFieldError {
      viewer {
        sellers(first: 100) @include(if: $hasSellers) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    }
  `,
  optionsOf: ({ viewer }) => ({
    seller: viewer?.sellers?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [],
  }),
};

const filters: readonly DeclaredFilter[] = [
  {
    filter: deliveryUserFilters.duty,
    label: msg`On duty`,
    options: [
      { id: "on", label: msg`On duty` },
      { id: "off", label: msg`Off duty` },
    ],
  },
  {
    filter: deliveryUserFilters.status,
    label: msg`Status`,
    options: [
      { id: "ACTIVE", label: msg`Active` },
      { id: "INACTIVE", label: msg`Inactive` },
    ],
  },
  {
    filter: deliveryUserFilters.licence,
    label: msg`Licence`,
    options: [
      { id: "past", label: msg`Expired` },
      { id: "30", label: msg`Expired or within 30 days` },
    ],
  },
];
const seller: DeclaredFilter = { filter: deliveryUserFilters.seller, label: msg`Location` };

/** What delivery users can be picked by; the company's people can ask for those of one location. */
export function DeliveryUserFilters({ hasSellers }: { hasSellers: boolean }) {
  return (
    <ListFilters
      filters={hasSellers ? [seller, ...filters] : filters}
      options={options}
      variables={{ hasSellers }}
    />
  );
}
