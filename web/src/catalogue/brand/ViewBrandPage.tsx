import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Award, Merge } from "lucide-react";
import { lazy } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { ViewBrandPageDeleteMutation } from "#/__generated__/ViewBrandPageDeleteMutation.graphql";
import type { ViewBrandPageQuery } from "#/__generated__/ViewBrandPageQuery.graphql";
import type {
  ViewBrandPage_brand$data,
  ViewBrandPage_brand$key,
} from "#/__generated__/ViewBrandPage_brand.graphql";
import { Activity, useActivityAction } from "#/activity/ActivityButton.tsx";
import { AddButton } from "#/form/AddButton.tsx";
import { ImportButton } from "#/import/ImportButton.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import { DayCell } from "#/list/cells.tsx";
import { nameColumn, productsColumn } from "#/list/columns.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { listVariables } from "#/list/listAddress.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { RowActions } from "#/list/RowActions.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useChange } from "#/relay/useChange.ts";
import { SignedIn } from "#/route/SignedIn.tsx";
import { brandRules } from "./brandList.ts";

const loadDialogs = () => import("./brandDialogs.tsx");
const AddBrand = lazy(async () => ({ default: (await loadDialogs()).AddBrand }));
const EditBrand = lazy(async () => ({ default: (await loadDialogs()).EditBrand }));
const MergeBrand = lazy(async () => ({ default: (await loadDialogs()).MergeBrand }));

interface Facts {
  readonly mayEdit: boolean;
  /** The list on the screen. */
  readonly listId: string;
}

const brandList: ListDeclaration<ViewBrandPage_brand$key, Facts> = {
  id: "brands",
  rules: brandRules,
  row: graphql`
    fragment ViewBrandPage_brand on Brand @throwOnFieldError {
      id
      name
      version
      productCount
      createdAt
      viewerCanUpdate
      viewerCanDelete
    }
  `,
  columns: [
    nameColumn(),
    productsColumn(128),
    {
      id: "created",
      header: msg`Added`,
      width: 152,
      yields: 1,
      isMuted: true,
      cell: ({ createdAt }) => <DayCell>{createdAt}</DayCell>,
    },
  ],
  actions: {
    width: 96,
    isShown: ({ mayEdit }) => mayEdit,
    cell: (brand, { listId }) => <BrandActions brand={brand} listId={listId} />,
  },
  icon: Award,
  texts: {
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
    },
  },
};

export const query = graphql`
  query ViewBrandPageQuery($search: String, $orderBy: BrandOrder, $first: Int!, $offset: Int!)
  @preloadable
  @throwOnFieldError {
    viewer {
      permissions
      ...ExportButton_viewer
      ...ImportButton_viewer
      brands(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
        __id
        totalCount
        edges {
          node {
            id
            name
            ...ViewBrandPage_brand
          }
        }
      }
    }
  }
`;

const exported: ListExport = (search, ids) => ({ brands: wholeList(listVariables(search, brandRules), ids) });

export const Skeleton = () => <ListScreenSkeleton list={brandList} />;

/** master/Viewbrand: the brands that the company's products carry (screen S-03). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewBrandPageQuery> }) {
  const { t } = useLingui();
  const { viewer } = usePreloadedQuery<ViewBrandPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <ListScreen
          list={brandList}
          facts={{
            mayEdit:
              viewer.permissions.includes("BRAND_UPDATE") || viewer.permissions.includes("BRAND_DELETE"),
            listId: viewer.brands.__id,
          }}
          totalCount={viewer.brands.totalCount}
          rows={viewer.brands.edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
          action={
            <>
              <ImportButton viewerKey={viewer} kind="BRANDS" />
              <ExportButton viewerKey={viewer} list={exported} />
              {viewer.permissions.includes("BRAND_CREATE") && (
                <AddButton label={t`Add brand`} load={loadDialogs}>
                  {(onClose) => <AddBrand listId={viewer.brands.__id} onClose={onClose} />}
                </AddButton>
              )}
            </>
          }
        />
      )}
    </SignedIn>
  );
}

function BrandActions({ brand, listId }: { brand: ViewBrandPage_brand$data; listId: string }) {
  const { t } = useLingui();
  const { id, name, version, productCount, viewerCanUpdate, viewerCanDelete } = brand;
  const products = productCount ?? 0;
  const [send] = useChange<ViewBrandPageDeleteMutation>(graphql`
    mutation ViewBrandPageDeleteMutation($input: DeleteBrandInput!) {
      deleteBrand(input: $input) {
        ... on ConflictError {
          current {
            ...ViewBrandPage_brand @alias(as: "brand")
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
          one="# product carries this brand. Give it another brand first, or merge this brand into another one."
          other="# products carry this brand. Give them another brand first, or merge this brand into another one."
        />
      </p>
    ),
  });
  const activity = useActivityAction();
  const merge = { id: "merge", label: t`Merge into another brand`, icon: Merge };
  return (
    <RowActions
      name={name}
      edit={viewerCanUpdate ? t`Rename ${name}` : undefined}
      menu={[...activity, ...(viewerCanDelete ? [merge, deletion.action] : [])]}
    >
      {(open, onClose) => (
        <>
          {open === "edit" && <EditBrand brand={{ id, name, version }} onClose={onClose} />}
          {open === "merge" && (
            <MergeBrand brand={{ id, name, version, productCount }} listId={listId} onClose={onClose} />
          )}
          <Activity id={id} name={name} isOpen={open === "activity"} onClose={onClose} />
          {deletion.dialog}
        </>
      )}
    </RowActions>
  );
}
