import type { LoaderFunctionArgs } from "react-router";
import type { OperationType } from "relay-runtime";
import type { QueryRoute } from "./defineQueryRoute.tsx";
import { preloadOf, rememberPreload } from "./routePreload.ts";

/** The part of a route object that `defineLateRoute` makes. */
type LateRoute<TQuery extends OperationType> = Pick<QueryRoute<TQuery>, "loader" | "lazy">;

/**
 * A route whose definition comes with its page, so that the sign-in page does not carry what few addresses can say. Its query
 * starts when its file is here: at once in the menu, whose pages are brought ahead, one round trip later from a link
 * of elsewhere.
 * @param load imports the definition, which `defineQueryRoute` made
 */
export function defineLateRoute<TQuery extends OperationType>(
  load: () => Promise<QueryRoute<TQuery>>,
): LateRoute<TQuery> {
  const loader = async (args: LoaderFunctionArgs) => {
    const route = await load();
    // Who has gone elsewhere meanwhile waits for no data.
    args.request.signal.throwIfAborted();
    return route.loader(args);
  };
  rememberPreload(loader, (...place) =>
    load()
      .then((route) => preloadOf(route.loader)?.(...place))
      .catch(() => undefined),
  );
  return { loader, lazy: async () => (await load()).lazy() };
}
