import type { PreloadedQuery } from "react-relay";
// Not from the package: its other hooks come with the first page, not with the entry.
import { loadQuery } from "react-relay/relay-hooks/loadQuery";
import type { Environment, OperationType } from "relay-runtime";
import type { RouteLocation, RouteQuery } from "./queryRoute.ts";

/** How long a query that was started by hovering waits for the click, in milliseconds. */
const patience = 30_000;

interface Prepared<TQuery extends OperationType> {
  readonly reference: PreloadedQuery<TQuery>;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * The queries of one route. One that was started on intent (hover, focus, pointer down) waits for the loader to take
 * it over, and is let go after half a minute.
 */
export class PreparedQueries<TQuery extends OperationType> {
  readonly #query: RouteQuery<TQuery>;
  readonly #waiting = new Map<string, Prepared<TQuery>>();

  constructor(query: RouteQuery<TQuery>) {
    this.#query = query;
  }

  /** Starts the query of a route the user is likely to go to; does nothing while one is already waiting. */
  prepare(environment: Environment, location: RouteLocation): void {
    const key = this.#keyOf(location);
    if (this.#waiting.get(key)?.reference.environment === environment) return;
    const reference = this.#load(environment, location);
    const timer = setTimeout(() => {
      this.#waiting.delete(key);
      reference.dispose();
    }, patience);
    this.#waiting.set(key, { reference, timer });
  }

  /** The query of a route: the prepared one when there is one for this session, else a new one. The caller owns it. */
  open(environment: Environment, location: RouteLocation): PreloadedQuery<TQuery> {
    const key = this.#keyOf(location);
    const prepared = this.#waiting.get(key);
    if (prepared === undefined) return this.#load(environment, location);
    clearTimeout(prepared.timer);
    this.#waiting.delete(key);
    if (prepared.reference.environment === environment) return prepared.reference;
    prepared.reference.dispose();
    return this.#load(environment, location);
  }

  #load(environment: Environment, location: RouteLocation): PreloadedQuery<TQuery> {
    return loadQuery<TQuery>(environment, this.#query.parameters, this.#query.variables(location));
  }

  #keyOf(location: RouteLocation): string {
    return JSON.stringify(this.#query.variables(location));
  }
}
