import * as v from "valibot";
import { encodeNodeId } from "../../bff/src/graphql/nodeId.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

type Place = Pick<Product, "service">;

const record = v.looseObject({});

/** Some writes answer with the record, others with a list of it. */
const rows = (body: unknown) => v.parse(v.array(record), [body].flat());

/** A number of the first record that was answered. */
export const numberIn = (body: unknown, field: string): number => Number(rows(body)[0]?.[field]);

/** Rates of goods. */
export const rates = {
  nil: { cgst: "0", sgst: "0", igst: "0" },
  low: { cgst: "2.5", sgst: "2.5", igst: "5" },
  high: { cgst: "9", sgst: "9", igst: "18" },
} as const;

/** A product on sale at a location of the demo's first company. @returns its id in the service */
export async function productOnSale(
  place: Place,
  name: string,
  part: object,
  seller_id = 1,
): Promise<number> {
  const added = await callService(place, "POST", "/v1/companySellerProdLoc/createSignup", {
    prod_name: name,
    seller_id,
    category1_id: 1,
  });
  const prod_id = numberIn(added, "prod_id");
  const pricing = { prod_id, hsn_code: "4602", ...part };
  await callService(place, "POST", "/v1/companySellerProdLoc/page3Signup", pricing);
  for (const prod_status of ["pending", "enabled"])
    await callService(place, "PUT", `/v1/companySellerProdLoc/prod_status/${prod_id}`, { prod_status });
  return prod_id;
}

/** Somebody in Bengaluru who pays at the door. */
export const customer = {
  company_po_id: 1,
  order_channel: "storefront",
  customer_name: "Asha Rao",
  customer_phone: "9845012345",
  shipping_street_name: "12th Main",
  shipping_area_name: "Indiranagar",
  shipping_zip: "560038",
  shipping_stateshort: "KA",
  payment_method: "cod",
};

/** A part of an order as the tests know it. */
export interface PlacedPart {
  /** Its id in the service, and in GraphQL. */
  readonly id: number;
  readonly nodeId: string;
  /** The order's id in GraphQL. */
  readonly orderId: string;
  readonly number: string;
}

/** Places an order as a storefront does. @returns its one part */
export async function placeOrder(place: Place, order: object): Promise<PlacedPart> {
  const placed = await callService(place, "POST", "/v1/companyOrder", { ...customer, ...order });
  const { order_id, order_no } = v.parse(v.object({ order_id: v.number(), order_no: v.string() }), placed);
  const parts = await callService(place, "GET", `/v1/companyFulfilment/order_id/${order_id}`);
  const id = numberIn(parts, "fulfilment_id");
  return {
    id,
    nodeId: encodeNodeId("Fulfilment", String(id)),
    orderId: encodeNodeId("Order", String(order_id)),
    number: `${order_no}/1`,
  };
}

/** Takes steps with a part of an order. */
export async function takeSteps(
  place: Place,
  { id }: PlacedPart,
  ...steps: readonly object[]
): Promise<void> {
  for (const step of steps)
    await callService(place, "PUT", `/v1/companyFulfilment/fulfilment_status/${id}`, step);
}

/** Sends a part of an order, which issues its document. */
export const despatch = [
  { action: "pack", packages: 1 },
  { action: "despatch", carrier_name: "Blue Dart" },
] as const;
