import type * as v from "valibot";
import { allows } from "../access/rules.ts";
import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import { toRestLevels } from "../category/restLevels.ts";
import { loadCountries } from "../country/source.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, ForbiddenError, ValidationError } from "../graphql/errors.ts";
import { labelledLines } from "../graphql/fieldRules.ts";
import { idempotencyKey, idOf, type RestBody } from "../graphql/inputFields.ts";
import { mayUndo } from "../job/record.ts";
import { isImport } from "../import/source.ts";
import { requireJob } from "../job/source.ts";
import { manufacturers } from "../manufacturer/source.ts";
import { messages } from "../product/messages.ts";
import { requireGiven } from "../product/references.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { changeFields, most, whichFields } from "./fields.ts";
import { changeMany, sendBulk } from "./send.ts";
import { stockChangeFields } from "./stockFields.ts";
import { changed } from "./success.ts";

const wholly = `Each is wholly done or not at all. Up to ${most} \`ids\` are done at once, and \`results\` says how each came out; a \`selection\` is done in the background by \`job\`. \`undoBulkEdit\` gives back what was there.`;

changeMutation({
  name: "submitProducts",
  description: `Hands products in for approval; one that lacks something is refused with what it lacks. ${wholly}`,
  permission: "PRODUCT_UPDATE",
  input: { description: "Products to submit.", argument: "Which ones.", fields: whichFields },
  run: (which, context) => changeMany(context, which, { action: "submit" }),
  success: { description: "Each was tried.", fields: changed },
});

changeMutation({
  name: "enableProducts",
  description: `Approves products, or puts disabled ones back on sale; one that lacks something is refused with what it lacks. ${wholly}`,
  permission: "PRODUCT_APPROVE",
  input: { description: "Products to enable.", argument: "Which ones.", fields: whichFields },
  run: (which, context) => changeMany(context, which, { action: "enable" }),
  success: { description: "Each was tried.", fields: changed },
});

changeMutation({
  name: "returnProducts",
  description: `Sends products back to their authors with one remark, for rectification. ${wholly}`,
  permission: "PRODUCT_APPROVE",
  input: {
    description: "Products that are not right yet, and why.",
    argument: "Which ones, and why.",
    fields: {
      ...whichFields,
      remark: {
        type: "String",
        required: true,
        description: "What is to be put right, for the authors; 1 to 1000 characters.",
        rule: labelledLines("Remark", 1000),
        rest: "reason",
      },
    },
  },
  run: ({ remark, ...which }, context) => changeMany(context, which, { action: "return", reason: remark }),
  success: { description: "Each was tried.", fields: changed },
});

changeMutation({
  name: "disableProducts",
  description: `Takes products off the storefront with one reason. ${wholly}`,
  permission: "PRODUCT_APPROVE",
  input: {
    description: "Products to take off the storefront, and why.",
    argument: "Which ones, and why.",
    fields: {
      ...whichFields,
      reason: {
        type: "String",
        required: true,
        description: "1 to 1000 characters.",
        rule: labelledLines("Reason", 1000),
        rest: "reason",
      },
    },
  },
  run: ({ reason, ...which }, context) => changeMany(context, which, { action: "disable", reason }),
  success: { description: "Each was tried.", fields: changed },
});

type Values = NonNullable<v.InferOutput<typeof changeFields.set.rule>>;

const idOrNull = (row: { readonly id: string } | null | undefined) => row && toRestId(row.id);

/** The values as the service takes them. Throws `NotFoundError` for a record that is not the user's, and `ValidationError`. */
async function toRestValues(context: Context, values: Values): Promise<RestBody> {
  const {
    brandId,
    manufacturerId,
    categoryId,
    originCountryCode: origin,
    hsnCode,
    specialOffer,
    giftWrappingPrice,
    ...percentages
  } = values;
  const [brand, manufacturer, category] = await Promise.all([
    requireGiven(context, brands, brandId),
    requireGiven(context, manufacturers, manufacturerId),
    requireGiven(context, categories, categoryId),
  ]);
  if (origin && !(await loadCountries(context.rest)).some(({ code }) => code === origin))
    throw new ValidationError([{ path: ["set", "originCountryCode"], message: messages.country }]);
  return {
    ...(brand !== undefined && { prod_brand: idOrNull(brand) }),
    ...(manufacturer !== undefined && { manu_id: idOrNull(manufacturer) }),
    ...(category && toRestLevels(category)),
    ...(manufacturer
      ? { country_origin: manufacturer.address.countryCode }
      : origin !== undefined && { country_origin: origin }),
    ...(hsnCode !== undefined && { hsn_code: hsnCode }),
    ...(specialOffer !== undefined && toRestOffer(specialOffer)),
    ...(giftWrappingPrice !== undefined && {
      gift_wrapping_enabled: giftWrappingPrice !== null,
      gift_wrapping_price: giftWrappingPrice,
    }),
    ...toRestPercentages(percentages),
  };
}

