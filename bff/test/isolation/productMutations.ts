import * as v from "valibot";
import { bundleRecord } from "../../src/bundle/record.ts";
import { bundleVersion } from "../../src/bundle/fields.ts";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { productRecord } from "../../src/product/record.ts";
import { productImageVersion } from "../../src/productImage/fields.ts";
import { productImageRecord } from "../../src/productImage/record.ts";
import { productVersion } from "../../src/product/forms.ts";
import { variantRecord } from "../../src/variant/record.ts";
import { variantVersion } from "../../src/variant/fields.ts";
import { own, ownCategory, ownUpload, record, type MutationExample } from "./example.ts";
import { draftId, pendingId } from "./tenantFixtures.ts";

const draft = encodeNodeId("Product", String(draftId));
const pending = encodeNodeId("Product", String(pendingId));

const variantFields = {
  shortName: "New",
  longName: "New",
  price: "5",
  order: 2,
  sku: "NEW-1",
  isDefault: true,
  temporarilyUnavailable: false,
  giftWrappingEnabled: true,
  giftWrappingPrice: "1",
};

const details = {
  name: "New",
  categoryId: ownCategory(3),
  brandId: own("Brand"),
  manufacturerId: own("Manufacturer"),
  originCountryCode: "IND",
  model: "New",
  colour: "New",
  packing: "New",
  description: "<p>New</p>",
  specifications: "<p>New</p>",
  summaryImageUploadId: ownUpload("PRODUCT_SUMMARY_IMAGE"),
};

const pricing = {
  variantsEnabled: true,
  price: "5",
  giftWrappingEnabled: true,
  giftWrappingPrice: "1",
  cgst: "9",
  sgst: "9",
  igst: "18",
  hsnCode: "7010",
  sku: "NEW-2",
};

const discounts = {
  discountPercentage: "5",
  specialOfferEnabled: true,
  specialOfferPercentage: "30",
  specialOfferStartDate: "2036-01-01",
  specialOfferEndDate: "2036-02-01",
  specialOfferInfinite: false,
  bundleDiscountsEnabled: true,
  volumeDiscountsEnabled: true,
  slabs: [5, 10, 15, 20].map((minimumQuantity) => ({ minimumQuantity, percentage: "5" })),
};

const productPath = "/v1/companySellerProdLoc";
const imagePath = "/v1/companySellerProdImage";
const bundlePath = "/v1/companySellerProdBundle";
const variantPath = "/v1/companySellerProdVarient";
const product = () => record("companySellerProdLoc");
const image = () => record("companySellerProdImage");
const bundle = () => record("companySellerProdBundle");
const variant = () => record("companySellerProdVarient");
const versionOfProduct = productVersion(v.parse(productRecord, product()));
const versionOfImage = productImageVersion(v.parse(productImageRecord, image()));
const versionOfBundle = bundleVersion(v.parse(bundleRecord, bundle()));
const versionOfVariant = variantVersion(v.parse(variantRecord, variant()));
const status = { [`PUT ${productPath}/prod_status/{id}`]: product };

/** Examples of the mutations of products, their images, variants and bundles. */
export const productMutations: Readonly<Record<string, MutationExample>> = {
  addProduct: {
    inputs: [{ sellerId: own("Seller"), ...details, idempotencyKey: "key" }],
    responses: {
      [`POST ${productPath}/createSignup`]: () => [product()],
      [`PUT ${productPath}/{id}`]: product,
    },
  },
  editProductDetails: {
    inputs: [
      { id: own("Product"), ...details, version: versionOfProduct },
      { id: own("Product"), manufacturerId: null, originCountryCode: "IND" },
    ],
    responses: { [`PUT ${productPath}/{id}`]: product },
  },
  saveProductPricing: {
    inputs: [{ id: own("Product"), ...pricing, version: versionOfProduct }],
    responses: { [`POST ${productPath}/page3Signup`]: product },
  },
  saveProductDiscounts: {
    inputs: [{ id: own("Product"), ...discounts, version: versionOfProduct }],
    responses: { [`POST ${productPath}/page4SignUp`]: product },
  },
  submitProduct: { inputs: [{ id: draft, version: versionOfProduct }], responses: status },
  enableProduct: { inputs: [{ id: pending, version: versionOfProduct }], responses: status },
  returnProduct: {
    inputs: [{ id: own("Product"), remark: "New", step: 2, version: versionOfProduct }],
    responses: status,
  },
  disableProduct: {
    inputs: [{ id: own("Product"), reason: "New", version: versionOfProduct }],
    responses: status,
  },
  deleteProduct: {
    inputs: [{ id: own("Product"), version: versionOfProduct }],
    responses: { [`DELETE ${productPath}/{id}`]: () => null },
  },
  duplicateProduct: {
    inputs: [{ id: own("Product"), name: "New", withImages: true, idempotencyKey: "key" }],
    responses: { [`POST ${productPath}/{id}/duplicate`]: product },
  },
  addProductImage: {
    inputs: [
      {
        productId: own("Product"),
        uploadId: ownUpload("PRODUCT_IMAGE"),
        order: 2,
        idempotencyKey: "key",
      },
    ],
    responses: { [`POST ${imagePath}`]: image },
  },
  moveProductImage: {
    inputs: [
      { id: own("ProductImage"), afterId: null },
      { id: own("ProductImage"), afterId: own("ProductImage") },
      { id: own("ProductImage"), beforeId: own("ProductImage") },
    ],
    responses: { [`POST ${imagePath}/{id}/position`]: () => [image()] },
  },
  deleteProductImage: {
    inputs: [{ id: own("ProductImage"), version: versionOfImage }],
    responses: { [`DELETE ${imagePath}/{id}`]: () => null },
  },
  addBundle: {
    inputs: [
      {
        productId: own("Product"),
        bundledProductId: draft,
        offerPercentage: "5",
        order: 2,
        idempotencyKey: "key",
      },
    ],
    responses: { [`POST ${bundlePath}`]: bundle },
  },
  editBundle: {
    inputs: [
      {
        id: own("Bundle"),
        bundledProductId: draft,
        offerPercentage: "6",
        order: 3,
        version: versionOfBundle,
      },
    ],
    responses: { [`PUT ${bundlePath}/{id}`]: bundle },
  },
  deleteBundle: {
    inputs: [{ id: own("Bundle"), version: versionOfBundle }],
    responses: { [`DELETE ${bundlePath}/{id}`]: () => null },
  },
  addVariant: {
    inputs: [{ productId: own("Product"), ...variantFields, idempotencyKey: "key" }],
    responses: { [`POST ${variantPath}/onPage3`]: variant },
  },
  editVariant: {
    inputs: [{ id: own("Variant"), ...variantFields, version: versionOfVariant }],
    responses: { [`POST ${variantPath}/varientEdit`]: variant },
  },
  closeVariant: {
    inputs: [{ id: own("Variant"), reason: "New", version: versionOfVariant }],
    responses: { [`POST ${variantPath}/varientClosed`]: variant },
  },
  reopenVariant: {
    inputs: [{ id: own("Variant"), version: versionOfVariant }],
    responses: { [`POST ${variantPath}/varientEnbled`]: variant },
  },
};
