import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";
import { pageComes } from "#/app/whenAtRest.ts";
import { PageBoundary } from "#/failure/PageBoundary.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

/** What has become of a page's code. */
type Arrival = { readonly Page: ComponentType } | { readonly error: unknown };

/** Milliseconds in which a page whose code is here is drawn. */
const aMoment = 1_000;

/**
 * A page whose code is on its way, so that the frame around it is drawn meanwhile. Where the code cannot be loaded, the failure is
 * that of the page, and the next try asks once more.
 * @param load brings the code
 * @param turn when it may come, unless the frame is drawn before
 */
export function latePage(load: () => Promise<ComponentType>, turn: Promise<unknown>): ComponentType {
  const drawn = pageComes();
  let coming: Promise<Arrival> | undefined;
  const bring = () =>
    (coming ??= load()
      .then(
        (Page) => ({ Page }),
        (error: unknown) => {
          coming = undefined;
          return { error };
        },
      )
      // It is not drawn where its code is missing, nor for somebody who has been sent elsewhere.
      .finally(() => setTimeout(drawn, aMoment)));
  void turn.then(bring);

  function Coming() {
    const { t } = useLingui();
    // Not by suspending: React shows what was waited for a third of a second after the frame at the earliest.
    const [arrival, setArrival] = useState<Arrival>();
    // Once the frame is laid out, a list in it knows its room and is drawn once.
    useEffect(() => {
      let isHere = true;
      void bring().then((arrived) => isHere && setArrival(arrived));
      return () => {
        isHere = false;
      };
    }, []);
    useEffect(() => {
      if (arrival) drawn();
    }, [arrival]);
    if (arrival === undefined)
      return (
        <div className="ui-coming">
          <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        </div>
      );
    if ("error" in arrival) throw arrival.error;
    return <arrival.Page />;
  }
  return function LatePage() {
    return (
      <PageBoundary>
        <Coming />
      </PageBoundary>
    );
  };
}
