import * as v from "valibot";
import { invitedSellerFields, sellerFields, sellerVersion } from "../../../src/seller/fields.ts";
import { sellerRecord } from "../../../src/seller/record.ts";
import { collection } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";

const inputFields = {
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

const changes = each({
  name: "Edited",
  type: "STORE",
  gstinNumber: "29AAGCB7383J1Z4",
  address: { postalCode: "560001", provinceCode: "KA", area: "Jayanagar" },
  phone: "08041234999",
  administrator: {
    firstName: "Asha",
    title: "Ms",
    gender: "FEMALE",
    dateOfBirth: "1990-01-01",
    phone: "9812345678",
    email: "asha@edited.test",
  },
  businessType: "PARTNERSHIP_FIRM",
  legalName: "Edited",
  registrationNumber: "R-10",
  registrationDate: "2018-01-02",
  panNumber: "ABCDE1234F",
  tanNumber: "BLRA12345B",
  commissionPercentage: "6.25",
  maximumProducts: 78,
  officeEmail: "edited@edited.test",
  websiteUrl: "https://edited.test",
  instagramUrl: "https://instagram.test/edited",
  linkedinUrl: "https://linkedin.test/edited",
});

const administrator = ["dateOfBirth", "gender", "phone"].map((field) => `Seller.administrator.${field}`);
const gstin = "a location's must be a right GSTIN, which the gateway checks";

sample({
  nodes: { Seller: { of: "location", made: async ({ sellerId }) => sellerId } },
  collections: { companySeller: collection("seller_id", { of: "location" }) },
  fields: [
    [sellerFields, "POST /v1/companySeller"],
    [invitedSellerFields, "POST /v1/companySeller/invitation"],
  ],
  otherLimits: {
    "admin_phone pattern": "the gateway knows the country's numbers",
    "gstin_number maxLength": gstin,
    "POST /v1/companySeller gstin_number text": gstin,
  },
  callPerRow: { "Seller.products": "the service pages the products of one location" },
  mutations({ own, record }) {
    const kept = record("companySeller");
    const version = sellerVersion(v.parse(sellerRecord, kept));
    const id = own("Seller");
    return {
      addSeller: {
        permission: "SELLER_CREATE",
        inputs: [{ ...inputFields, idempotencyKey: "key" }],
        responses: { "POST /v1/companySeller": () => kept, "POST /v1/companyPO/page4": () => null },
      },
      inviteSeller: {
        permission: "SELLER_CREATE",
        inputs: [
          {
            name: "New",
            administrator: { firstName: "New", lastName: "New", email: "invited@own.test" },
            idempotencyKey: "key",
          },
        ],
        responses: {
          "POST /v1/companySeller/invitation": () => kept,
          "POST /v1/companyPO/page4": () => null,
        },
      },
      editSeller: {
        permission: "SELLER_UPDATE",
        inputs: [
          // Their address as it is: another one names another administrator, which takes more rights.
          { id, ...inputFields, administrator: { ...inputFields.administrator, email: "seller@own.test" } },
          { id, name: "New", version },
        ],
        responses: { "PUT /v1/companySeller/{id}": () => kept },
        edit: ({ listed }) => ({ base: { id: listed("sellers") }, changes }),
      },
      suspendSeller: {
        permission: "SELLER_UPDATE",
        inputs: [{ id, version, reason: "New" }],
        responses: { "POST /v1/companySeller/{id}/suspension": () => kept },
        // Whose sessions end with it.
        calls: [
          "GET /v1/companySeller",
          "POST /v1/companySeller/{id}/suspension",
          "GET /v1/companyUserSeller/seller_id/{id}",
        ],
        decision: () => ({ reason: "Moving house" }),
      },
      activateSeller: {
        permission: "SELLER_UPDATE",
        inputs: [{ id, version }],
        responses: { "DELETE /v1/companySeller/{id}/suspension": () => kept },
        async given(preparation) {
          const suspended = await preparation.record("Seller", "id");
          await preparation.act("suspendSeller", { id: suspended });
          return { id: suspended };
        },
      },
      inviteSellerAdministrator: {
        permission: "SELLER_UPDATE",
        inputs: [{ id }],
        responses: { "POST /v1/companySeller/{id}/invitation": () => kept },
        refused: ["RateLimitedError", "the mail of the addition was sent a moment ago"],
      },
      deleteSeller: {
        permission: "SELLER_DELETE",
        inputs: [{ id, version }],
        responses: { "DELETE /v1/companySeller/{id}": () => null },
      },
    };
  },
  access: {
    // The locations of the fixtures lack nothing.
    neverShown: ["Seller.missingParts"],
    refusedWithout: {
      SELLER_READ: {
        fields: [
          "address",
          "administrator",
          "businessType",
          "commissionPercentage",
          "createdAt",
          "gstinNumber",
          "instagramUrl",
          "legalName",
          "linkedinUrl",
          "maximumProducts",
          "officeEmail",
          "panNumber",
          "phone",
          "productCount",
          "products",
          "registrationDate",
          "registrationNumber",
          "status",
          "suspendedAt",
          "suspendedReason",
          "tanNumber",
          "timeline",
          "type",
          "updatedAt",
          "version",
          "websiteUrl",
        ]
          .map((field) => `Seller.${field}`)
          .concat("Query.viewer.sellers"),
      },
      SELLER_UPDATE: { fields: administrator },
    },
    refusedTo: { SELLER_STAFF: administrator },
  },
});
