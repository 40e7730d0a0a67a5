import { msg } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";
import { Award } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BrandList_brand$key } from "#/__generated__/BrandList_brand.graphql";
import type { BrandList_viewer$key } from "#/__generated__/BrandList_viewer.graphql";
import { CountCell, DayCell, NameCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { brandRules } from "../brandList.ts";
import { AddBrand } from "./AddBrand.tsx";
import { BrandActions } from "./BrandActions.tsx";

interface Facts {
  readonly mayEdit: boolean;
  /** The list on the screen. */
  readonly listId: string;
}

/** The list of brands: its columns and words. */
export const brandList: ListDeclaration<BrandList_brand$key, Facts> = {
  id: "brands",
  rules: brandRules,
  row: graphql`
    fragment BrandList_brand on Brand @throwOnFieldError {
      name
      productCount
      createdAt
      ...BrandActions_brand
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Name`,
      isName: true,
      minWidth: 220,
      cell: ({ name }) => <NameCell>{name}</NameCell>,
    },
    {
      id: "products",
      header: msg`Products`,
      width: 128,
      align: "end",
      cell: ({ productCount }) => <CountCell>{productCount}</CountCell>,
    },
    {
      id: "created",
      header: msg`Added`,
      width: 152,
      isMuted: true,
      cell: ({ createdAt }) => <DayCell>{createdAt}</DayCell>,
    },
  ],
  actions: {
    width: 96,
    isShown: ({ mayEdit }) => mayEdit,
    cell: (brand, { listId }) => <BrandActions brandKey={brand} listId={listId} />,
  },
  icon: Award,
  words: {
    title: msg`Brand`,
    lead: msg`The brands your products carry. All locations of your company share them.`,
    loading: msg`Loading brands`,
    search: msg`Search brands`,
    pages: msg`Pages of brands`,
    count: (brands) => <Plural value={brands.totalCount} one="# brand" other="# brands" />,
    nothingYet: {
      title: msg`No brands yet`,
      text: msg`Brands appear here as soon as somebody adds one.`,
    },
    nothingMatches: {
      title: msg`No brand matches`,
      text: msg`Try another word, or show all brands again.`,
      showAll: msg`Show all`,
    },
  },
};

/** The brands that the company's products carry. */
export function BrandList({ viewerKey }: { viewerKey: BrandList_viewer$key }) {
  const { permissions, brands } = useFragment(
    graphql`
      fragment BrandList_viewer on Viewer @throwOnFieldError {
        permissions
        brands(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...BrandList_brand
            }
          }
        }
      }
    `,
    viewerKey,
  );
  return (
    <ListScreen
      list={brandList}
      facts={{
        mayEdit: permissions.includes("BRAND_UPDATE") || permissions.includes("BRAND_DELETE"),
        listId: brands.__id,
      }}
      totalCount={brands.totalCount}
      rows={brands.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      action={permissions.includes("BRAND_CREATE") && <AddBrand listId={brands.__id} />}
    />
  );
}
