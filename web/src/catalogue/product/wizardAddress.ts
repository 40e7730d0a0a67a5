import { addresses } from "#/app/addresses.ts";
/** The steps of the product wizard (Document 2 §2). */
export type WizardStep = 1 | 2 | 3 | 4;

/** The mode of the wizard: by itself, or in the console's frame; with a choice of the location for owners. */
export const wizardModes = {
  fullPage: addresses.sellerSignup,
  inFrame: addresses.addProduct,
  inFrameWithLocation: addresses.addProductOfLocation,
} as const;

export type WizardMode = (typeof wizardModes)[keyof typeof wizardModes];

/** The mode of a path, in any case; the one in the frame when it is none of them. */
export function modeOfPath(pathname: string): WizardMode {
  const path = pathname.toLowerCase();
  return Object.values(wizardModes).find((mode) => mode.toLowerCase() === path) ?? wizardModes.inFrame;
}

/** The product of an address; null for a new one. */
export function readProduct(search: URLSearchParams): string | null {
  const id = search.get("id")?.trim() ?? "";
  return id === "" ? null : id;
}

/** The step of an address. Without a product there is only the first one (decision D-54). */
export function readStep(search: URLSearchParams): WizardStep {
  if (readProduct(search) === null) return 1;
  const value = search.get("val");
  return value === "2" ? 2 : value === "3" ? 3 : value === "4" ? 4 : 1;
}

/** The address of a step: of a product, or of a new one. */
export function stepAddress(mode: WizardMode, step: WizardStep, product: string | null): string {
  const search = new URLSearchParams({ val: String(step) });
  if (product !== null) search.set("id", product);
  return `${mode}?${search}`;
}

/** The address of a step of a product in the wizard, a path of the router. */
export function editAddress(id: string, step: WizardStep = 1): string {
  return stepAddress(wizardModes.inFrame, step, id);
}

/** The step on which a field is filled in that a product lacks; the first one for a field nobody knows. */
export function stepOfField(path: string): WizardStep {
  const field = path.split(".")[0] ?? "";
  return ["variantsEnabled", "price", "cgst", "sgst", "igst"].includes(field) ? 3 : 1;
}
