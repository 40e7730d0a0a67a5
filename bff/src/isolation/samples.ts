/** Arguments for fields that cannot be called without; every sample is tried. */
export const sampleArguments: Readonly<Record<string, readonly string[]>> = {
  "Viewer.categories": ["level: 1", "level: 2", "level: 3"],
  "Query.availability": ['kind: BUSINESS_NAME, value: "Sprig & Stone"'],
};

/** Which node type each id of an input or argument names. */
export const namedBy: Readonly<Record<string, string>> = {
  "Viewer.categories.parentId": "Category",
  "ProductFilter.brandId": "Brand",
  "ProductFilter.categoryId": "Category",
  "ProductFilter.sellerId": "Seller",
  "AddCategoryInput.parentId": "Category",
  "EditCategoryInput.id": "Category",
  "EditCategoryInput.parentId": "Category",
  "AddBannerInput.categoryId": "Category",
  "AddBannerInput.imageUploadId": "Upload",
  "AddBannerInput.imageOfBannerId": "Banner",
  "EditBannerInput.id": "Banner",
  "EditBannerInput.categoryId": "Category",
  "EditBannerInput.imageUploadId": "Upload",
  "MoveBannerInput.id": "Banner",
  "MoveBannerInput.afterId": "Banner",
  "MoveBannerInput.beforeId": "Banner",
  "DeleteBannerInput.id": "Banner",
  "EditCollectionInput.id": "Collection",
  "DeleteCollectionInput.id": "Collection",
  "AddVariantInput.productId": "Product",
  "EditVariantInput.id": "Variant",
  "EndSessionInput.id": "ViewerSession",
  "RevokeApiTokenInput.id": "ApiToken",
  "FinishUploadInput.uploadId": "Upload",
};
