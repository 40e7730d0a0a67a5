import { use } from "react";
import type { WizardStep } from "#/catalogue/product/wizardAddress.ts";
import { usePreloadWhenIdle } from "#/app/usePreloadWhenIdle.ts";
import { IntentContext } from "#/route/routePreload.ts";
import { useWizardMode } from "./useWizardMode.ts";

/** Brings another step's chunk and data once the browser rests, so that Next does not wait for them. */
export function usePreloadStep(step: WizardStep): void {
  const onIntent = use(IntentContext);
  const { addressOf } = useWizardMode();
  usePreloadWhenIdle(async () => onIntent(addressOf(step)));
}
