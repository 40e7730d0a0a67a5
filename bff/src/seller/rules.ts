import * as v from "valibot";
import { optionalEmailField } from "../account/emailAddress.ts";
import { personRule } from "../account/personInput.ts";
import { officePhoneField } from "../account/phoneNumber.ts";
import { optionalText, requiredText } from "../account/textField.ts";
import { webAddressField } from "../account/webAddress.ts";
import { businessTypesOf } from "../company/businessType.ts";
import { addressRule } from "../address/input.ts";
import { numbersRules } from "../company/numbersInput.ts";
import type { Installation } from "../graphql/context.ts";
import { compareDecimals, isMoney } from "../graphql/decimal.ts";
import { optionalTaxNumber, requiredGstin } from "../taxNumber/taxNumber.ts";
import { sellerTypes } from "./record.ts";

/** What this screen says of the parts of an address (Document 1 §5; decision D-36: strict per screen). */
export const addressMessages = {
  area: "Area is required",
  postalCode: "Zip is required",
  province: "State is required",
} as const;

const percentageMessage = "Must be from 0 to 100 with at most two decimals";
const productsMessage = "Must be a whole number from 1 to 1000000";

/** The rules of the seller form (Document 1 §5, decision D-45); lengths are decision D-35. */
export function sellerRules(installation: Installation) {
  const { area: _, ...address } = addressRule(addressMessages, installation.countryCode).entries;
  return {
    name: requiredText("Business Name is required", 120),
    type: v.picklist(sellerTypes, "Type is required"),
    businessType: v.nullish(v.picklist(businessTypesOf(installation.businessTypes), "Is not offered here")),
    legalName: optionalText(120),
    registrationNumber: numbersRules.registrationNumber,
    registrationDate: numbersRules.registrationDate,
    panNumber: optionalTaxNumber,
    tanNumber: optionalTaxNumber,
    gstinNumber: requiredGstin("GSTIN is required"),
    commissionPercentage: v.nullish(
      v.pipe(
        v.string(),
        v.check((text) => isMoney(text) && compareDecimals(text, "100") <= 0, percentageMessage),
      ),
    ),
    maximumProducts: v.nullish(
      v.pipe(
        v.number(),
        v.integer(productsMessage),
        v.minValue(1, productsMessage),
        v.maxValue(1_000_000, productsMessage),
      ),
    ),
    address: v.object({
      ...address,
      // The form of locations asks for no area (Document 1 §5).
      area: v.pipe(v.string(), v.trim(), v.maxLength(150, "Must have at most 150 characters")),
    }),
    phone: officePhoneField("Phone is required"),
    officeEmail: optionalEmailField(installation),
    websiteUrl: webAddressField,
    instagramUrl: webAddressField,
    linkedinUrl: webAddressField,
    administrator: personRule(installation),
  };
}

/** The rule of an edit: what is left out stays, so only what is given is checked. */
export function sellerEditRules(installation: Installation) {
  const rules = sellerRules(installation);
  return {
    name: v.optional(rules.name),
    type: v.optional(rules.type),
    businessType: rules.businessType,
    legalName: v.optional(rules.legalName),
    registrationNumber: v.optional(rules.registrationNumber),
    registrationDate: v.optional(rules.registrationDate),
    panNumber: v.optional(rules.panNumber),
    tanNumber: v.optional(rules.tanNumber),
    gstinNumber: v.optional(rules.gstinNumber),
    commissionPercentage: rules.commissionPercentage,
    maximumProducts: rules.maximumProducts,
    address: v.optional(rules.address),
    phone: v.optional(rules.phone),
    officeEmail: v.optional(rules.officeEmail),
    websiteUrl: v.optional(rules.websiteUrl),
    instagramUrl: v.optional(rules.instagramUrl),
    linkedinUrl: v.optional(rules.linkedinUrl),
    administrator: v.optional(rules.administrator),
  };
}

/** What an edit changes; a field that is undefined stays. */
export type SellerChange = v.InferOutput<v.ObjectSchema<ReturnType<typeof sellerEditRules>, undefined>>;
