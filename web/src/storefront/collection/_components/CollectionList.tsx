import { msg } from "@lingui/core/macro";
import { Plural } from "@lingui/react/macro";
import { Layers } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CollectionList_collection$key } from "#/__generated__/CollectionList_collection.graphql";
import type { CollectionList_viewer$key } from "#/__generated__/CollectionList_viewer.graphql";
import { CountCell, NameCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { ListScreen } from "#/list/ListScreen.tsx";
import { collectionRules } from "../collectionList.ts";
import { AddCollection } from "./AddCollection.tsx";
import { CollectionSwitch } from "./CollectionSwitch.tsx";
import { DeleteCollection } from "./DeleteCollection.tsx";
import { EditCollection } from "./EditCollection.tsx";
import "./collection.css";

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
      name
      productCount
      viewerCanUpdate
      viewerCanDelete
      ...CollectionSwitch_collection
      ...EditCollection_collection
      ...DeleteCollection_collection
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
      width: 108,
      align: "end",
      isShown: ({ hasCounts }) => hasCounts,
      cell: ({ productCount }) => (productCount == null ? "–" : <CountCell>{productCount}</CountCell>),
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
    width: 116,
    isShown: ({ hasActions }) => hasActions,
    cell: (collection) => (
      <>
        {collection.viewerCanUpdate && <EditCollection collectionKey={collection} />}
        {collection.viewerCanDelete && <DeleteCollection collectionKey={collection} />}
      </>
    ),
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

/** The collections of the storefront. */
export function CollectionList({ viewerKey }: { viewerKey: CollectionList_viewer$key }) {
  const { permissions, collections } = useFragment(
    graphql`
      fragment CollectionList_viewer on Viewer @throwOnFieldError {
        permissions
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
      action={permissions.includes("COLLECTION_CREATE") && <AddCollection listId={collections.__id} />}
    />
  );
}
