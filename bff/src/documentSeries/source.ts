import { ownedChildren } from "../graphql/ownedChildren.ts";
import { type DocumentSeries, documentSeriesRecord } from "./record.ts";

/** The series of a location's documents. */
export const documentSeries = ownedChildren<DocumentSeries>({
  path: "/v1/companyDocumentSeries/seller_id",
  parentKey: "seller_id",
  record: documentSeriesRecord,
});
