import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { OperationType } from "relay-runtime";
import { pageComes } from "#/app/whenAtRest.ts";
import { LoadFailure } from "#/failure/RootFailure.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

/** What has become of a page's code. */
type Arrival = { readonly component: ComponentType } | { readonly error: unknown };

/** Milliseconds in which a page whose code is here is drawn. */
const aMoment = 1_000;

/**
 * A page whose code is on its way, so that the frame around it is drawn meanwhile. Code that cannot be loaded stays so in its
 * document (decision 95): the frame stays, and the page says so.
 * @param load brings the code
 * @param turn when it may come, unless the frame is drawn before
 */
export function latePage(load: () => Promise<ComponentType>, turn: Promise<unknown>): ComponentType {
  const pageIsOver = pageComes();
  let bringing: Promise<Arrival> | undefined;
  /** Who comes back finds the page at once. */
  let arrived: Arrival | undefined;
  let lookers = 0;
  const queries = new WaitingQueries();
  const bring = () =>
    (bringing ??= load()
      .then(
        (component): Arrival => ({ component }),
        (error: unknown): Arrival => ({ error }),
      )
      // It is not drawn where its code is missing, nor for somebody who has been sent elsewhere.
      .finally(() => setTimeout(pageIsOver, aMoment)));
  void turn.then(bring);

  return function LatePage() {
    const { t } = useLingui();
    const query: PreloadedQuery<OperationType> = useLoaderData();
    // Not by suspending: React shows what was waited for a third of a second after the frame at the earliest.
    const [arrival, setArrival] = useState(arrived);
    // Once the frame is laid out, a list in it knows its room and is drawn once.
    useEffect(() => {
      let isHere = true;
      lookers += 1;
      void bring().then((came) => {
        arrived = came;
        if (isHere) setArrival(came);
      });
      return () => {
        isHere = false;
        lookers -= 1;
        // Who goes elsewhere waits for this page no longer; React looks twice in development.
        setTimeout(() => lookers > 0 || pageIsOver());
      };
    }, []);
    useEffect(() => (hasCome(arrival) ? queries.taken(query) : queries.waits(query)), [arrival, query]);
    useEffect(() => {
      if (arrival) pageIsOver();
    }, [arrival]);
    if (arrival === undefined)
      return (
        <div className="ui-coming" aria-busy="true">
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        </div>
      );
    return "error" in arrival ? <LoadFailure error={arrival.error} /> : <arrival.component />;
  };
}

const hasCome = (arrival: Arrival | undefined): boolean => arrival !== undefined && "component" in arrival;

/** Queries that were sent for a page which is not here yet. */
class WaitingQueries {
  readonly #held = new WeakSet<PreloadedQuery<OperationType>>();

  /** The page is here, and lets go of its query itself. */
  taken(query: PreloadedQuery<OperationType>): undefined {
    this.#held.add(query);
  }

  /** @returns gives the query up, unless it waits on or is taken in the same moment */
  waits(query: PreloadedQuery<OperationType>): () => void {
    this.#held.add(query);
    return () => {
      this.#held.delete(query);
      setTimeout(() => this.#held.has(query) || query.dispose());
    };
  }
}
