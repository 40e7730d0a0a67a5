import * as v from "valibot";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { detailFields } from "../../../src/product/detailFields.ts";
import { discountFields } from "../../../src/product/discountFields.ts";
import { productVersion } from "../../../src/product/forms.ts";
import { pricingFields } from "../../../src/product/pricingFields.ts";
import { productRecord } from "../../../src/product/record.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { detailEdit, discountEdit, pricingEdit } from "../productEdits.ts";
import { draftId, pendingId, pendingProduct } from "../productSamples.ts";
import { type MutationSample, sample } from "../sample.ts";

const path = "/v1/companySellerProdLoc";
const images = "GET /v1/companySellerProdImage/prod_id";

/** A product as a review has it, with a picture, a variant and a bundle. */
const reviewed = (name: string, id: number) => ({
  product: { prod_name: name, prod_brand: id, summary_image_url: `Uploads/${id}/${name}.webp` },
  variants: [{ varient_id: id, short_name: name, long_name: name, product_price: 5 }],
  images: [{ image_id: id, images_url: `Uploads/${id}/${name}.webp` }],
  bundles: [{ id, bundle_id: id, bundle_offer_percentage: name.length }],
});

sample({
  nodes: { Product: { of: "location" } },
  collections: {
    companySellerProdLoc: collection("prod_id", {
      of: "location",
      links: ["seller_id", "prod_brand", "manu_id", "category1_id", "category2_id", "category3_id"],
      more: [
        {
          prod_id: 2,
          prod_brand: ids.entangled,
          manu_id: ids.entangled,
          category1_id: ids.entangled,
          category2_id: ids.entangled,
          category3_id: ids.entangled,
        },
        { prod_id: draftId, prod_status: "draft" },
        { prod_id: pendingId, prod_status: "pending" },
      ],
    }),
    companySellerProdReview: collection("review_id", {
      of: "location",
      links: ["prod_id", "seller_id"],
      values: (_whose, id, mark) => ({
        decision: "returned",
        actor_name: `${mark} reviewer`,
        remark: `${mark} remark`,
        step: 1,
        fields: [{ field: "name", remark: `${mark} field` }],
        compared: id,
        before: reviewed(`${mark} before`, id),
        now: reviewed(`${mark} now`, id),
      }),
      more: [2, draftId, pendingId].map((id) => ({ review_id: id, prod_id: id, compared: id })),
    }),
  },
  fields: [
    [detailFields, "POST /v1/companySellerProdLoc/createSignup"],
    [pricingFields, "POST /v1/companySellerProdLoc/page3Signup"],
    [discountFields, "POST /v1/companySellerProdLoc/page4SignUp"],
  ],
  otherLimits: {
    "country_origin maxLength": "the gateway takes a code of a country, which the service keeps as text",
    "hsn_code maxLength": "the gateway says of any wrong code how many digits it has",
  },
  callPerRow: {
    "Product.bundleCandidates": "the documents list them for one product",
    "Product.changesSinceReview": "two states of a product are compared, which is long",
    "Product.reviewVersion": "it is of that comparison",
  },
  mutations({ own, ownCategory, ownUpload, record }) {
    const kept = () => record("companySellerProdLoc");
    const version = productVersion(v.parse(productRecord, kept()));
    const id = own("Product");
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
    const status = {
      responses: { [`PUT ${path}/prod_status/{id}`]: kept },
      // Its state is compared with that of a read by itself.
      calls: [`GET ${path}`, `GET ${path}/{id}`, `PUT ${path}/prod_status/{id}`],
      given: async (preparation) => ({ id: await pendingProduct(preparation) }),
    } satisfies Partial<MutationSample>;
    return {
      addProduct: {
        permission: "PRODUCT_CREATE",
        inputs: [{ sellerId: own("Seller"), ...details, idempotencyKey: "key" }],
        responses: { [`POST ${path}/createSignup`]: () => [kept()], [`PUT ${path}/{id}`]: kept },
        // Its picture bears its id, so it is named once there is one.
        calls: [
          "GET /v1/companySeller",
          "GET /v1/categoryPO",
          `POST ${path}/createSignup`,
          `PUT ${path}/{id}`,
        ],
      },
      editProductDetails: {
        permission: "PRODUCT_UPDATE",
        inputs: [
          { id, ...details, version },
          { id, manufacturerId: null, originCountryCode: "IND" },
        ],
        responses: { [`PUT ${path}/{id}`]: kept },
        edit: detailEdit,
      },
      saveProductPricing: {
        permission: "PRODUCT_UPDATE",
        inputs: [{ id, ...pricing, version }],
        responses: { [`POST ${path}/page3Signup`]: kept },
        given: async () => ({ price: "10.00" }),
        edit: pricingEdit,
      },
      saveProductDiscounts: {
        permission: "PRODUCT_UPDATE",
        inputs: [{ id, ...discounts, version }],
        responses: { [`POST ${path}/page4SignUp`]: kept },
        edit: discountEdit,
      },
      submitProduct: {
        ...status,
        permission: "PRODUCT_UPDATE",
        inputs: [{ id: encodeNodeId("Product", String(draftId)), version }],
        async given(preparation) {
          const returned = await pendingProduct(preparation);
          await preparation.act("returnProduct", { id: returned });
          return { id: returned };
        },
        foundOut: ["ConflictError", "it is submitted"],
      },
      enableProduct: {
        ...status,
        permission: "PRODUCT_APPROVE",
        inputs: [{ id: encodeNodeId("Product", String(pendingId)), version }],
        foundOut: ["ConflictError", "it is enabled"],
      },
      returnProduct: {
        ...status,
        permission: "PRODUCT_APPROVE",
        inputs: [{ id, remark: "New", step: 2, fields: [{ field: "name", remark: "New" }], version }],
        decision: () => ({ remark: "The price is wrong" }),
        foundOut: ["ConflictError", "it is returned"],
      },
      disableProduct: {
        ...status,
        permission: "PRODUCT_APPROVE",
        inputs: [{ id, reason: "New", version }],
        decision: () => ({ reason: "Too cheap" }),
        foundOut: ["ConflictError", "it is disabled"],
      },
      deleteProduct: {
        permission: "PRODUCT_DELETE",
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
        // A deletion takes the pictures with it.
        calls: [`GET ${path}`, images, `DELETE ${path}/{id}`],
      },
      duplicateProduct: {
        permission: "PRODUCT_CREATE",
        inputs: [{ id, name: "New", withImages: true, idempotencyKey: "key" }],
        responses: { [`POST ${path}/{id}/duplicate`]: kept },
        calls: [`GET ${path}`, images, `POST ${path}/{id}/duplicate`, `PUT ${path}/{id}`],
      },
    };
  },
  access: {
    neverShown: [
      "DiscountSlab.minimumQuantity",
      "DiscountSlab.percentage",
      "InputWarning.messageParams",
      "PriceExample.amountWithBundles",
      "Product.disabledReason",
      "Product.flaggedFields",
      "Product.flaggedStep",
      "Product.originCountry",
      "Product.remark",
      "SpecialOffer.endDate",
      "SpecialOffer.percentage",
      "SpecialOffer.startDate",
    ],
  },
});
