import * as v from "valibot";
import { bannerRecord } from "../../src/banner/record.ts";
import { bannerVersion } from "../../src/banner/fields.ts";
import { brandVersion } from "../../src/brand/fields.ts";
import { brandRecord } from "../../src/brand/record.ts";
import { categoryRecord } from "../../src/category/record.ts";
import { categoryVersion } from "../../src/category/fields.ts";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { manufacturerRecord } from "../../src/manufacturer/record.ts";
import { manufacturerVersion } from "../../src/manufacturer/fields.ts";
import { own, ownCategory, ownUpload, record, type MutationExample } from "./example.ts";

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
  countryCode: "IND",
};

const versionOfManufacturer = manufacturerVersion(v.parse(manufacturerRecord, record("companySellerManu")));

const versionOfBrand = brandVersion(v.parse(brandRecord, record("companyBrand")));

const versionOfCategory = categoryVersion(v.parse(categoryRecord, record("l2CategoryPO")));

/** Examples of the changes of categories, manufacturers and banners, and of what brands have beyond other nouns. */
export const catalogueMutations: Readonly<Record<string, MutationExample>> = {
  addCategory: {
    inputs: [
      { level: 1, name: "New", description: "New", order: 1, idempotencyKey: "key" },
      { level: 2, parentId: ownCategory(1), name: "New", order: 1 },
      { level: 3, parentId: ownCategory(2), name: "New", order: 1 },
    ],
    responses: {
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
    responses: {
      "PUT /v1/l1CategoryPO/{id}": () => record("l1CategoryPO"),
      "PUT /v1/l2CategoryPO/{id}": () => record("l2CategoryPO"),
    },
  },
  addBanner: {
    inputs: [
      { ...bannerFields, imageUploadId: ownUpload("BANNER_IMAGE"), idempotencyKey: "key" },
      { ...bannerFields, imageUploadId: ownUpload("BANNER_IMAGE"), imageOfBannerId: own("Banner") },
    ],
    responses: { "POST /v1/companyBanner": () => record("companyBanner") },
  },
  editBanner: {
    inputs: [
      { id: own("Banner"), ...bannerFields, imageUploadId: ownUpload("BANNER_IMAGE") },
      { id: own("Banner"), order: 2, version: versionOfBanner },
    ],
    responses: { "PUT /v1/companyBanner/{id}": () => record("companyBanner") },
  },
  moveBanner: {
    inputs: [
      { id: own("Banner"), afterId: own("Banner") },
      { id: own("Banner"), beforeId: own("Banner") },
    ],
    responses: { "POST /v1/companyBanner/{id}/position": () => [record("companyBanner")] },
  },
  deleteBanner: {
    inputs: [{ id: own("Banner"), version: versionOfBanner }],
    responses: { "DELETE /v1/companyBanner/{id}": () => null },
  },
  moveCategory: {
    inputs: [
      { id: ownCategory(1), afterId: ownCategory(1) },
      { id: ownCategory(2), beforeId: ownCategory(2) },
    ],
    responses: {
      "POST /v1/l1CategoryPO/{id}/position": () => [record("l1CategoryPO")],
      "POST /v1/l2CategoryPO/{id}/position": () => [record("l2CategoryPO")],
    },
  },
  deleteCategory: {
    inputs: [{ id: ownCategory(2), version: versionOfCategory }, { id: ownCategory(3) }],
    responses: {
      "DELETE /v1/l2CategoryPO/{id}": () => null,
      "DELETE /v1/l3CategoryPO/{id}": () => null,
    },
  },
  mergeBrand: {
    inputs: [{ id: own("Brand"), intoId: encodeNodeId("Brand", "2"), version: versionOfBrand }],
    responses: { "POST /v1/companyBrand/{id}/merge": () => ({ ...record("companyBrand"), brand_id: 2 }) },
  },
  addManufacturer: {
    inputs: [
      {
        sellerId: own("Seller"),
        name: "New",
        address: manufacturerAddress,
        idempotencyKey: "key",
      },
    ],
    responses: { "POST /v1/companySellerManu": () => record("companySellerManu") },
  },
  editManufacturer: {
    inputs: [
      {
        id: own("Manufacturer"),
        name: "New",
        address: manufacturerAddress,
        version: versionOfManufacturer,
      },
    ],
    responses: { "PUT /v1/companySellerManu/{id}": () => record("companySellerManu") },
  },
  deleteManufacturer: {
    inputs: [{ id: own("Manufacturer"), version: versionOfManufacturer }],
    responses: { "DELETE /v1/companySellerManu/{id}": () => null },
  },
};
