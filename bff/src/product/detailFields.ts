import * as v from "valibot";
import { optionalText } from "../graphql/text.ts";
import type { Brand } from "../brand/record.ts";
import { toRestLevels } from "../category/restLevels.ts";
import { labelledText } from "../graphql/fieldRules.ts";
import type { RecordFields } from "../graphql/inputFields.ts";
import type { Manufacturer } from "../manufacturer/record.ts";
import { toRestId } from "../rest/recordFields.ts";
import { richTextRule } from "../richText/richText.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";
import { requiredIdRule } from "./rules.ts";

/** The id of a record; empty means none. */
const idRule = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((id) => (id === null || id.trim() === "" ? null : id)),
  ),
);

const html = v.optional(v.nullable(richTextRule));

const shortText = v.optional(optionalText(120));

/** The first step of a product: what it is (Document 2 §5). */
export const detailFields = {
  name: {
    type: "String",
    required: true,
    description: "1 to 120 characters.",
    rule: labelledText("Product Name", 120),
    rest: "prod_name",
    current: (product) => product.name,
  },
  categoryId: {
    type: "ID",
    required: true,
    names: "Category",
    description:
      "The deepest category chosen, of any level; the levels above follow from it. It cannot be taken away.",
    rule: requiredIdRule(messages.category),
    rest: { category1_id: [], category2_id: [], category3_id: [] },
    toRest: toRestLevels,
    current: (product) => product.chosenCategories,
  },
  brandId: {
    type: "ID",
    names: "Brand",
    description: "Its brand; null for none.",
    rule: idRule,
    rest: "prod_brand",
    toRest: (brand: Brand | null) => brand && toRestId(brand.id),
    current: (product) => product.brandId,
  },
  manufacturerId: {
    type: "ID",
    names: "Manufacturer",
    description: "Its manufacturer, of the same location; null for none. It decides the country of origin.",
    rule: idRule,
    rest: "manu_id",
    toRest: (manufacturer: Manufacturer | null) => manufacturer && toRestId(manufacturer.id),
    current: (product) => product.manufacturerId,
  },
  originCountryCode: {
    type: "String",
    description:
      "Code of the country of origin as `Country.code`, for example `IND`; null for none. Ignored with a manufacturer, whose country it is then.",
    rule: v.optional(optionalText(3, messages.country)),
    rest: "country_origin",
    current: (product) => product.countryOfOrigin,
  },
  model: {
    type: "String",
    description: "Up to 120 characters; null or empty for none.",
    rule: shortText,
    rest: "prod_model",
    current: (product) => product.model,
  },
  colour: {
    type: "String",
    description: "In words, up to 120 characters; null or empty for none.",
    rule: shortText,
    rest: "prod_colour",
    current: (product) => product.colour,
  },
  packing: {
    type: "String",
    description: "What is in one pack, up to 120 characters; null or empty for none.",
    rule: shortText,
    rest: "prod_pack",
    current: (product) => product.packing,
  },
  description: {
    type: "String",
    description: "HTML, up to 20000 characters. What the list of allowed elements lacks is removed.",
    rule: html,
    rest: "prod_description",
    current: (product) => product.description,
  },
  specifications: {
    type: "String",
    description: "HTML, up to 20000 characters. What the list of allowed elements lacks is removed.",
    rule: html,
    rest: "prod_specifications",
    current: (product) => product.specifications,
  },
  summaryImageUploadId: {
    type: "ID",
    names: "Upload",
    purpose: "PRODUCT_SUMMARY_IMAGE",
    description: "A finished upload for `PRODUCT_SUMMARY_IMAGE`.",
    editDescription: "A finished upload for `PRODUCT_SUMMARY_IMAGE`, in place of the present image.",
    rule: idRule,
    rest: "summary_image_url",
    current: (product) => product.imageKey,
  },
} satisfies RecordFields<Product>;
