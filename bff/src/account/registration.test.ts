import { expect, test } from "vitest";
import { ValidationError } from "../graphql/errors.ts";
import { validate } from "../graphql/validate.ts";
import { inputRule } from "../graphql/inputFields.ts";
import { registrationFields } from "./registration.ts";
import { exampleRegistration } from "./exampleRegistration.ts";
import { installation } from "../../test/doubles/installation.ts";

const rules = inputRule(registrationFields)(installation);
const { address } = exampleRegistration;

function issuesOf(change: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] {
  try {
    validate(rules, { ...exampleRegistration, ...change });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.issues.map(({ path, message }) => [path.join("."), message]);
  }
}

test("a registration that keeps every rule is accepted, trimmed and normalised", () => {
  expect(
    validate(rules, {
      ...exampleRegistration,
      businessName: "  Verdant  ",
      subdomain: "Ver-dant 1",
      email: " Owner@Verdant.Test ",
      phone: "+91 98765-43210",
      address: { ...address, postalCode: "560 001" },
      lastName: " ",
    }),
  ).toMatchObject({
    businessName: "Verdant",
    subdomain: "verdant",
    email: "owner@verdant.test",
    phone: "9876543210",
    address: { line1: "4th floor", postalCode: "560001" },
    lastName: null,
  });
});

test("every required field has the message of Document 1 §5, all at once and in the form's order", () => {
  const empty = Object.fromEntries(Object.keys(exampleRegistration).map((field) => [field, ""]));
  expect(issuesOf({ ...empty, address: {} })).toEqual([
    ["businessType", "Business Type is required"],
    ["verticalName", "Business Vertical Name is Required"],
    ["verticalDescription", "Business Vertical Description is Required"],
    ["businessName", "Business Name is required"],
    ["subdomain", "Subdomain Name is required"],
    ["legalName", "Legal Name is required"],
    ["address.area", "Area is Required"],
    ["address.postalCode", "Zip is Required"],
    ["address.provinceCode", "Province is required"],
    ["firstName", "First Name is required"],
    ["title", "Title is required"],
    ["gender", "Gender is required"],
    ["dateOfBirth", "Date of birth is required"],
    ["phone", "Phone is required"],
    ["email", "Email address is required"],
  ]);
});

test.each([
  ["subdomain", "12-3", "Subdomain Name is required"],
  ["subdomain", "ab", "Subdomain Name must have at least 3 letters"],
  ["subdomain", "a".repeat(64), "Subdomain Name must have at most 63 letters"],
  ["subdomain", "w.w.w", "This Subdomain Name is reserved"],
  ["subdomain", "API", "This Subdomain Name is reserved"],
  ["email", "owner@verdant.world", "Email is Invalid"],
  ["email", "owner@verdant", "Email is Invalid"],
  ["email", "o wner@verdant.test", "Email is Invalid"],
  ["email", `${"a".repeat(64)}@${"b".repeat(186)}.com`, "Email is Invalid"],
  ["phone", "12345", "Phone is Invalid"],
  ["phone", "5876543210", "Phone is Invalid"],
  ["phone", "98765432101", "Phone is Invalid"],
  ["phone", "phone", "Phone is Invalid"],
  ["businessName", "n".repeat(121), "Must have at most 120 characters"],
  ["verticalDescription", "n".repeat(1001), "Must have at most 1000 characters"],
  ["title", "n".repeat(61), "Must have at most 60 characters"],
  ["dateOfBirth", "2020-01-01", "You must be at least 18 years old"],
  ["dateOfBirth", "1890-01-01", "Date of birth is too long ago"],
])("%s of %o is refused", (field, value, message) => {
  expect(issuesOf({ [field]: value })).toEqual([[field, message]]);
});

test.each([
  ["postalCode", "012345", "Zip is Invalid"],
  ["postalCode", "5600011", "Zip is Invalid"],
  ["line1", "n".repeat(151), "Must have at most 150 characters"],
  ["countryCode", "GBR", "Is not offered here"],
])("%s of %o is refused in the address", (part, value, message) => {
  expect(issuesOf({ address: { ...address, [part]: value } })).toEqual([[`address.${part}`, message]]);
});

test.each(["09876543210", "+919876543210", "919876543210", "0091 98765 43210", "98765 43210"])(
  "%s is a phone number of India",
  (phone) => {
    expect(validate(rules, { ...exampleRegistration, phone }).phone).toBe("9876543210");
  },
);

test("outside India a phone has 7 to 15 digits, and a postal code 3 to 10 letters and digits", () => {
  const abroad = inputRule(registrationFields)({ ...installation, countryCode: "GBR" });
  const input = {
    ...exampleRegistration,
    phone: "+44 20 7946 0000",
    address: { ...address, postalCode: "SW1A 1AA" },
  };
  expect(validate(abroad, input)).toMatchObject({
    phone: "442079460000",
    address: { postalCode: "SW1A1AA" },
  });
  expect(() => validate(abroad, { ...input, phone: "123456" })).toThrow("Phone is Invalid");
  expect(() => validate(abroad, { ...input, address: { postalCode: "12" } })).toThrow("Zip is Invalid");
});

test("an installation may go by two types of businesses, and let longer e-mail addresses in", () => {
  const other = inputRule(registrationFields)({ ...installation, businessTypes: "two", topLevelLength: 24 });
  const input = { ...exampleRegistration, businessType: "ORGANIZATION", email: "a@verdant.photography" };
  expect(validate(other, input)).toMatchObject({
    businessType: 1,
    email: "a@verdant.photography",
  });
  expect(() => validate(other, exampleRegistration)).toThrow("Business Type is required");
});
