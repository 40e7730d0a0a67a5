import { useRelayEnvironment } from "react-relay";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { preloadRoute } from "#/relay/routePreload.ts";
import type { WizardStep } from "../wizardAddress.ts";
import { useWizardPlace } from "./useWizardPlace.ts";

/** Brings another step's chunk and data once the browser rests, so that Next does not wait for them. */
export function usePreloadStep(step: WizardStep): void {
  const environment = useRelayEnvironment();
  const { addressOf } = useWizardPlace();
  usePreloadWhenIdle(async () => {
    // Not imported above: the pages that these lead to import the steps.
    const { wizardPageOf, wizardPages } = await import("../wizardPages.ts");
    const { searchParams: search } = new URL(addressOf(step), "http://console");
    preloadRoute(wizardPages[wizardPageOf(search)].loader, environment, { params: {}, search });
  });
}
