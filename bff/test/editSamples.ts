import type * as v from "valibot";
import type { UploadPurpose } from "../src/upload/purpose.ts";
import { type Edit, each } from "./edit.ts";
import { sampleJpeg } from "./doubles/sampleImages.ts";
import { demoPassword } from "./harness/backOffice.ts";
import type { Lists, ownProducts } from "./harness/viewerLists.ts";
import { nouns } from "./nouns/nouns.ts";
import { webhookEdit } from "./webhookSamples.ts";

const address = { postalCode: "560001", provinceCode: "KA", area: "Indiranagar" };
const administrator = {
  firstName: "Asha",
  title: "Ms",
  gender: "FEMALE",
  dateOfBirth: "1990-01-01",
  phone: "9812345678",
  email: "asha@edited.test",
};
const media = { phone: "08041234567", officeEmail: "office@edited.test" };
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
const numbers = each({
  registrationNumber: "R-9",
  registrationDate: "2019-05-06",
  panNumber: "ABCDE1234F",
});
const billing = { billingAddress: address };
const billingChanges = each({
  billingName: "Accounts",
  gstinNumber: "29ABCDE1234F1Z5",
  billingAddress: { ...address, area: "Jayanagar" },
});
const texts = { aboutUs: "<p>About</p>", terms: "<p>Terms</p>" };
const registration = {
  businessType: "INDIVIDUAL",
  verticalName: "Plants",
  verticalDescription: "Pots and plants",
  name: "Edited",
  legalName: "Edited Private Limited",
};
const pricing = { price: "10.00", cgst: "9", sgst: "9", igst: "18" };
const gift = { giftWrappingEnabled: true, giftWrappingPrice: "30.00" };
const bank = {
  holder: "Verdant",
  bankName: "Canara",
  branchName: "Indiranagar",
  number: "123456789012",
  numberAgain: "123456789012",
  ifsc: "CNRB0000123",
  type: "CURRENT",
  password: demoPassword,
};
const offer = {
  specialOfferEnabled: true,
  specialOfferPercentage: "10",
  specialOfferStartDate: "2030-01-01",
  specialOfferEndDate: "2030-02-01",
};

const slabs = (percentage: string) =>
  [2, 5, 10, 20].map((minimumQuantity, index) => ({
    minimumQuantity,
    percentage: String(Number(percentage) + index),
  }));

export type Picture = (purpose: UploadPurpose, jpeg?: Buffer) => Promise<string>;

