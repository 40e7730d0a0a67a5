import { useLingui } from "@lingui/react/macro";
import { Layers } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useNavigate, useSearchParams } from "react-router";
import type { CollectionsProductPageQuery } from "#/__generated__/CollectionsProductPageQuery.graphql";
import { addresses } from "#/app/addresses.ts";
import { ImportButton } from "#/import/ImportButton.tsx";
import { ListPage } from "#/list/ListPage.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { LinkButton } from "#/ui/LinkButton.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { Skeleton as Bar } from "#/ui/Skeleton.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";
import { CandidatePane } from "./_components/CandidatePane.tsx";
import { CollectionChooser } from "./_components/CollectionChooser.tsx";
import { MemberPane } from "./_components/MemberPane.tsx";
import { PaneTabs } from "./_components/PaneTabs.tsx";
import type { Removals } from "./_components/useMembers.ts";
import { paneIn } from "./collectionProductList.ts";
import "./collectionProduct.css";

export const query = graphql`
  query CollectionsProductPageQuery(
    $collectionId: ID!
    $hasCollection: Boolean!
    $search: String
    $filter: ProductFilter
    $first: Int!
    $offset: Int!
    $memberFirst: Int!
    $memberOffset: Int!
  ) @preloadable @throwOnFieldError {
    node(id: $collectionId) @include(if: $hasCollection) {
      ... on Collection @alias(as: "collection") {
        id
        name
        isSelectable
        viewerCanUpdate
        products(first: $memberFirst, offset: $memberOffset) {
          totalCount
        }
        ...MemberPane_collection
      }
    }
    viewer {
      kind
      ...ImportButton_viewer
      products(search: $search, filter: $filter, first: $first, offset: $offset)
        @include(if: $hasCollection) {
        totalCount
      }
      ...CandidatePane_viewer @include(if: $hasCollection) @alias(as: "candidates")
    }
  }
`;

/** The head of the page. */
function Head({ action, children }: { readonly action?: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ListPage
      title={t`Collections Product`}
      lead={t`Choose a collection, and put products into it in the order in which customers shall see them.`}
      action={action}
      // Two lists beside each other.
      needs={1440}
    >
      {children}
    </ListPage>
  );
}

export const Skeleton = () => {
  const { t } = useLingui();
  return (
    <Head>
      <div className="collection-from" aria-busy>
        <VisuallyHidden>{t`Loading the collection`}</VisuallyHidden>
        <Bar height={36} shape="box" />
        <Bar height={320} shape="box" />
      </div>
    </Head>
  );
};

/** master/CollectionsProduct: what is in a collection, beside what may be put into it (screen S-12). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<CollectionsProductPageQuery> }) {
  const { viewer, node } = usePreloadedQuery<CollectionsProductPageQuery>(query, queryRef);
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const collection = node?.collection ?? null;
  const removals = useState<Removals>(new Map());
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <Head action={<ImportButton viewerKey={viewer} kind="COLLECTION_PRODUCTS" />}>
          <div className="collection-chooser">
            <CollectionChooser
              chosen={collection && { id: collection.id, label: collection.name }}
              onChoose={(option) =>
                void navigate(
                  option === null
                    ? addresses.collectionsProduct
                    : `${addresses.collectionsProduct}?collection=${encodeURIComponent(option.id)}`,
                )
              }
            />
          </div>
          {collection === null || !viewer.products || !viewer.candidates ? (
            <EmptyState
              icon={Layers}
              title={node === undefined ? t`No collection chosen` : t`This collection is not there any more`}
              action={<LinkButton href={addresses.collections}>{t`All collections`}</LinkButton>}
            >
              {t`Choose one above. Only collections with ‘Allow selection’ take products.`}
            </EmptyState>
          ) : (
            <>
              {!collection.isSelectable && (
                <Notice tone="warning">
                  {t`${collection.name} takes no products while ‘Allow selection’ is off. What is in it can be moved and removed.`}
                </Notice>
              )}
              <PaneTabs fromCount={viewer.products.totalCount} inCount={collection.products.totalCount} />
              <div className="collection-panes" data-pane={paneIn(search)}>
                {/* What is chosen and removed in one collection says nothing of the next. */}
                <CandidatePane
                  key={`from ${collection.id}`}
                  viewerKey={viewer.candidates}
                  isOwner={viewer.kind === "OWNER"}
                  collection={{
                    id: collection.id,
                    name: collection.name,
                    takesProducts: collection.isSelectable && collection.viewerCanUpdate,
                  }}
                />
                <MemberPane
                  key={`in ${collection.id}`}
                  collectionKey={collection}
                  removals={removals}
                  mayUpdate={collection.viewerCanUpdate}
                />
              </div>
            </>
          )}
        </Head>
      )}
    </SignedIn>
  );
}
