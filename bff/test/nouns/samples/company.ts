import * as v from "valibot";
import {
  addressFields,
  billingFields,
  contactFields,
  mediaFields,
  nameFields,
  numberFields,
  textFields,
} from "../../../src/company/fields.ts";
import { orderFields } from "../../../src/company/orderFields.ts";
import { companyRecord } from "../../../src/company/record.ts";
import { companyVersion } from "../../../src/company/version.ts";
import { sampleJpeg } from "../../doubles/sampleImages.ts";
import { collection, texts as textsOf } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { type MutationSample, sample } from "../sample.ts";

const added = { area: "New", postalCode: "560038", provinceCode: "KA" };
const address = { area: "Indiranagar", postalCode: "560001", provinceCode: "KA" };

const fixed = { phone: "08041234567", officeEmail: "office@edited.test" };
const mediaChanges = each({
  phone: "08041234568",
  officeEmail: "other@edited.test",
  accountsPhone: "08041234569",
  accountsEmail: "accounts@edited.test",
  enquiryEmail: "enquiry@edited.test",
  websiteUrl: "https://edited.test",
  instagramUrl: "https://instagram.test/edited",
  linkedinUrl: "https://linkedin.test/edited",
  passwordRenewalDays: 31,
  monthlyPurchaseMinimum: "12.00",
  maximumProducts: 77,
});
const numberChanges = each({
  registrationNumber: "R-9",
  registrationDate: "2019-05-06",
  panNumber: "ABCDE1234F",
});
const billingChanges = each({
  billingName: "Accounts",
  gstinNumber: "29ABCDE1234F1Z5",
  billingAddress: { ...address, area: "Jayanagar" },
});
const fixedTexts = { aboutUs: "<p>About</p>", terms: "<p>Terms</p>" };
const textChanges = (imageUploadId: string) =>
  each({ aboutUs: "<p>About us</p>", terms: "<p>Our terms</p>", imageUploadId });

const contact = ["dateOfBirth", "gender", "phone"].map((field) => `Company.contact.${field}`);
const fields = [
  "acceptHours",
  "accountsEmail",
  "accountsPhone",
  "address",
  "billingAddress",
  "billingName",
  "contact",
  "createdAt",
  "gstinNumber",
  "maximumProducts",
  "monthlyPurchaseMinimum",
  "orderMails",
  "panNumber",
  "passwordRenewalDays",
  "registrationDate",
  "registrationNumber",
  "timeline",
  "updatedAt",
  "version",
].map((field) => `Company.${field}`);

const company = "GET /v1/companyPO";

