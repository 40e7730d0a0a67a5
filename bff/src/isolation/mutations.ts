import * as v from "valibot";
import { exampleRegistration } from "../account/exampleRegistration.ts";
import { bannerRecord } from "../banner/record.ts";
import { bannerVersion } from "../banner/version.ts";
import { brandRecord } from "../brand/record.ts";
import { brandVersion } from "../brand/version.ts";
import { categoryRecord } from "../category/record.ts";
import { categoryVersion } from "../category/version.ts";
import { collectionRecord } from "../collection/record.ts";
import { collectionVersion } from "../collection/version.ts";
import { companyRecord } from "../company/record.ts";
import { companyVersion } from "../company/version.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { manufacturerRecord } from "../manufacturer/record.ts";
import { manufacturerVersion } from "../manufacturer/version.ts";
import { sellerRecord } from "../seller/record.ts";
import { sellerVersion } from "../seller/version.ts";
import { own, ownCategory, ownUpload, record, type MutationExample } from "./example.ts";
import { productMutations } from "./productMutations.ts";
import { ids } from "./world.ts";

const soon = new Date(Date.now() + 86_400_000).toISOString();
const newPassword = { newPassword: "my dog eats 3 pies", confirmPassword: "my dog eats 3 pies" };

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

const bannerFields = {
  categoryId: ownCategory(2),
  slogan: "New",
  buttonText: "New",
  order: 2,
  isActive: true,
  startDate: "2026-12-01",
  endDate: "2026-12-31",
};

const versionOfBanner = bannerVersion(v.parse(bannerRecord, record("companyBanner")));
const manufacturerAddress = {
  line1: "",
  line2: "",
  streetNumber: "",
  streetName: "",
  area: "New",
  region: "",
  postalCode: "560038",
  provinceCode: "KA",
};

const versionOfBrand = brandVersion(v.parse(brandRecord, record("companyBrand")));
const versionOfManufacturer = manufacturerVersion(v.parse(manufacturerRecord, record("companySellerManu")));
const versionOfCategory = categoryVersion(v.parse(categoryRecord, record("l2CategoryPO")));
const versionOfCollection = collectionVersion(v.parse(collectionRecord, record("companyCollection")));
const versionOfSeller = sellerVersion(v.parse(sellerRecord, record("companySeller")));

const signedIn = [
  {
    ...record("companyPO"),
    user_po_id: ids.own,
    pw_changed: true,
    primary_login: true,
    signup_process_over: true,
  },
];

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
const companyAnswers = {
  "PUT /v1/companyPO/{id}": () => record("companyPO"),
  "POST /v1/companyPO/page2": () => null,
  "POST /v1/companyPO/page3": () => null,
  "POST /v1/companyPO/page5": () => null,
};