function toRestOffer(offer: Values["specialOffer"]): RestBody {
  if (!offer) return { enable_special_offer: false };
  return {
    enable_special_offer: true,
    special_offer_percentage: offer.percentage,
    special_offer_start_date: offer.startDate,
    special_offer_end_date: offer.endDate,
    special_offer_infinite: offer.endDate === null,
  };
}

function toRestPercentages({
  discountPercentage,
  ...taxes
}: Pick<Values, "cgst" | "sgst" | "igst" | "discountPercentage">): RestBody {
  const given = Object.entries({ ...taxes, discount_percentage: discountPercentage });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

const roundings = { NONE: "none", WHOLE: "00", HALF: "50", NINETY_NINE: "99" } as const;

changeMutation({
  name: "changeProducts",
  description: `Gives products the same values, or each another price. ${wholly}`,
  permission: "PRODUCT_UPDATE",
  input: {
    description: "What many products get.",
    argument: "Which ones, and what they get.",
    fields: { ...whichFields, ...changeFields },
  },
  async run({ set, price, ...which }, context) {
    if ((set === null) === (price === null))
      throw new ValidationError([{ path: ["set"], message: "Give either values or a price" }]);
    if (price !== null) {
      const { mode, amount, rounding, withVariants } = price;
      if (withVariants && !allows(currentUser(context), "VARIANT_UPDATE")) throw new ForbiddenError();
      return changeMany(context, which, {
        action: "price",
        price: {
          mode: mode.toLowerCase(),
          amount,
          rounding: roundings[rounding],
          with_variants: withVariants,
        },
      });
    }
    const fields = await toRestValues(context, set ?? {});
    if (Object.keys(fields).length === 0)
      throw new ValidationError([{ path: ["set"], message: "At least one is required" }]);
    return changeMany(context, which, { action: "set", fields });
  },
  success: { description: "Each was tried.", fields: changed },
});

changeMutation({
  name: "changeProductStock",
  description: `Gives products another count, or takes their variants out of the shop for a time. ${wholly}`,
  permission: "STOCK_UPDATE",
  input: {
    description: "What becomes of the stock of many products.",
    argument: "Which ones, and what becomes of it.",
    fields: { ...whichFields, ...stockChangeFields },
  },
  async run({ count, isAvailable, ...which }, context) {
    if ((count === null) === (isAvailable === null))
      throw new ValidationError([
        { path: ["count"], message: "Give either a count or whether they are available" },
      ]);
    if (count === null)
      return changeMany(context, which, { action: "availability", is_available: isAvailable });
    const { mode, pieces } = count;
    return changeMany(context, which, { action: "stock", stock: { mode: mode.toLowerCase(), pieces } });
  },
  success: { description: "Each was tried.", fields: changed },
});

changeMutation({
  name: "undoBulkEdit",
  description:
    "Gives the products of a change of many what they had before it, each as long as it is as the change left it; the others are named. For a day, once, and for whoever may make such a change.",
  permission: { inPerson: true },
  input: {
    description: "A change of many products.",
    argument: "Which one.",
    fields: { jobId: idOf("Job", "The job of the change, with `canUndo`."), idempotencyKey },
  },
  async run({ jobId, idempotencyKey: key }, context) {
    const job = await requireJob(context, jobId);
    if (!mayUndo(currentUser(context), job)) throw new ForbiddenError();
    if (!job.canUndo || isImport(job)) throw new ConflictError("This cannot be undone any more");
    return sendBulk(context, "/v1/companyBulkEdit/undo/{id}", { id: job.id }, {}, key);
  },
  success: { description: "Each was tried.", fields: changed },
});
