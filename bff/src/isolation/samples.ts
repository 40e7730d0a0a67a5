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
  "EditCollectionInput.id": "Collection",
  "DeleteCollectionInput.id": "Collection",
  "AddVariantInput.productId": "Product",
  "EditVariantInput.id": "Variant",
  "EndSessionInput.id": "ViewerSession",
  "RevokeApiTokenInput.id": "ApiToken",
};
