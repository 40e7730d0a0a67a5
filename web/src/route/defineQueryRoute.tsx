import type { PreloadedQuery } from "react-relay";
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from "react-router";
import type { OperationType } from "relay-runtime";
import { relayContext } from "#/relay/lateRelay.ts";
import { opensFrame, pageTurn } from "#/relay/opening.ts";
import { PreparedQueries } from "./PreparedQueries.ts";
import type { QueryPage } from "./queryComponent.tsx";
import type { RouteLocation, RouteQuery } from "./queryRoute.ts";
import { rememberPreload } from "./routePreload.ts";

interface QueryRouteDefinition<TQuery extends OperationType> extends RouteQuery<TQuery> {
  /** Imports the page's module; bundled as its own chunk. */
  readonly page: () => Promise<QueryPage<TQuery>>;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  /** It is the frame that other pages stand in. */
  readonly isFrame?: boolean;
}

/** The part of a route object that `defineQueryRoute` makes; spread it beside `path` and `handle`. */
export interface QueryRoute<TQuery extends OperationType> {
  readonly loader: (args: LoaderFunctionArgs) => Promise<PreloadedQuery<TQuery>>;
  readonly lazy: () => Promise<{ readonly Component: React.ComponentType }>;
  readonly shouldRevalidate: ShouldRevalidateFunction;
}

/**
 * A route whose query and chunk start at the same moment. The loader is static, imports only the query's parameters
 * and waits for nothing but Relay, once; the page brings the query's text and its component. An interrupted navigation aborts the request
 * and gives up the data; otherwise the component adopts the reference.
 */
export function defineQueryRoute<TQuery extends OperationType>(
  definition: QueryRouteDefinition<TQuery>,
): QueryRoute<TQuery> {
  const { isFrame = false } = definition;
  const queries = new PreparedQueries(definition);
  // The boundaries around a page come with the first page, not with the entry.
  const boundaries = () => import("./queryComponent.tsx");
  const load = () => Promise.all([boundaries(), definition.page()]);
  const component = async () => {
    const [{ queryComponent }, page] = await load();
    return queryComponent(page);
  };
  const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
    const address = new URL(request.url);
    const location: RouteLocation = { params, search: address.searchParams };
    const relay = await context.get(relayContext)();
    // Who has gone elsewhere meanwhile waits for no data.
    request.signal.throwIfAborted();
    const reference = queries.open(relay, location);
    relay.rememberOpening(definition.parameters.params, reference.variables, isFrame ? null : address);
    request.signal.addEventListener("abort", () => reference.dispose(), { once: true });
    return reference;
  };
  rememberPreload(loader, (relay, location) => {
    if (relay && location) queries.prepare(relay, location);
    return load().catch(() => undefined);
  });
  return {
    loader,
    // A function, not an object of functions: the router empties such an object after use, and the next session's
    // router, made from the same table, would find no component in it.
    lazy: async () => {
      // On the screen nothing is left that could stay until the page is here: the frame is drawn meanwhile.
      if (!isFrame && opensFrame())
        return { Component: (await boundaries()).latePage(component, pageTurn()) };
      return { Component: await component() };
    },
    // The address owns the variables; a hash or a state change alone fetches nothing.
    shouldRevalidate:
      definition.shouldRevalidate ??
      (({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && `${currentUrl}` !== `${nextUrl}`),
  };
}
