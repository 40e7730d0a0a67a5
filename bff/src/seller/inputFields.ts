import type { InputFieldBuilder } from "@pothos/core";
import { PersonInput } from "../account/personInput.ts";
import { AddressInput } from "../address/input.ts";
import { BusinessTypeEnum } from "../company/type.ts";
import type { BuilderTypes } from "../graphql/builder.ts";
import { SellerTypeEnum } from "./sellerType.ts";

type Fields = InputFieldBuilder<BuilderTypes, "InputObject">;

/** The fields that a new location must have; an edit may leave them out. */
export function requiredFields<Required extends boolean>(t: Fields, required: Required) {
  return {
    name: t.string({
      required,
      description: "1 to 120 characters; unique in the company, in upper or lower case.",
    }),
    type: t.field({ type: SellerTypeEnum, required, description: "What it is for." }),
    gstinNumber: t.string({
      required,
      description:
        "GSTIN, 15 characters with the right check character. One of another PAN or province is a warning.",
    }),
    address: t.field({
      type: AddressInput,
      required,
      description: "Where it is, the whole address; its `area` may be empty.",
    }),
    phone: t.string({ required, description: "7 to 15 digits." }),
    administrator: t.field({
      type: PersonInput,
      required,
      description:
        "Who runs it, the whole person. Somebody new is invited by mail and signs in for the location.",
    }),
  };
}

/** The fields that may always be left out. */
export function optionalFields(t: Fields) {
  return {
    businessType: t.field({
      type: BusinessTypeEnum,
      description: "The legal form; one of `Country.businessTypes`. A new location takes the company's.",
    }),
    legalName: t.string({ description: "The name in contracts, at most 120 characters." }),
    registrationNumber: t.string({
      description: "Number in the register of companies, at most 120 characters.",
    }),
    registrationDate: t.field({ type: "Date", description: "Day of registration, today or earlier." }),
    panNumber: t.string({ description: "PAN; one that does not look like it is a warning." }),
    tanNumber: t.string({ description: "TAN; one that does not look like it is a warning." }),
    commissionPercentage: t.field({
      type: "Decimal",
      description: "What the company keeps of each sale, 0 to 100 percent, two decimals; 0 at first.",
    }),
    maximumProducts: t.int({ description: "How many products it may have, 1 to 1000000; 1000 at first." }),
    officeEmail: t.string({ description: "E-mail address of the location." }),
    websiteUrl: t.string({ description: "Gets `https://` in front when it has no scheme." }),
    instagramUrl: t.string({ description: "Gets `https://` in front when it has no scheme." }),
    linkedinUrl: t.string({ description: "Gets `https://` in front when it has no scheme." }),
  };
}