sample({
  nodes: { Company: { of: "company", made: async ({ companyId }) => companyId } },
  collections: {
    companyPO: collection("company_po_id", {
      values: (whose) => ({ ...textsOf(whose), two_step_rule: "optional", view_notices: true }),
    }),
  },
  fields: [
    [addressFields, "POST /v1/companyPO"],
    [contactFields, "POST /v1/companyPO"],
    [nameFields, "POST /v1/companyPO"],
    [numberFields, "PUT /v1/companyPO/{company_po_id}"],
    [mediaFields, "PUT /v1/companyPO/{company_po_id}"],
    [orderFields, "PUT /v1/companyPO/{company_po_id}"],
    [billingFields, "POST /v1/companyPO/page2"],
    [textFields, "POST /v1/companyPO/page3"],
  ],
  mutations({ ownUpload, record }) {
    const version = companyVersion(v.parse(companyRecord, record("companyPO")));
    const numbers = { registrationNumber: "N", registrationDate: "2020-01-01", panNumber: "N" };
    const billing = { billingName: "New", gstinNumber: "N", billingAddress: added };
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
    const texts = {
      aboutUs: "<p>New</p>",
      terms: "<p>New</p>",
      imageUploadId: ownUpload("ABOUT_US_IMAGE"),
      version,
    };
    const change = {
      permission: "COMPANY_UPDATE",
      responses: {
        "PUT /v1/companyPO/{id}": () => record("companyPO"),
        "POST /v1/companyPO/page2": () => null,
        "POST /v1/companyPO/page3": () => null,
        "POST /v1/companyPO/page5": () => null,
      },
    } satisfies Partial<MutationSample>;
    return {
      saveContactTitle: {
        ...change,
        inputs: [{ title: "New", version }],
        edit: () => ({ base: { title: "Director" }, changes: each({ title: "Owner" }) }),
      },
      saveCompanyInformation: {
        ...change,
        inputs: [{ ...numbers, ...media, ...billing, version }],
        // The documented calls answer with nothing.
        calls: [company, "POST /v1/companyPO/page2", company],
        edit: async ({ picture }) => ({
          base: { ...fixed, billingAddress: address },
          changes: {
            ...numberChanges,
            ...mediaChanges,
            ...billingChanges,
            // What stays when it is left out gets other values than in the edit of the same. A new logo has the name of the
            // old one (decision D-39), and so the version, unless it is of another kind.
            ...each({
              passwordRenewalDays: 32,
              monthlyPurchaseMinimum: "13.00",
              maximumProducts: 79,
              logoUploadId: await picture("COMPANY_LOGO", await sampleJpeg()),
            }),
          },
        }),
      },
      saveAboutUs: {
        ...change,
        inputs: [texts],
        calls: [company, "POST /v1/companyPO/page3", company],
        edit: async ({ picture }) => ({
          base: fixedTexts,
          changes: textChanges(await picture("ABOUT_US_IMAGE", await sampleJpeg())),
        }),
      },
      finishSignUp: {
        ...change,
        inputs: [null],
        calls: [company, "GET /v1/l1CategoryPO/company_po_id/{id}", "POST /v1/companyPO/page5", company],
        changesNothing: "the company of the demo has finished",
      },
      editCompanyAddress: {
        ...change,
        inputs: [{ address: added, version }],
        edit: () => ({ base: { address }, changes: each({ address: { ...address, line1: "Edited" } }) }),
      },
      editCompanyRegistration: {
        ...change,
        inputs: [
          {
            businessType: "INDIVIDUAL",
            verticalName: "New",
            verticalDescription: "New",
            name: "New",
            legalName: "New",
            ...numbers,
            version,
          },
        ],
        edit: () => ({
          base: {
            businessType: "INDIVIDUAL",
            verticalName: "Plants",
            verticalDescription: "Pots and plants",
            name: "Edited",
            legalName: "Edited Private Limited",
          },
          changes: {
            ...each({
              businessType: "PARTNERSHIP_FIRM",
              verticalName: "Pots",
              verticalDescription: "Pots only",
              name: "Edited again",
              legalName: "Edited Limited",
            }),
            ...numberChanges,
          },
        }),
      },
      editCompanyMedia: {
        ...change,
        inputs: [{ ...media, version }],
        edit: async ({ picture }) => ({
          base: fixed,
          changes: { ...mediaChanges, ...each({ logoUploadId: await picture("COMPANY_LOGO") }) },
        }),
      },
      editCompanyOrders: {
        ...change,
        inputs: [{ acceptHours: 12, orderMails: "HINDI", version }],
        edit: () => ({
          base: { acceptHours: 24, orderMails: "ENGLISH" },
          changes: each({ acceptHours: 36, orderMails: "OFF" }),
        }),
      },
      editCompanyBilling: {
        ...change,
        inputs: [{ ...billing, version }],
        edit: () => ({ base: { billingAddress: address }, changes: billingChanges }),
      },
      editCompanyAboutUs: {
        ...change,
        inputs: [texts],
        edit: async ({ picture }) => ({
          base: fixedTexts,
          changes: textChanges(await picture("ABOUT_US_IMAGE")),
        }),
      },
    };
  },
  access: {
    refusedWithout: { COMPANY_READ: { fields }, COMPANY_UPDATE: { fields: contact } },
    refusedTo: { COMPANY_STAFF: contact, SELLER_OWNER: fields, SELLER_STAFF: fields },
    neverShown: ["Company.aboutUsImageUrl", "Company.startDataUrl"],
  },
});
