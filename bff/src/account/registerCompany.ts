import { BusinessTypeEnum } from "../company/businessType.ts";
import { loadCountry, loadProvinces } from "../country/source.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError, RateLimitedError, UnavailableError, ValidationError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { countAttempt } from "./attempt.ts";
import { GenderEnum } from "./gender.ts";
import { registrationInput, type Registration } from "./registration.ts";
import { registrationPaths, registrationRecord } from "./registrationRecord.ts";
import { sendRegistration } from "./sendRegistration.ts";

async function register(registration: Registration, context: Context): Promise<void> {
  const { rest, installation } = context;
  const { countryCode, businessTypes } = installation;
  const [country, provinces] = await Promise.all([
    loadCountry(rest, countryCode),
    loadProvinces(rest, countryCode),
  ]);
  const province = provinces.find(({ code }) => code === registration.provinceCode);
  if (province === undefined) return refuse("provinceCode", "Province is required");
  const record = registrationRecord(registration, country, province, businessTypes, Date.now());
  // Registering makes a first password, which is hashed.
  await context.passwordWork.run(() => sendRegistration(rest, registration, record));
}

async function registerCompany(input: unknown, context: Context): Promise<{ email: string }> {
  const registration = validate(registrationInput(context.installation), input);
  await countAttempt(context, "registration");
  if (registration.website === null) {
    await withExpectedErrors(registrationPaths, () => register(registration, context));
  } else {
    // A robot filled in what people do not see; it is told nothing that would help it (decision D-36).
    context.log.info("A registration was dropped: its hidden field was filled in.");
  }
  return { email: registration.email };
}

const RegisterCompanyInput = builder.inputType("RegisterCompanyInput", {
  description: "A business, where it is, and who speaks for it.",
  fields: (t) => ({
    businessType: t.field({
      type: BusinessTypeEnum,
      required: true,
      description: "The legal form; one of `Country.businessTypes`.",
    }),
    verticalName: t.string({ required: true, description: "The line of business, at most 120 characters." }),
    verticalDescription: t.string({
      required: true,
      description: "What the business does, at most 1000 characters.",
    }),
    businessName: t.string({
      required: true,
      description: "The name customers know, at most 120 characters; unique, in upper or lower case.",
    }),
    subdomain: t.string({
      required: true,
      description:
        "First part of the storefront's address. Everything but the letters a to z is left out; 3 to 63 remain.",
    }),
    legalName: t.string({ required: true, description: "The name in contracts, at most 120 characters." }),
    addressLine1: t.string({ description: "At most 150 characters." }),
    addressLine2: t.string({ description: "At most 150 characters." }),
    streetNumber: t.string({ description: "At most 150 characters." }),
    streetName: t.string({ description: "At most 150 characters." }),
    area: t.string({ required: true, description: "Part of the town, at most 150 characters." }),
    postalCode: t.string({ required: true, description: "Six digits in India." }),
    region: t.string({ description: "At most 150 characters." }),
    provinceCode: t.string({ required: true, description: "The `code` of one of `Country.provinces`." }),
    firstName: t.string({
      required: true,
      description: "First name of the point of contact, at most 120 characters.",
    }),
    lastName: t.string({ description: "Last name of the point of contact, at most 120 characters." }),
    title: t.string({
      required: true,
      description: "How to address them, or their position; at most 60 characters.",
    }),
    gender: t.field({ type: GenderEnum, required: true, description: "Their gender." }),
    dateOfBirth: t.field({
      type: "Date",
      required: true,
      description: "Between 18 and 122.5 years ago, by the calendar of India.",
    }),
    phone: t.string({
      required: true,
      description: "Ten digits in India; `+91`, a leading 0 and spaces do not matter.",
    }),
    email: t.string({
      required: true,
      description: "Where the activation link goes, and what they will sign in with. Unique.",
    }),
    website: t.string({
      description: "Left empty by people. It is not shown in the console; robots fill it in.",
    }),
    idempotencyKey: t.string({
      description: "At most 255 characters; makes it safe to send this again for 24 hours.",
    }),
  }),
});

const RegisterCompanySuccess = builder.objectRef<{ email: string }>("RegisterCompanySuccess").implement({
  description: "Registered. A mail with the activation link is on its way.",
  fields: (t) => ({
    email: t.exposeString("email", { description: "The address the mail goes to, as it was stored." }),
  }),
});

builder.mutationField("registerCompany", (t) =>
  t.field({
    type: resultUnion("RegisterCompany", RegisterCompanySuccess, [
      ValidationError,
      ConflictError,
      RateLimitedError,
      UnavailableError,
    ]),
    description:
      "Registers a business and its owner, who then activates the account by mail. Thirty in an hour for one address.",
    authScopes: { anyone: true },
    args: {
      input: t.arg({ type: RegisterCompanyInput, required: true, description: "The business to register." }),
    },
    resolve: (_root, { input }, context) => registerCompany(input, context),
  }),
);
