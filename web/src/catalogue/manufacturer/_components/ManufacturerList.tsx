import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Factory } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ManufacturerList_filter$key } from "#/__generated__/ManufacturerList_filter.graphql";
import type { ManufacturerList_manufacturer$key } from "#/__generated__/ManufacturerList_manufacturer.graphql";
import type { ManufacturerList_viewer$key } from "#/__generated__/ManufacturerList_viewer.graphql";
import { CountCell, NameCell, TextCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { useFilter } from "#/list/useListAddress.ts";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { manufacturerRules, sellerFilter } from "../manufacturerList.ts";
import { AddManufacturer } from "./AddManufacturer.tsx";
import { ManufacturerActions } from "./ManufacturerActions.tsx";

interface Facts {
  /** Whether the viewer sees manufacturers of more than one location. */
  readonly hasSellers: boolean;
}

/** The list of manufacturers: its columns and words. */
export const manufacturerList: ListDeclaration<ManufacturerList_manufacturer$key, Facts> = {
  id: "manufacturers",
  rules: manufacturerRules,
  row: graphql`
    fragment ManufacturerList_manufacturer on Manufacturer @throwOnFieldError {
      name
      productCount
      address {
        area
        postalCode
        provinceCode
        countryCode
        country
      }
      seller {
        name
      }
      ...ManufacturerActions_manufacturer
    }
  `,
  columns: [
    {
      id: "name",
      header: msg`Name`,
      isName: true,
      minWidth: 186,
      cell: ({ name }) => <NameCell>{name}</NameCell>,
    },
    {
      id: "country",
      header: msg`Country`,
      width: 148,
      cell: ({ address }) => <TextCell>{address.country ?? address.countryCode}</TextCell>,
    },
    {
      id: "area",
      header: msg`Area`,
      width: 164,
      isMuted: true,
      cell: ({ address }) => <TextCell>{address.area}</TextCell>,
    },
    {
      id: "zip",
      header: msg`Zip`,
      width: 96,
      isMuted: true,
      cell: ({ address }) => address.postalCode ?? "–",
    },
    {
      id: "province",
      header: msg`Province`,
      width: 100,
      isMuted: true,
      cell: ({ address }) => address.provinceCode ?? "–",
    },
    {
      id: "products",
      header: msg`Products`,
      width: 108,
      align: "end",
      cell: ({ productCount }) => <CountCell>{productCount}</CountCell>,
    },
    {
      id: "seller",
      header: msg`Location`,
      width: 184,
      isMuted: true,
      isShown: ({ hasSellers }) => hasSellers,
      cell: ({ seller }) => <TextCell>{seller?.name}</TextCell>,
    },
  ],
  actions: { width: 96, cell: (manufacturer) => <ManufacturerActions manufacturerKey={manufacturer} /> },
  icon: Factory,
  words: {
    title: msg`Manufacturer`,
    lead: ({ hasSellers }) =>
      hasSellers
        ? msg`Who makes what you sell. Each location keeps its own.`
        : msg`Who makes what your location sells.`,
    loading: msg`Loading manufacturers`,
    search: msg`Search manufacturers`,
    pages: msg`Pages of manufacturers`,
    count: (manufacturers) => (
      <Plural value={manufacturers.totalCount} one="# manufacturer" other="# manufacturers" />
    ),
    nothingYet: {
      title: msg`No manufacturers yet`,
      text: msg`Manufacturers appear here as soon as somebody adds one.`,
    },
    nothingMatches: {
      title: msg`No manufacturer matches`,
      text: msg`Try another word, or show all manufacturers again.`,
      showAll: msg`Show all`,
    },
  },
};

interface ManufacturerListProps {
  readonly viewerKey: ManufacturerList_viewer$key;
  /** The location that the list is narrowed to. */
  readonly filterKey: ManufacturerList_filter$key | null;
}

/** Who makes the products of the locations, of all of them or of one. */
export function ManufacturerList({ viewerKey, filterKey }: ManufacturerListProps) {
  const { t } = useLingui();
  const [, choose] = useFilter(sellerFilter);
  const { permissions, manufacturers } = useFragment(
    graphql`
      fragment ManufacturerList_viewer on Viewer @throwOnFieldError {
        permissions
        manufacturers(
          sellerId: $sellerId
          search: $search
          orderBy: $orderBy
          first: $first
          offset: $offset
        ) {
          __id
          totalCount
          edges {
            node {
              id
              name
              ...ManufacturerList_manufacturer
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const filter = useFragment(
    graphql`
      fragment ManufacturerList_filter on Node {
        ... on Seller {
          id
          name
        }
      }
    `,
    filterKey,
  );
  const seller = filter?.id && filter.name ? { id: filter.id, label: filter.name } : null;
  const hasSellers = permissions.includes("SELLER_READ");
  return (
    <ListScreen
      list={manufacturerList}
      facts={{ hasSellers }}
      totalCount={manufacturers.totalCount}
      rows={manufacturers.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      tools={
        hasSellers && (
          <SellerPicker
            label={t`Location`}
            layout="inline"
            size="small"
            placeholder={t`All`}
            chosen={seller}
            onChoose={(option) => choose(option ? [option.id] : [])}
          />
        )
      }
      action={
        permissions.includes("MANUFACTURER_CREATE") && (
          <AddManufacturer listId={manufacturers.__id} hasSellers={hasSellers} seller={seller} />
        )
      }
    />
  );
}
