import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { type TaxDocument, taxDocumentRecord } from "./record.ts";

/** Tax documents by id; a seller gets only those of their own location. */
export const taxDocuments = ownedRecords<TaxDocument>({
  typeName: "TaxDocument",
  path: "/v1/companyTaxDocument",
  key: "document_id",
  record: taxDocumentRecord,
});

/** The documents of an order; a seller gets those of their own part alone. */
export const documentsOfOrder = ownedChildren<TaxDocument>({
  path: "/v1/companyTaxDocument/order_id",
  parentKey: "order_id",
  record: taxDocumentRecord,
});

/** The documents of a fulfilment. */
export const documentsOfFulfilment = ownedChildren<TaxDocument>({
  path: "/v1/companyTaxDocument/fulfilment_id",
  parentKey: "fulfilment_id",
  record: taxDocumentRecord,
});
