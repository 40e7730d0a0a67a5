import type { MutationError } from "#/relay/mutationErrorText.ts";

/** The parts of the registration, in their order. */
export const panels = ["business", "address", "contact"] as const;

export type Panel = (typeof panels)[number];

const ofBusiness: ReadonlySet<string> = new Set([
  "businessType",
  "verticalName",
  "verticalDescription",
  "businessName",
  "legalName",
  "subdomain",
]);

/** Where a field stands; what is not known is said at the end, where the form is sent. */
export function panelOf(field: string): Panel {
  if (ofBusiness.has(field)) return "business";
  return field.startsWith("address") ? "address" : "contact";
}

/** The first part that the server has something to say about. */
export function firstPanelOf({ fieldErrors }: MutationError): Panel {
  const named = new Set(Object.keys(fieldErrors).map(panelOf));
  return panels.find((panel) => named.has(panel)) ?? "contact";
}

/** What the server said of the fields of one part. */
export function errorsOf(error: MutationError | undefined, panel: Panel): Record<string, readonly string[]> {
  const all = Object.entries(error?.fieldErrors ?? {});
  return Object.fromEntries(all.filter(([field]) => panelOf(field) === panel));
}
