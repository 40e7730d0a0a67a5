import type { Database } from "../db/schema.ts";

/** What the records of a table are called in the gateway's schema, and what stands before their id there. */
const nodeTypes: Partial<Record<keyof Database, readonly [type: string, before?: string]>> = {
  company: ["Company"],
  category1: ["Category", "1-"],
  category2: ["Category", "2-"],
  category3: ["Category", "3-"],
  banner: ["Banner"],
  collection: ["Collection"],
  brand: ["Brand"],
  seller: ["Seller"],
  manufacturer: ["Manufacturer"],
  product: ["Product"],
  product_image: ["ProductImage"],
  variant: ["Variant"],
  bundle: ["Bundle"],
  vendor: ["Vendor"],
  delivery_user: ["DeliveryUser"],
  pickup_point: ["PickupPoint"],
  webhook: ["Webhook"],
  stock: ["Stock"],
  company_order: ["Order"],
  fulfilment: ["Fulfilment"],
  tax_document: ["TaxDocument"],
  refund: ["Refund"],
  job: ["Job"],
  account: ["StaffMember"],
};

const names = new Map(Object.entries(nodeTypes));

/** The id by which the gateway's `node` finds a record: base64url of `Type:id`. Null for what is no node there. */
export function globalIdOf(entity: string, id: number): string | null {
  const [type, before = ""] = names.get(entity) ?? [];
  return type === undefined ? null : Buffer.from(`${type}:${before}${id}`).toString("base64url");
}
