import { useRelayEnvironment } from "react-relay";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { preloadRoute } from "#/relay/routePreload.ts";
import type { WizardStep } from "../wizardAddress.ts";
import { useWizardPlace } from "./useWizardPlace.ts";

/** Brings another step's chunk and data once the browser rests, so that Next does not wait for them; of a new product the chunk alone. */
export function usePreloadStep(step: WizardStep): void {
  const environment = useRelayEnvironment();
  const { product, addressOf } = useWizardPlace();
  usePreloadWhenIdle(async () => {
    // Not imported above: the pages that these lead to import the steps.
    const { pageOfStep, wizardPages } = await import("../wizardPages.ts");
    const { searchParams: search } = new URL(addressOf(step), "http://console");
    const { loader } = wizardPages[pageOfStep[step]];
    if (product === null) preloadRoute(loader);
    else preloadRoute(loader, environment, { params: {}, search });
  });
}
