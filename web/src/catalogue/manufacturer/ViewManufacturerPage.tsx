import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Factory } from "lucide-react";
import { lazy } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewManufacturerPageDeleteMutation } from "#/__generated__/ViewManufacturerPageDeleteMutation.graphql";
import type { ViewManufacturerPageQuery } from "#/__generated__/ViewManufacturerPageQuery.graphql";
import type {
  ViewManufacturerPage_manufacturer$data,
  ViewManufacturerPage_manufacturer$key,
} from "#/__generated__/ViewManufacturerPage_manufacturer.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { CountryCell } from "#/address/CountryCell.tsx";
import { AddButton } from "#/form/AddButton.tsx";
import { LocationCell, TextCell } from "#/list/cells.tsx";
import { nameColumn, productsColumn } from "#/list/columns.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ImportButton } from "#/import/ImportButton.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { RowActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useFilter } from "#/list/useListAddress.ts";
import { useChange } from "#/relay/useChange.ts";
import { SignedIn } from "#/route/SignedIn.tsx";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { manufacturerRules, manufacturerVariables, sellerFilter } from "./manufacturerList.ts";

const loadDialogs = () => import("./manufacturerDialogs.tsx");
const AddManufacturer = lazy(async () => ({ default: (await loadDialogs()).AddManufacturer }));
const EditManufacturer = lazy(async () => ({ default: (await loadDialogs()).EditManufacturer }));

interface Facts {
  /** Whether the viewer sees manufacturers of more than one location. */
  readonly hasSellers: boolean;
}

const manufacturerList: ListDeclaration<ViewManufacturerPage_manufacturer$key, Facts> = {
  id: "manufacturers",
  variables(search) {
    const { search: text, sellerId } = manufacturerVariables(search);
    return { search: text, sellerId };
  },
  rules: manufacturerRules,
  row: graphql`
    fragment ViewManufacturerPage_manufacturer on Manufacturer @throwOnFieldError {
      id
      name
      version
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
      viewerCanUpdate
      viewerCanDelete
      ...manufacturerDialogs_manufacturer
    }
  `,
  columns: [
    nameColumn(186),
    {
      id: "country",
      header: msg`Country`,
      width: 148,
      cell: ({ address }) => <CountryCell code={address.countryCode} name={address.country} />,
    },
    {
      id: "area",
      yields: 2,
      header: msg`Area`,
      width: 164,
      isMuted: true,
      cell: ({ address }) => <TextCell>{address.area}</TextCell>,
    },
    {
      id: "zip",
      yields: 1,
      header: msg`Zip`,
      width: 96,
      isMuted: true,
      cell: ({ address }) => address.postalCode ?? "–",
    },
    {
      id: "province",
      yields: 3,
      header: msg`Province`,
      width: 100,
      isMuted: true,
      cell: ({ address }) => address.provinceCode ?? "–",
    },
    productsColumn(),
    {
      id: "seller",
      yields: 4,
      header: msg`Location`,
      width: 184,
      isMuted: true,
      isShown: ({ hasSellers }) => hasSellers,
      cell: ({ seller }) => <LocationCell>{seller?.name}</LocationCell>,
    },
  ],
  actions: { width: 96, cell: (manufacturer) => <ManufacturerActions manufacturer={manufacturer} /> },
  icon: Factory,
  texts: {
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
    },
  },
};

export const query = graphql`
  query ViewManufacturerPageQuery(
    $sellerId: ID
    $filterId: ID!
    $hasFilter: Boolean!
    $search: String
    $orderBy: ManufacturerOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      permissions
      ...ExportButton_viewer
      ...ImportButton_viewer
      manufacturers(sellerId: $sellerId, search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
        __id
        totalCount
        edges {
          node {
            id
            name
            ...ViewManufacturerPage_manufacturer
          }
        }
      }
    }
    filter: node(id: $filterId) @include(if: $hasFilter) {
      ... on Seller {
        id
        name
      }
    }
  }
`;

const exported: ListExport = (search, ids) => {
  const { sellerId, ...variables } = manufacturerVariables(search);
  return { manufacturers: { sellerId, ...wholeList(variables, ids) } };
};

export const Skeleton = () => <ListScreenSkeleton list={manufacturerList} />;

/** master/Viewmanu: who makes the products of the locations, of all of them or of one (screen S-04). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewManufacturerPageQuery> }) {
  const { t } = useLingui();
  const { viewer, filter } = usePreloadedQuery<ViewManufacturerPageQuery>(query, queryRef);
  const [, choose] = useFilter(sellerFilter);
  const seller = filter?.id && filter.name ? { id: filter.id, label: filter.name } : null;
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => {
        const { permissions, manufacturers } = viewer;
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
              <>
                <ImportButton viewerKey={viewer} kind="MANUFACTURERS" />
                <ExportButton viewerKey={viewer} list={exported} />
                {permissions.includes("MANUFACTURER_CREATE") && (
                  <AddButton label={t`Add manufacturer`} load={loadDialogs}>
                    {(onClose) => (
                      <AddManufacturer
                        listId={manufacturers.__id}
                        hasSellers={hasSellers}
                        seller={seller}
                        onClose={onClose}
                      />
                    )}
                  </AddButton>
                )}
              </>
            }
          />
        );
      }}
    </SignedIn>
  );
}

function ManufacturerActions({ manufacturer }: { manufacturer: ViewManufacturerPage_manufacturer$data }) {
  const { t } = useLingui();
  const { id, name, version, productCount, viewerCanUpdate, viewerCanDelete } = manufacturer;
  const products = productCount ?? 0;
  const [send] = useChange<ViewManufacturerPageDeleteMutation>(graphql`
    mutation ViewManufacturerPageDeleteMutation($input: DeleteManufacturerInput!) {
      deleteManufacturer(input: $input) {
        ... on ConflictError {
          current {
            ...ViewManufacturerPage_manufacturer @alias(as: "manufacturer")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const deletion = useDeletion({
    id,
    name,
    version,
    send,
    obstacle: products > 0 && (
      <p>
        <Plural
          value={products}
          one="# product names this manufacturer. Give it another one first."
          other="# products name this manufacturer. Give them another one first."
        />
      </p>
    ),
  });
  const activity = useActivityAction();
  return (
    <RowActions
      name={name}
      edit={viewerCanUpdate ? t`Edit ${name}` : undefined}
      menu={[...activity, ...(viewerCanDelete ? [deletion.action] : [])]}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && <EditManufacturer manufacturerKey={manufacturer} onClose={onClose} />}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {deletion.dialog}
        </>
      )}
    </RowActions>
  );
}
