import { type ComponentType, startTransition, Suspense, useCallback, useLayoutEffect, useRef } from "react";
import { type PreloadedQuery, RelayEnvironmentProvider, useQueryLoader } from "react-relay";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { PageBoundary } from "#/failure/PageBoundary.tsx";
import { ReloadContext } from "#/relay/useReload.ts";

export { latePage } from "./latePage.tsx";

/** So many rows the gateway gives at once. */
const longestPage = 100;

/** What the module of a query route's page exports. */
export interface QueryPage<TQuery extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly Page: ComponentType<{ queryRef: PreloadedQuery<TQuery> }>;
  /** Shown until the query has answered; shaped like the page. */
  readonly Skeleton: ComponentType;
}

/**
 * The component of a query route: brings its pages Relay, owns the query reference, shows the skeleton, catches failures, can
 * reload.
 */
export function queryComponent<TQuery extends OperationType>({
  query,
  Page,
  Skeleton,
}: QueryPage<TQuery>): ComponentType {
  function LoadedQuery() {
    const loaded: PreloadedQuery<TQuery> = useLoaderData();
    const [queryRef, load] = useQueryLoader<TQuery>(query, loaded);
    // Who asks after a save may have begun it on the page before this one: what is shown now is read again.
    const shownRef = useRef(loaded);
    useLayoutEffect(() => {
      shownRef.current = loaded;
    }, [loaded]);
    const reload = useCallback(
      (more = 0) => {
        const { variables } = shownRef.current;
        const first = Math.min(Number(variables["first"]) + more, longestPage);
        startTransition(() =>
          load(more === 0 ? variables : { ...variables, first }, { fetchPolicy: "network-only" }),
        );
      },
      [load],
    );
    return (
      <ReloadContext value={reload}>
        <PageBoundary>
          <Suspense fallback={<Skeleton />}>{queryRef && <Page queryRef={queryRef} />}</Suspense>
        </PageBoundary>
      </ReloadContext>
    );
  }
  return function QueryRoute() {
    const { environment }: PreloadedQuery<TQuery> = useLoaderData();
    return (
      <RelayEnvironmentProvider environment={environment}>
        <LoadedQuery />
      </RelayEnvironmentProvider>
    );
  };
}
