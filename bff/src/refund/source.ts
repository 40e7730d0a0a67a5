import type { RecordContext } from "../graphql/context.ts";
import { ownedChildren } from "../graphql/ownedChildren.ts";
import { type OwnedRecords, ownedRecords, requireBy } from "../graphql/ownedRecords.ts";
import { type Refund, refundRecord } from "./record.ts";

const ofCompany = ownedRecords<Refund>({
  typeName: "Refund",
  path: "/v1/companyRefund",
  key: "refund_id",
  record: refundRecord,
});

/** A refund is of a whole order, so it is the company's business and no location's. */
const load = async (context: RecordContext, id: string): Promise<Refund | null> =>
  context.session.current?.user.kind === "owner" ? ofCompany.load(context, id) : null;

/** Refunds by id, for the company's people. */
export const refunds: OwnedRecords<Refund> = {
  ...ofCompany,
  load,
  find: load,
  require: requireBy("Refund", load),
};

/** The refunds of an order; ask for them for the company's people only. */
export const refundsOfOrder = ownedChildren<Refund>({
  path: "/v1/companyRefund/order_id",
  parentKey: "order_id",
  record: refundRecord,
});
