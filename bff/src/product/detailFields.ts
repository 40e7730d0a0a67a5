import type { Details } from "./details.ts";

/** The plain fields of the first step in the documented form; what is left out is not sent. */
export function detailFields(details: Details): Record<string, string | null> {
  const fields = {
    prod_name: details.name,
    prod_model: details.model,
    prod_colour: details.colour,
    prod_pack: details.packing,
    prod_description: details.description,
    prod_specifications: details.specifications,
  };
  const given: Record<string, string | null> = {};
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) given[field] = value;
  return given;
}
