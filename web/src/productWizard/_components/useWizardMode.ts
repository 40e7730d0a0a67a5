import { useLocation } from "react-router";
import {
  modeOfPath,
  readProduct,
  stepAddress,
  type WizardMode,
  type WizardStep,
} from "#/catalogue/product/wizardAddress.ts";

interface Wizard {
  readonly mode: WizardMode;
  /** The product of the address; null for a new one. */
  readonly product: string | null;
  /** The address of another step of the same product, in the same mode. */
  readonly addressOf: (step: WizardStep, product?: string | null) => string;
}

/** Where the wizard stands, and of what product. */
export function useWizardMode(): Wizard {
  const { pathname, search } = useLocation();
  const mode = modeOfPath(pathname);
  const product = readProduct(new URLSearchParams(search));
  return { mode, product, addressOf: (step, of = product) => stepAddress(mode, step, of) };
}
