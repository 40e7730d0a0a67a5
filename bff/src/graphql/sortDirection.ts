import { builder } from "./builder.ts";

/** The direction of every order. */
export const SortDirectionEnum = builder.enumType("SortDirection", {
  description: "The direction of an order.",
  values: {
    ASC: { description: "Smallest, earliest or first in the alphabet first." },
    DESC: { description: "Largest, latest or last in the alphabet first." },
  } as const,
});