/** What every edit of the schema is tried with, on the demo company; `added` is a new record of each sampled noun, `webhookId` a new webhook. */
export async function editsOf(
  lists: Lists,
  own: v.InferOutput<typeof ownProducts>["viewer"]["products"]["edges"],
  picture: Picture,
  added: Readonly<Record<string, string>>,
  webhookId: string,
): Promise<Readonly<Record<string, Edit>>> {
  const first = (list: keyof Omit<Lists, "company">, position = 0) => lists[list].edges.at(position)?.node.id;
  const withVariants = own.find(({ node }) => node.variants.totalCount > 1)?.node;
  const withBundles = own.find(({ node }) => node.bundles.totalCount > 0)?.node;
  const product = { id: withBundles?.id };
  // A new logo has the name of the old one (decision D-39), and so the version, unless it is of another kind.
  const jpeg = await sampleJpeg();
  const [logo, otherLogo, textImage, otherTextImage, cheque, bannerImage, summaryImage] = await Promise.all([
    picture("COMPANY_LOGO"),
    picture("COMPANY_LOGO", jpeg),
    picture("ABOUT_US_IMAGE"),
    picture("ABOUT_US_IMAGE", jpeg),
    picture("CANCELLED_CHEQUE"),
    picture("BANNER_IMAGE"),
    picture("PRODUCT_SUMMARY_IMAGE"),
  ]);
  const textChanges = (imageUploadId: string) =>
    each({ aboutUs: "<p>About us</p>", terms: "<p>Our terms</p>", imageUploadId });
  return {
    ...Object.fromEntries(
      nouns.map(({ type, edit }) => [`edit${type}`, { base: { id: added[type] }, changes: each(edit) }]),
    ),
    editManufacturer: {
      base: { id: first("manufacturers") },
      changes: each({ name: "Edited", address: { countryCode: "NPL", area: "Patan" } }),
    },
    editBanner: {
      base: { id: first("banners"), isActive: true, startDate: null, endDate: null },
      changes: each({
        categoryId: first("level2", -1),
        slogan: "Edited",
        buttonText: "Edited",
        order: 41,
        isActive: false,
        startDate: "2030-01-01",
        endDate: "2030-01-02",
        imageUploadId: bannerImage,
      }),
    },
    editCategory: {
      base: { id: first("level1") },
      changes: {
        ...each({ name: "Edited", order: 43, description: "Edited" }),
        parentId: [{ id: first("level2") }, { id: first("level2"), parentId: first("level1", -1) }],
      },
    },
    editSeller: {
      base: { id: first("sellers") },
      changes: each({
        name: "Edited",
        type: "STORE",
        gstinNumber: "29AAGCB7383J1Z4",
        address: { ...address, area: "Jayanagar" },
        phone: "08041234999",
        administrator,
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
      }),
    },
    editVariant: {
      base: { id: withVariants?.variants.edges[1]?.node.id, ...gift, temporarilyUnavailable: false },
      changes: each({
        shortName: "Edited",
        longName: "Edited",
        price: "77.00",
        order: 44,
        sku: "EDITED-1",
        temporarilyUnavailable: true,
        giftWrappingEnabled: false,
        giftWrappingPrice: "31.00",
        isDefault: true,
      }),
    },
    editBundle: {
      base: { id: withBundles?.bundles.edges[0]?.node.id },
      changes: each({
        bundledProductId: own.find(({ node }) => node.id !== withBundles?.id)?.node.id,
        offerPercentage: "17",
        order: 45,
      }),
    },
    editProductDetails: {
      base: { ...product },
      changes: {
        ...each({
          name: "Edited",
          categoryId: first("level3", -1),
          brandId: first("brands", -1),
          model: "Edited",
          colour: "Edited",
          packing: "Edited",
          description: "<p>Edited</p>",
          specifications: "<p>Edited</p>",
          summaryImageUploadId: summaryImage,
        }),
        manufacturerId: [{}, { manufacturerId: null }],
        originCountryCode: [{ manufacturerId: null }, { manufacturerId: null, originCountryCode: "NPL" }],
      },
    },
    saveProductPricing: {
      base: { ...product, ...pricing, ...gift },
      changes: {
        ...each({
          price: "11.00",
          giftWrappingEnabled: false,
          giftWrappingPrice: "32.00",
          cgst: "2.5",
          sgst: "2.5",
          igst: "5",
          hsnCode: "123456",
          sku: "EDITED-2",
        }),
        variantsEnabled: [{ id: withVariants?.id }, { id: withVariants?.id, variantsEnabled: true }],
      },
    },
    saveProductDiscounts: {
      base: { ...product, ...offer },
      changes: {
        ...each({
          discountPercentage: "12",
          specialOfferEnabled: false,
          specialOfferPercentage: "11",
          specialOfferStartDate: "2030-01-02",
          specialOfferEndDate: "2030-02-02",
          specialOfferInfinite: true,
          bundleDiscountsEnabled: true,
        }),
        volumeDiscountsEnabled: [{ slabs: slabs("5") }, { slabs: slabs("5"), volumeDiscountsEnabled: true }],
        slabs: [
          { volumeDiscountsEnabled: true, slabs: slabs("5") },
          { volumeDiscountsEnabled: true, slabs: slabs("6") },
        ],
      },
    },
    saveContactTitle: { base: { title: "Director" }, changes: each({ title: "Owner" }) },
    editCompanyAddress: {
      base: { address },
      changes: each({ address: { ...address, line1: "Edited" } }),
    },
    editCompanyRegistration: {
      base: registration,
      changes: {
        ...each({
          businessType: "PARTNERSHIP_FIRM",
          verticalName: "Pots",
          verticalDescription: "Pots only",
          name: "Edited again",
          legalName: "Edited Limited",
        }),
        ...numbers,
      },
    },
    editCompanyMedia: { base: media, changes: { ...mediaChanges, ...each({ logoUploadId: logo }) } },
    editCompanyBilling: { base: billing, changes: billingChanges },
    editCompanyAboutUs: { base: texts, changes: textChanges(textImage) },
    editCompanyBank: {
      base: bank,
      changes: {
        ...each({
          holder: "Edited",
          bankName: "Edited",
          branchName: "Edited",
          ifsc: "HDFC0000123",
          type: "SAVINGS",
          chequeUploadId: cheque,
        }),
        number: [{}, { number: "123456789013", numberAgain: "123456789013" }],
      },
    },
    saveCompanyInformation: {
      base: { ...media, ...billing },
      changes: {
        ...numbers,
        ...mediaChanges,
        ...billingChanges,
        // What stays when it is left out gets other values than in the edit of the same.
        ...each({
          passwordRenewalDays: 32,
          monthlyPurchaseMinimum: "13.00",
          maximumProducts: 79,
          logoUploadId: otherLogo,
        }),
      },
    },
    editWebhook: webhookEdit(webhookId, first("sellers")),
    saveAboutUs: { base: texts, changes: textChanges(otherTextImage) },
  };
}
