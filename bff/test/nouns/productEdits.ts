import { each, type Edit, type EditedRecords, type EditSample } from "./edit.ts";
import { gift } from "./productSamples.ts";

/** The product whose steps are edited. */
const productOf = ({ products }: EditedRecords) => ({
  id: products.find(({ bundles }) => bundles.totalCount > 0)?.id,
});

const slabs = (percentage: string) =>
  [2, 5, 10, 20].map((minimumQuantity, index) => ({
    minimumQuantity,
    percentage: String(Number(percentage) + index),
  }));

/** The first step of a product. */
export const detailEdit: EditSample = async (records) => ({
  base: productOf(records),
  changes: {
    ...each({
      name: "Edited",
      categoryId: records.listed("level3", -1),
      brandId: records.listed("brands", -1),
      model: "Edited",
      colour: "Edited",
      packing: "Edited",
      description: "<p>Edited</p>",
      specifications: "<p>Edited</p>",
      summaryImageUploadId: await records.picture("PRODUCT_SUMMARY_IMAGE"),
    }),
    manufacturerId: [{}, { manufacturerId: null }],
    originCountryCode: [{ manufacturerId: null }, { manufacturerId: null, originCountryCode: "NPL" }],
  },
});

/** The third step. */
export function pricingEdit(records: EditedRecords): Edit {
  const withVariants = records.products.find(({ variants }) => variants.totalCount > 1);
  return {
    base: { ...productOf(records), price: "10.00", cgst: "9", sgst: "9", igst: "18", ...gift },
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
  };
}

/** The fourth step. */
export const discountEdit: EditSample = (records) => ({
  base: {
    ...productOf(records),
    specialOfferEnabled: true,
    specialOfferPercentage: "10",
    specialOfferStartDate: "2030-01-01",
    specialOfferEndDate: "2030-02-01",
  },
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
});
