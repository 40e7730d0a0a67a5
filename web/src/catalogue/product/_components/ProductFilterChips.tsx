import { msg } from "@lingui/core/macro";
import { graphql } from "react-relay";
import type { ProductFilterChipsQuery } from "#/__generated__/ProductFilterChipsQuery.graphql";
import { type DeclaredFilter, type FilterOptions, ListFilters } from "#/list/ListFilters.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { type KnownStatus, productFilters } from "../productList.ts";
import { statusNames } from "../useStatusName.ts";

const options: FilterOptions<ProductFilterChipsQuery> = {
  query: graphql`
    query ProductFilterChipsQuery($isOwner: Boolean!) @throwOnFieldError {
      viewer {
        brands(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        categories(level: 1, first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        sellers(first: 100) @include(if: $isOwner) {
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
    brand: named(viewer?.brands),
    category: named(viewer?.categories),
    seller: named(viewer?.sellers),
  }),
};

interface NamedEdges {
  readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[];
}

function named(connection: NamedEdges | null | undefined): SelectOption[] {
  return connection?.edges.map(({ node }) => ({ id: node.id, label: node.name })) ?? [];
}

const brandAndCategory: readonly DeclaredFilter[] = [
  { filter: productFilters.brand, label: msg`Brand` },
  { filter: productFilters.category, label: msg`Category` },
];
const seller: DeclaredFilter = { filter: productFilters.seller, label: msg`Location` };
const status = (of: readonly KnownStatus[]): DeclaredFilter => ({
  filter: {
    ...productFilters.status,
    read: (search) => productFilters.status.read(search).filter((one) => of.includes(one)),
  },
  label: msg`Status`,
  options: of.map((id) => ({ id, label: statusNames[id] })),
});

const stockAndOffer: readonly DeclaredFilter[] = [
  {
    filter: productFilters.stock,
    label: msg`Stock`,
    options: [
      { id: "LOW", label: msg`Low stock` },
      { id: "OUT", label: msg`Out of stock` },
    ],
  },
  { filter: productFilters.offer, label: msg`Offer`, options: [{ id: "ON", label: msg`On offer` }] },
];

interface ProductFilterChipsProps {
  /** Owners can ask for the products of one location. */
  readonly isOwner: boolean;
  /** The states the list can hold; with one there is no choice. */
  readonly statuses: readonly KnownStatus[];
}

/** What products can be picked by. */
export function ProductFilterChips({ isOwner, statuses }: ProductFilterChipsProps) {
  return (
    <ListFilters
      filters={[
        ...(statuses.length > 1 ? [status(statuses)] : []),
        ...brandAndCategory,
        ...(isOwner ? [seller] : []),
        ...stockAndOffer,
      ]}
      options={options}
      variables={{ isOwner }}
    />
  );
}
