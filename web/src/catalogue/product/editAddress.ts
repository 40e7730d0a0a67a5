import { stepAddress, type WizardStep, wizardPlaces } from "#/productWizard/wizardAddress.ts";

/** The address of a step of a product in the wizard, a path of the router. */
export function editAddress(id: string, step: WizardStep = 1): string {
  return stepAddress(wizardPlaces.inFrame, step, id);
}

/** Where a new product begins: an owner chooses its location first (decision D-54). */
export function newProductAddress(isOwner: boolean): string {
  return isOwner ? wizardPlaces.inFrameWithLocation : wizardPlaces.inFrame;
}

/** The step on which a field is filled in that a product lacks; the first one for a field nobody knows. */
export function stepOfField(path: string): WizardStep {
  const field = path.split(".")[0] ?? "";
  return ["variantsEnabled", "price", "cgst", "sgst", "igst"].includes(field) ? 3 : 1;
}
