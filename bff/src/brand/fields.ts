import { requiredText } from "../graphql/text.ts";
import { type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import type { Brand } from "./record.ts";

/** What can be said about a brand. */
export const brandFields = {
  name: {
    type: "String",
    required: true,
    description: "1 to 120 characters; unique in the company, in upper or lower case.",
    rule: requiredText("Brand Name is required", 120),
    rest: "brand_name",
    current: (brand) => brand.name,
  },
} satisfies RecordFields<Brand>;

export const brandVersion = versionOfFields(brandFields);
