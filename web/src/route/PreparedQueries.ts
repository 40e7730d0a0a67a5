import type { PreloadedQuery } from "react-relay";
import type { OperationType } from "relay-runtime";
import type { Relay } from "#/relay/startRelay.ts";
import type { RouteLocation, RouteQuery } from "./queryRoute.ts";

/** How long a query that was started by hovering waits for the click, in milliseconds. */
const patience = 30_000;

interface Prepared<TQuery extends OperationType> {
  readonly reference: PreloadedQuery<TQuery>;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * The queries of one route. One that was started on intent (hover, focus, pointer down) keeps its answer until the route is
 * opened, and is let go after half a minute.
 */
export class PreparedQueries<TQuery extends OperationType> {
  readonly #query: RouteQuery<TQuery>;
  readonly #waiting = new Map<string, Prepared<TQuery>>();

  constructor(query: RouteQuery<TQuery>) {
    this.#query = query;
  }

  /** Starts the query of a route the user is likely to go to; does nothing while one is already waiting. */
  prepare(relay: Relay, location: RouteLocation): void {
    const key = this.#keyOf(location);
    if (this.#waiting.get(key)?.reference.environment === relay.environment) return;
    const reference = this.open(relay, location);
    const timer = setTimeout(() => this.#letGo(key), patience);
    this.#waiting.set(key, { reference, timer });
  }

  /**
   * The query of a route. The caller owns it. While the prepared one is under way it shares its request; what that one was
   * told stands in the store, which knows whether something has changed since.
   */
  open(relay: Relay, location: RouteLocation): PreloadedQuery<TQuery> {
    const reference = this.#load(relay, location);
    this.#letGo(this.#keyOf(location));
    return reference;
  }

  #letGo(key: string): void {
    const prepared = this.#waiting.get(key);
    if (prepared === undefined) return;
    clearTimeout(prepared.timer);
    this.#waiting.delete(key);
    prepared.reference.dispose();
  }

  #load({ environment, loadQuery }: Relay, location: RouteLocation): PreloadedQuery<TQuery> {
    return loadQuery<TQuery>(environment, this.#query.parameters, this.#query.variables(location));
  }

  #keyOf(location: RouteLocation): string {
    return JSON.stringify(this.#query.variables(location));
  }
}
