import { flagRule, labelledText } from "../graphql/fieldRules.ts";
import { type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import type { Collection } from "./record.ts";

/** What can be said about a collection. */
export const collectionFields = {
  name: {
    type: "String",
    required: true,
    description: "1 to 120 characters; unique in the company, in upper or lower case.",
    rule: labelledText("Collection Name", 120),
    rest: "collection_name",
    current: (collection) => collection.name,
  },
  isSelectable: {
    type: "Boolean",
    description: "Whether products may be put into it; no when not given.",
    editDescription: "Whether products may be put into it.",
    rule: flagRule,
    absent: false,
    rest: "collection_enable_select",
    current: (collection) => collection.isSelectable,
  },
  isDisplayed: {
    type: "Boolean",
    description: "Whether the storefront shows it; no when not given.",
    editDescription: "Whether the storefront shows it.",
    rule: flagRule,
    absent: false,
    rest: "collection_enable_display",
    current: (collection) => collection.isDisplayed,
  },
} satisfies RecordFields<Collection>;

export const collectionVersion = versionOfFields(collectionFields);
