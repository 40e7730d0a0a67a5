import { msg } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import { Layers, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CollectionListDeleteMutation } from "#/__generated__/CollectionListDeleteMutation.graphql";
import type {
  CollectionList_collection$data,
  CollectionList_collection$key,
} from "#/__generated__/CollectionList_collection.graphql";
import type { CollectionList_viewer$key } from "#/__generated__/CollectionList_viewer.graphql";
import { ActivityButton } from "#/activity/ActivityButton.tsx";
import { addresses } from "#/app/addresses.ts";
import { AddButton } from "#/form/AddButton.tsx";
import { CountCell } from "#/list/cells.tsx";
import { nameColumn, productsColumn } from "#/list/columns.tsx";
import { ExportButton } from "#/job/ExportButton.tsx";
import type { ListExport } from "#/job/listExport.ts";
import { wholeList } from "#/job/wholeList.ts";
import { listVariables } from "#/list/listAddress.ts";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ImportButton } from "#/import/ImportButton.tsx";
import { ListScreen } from "#/list/ListScreen.tsx";
import { useDeletion } from "#/list/useDeletion.tsx";
import { useChange } from "#/relay/useChange.ts";
import { ConfirmDialog } from "#/ui/ConfirmDialog.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Link } from "#/ui/Link.tsx";
import { collectionRules } from "./collectionList.ts";
import { CollectionSwitch } from "./CollectionSwitch.tsx";
import "./collection.css";

const loadDialogs = () => import("./collectionDialogs.tsx");
const AddCollection = lazy(async () => ({ default: (await loadDialogs()).AddCollection }));
const EditCollection = lazy(async () => ({ default: (await loadDialogs()).EditCollection }));

interface Facts {
  /** Whether the service counts products. */
  readonly hasCounts: boolean;
  readonly hasActions: boolean;
}

/** The list of collections: its columns and words. */
export const collectionList: ListDeclaration<CollectionList_collection$key, Facts> = {
  id: "collections",
  rules: collectionRules,
  row: graphql`
    fragment CollectionList_collection on Collection {
      id
      name
      version
      productCount
      isSelectable
      viewerCanUpdate
      viewerCanDelete
      ...CollectionSwitch_collection
      ...collectionDialogs_collection
    }
  `,
  columns: [
    nameColumn(),
    {
      ...productsColumn(),
      isShown: ({ hasCounts }) => hasCounts,
      cell: ({ id, name, productCount, isSelectable }) =>
        productCount == null ? (
          "–"
        ) : isSelectable || productCount > 0 ? (
          <ProductsLink id={id} name={name} count={productCount} />
        ) : (
          <CountCell>{productCount}</CountCell>
        ),
    },
    {
      id: "selectable",
      header: msg`Allow selection`,
      width: 148,
      cell: (collection) => <CollectionSwitch collectionKey={collection} name="isSelectable" />,
    },
    {
      id: "displayed",
      header: msg`Show on storefront`,
      width: 176,
      cell: (collection) => <CollectionSwitch collectionKey={collection} name="isDisplayed" />,
    },
  ],
  actions: {
    width: 148,
    isShown: ({ hasActions }) => hasActions,
    cell: (collection) => <CollectionActions collection={collection} />,
  },
  icon: Layers,
  texts: {
    title: msg`Collections`,
    lead: msg`Sets of products that belong together on your storefront, such as a season or an occasion.`,
    loading: msg`Loading collections`,
    search: msg`Search collections`,
    pages: msg`Pages of collections`,
    count: (collections) => (
      <Plural value={collections.totalCount} one="# collection" other="# collections" />
    ),
    nothingYet: {
      title: msg`No collections yet`,
      text: msg`A collection gathers products for a season, an occasion or a taste. Add the first one to begin.`,
    },
    nothingMatches: {
      title: msg`No collection matches`,
      text: msg`Try another word, or show all collections again.`,
      showAll: msg`Show all collections`,
    },
  },
};

const exported: ListExport = (search, ids) => ({
  collections: wholeList(listVariables(search, collectionRules), ids),
});

/** The collections of the storefront. */
export function CollectionList({ viewerKey }: { viewerKey: CollectionList_viewer$key }) {
  const { t } = useLingui();
  const viewer = useFragment(
    graphql`
      fragment CollectionList_viewer on Viewer @throwOnFieldError {
        permissions
        ...ImportButton_viewer
        ...ExportButton_viewer
        collections(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
          totalCount
          edges {
            node {
              id
              name
              productCount
              viewerCanUpdate
              viewerCanDelete
              ...CollectionList_collection
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { permissions, collections } = viewer;
  const { edges } = collections;
  return (
    <ListScreen
      list={collectionList}
      facts={{
        hasCounts: edges.some(({ node }) => node.productCount != null),
        hasActions: edges.some(({ node }) => node.viewerCanUpdate || node.viewerCanDelete),
      }}
      totalCount={collections.totalCount}
      rows={edges.map(({ node }) => ({ id: node.id, name: node.name, key: node }))}
      action={
        <>
          <ImportButton viewerKey={viewer} kind="COLLECTION_PRODUCTS" label={t`Import products`} />
          <ExportButton viewerKey={viewer} list={exported} />
          {permissions.includes("COLLECTION_CREATE") && (
            <AddButton label={t`Add collection`} load={loadDialogs}>
              {(onClose) => <AddCollection listId={collections.__id} onClose={onClose} />}
            </AddButton>
          )}
        </>
      }
    />
  );
}

/** How many products are in it, and the way to them. */
function ProductsLink({ id, name, count }: { id: string; name: string; count: number }) {
  const { t } = useLingui();
  return (
    <Link
      href={`${addresses.collectionsProduct}?collection=${encodeURIComponent(id)}`}
      aria-label={t`Products in ${name}: ${count}`}
    >
      <CountCell>{count}</CountCell>
    </Link>
  );
}

/** Edit and delete. The row goes at once and can be brought back; its products stay. */
function CollectionActions({ collection }: { collection: CollectionList_collection$data }) {
  const { t } = useLingui();
  const { id, name, version, productCount, viewerCanUpdate, viewerCanDelete } = collection;
  const [isEditing, setIsEditing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [send] = useChange<CollectionListDeleteMutation>(graphql`
    mutation CollectionListDeleteMutation($input: DeleteCollectionInput!) {
      deleteCollection(input: $input) {
        ... on ConflictError {
          current {
            ...CollectionList_collection @alias(as: "collection")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const deletion = useDeletion({ id, name, version, send });
  return (
    <>
      <ActivityButton id={id} name={name} size="small" />
      {viewerCanUpdate && (
        <IconButton icon={Pencil} size="small" label={t`Edit ${name}`} onPress={() => setIsEditing(true)} />
      )}
      {viewerCanDelete && (
        <IconButton
          icon={Trash2}
          size="small"
          label={t`Delete ${name}`}
          // With what is in it goes the order that somebody has put it into.
          onPress={productCount ? () => setIsAsking(true) : deletion.start}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t`Delete ${name}?`}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        isDangerous
        onConfirm={() => {
          setIsAsking(false);
          deletion.start();
        }}
      >
        <Plural
          value={productCount ?? 0}
          one="# product is in it. It stays in the catalogue; its place here is lost."
          other="# products are in it. They stay in the catalogue; their order here is lost."
        />
      </ConfirmDialog>
      <Suspense fallback={null}>
        {isEditing && <EditCollection collectionKey={collection} onClose={() => setIsEditing(false)} />}
      </Suspense>
    </>
  );
}
