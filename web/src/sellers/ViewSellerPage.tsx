import { lazy, Suspense, use, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { setUpDoneQuery } from "#/__generated__/setUpDoneQuery.graphql";
import type { ViewSellerPageQuery } from "#/__generated__/ViewSellerPageQuery.graphql";
import { PersonContext } from "#/relay/PersonContext.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { ListScreenSkeleton } from "#/list/ListScreenSkeleton.tsx";
import { SignedIn } from "#/route/SignedIn.tsx";
import { endSetUpNews, hasSetUpNews, keepSetUpNews } from "./setUpNews.ts";
import { SellerList, sellerList } from "./_components/SellerList.tsx";
import { setUpDone } from "./_components/setUpDoneQuery.ts";

// Once in a company's life.
const SetUpDone = lazy(() => import("./_components/SetUpDone.tsx"));

export const query = graphql`
  query ViewSellerPageQuery(
    $search: String
    $filter: SellerFilter
    $orderBy: SellerOrder
    $first: Int!
    $offset: Int!
  ) @preloadable @throwOnFieldError {
    viewer {
      ...SellerList_viewer
    }
  }
`;

export const Skeleton = () => <ListScreenSkeleton list={sellerList} />;

/** master/ViewSeller: the company's storage locations, an owner's first page (screen S-05). */
export function Page({ queryRef }: { queryRef: PreloadedQuery<ViewSellerPageQuery> }) {
  const { viewer } = usePreloadedQuery<ViewSellerPageQuery>(query, queryRef);
  return (
    <SignedIn viewer={viewer}>
      {(viewer) => (
        <>
          <EndOfSetUp />
          <SellerList viewerKey={viewer} />
        </>
      )}
    </SignedIn>
  );
}

/** Whether somebody comes here from the end of the set-up. By hand, as a schema library has its weight. */
const saysDone = (state: unknown) => typeof state === "object" && state !== null && "setUpIsDone" in state;

/** What comes next, for who has ended the set-up, until they close it; nothing where it cannot be read. */
function EndOfSetUp() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [queryRef, load] = useQueryLoader<setUpDoneQuery>(setUpDone);
  const person = use(PersonContext);
  const isNew = saysDone(state);
  const [isClosed, setIsClosed] = useState(false);
  const isDone = !isClosed && (isNew || hasSetUpNews(person));
  useEffect(() => {
    if (isNew) keepSetUpNews(person);
    if (isDone) load({});
  }, [isNew, isDone, person, load]);
  if (!isDone || !queryRef) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <SetUpDone
          queryRef={queryRef}
          onClose={() => {
            endSetUpNews();
            setIsClosed(true);
            if (isNew) void navigate(pathname + search, { replace: true, state: null });
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
