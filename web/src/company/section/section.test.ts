import { expect, test } from "vitest";
import { noDate } from "#/ui/dateParts.ts";
import { addressDraft, addressInput } from "#/address/address.ts";
import { limitsInput } from "./limits.ts";
import { mediaInput } from "./media.ts";
import { numbersInput } from "./numbers.ts";

test("an address as it is sent: trimmed, with null for what was left empty", () => {
  const stored = {
    line1: " Unit 4 ",
    line2: null,
    streetNumber: "",
    streetName: undefined,
    area: " Indiranagar ",
    region: "  ",
    postalCode: "560038",
    provinceCode: "KA",
  };
  expect(addressInput(addressDraft(stored))).toEqual({
    line1: "Unit 4",
    line2: null,
    streetNumber: null,
    streetName: null,
    area: "Indiranagar",
    region: null,
    postalCode: "560038",
    provinceCode: "KA",
  });
});

test("limits as they are sent: an amount with two decimals, null for an empty field", () => {
  expect(
    limitsInput({ passwordRenewalDays: 90, monthlyPurchaseMinimum: 250.5, maximumProducts: Number.NaN }),
  ).toEqual({ passwordRenewalDays: 90, monthlyPurchaseMinimum: "250.50", maximumProducts: null });
});

test("numbers as they are sent: a date that is not typed is none", () => {
  const numbers = { registrationNumber: " U1 ", panNumber: "" };
  expect(numbersInput({ ...numbers, registrationDate: noDate })).toEqual({
    registrationNumber: "U1",
    registrationDate: null,
    panNumber: null,
  });
  const registrationDate = { day: "4", month: "9", year: "2019" };
  expect(numbersInput({ ...numbers, registrationDate }).registrationDate).toBe("2019-09-04");
});

test("media as they are sent: no new logo leaves the stored one", () => {
  const draft = {
    logoUploadId: null,
    phone: " 080 4123 4567 ",
    officeEmail: "office@sprig.test",
    accountsPhone: "",
    accountsEmail: "",
    enquiryEmail: "",
    websiteUrl: " sprig.test ",
    instagramUrl: "",
    linkedinUrl: "",
  };
  expect(mediaInput(draft)).toEqual({
    logoUploadId: null,
    phone: "080 4123 4567",
    officeEmail: "office@sprig.test",
    accountsPhone: null,
    accountsEmail: null,
    enquiryEmail: null,
    websiteUrl: "sprig.test",
    instagramUrl: null,
    linkedinUrl: null,
  });
});