/** One example for each mutation. A mutation without one fails the test. */
export const mutationExamples: Readonly<Record<string, MutationExample>> = {
  signIn: {
    inputs: [{ email: "owner@own.test", password: "any", rememberMe: true }],
    answers: { "POST /signin": () => signedIn },
  },
  signOut: { inputs: [null], answers: {} },
  registerCompany: { inputs: [exampleRegistration], answers: { "POST /v1/companyPO": () => null } },
  activateAccount: {
    inputs: [{ kind: "OWNER", activation: "token", code: "code" }],
    answers: { "POST /v1/companyPO/activation": () => null },
  },
  signOutEverywhere: { inputs: [null], answers: {} },
  endSession: { inputs: [{ id: own("ViewerSession") }], answers: {} },
  changePassword: {
    inputs: [{ currentPassword: "the old one", ...newPassword }],
    answers: { "POST /signin": () => signedIn, "POST /v1/companyPO/changepassword": () => null },
  },
  createApiToken: {
    inputs: [{ name: "New", permissions: ["PRODUCT_UPDATE"], expiresAt: soon, idempotencyKey: "key" }],
    answers: { "POST /v1/apiToken": () => record("apiToken") },
  },
  revokeApiToken: { inputs: [{ id: own("ApiToken") }], answers: { "DELETE /v1/apiToken/{id}": () => null } },
  addBookmark: {
    inputs: [{ entry: "brand" }],
    answers: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
  },
  removeBookmark: {
    inputs: [{ entry: `entry-${ids.own}` }],
    answers: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
  },
  requestPasswordReset: {
    inputs: [{ email: "owner@own.test" }],
    answers: { "POST /v1/passwordReset/request": () => null },
  },
  resetPassword: {
    inputs: [{ token: "token", ...newPassword }],
    answers: { "POST /v1/passwordReset": () => [{ user_po_id: ids.foreign }] },
  },
  requestUpload: {
    inputs: [{ purpose: "PROFILE_PICTURE", contentType: "image/png", bytes: 100 }],
    answers: {},
  },
  setProfilePicture: {
    inputs: [{ uploadId: ownUpload("PROFILE_PICTURE") }, {}],
    answers: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
  },
  finishUpload: { inputs: [{ uploadId: ownUpload("PROFILE_PICTURE") }], answers: {} },
  saveContactTitle: { inputs: [{ title: "New", version: versionOfCompany }], answers: companyAnswers },
  saveCompanyInformation: {
    inputs: [{ ...numbers, ...media, ...billing, version: versionOfCompany }],
    answers: companyAnswers,
  },
  saveAboutUs: { inputs: [{ ...texts, version: versionOfCompany }], answers: companyAnswers },
  finishSignUp: { inputs: [null], answers: companyAnswers },
  editCompanyAddress: { inputs: [{ address, version: versionOfCompany }], answers: companyAnswers },
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
    answers: companyAnswers,
  },
  editCompanyMedia: { inputs: [{ ...media, version: versionOfCompany }], answers: companyAnswers },
  editCompanyBilling: { inputs: [{ ...billing, version: versionOfCompany }], answers: companyAnswers },
  editCompanyAboutUs: { inputs: [{ ...texts, version: versionOfCompany }], answers: companyAnswers },
  addCategory: {
    inputs: [
      { level: 1, name: "New", description: "New", order: 1, idempotencyKey: "key" },
      { level: 2, parentId: ownCategory(1), name: "New", order: 1 },
      { level: 3, parentId: ownCategory(2), name: "New", order: 1 },
    ],
    answers: {
      "POST /v1/l1CategoryPO": () => record("l1CategoryPO"),
      "POST /v1/l2CategoryPO": () => record("l2CategoryPO"),
      "POST /v1/l3CategoryPO": () => record("l3CategoryPO"),
      "POST /v1/companyPO/page8": () => null,
      "POST /v1/companyPO/page9": () => null,
    },
  },
  editCategory: {
    inputs: [
      { id: ownCategory(1), name: "New", description: "New", order: 2 },
      { id: ownCategory(2), parentId: ownCategory(1), version: versionOfCategory },
    ],
    answers: {
      "PUT /v1/l1CategoryPO/{id}": () => record("l1CategoryPO"),
      "PUT /v1/l2CategoryPO/{id}": () => record("l2CategoryPO"),
    },
  },
  addBanner: {
    inputs: [
      { ...bannerFields, imageUploadId: ownUpload("BANNER_IMAGE"), idempotencyKey: "key" },
      { ...bannerFields, imageUploadId: ownUpload("BANNER_IMAGE"), imageOfBannerId: own("Banner") },
    ],
    answers: { "POST /v1/companyBanner": () => record("companyBanner") },
  },
  editBanner: {
    inputs: [
      { id: own("Banner"), ...bannerFields, imageUploadId: ownUpload("BANNER_IMAGE") },
      { id: own("Banner"), order: 2, version: versionOfBanner },
    ],
    answers: { "PUT /v1/companyBanner/{id}": () => record("companyBanner") },
  },
  moveBanner: {
    inputs: [
      { id: own("Banner"), afterId: own("Banner") },
      { id: own("Banner"), beforeId: own("Banner") },
    ],
    answers: { "POST /v1/companyBanner/{id}/position": () => [record("companyBanner")] },
  },
  deleteBanner: {
    inputs: [{ id: own("Banner") }],
    answers: { "DELETE /v1/companyBanner/{id}": () => null },
  },
  moveCategory: {
    inputs: [
      { id: ownCategory(1), afterId: ownCategory(1) },
      { id: ownCategory(2), beforeId: ownCategory(2) },
    ],
    answers: {
      "POST /v1/l1CategoryPO/{id}/position": () => [record("l1CategoryPO")],
      "POST /v1/l2CategoryPO/{id}/position": () => [record("l2CategoryPO")],
    },
  },
  deleteCategory: {
    inputs: [{ id: ownCategory(3) }],
    answers: { "DELETE /v1/l3CategoryPO/{id}": () => null },
  },
  addBrand: {
    inputs: [{ name: "New", idempotencyKey: "key" }],
    answers: { "POST /v1/companyBrand": () => record("companyBrand") },
  },
  editBrand: {
    inputs: [{ id: own("Brand"), name: "New", version: versionOfBrand }],
    answers: { "PUT /v1/companyBrand/{id}": () => record("companyBrand") },
  },
  deleteBrand: { inputs: [{ id: own("Brand") }], answers: { "DELETE /v1/companyBrand/{id}": () => null } },
  mergeBrand: {
    inputs: [{ id: own("Brand"), intoId: encodeNodeId("Brand", "2") }],
    answers: { "POST /v1/companyBrand/{id}/merge": () => ({ ...record("companyBrand"), brand_id: 2 }) },
  },
  addManufacturer: {
    inputs: [
      {
        sellerId: own("Seller"),
        name: "New",
        countryCode: "IND",
        ...manufacturerAddress,
        idempotencyKey: "key",
      },
    ],
    answers: { "POST /v1/companySellerManu": () => record("companySellerManu") },
  },
  editManufacturer: {
    inputs: [
      {
        id: own("Manufacturer"),
        name: "New",
        countryCode: "IND",
        ...manufacturerAddress,
        version: versionOfManufacturer,
      },
    ],
    answers: { "PUT /v1/companySellerManu/{id}": () => record("companySellerManu") },
  },
  deleteManufacturer: {
    inputs: [{ id: own("Manufacturer") }],
    answers: { "DELETE /v1/companySellerManu/{id}": () => null },
  },
  addCollection: {
    inputs: [{ name: "New", isSelectable: true, isDisplayed: false, idempotencyKey: "key" }],
    answers: {
      "POST /v1/companyCollection": () => record("companyCollection"),
      "POST /v1/companyPO/page11": () => null,
    },
  },
  editCollection: {
    inputs: [
      { id: own("Collection"), name: "New", isSelectable: true, isDisplayed: false },
      { id: own("Collection"), isDisplayed: true, version: versionOfCollection },
    ],
    answers: { "PUT /v1/companyCollection/{id}": () => record("companyCollection") },
  },
  deleteCollection: {
    inputs: [{ id: own("Collection") }],
    answers: { "DELETE /v1/companyCollection/{id}": () => null },
  },
  addSeller: {
    inputs: [{ ...sellerFields, idempotencyKey: "key" }],
    answers: {
      "POST /v1/companySeller": () => record("companySeller"),
      "POST /v1/companyPO/page4": () => null,
    },
  },
  editSeller: {
    inputs: [
      { id: own("Seller"), ...sellerFields },
      { id: own("Seller"), name: "New", version: versionOfSeller },
    ],
    answers: { "PUT /v1/companySeller/{id}": () => record("companySeller") },
  },
  suspendSeller: {
    inputs: [{ id: own("Seller"), reason: "New" }],
    answers: { "POST /v1/companySeller/{id}/suspension": () => record("companySeller") },
  },
  activateSeller: {
    inputs: [{ id: own("Seller") }],
    answers: { "DELETE /v1/companySeller/{id}/suspension": () => record("companySeller") },
  },
  inviteSellerAdministrator: {
    inputs: [{ id: own("Seller") }],
    answers: { "POST /v1/companySeller/{id}/invitation": () => record("companySeller") },
  },
  deleteSeller: {
    inputs: [{ id: own("Seller") }],
    answers: { "DELETE /v1/companySeller/{id}": () => null },
  },
  ...productMutations,
};
