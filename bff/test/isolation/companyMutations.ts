import * as v from "valibot";
import { companyRecord } from "../../src/company/record.ts";
import { companyVersion } from "../../src/company/version.ts";
import { versionOf } from "../../src/graphql/version.ts";
import { sellerRecord } from "../../src/seller/record.ts";
import { sellerVersion } from "../../src/seller/fields.ts";
import { own, ownUpload, record, signedIn, type MutationExample } from "./example.ts";

const sellerFields = {
  name: "New",
  type: "STORE",
  businessType: "INDIVIDUAL",
  legalName: "New",
  registrationNumber: "New",
  registrationDate: "2020-01-01",
  panNumber: "ABCDE1234F",
  tanNumber: "ABCD12345E",
  gstinNumber: "29ABCDE1234F1ZW",
  commissionPercentage: "5",
  maximumProducts: 5,
  officeEmail: "new@own.test",
  websiteUrl: "own.test",
  instagramUrl: "own.test",
  linkedinUrl: "own.test",
  address: { area: "New", postalCode: "560001", provinceCode: "KA" },
  phone: "08012345678",
  administrator: {
    firstName: "New",
    title: "Ms",
    gender: "FEMALE",
    dateOfBirth: "1990-01-01",
    phone: "9812345678",
    email: "new@own.test",
  },
};

const versionOfSeller = sellerVersion(v.parse(sellerRecord, record("companySeller")));

const versionOfCompany = companyVersion(v.parse(companyRecord, record("companyPO")));

const address = { area: "New", postalCode: "560038", provinceCode: "KA" };

const numbers = { registrationNumber: "N", registrationDate: "2020-01-01", panNumber: "N" };

const billing = { billingName: "New", gstinNumber: "N", billingAddress: address };

const media = {
  logoUploadId: ownUpload("COMPANY_LOGO"),
  phone: "08041234567",
  officeEmail: "new@own.test",
  accountsPhone: "08041234567",
  accountsEmail: "new@own.test",
  enquiryEmail: "new@own.test",
  websiteUrl: "own.test",
  instagramUrl: "own.test",
  linkedinUrl: "own.test",
  passwordRenewalDays: 30,
  monthlyPurchaseMinimum: "1",
  maximumProducts: 10,
};

const texts = { aboutUs: "<p>New</p>", terms: "<p>New</p>", imageUploadId: ownUpload("ABOUT_US_IMAGE") };

const companyResponses = {
  "PUT /v1/companyPO/{id}": () => record("companyPO"),
  "POST /v1/companyPO/page2": () => null,
  "POST /v1/companyPO/page3": () => null,
  "POST /v1/companyPO/page5": () => null,
};

/** Examples of the changes of a company and of its locations. */
export const companyMutations: Readonly<Record<string, MutationExample>> = {
  saveContactTitle: { inputs: [{ title: "New", version: versionOfCompany }], responses: companyResponses },
  saveCompanyInformation: {
    inputs: [{ ...numbers, ...media, ...billing, version: versionOfCompany }],
    responses: companyResponses,
  },
  saveAboutUs: { inputs: [{ ...texts, version: versionOfCompany }], responses: companyResponses },
  finishSignUp: { inputs: [null], responses: companyResponses },
  editCompanyAddress: { inputs: [{ address, version: versionOfCompany }], responses: companyResponses },
  editCompanyRegistration: {
    inputs: [
      {
        businessType: "INDIVIDUAL",
        verticalName: "New",
        verticalDescription: "New",
        name: "New",
        legalName: "New",
        ...numbers,
        version: versionOfCompany,
      },
    ],
    responses: companyResponses,
  },
  editCompanyMedia: { inputs: [{ ...media, version: versionOfCompany }], responses: companyResponses },
  editCompanyBilling: { inputs: [{ ...billing, version: versionOfCompany }], responses: companyResponses },
  editCompanyBank: {
    inputs: [
      {
        holder: "New",
        bankName: "New",
        branchName: "New",
        number: "123456789",
        numberAgain: "123456789",
        ifsc: "HDFC0001234",
        type: "CURRENT",
        chequeUploadId: ownUpload("CANCELLED_CHEQUE"),
        password: "right",
        version: versionOf([String(record("companyBank")["bank_id"])]),
      },
    ],
    responses: {
      "POST /signin": () => signedIn,
      "PUT /v1/companyBank/company_po_id/{id}": () => [record("companyBank")],
    },
  },
  editCompanyAboutUs: { inputs: [{ ...texts, version: versionOfCompany }], responses: companyResponses },
  addSeller: {
    inputs: [{ ...sellerFields, idempotencyKey: "key" }],
    responses: {
      "POST /v1/companySeller": () => record("companySeller"),
      "POST /v1/companyPO/page4": () => null,
    },
  },
  editSeller: {
    inputs: [
      { id: own("Seller"), ...sellerFields },
      { id: own("Seller"), name: "New", version: versionOfSeller },
    ],
    responses: { "PUT /v1/companySeller/{id}": () => record("companySeller") },
  },
  suspendSeller: {
    inputs: [{ id: own("Seller"), version: versionOfSeller, reason: "New" }],
    responses: { "POST /v1/companySeller/{id}/suspension": () => record("companySeller") },
  },
  activateSeller: {
    inputs: [{ id: own("Seller"), version: versionOfSeller }],
    responses: { "DELETE /v1/companySeller/{id}/suspension": () => record("companySeller") },
  },
  inviteSellerAdministrator: {
    inputs: [{ id: own("Seller") }],
    responses: { "POST /v1/companySeller/{id}/invitation": () => record("companySeller") },
  },
  deleteSeller: {
    inputs: [{ id: own("Seller"), version: versionOfSeller }],
    responses: { "DELETE /v1/companySeller/{id}": () => null },
  },
};
