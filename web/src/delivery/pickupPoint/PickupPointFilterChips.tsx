import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { PickupPointFilterChipsQuery } from "#/__generated__/PickupPointFilterChipsQuery.graphql";
import type { DeclaredFilter } from "#/list/ListFilters.tsx";
import { type FilterOptions, QueriedFilters } from "#/list/QueriedFilters.tsx";
import { LateSellerPicker } from "#/sellers/LateSellerPicker.ts";
import { pickupPointFilters } from "./pickupPointList.ts";

const options: FilterOptions<PickupPointFilterChipsQuery> = {
  query: graphql`
    query PickupPointFilterChipsQuery @throwOnFieldError {
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
  { filter: pickupPointFilters.seller, label: msg`Location`, picker: LateSellerPicker },
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
  return <QueriedFilters filters={filters} options={options} variables={{}} />;
}
