/** Arguments for fields that cannot be called without; every sample is tried. */
export const sampleArguments: Readonly<Record<string, readonly string[]>> = {
  "Viewer.categories": ["level: 1", "level: 2", "level: 3"],
  "Query.country": ['code: "IND"'],
  "Query.availability": ['kind: BUSINESS_NAME, value: "Sprig & Stone"'],
};

/** Which node type each id of an input or argument names. */
export const namedBy: Readonly<Record<string, string>> = {
  "Viewer.categories.parentId": "Category",
  "Viewer.manufacturers.sellerId": "Seller",
  "EditProductDetailsInput.id": "Product",
  "EditProductDetailsInput.categoryId": "Category",
  "EditProductDetailsInput.brandId": "Brand",
  "EditProductDetailsInput.manufacturerId": "Manufacturer",
  "EditProductDetailsInput.summaryImageUploadId": "Upload",
  "SaveProductPricingInput.id": "Product",
  "SaveProductDiscountsInput.id": "Product",
  "SubmitProductInput.id": "Product",
  "EnableProductInput.id": "Product",
  "ReturnProductInput.id": "Product",
  "DisableProductInput.id": "Product",
  "DeleteProductInput.id": "Product",
  "DuplicateProductInput.id": "Product",
  "SendMessageInput.personId": "ChatPerson",
  "MarkMessagesSeenInput.personId": "ChatPerson",
  "SetTypingInput.personId": "ChatPerson",
  "EndSessionInput.id": "ViewerSession",
  "RevokeApiTokenInput.id": "ApiToken",
  "FinishUploadInput.uploadId": "Upload",
  "SetProfilePictureInput.uploadId": "Upload",
  "SaveCompanyInformationInput.logoUploadId": "Upload",
  "SaveAboutUsInput.imageUploadId": "Upload",
  "EditCompanyBankInput.chequeUploadId": "Upload",
  "EditCompanyMediaInput.logoUploadId": "Upload",
  "EditCompanyAboutUsInput.imageUploadId": "Upload",
};
