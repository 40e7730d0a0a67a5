import { fulfilmentsOfOrder } from "../fulfilment/source.ts";
import type { RecordContext } from "../graphql/context.ts";
import { type OwnedRecords, ownedRecords, requireBy } from "../graphql/ownedRecords.ts";
import { type Order, orderRecord } from "./record.ts";

const ofCompany = ownedRecords<Order>({
  typeName: "Order",
  path: "/v1/companyOrder",
  key: "order_id",
  record: orderRecord,
});

/** An order belongs to no location: to a seller it is there when a part of it is theirs. */
async function load(context: RecordContext, id: string): Promise<Order | null> {
  const isOfCompany = context.session.current?.user.kind === "owner";
  if (isOfCompany) return ofCompany.load(context, id);
  const [order, parts] = await Promise.all([
    ofCompany.load(context, id),
    fulfilmentsOfOrder.load(context, id),
  ]);
  return parts.length > 0 ? order : null;
}

/** Orders by id; a seller gets only those that have a part of their own. */
export const orders: OwnedRecords<Order> = {
  ...ofCompany,
  load,
  find: (context, id) =>
    context.session.current?.user.kind === "owner" ? ofCompany.find(context, id) : load(context, id),
  require: requireBy("Order", load),
};
