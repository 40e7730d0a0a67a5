import * as v from "valibot";
import { businessTypesOf } from "../company/businessType.ts";
import type { Installation } from "../graphql/context.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { dateOfBirthField } from "./dateOfBirth.ts";
import { emailField } from "./emailAddress.ts";
import { genders } from "./gender.ts";
import { phoneField } from "./phoneNumber.ts";
import { postalCodeField } from "./postalCode.ts";
import { subdomainField } from "./subdomain.ts";
import { optionalText, requiredText } from "./textField.ts";

const nameLength = 120;
const descriptionLength = 1000;
const lineLength = 150;
const titleLength = 60;

/** The rules of registration with the messages of Document 1 §5; lengths are decision D-35. */
export function registrationInput({ businessTypes, countryCode, ...emails }: Installation) {
  return v.object({
    businessType: v.picklist(businessTypesOf(businessTypes), "Business Type is required"),
    verticalName: requiredText("Business Vertical Name is Required", nameLength),
    verticalDescription: requiredText("Business Vertical Description is Required", descriptionLength),
    businessName: requiredText("Business Name is required", nameLength),
    subdomain: subdomainField,
    legalName: requiredText("Legal Name is required", nameLength),
    addressLine1: optionalText(lineLength),
    addressLine2: optionalText(lineLength),
    streetNumber: optionalText(lineLength),
    streetName: optionalText(lineLength),
    area: requiredText("Area is Required", lineLength),
    postalCode: postalCodeField(countryCode),
    region: optionalText(lineLength),
    provinceCode: requiredText("Province is required", nameLength),
    firstName: requiredText("First Name is required", nameLength),
    lastName: optionalText(nameLength),
    title: requiredText("Title is required", titleLength),
    gender: v.picklist(genders, "Gender is required"),
    dateOfBirth: dateOfBirthField(),
    phone: phoneField(countryCode),
    email: emailField(emails),
    website: optionalText(descriptionLength),
    idempotencyKey: idempotencyKeyRule,
  });
}

/** A registration that keeps all rules. */
export type Registration = v.InferOutput<ReturnType<typeof registrationInput>>;
