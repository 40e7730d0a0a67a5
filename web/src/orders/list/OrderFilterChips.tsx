import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { OrderFilterChipsQuery } from "#/__generated__/OrderFilterChipsQuery.graphql";
import { type DeclaredFilter, type FilterOptions, ListFilters } from "#/list/ListFilters.tsx";
import { deliveryModeNames, paymentMethodNames, paymentStateNames } from "../orderWords.ts";
import { orderFilters } from "./orderLists.ts";

const options: FilterOptions<OrderFilterChipsQuery> = {
  query: graphql`
    query OrderFilterChipsQuery($isOwner: Boolean!) @throwOnFieldError {
      viewer {
        sellers(first: 100) @include(if: $isOwner) {
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
    seller: viewer?.sellers?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [],
    province: country?.provinces.map(({ code, name }) => ({ id: code, label: name })) ?? [],
  }),
};

type Names = Readonly<Record<string, DeclaredFilter["label"]>>;

const words = (names: Names) => Object.entries(names).map(([id, label]) => ({ id, label }));

const filters: readonly DeclaredFilter[] = [
  {
    filter: orderFilters.placed,
    label: msg`Placed`,
    options: words({ "1": msg`Today`, "7": msg`Last 7 days`, "30": msg`Last 30 days` }),
  },
  {
    filter: orderFilters.promised,
    label: msg`Promised`,
    options: words({ past: msg`Before today`, today: msg`Today`, coming: msg`After today` }),
  },
  { filter: orderFilters.payment, label: msg`Payment`, options: words(paymentStateNames) },
  { filter: orderFilters.method, label: msg`Way of paying`, options: words(paymentMethodNames) },
  { filter: orderFilters.mode, label: msg`Delivery`, options: words(deliveryModeNames) },
  {
    filter: orderFilters.tax,
    label: msg`Tax`,
    options: words({
      WITHIN_STATE: msg`CGST and SGST`,
      ACROSS_STATES: msg`IGST`,
      NONE: msg`No GST`,
    }),
  },
  { filter: orderFilters.province, label: msg`State or Province` },
];
const seller: DeclaredFilter = { filter: orderFilters.seller, label: msg`Location` };

/** What orders can be picked by; the company's people can ask for those of one location. */
export function OrderFilterChips({ isOwner }: { isOwner: boolean }) {
  return (
    <ListFilters
      filters={isOwner ? [...filters, seller] : filters}
      options={options}
      variables={{ isOwner }}
    />
  );
}
