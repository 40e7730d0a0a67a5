import * as v from "valibot";

const text = v.optional(v.nullable(v.string()));
const flag = v.optional(v.boolean());
const whole = v.optional(v.nullable(v.number()));

/** A value as the gateway gives it back: what an input takes. */
export const storedValue = v.union([v.null(), v.string(), v.number(), v.boolean()]);

/**
 * Which fields of a record can be given their old value back, by the mutation that does it. Pictures, addresses and what
 * only makes sense together with other fields are changed in their forms.
 */
export const restoreForms = {
  productDetails: v.object({
    name: text,
    categoryId: text,
    brandId: text,
    manufacturerId: text,
    originCountryCode: text,
    model: text,
    colour: text,
    packing: text,
    description: text,
    specifications: text,
  }),
  productPricing: v.object({
    variantsEnabled: v.boolean(),
    price: text,
    sku: text,
    giftWrappingEnabled: v.boolean(),
    giftWrappingPrice: text,
    cgst: v.string(),
    sgst: v.string(),
    igst: v.string(),
    hsnCode: text,
  }),
  variant: v.object({
    shortName: text,
    longName: text,
    price: text,
    order: whole,
    sku: text,
    temporarilyUnavailable: flag,
    giftWrappingEnabled: flag,
    giftWrappingPrice: text,
  }),
  seller: v.object({
    name: text,
    gstinNumber: text,
    phone: text,
    legalName: text,
    registrationNumber: text,
    registrationDate: text,
    panNumber: text,
    tanNumber: text,
    commissionPercentage: text,
    maximumProducts: whole,
    officeEmail: text,
    websiteUrl: text,
    instagramUrl: text,
    linkedinUrl: text,
  }),
  companyMedia: v.object({
    phone: v.string(),
    officeEmail: v.string(),
    accountsPhone: text,
    accountsEmail: text,
    enquiryEmail: text,
    websiteUrl: text,
    instagramUrl: text,
    linkedinUrl: text,
    passwordRenewalDays: whole,
    monthlyPurchaseMinimum: text,
    maximumProducts: whole,
  }),
  collection: v.object({ name: text, isSelectable: flag, isDisplayed: flag }),
};

export type RestoreForm = keyof typeof restoreForms;

const formsOf: Readonly<Record<string, readonly RestoreForm[]>> = {
  Product: ["productDetails", "productPricing"],
  Variant: ["variant"],
  Seller: ["seller"],
  Company: ["companyMedia"],
  Collection: ["collection"],
};

/** The mutation that can give a field of a record its old value back; null where none can. */
export function restoreFormOf(typeName: string, path: readonly string[]): RestoreForm | null {
  const [field = ""] = path;
  if (path.length !== 1) return null;
  return formsOf[typeName]?.find((form) => field in restoreForms[form].entries) ?? null;
}

/** Whether a form is saved as a whole: what is left out would be taken away. */
export function isWholeForm(form: RestoreForm): boolean {
  return form === "productPricing" || form === "companyMedia";
}
