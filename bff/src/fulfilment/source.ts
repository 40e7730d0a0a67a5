import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { type Fulfilment, fulfilmentRecord } from "./record.ts";

/** Fulfilments by id; a seller gets only those of their own location. */
export const fulfilments = ownedRecords<Fulfilment>({
  typeName: "Fulfilment",
  path: "/v1/companyFulfilment",
  key: "fulfilment_id",
  record: fulfilmentRecord,
});

/** The fulfilments of an order; a seller gets only their own. */
export const fulfilmentsOfOrder = ownedChildren<Fulfilment>({
  path: "/v1/companyFulfilment/order_id",
  parentKey: "order_id",
  record: fulfilmentRecord,
});
