import { useLocation } from "react-router";
import {
  placeOfPath,
  readProduct,
  stepAddress,
  type WizardPlace,
  type WizardStep,
} from "#/catalogue/product/wizardAddress.ts";

interface Wizard {
  readonly place: WizardPlace;
  /** The product of the address; null for a new one. */
  readonly product: string | null;
  /** The address of another step of the same product, at the same place. */
  readonly addressOf: (step: WizardStep, product?: string | null) => string;
}

/** Where the wizard stands, and of what product. */
export function useWizardPlace(): Wizard {
  const { pathname, search } = useLocation();
  const place = placeOfPath(pathname);
  const product = readProduct(new URLSearchParams(search));
  return { place, product, addressOf: (step, of = product) => stepAddress(place, step, of) };
}
