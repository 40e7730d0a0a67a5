import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { type OrderLine, orderLineRecord } from "./record.ts";

/** Lines by id; a seller gets only those of their own location. */
export const orderLines = ownedRecords<OrderLine>({
  typeName: "OrderLine",
  path: "/v1/companyOrderLine",
  key: "order_line_id",
  record: orderLineRecord,
});

/** The lines of a fulfilment, by their position. */
export const linesOfFulfilment = ownedChildren<OrderLine>({
  path: "/v1/companyOrderLine/fulfilment_id",
  parentKey: "fulfilment_id",
  record: orderLineRecord,
});
