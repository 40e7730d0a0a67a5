import { expect } from "vitest";
import { businessToday } from "../http/contactField.ts";
import { type Caller, field } from "./caller.ts";

/** Rates of two kinds of goods. */
export const low = { cgst: "2.5", sgst: "2.5", igst: "5" };
export const high = { cgst: "9", sgst: "9", igst: "18" };

/** Somebody in Bengaluru who pays at the door. */
export const customer = {
  company_po_id: 1,
  order_channel: "storefront",
  customer_name: "Asha Rao",
  customer_phone: "9845012345",
  shipping_area_name: "Indiranagar",
  shipping_zip: "560038",
  shipping_stateshort: "KA",
  payment_method: "cod",
};

/** What tests of orders do with a service. */
export function orderingWith(call: Caller) {
  const ok = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    expect([status < 300, body]).toEqual([true, body]);
    return body;
  };

  let made = 0;
  /** A product on sale. */
  const onSale = async (price: object, seller_id = 1): Promise<number> => {
    const prod_name = `Ordered ${(made += 1)}`;
    const [added] = [
      await ok("POST /v1/companySellerProdLoc/createSignup", { prod_name, seller_id, category1_id: 1 }),
    ];
    const prod_id = Number(field(added, "prod_id"));
    await ok("POST /v1/companySellerProdLoc/page3Signup", { prod_id, ...price });
    for (const prod_status of ["pending", "enabled"])
      await ok(`PUT /v1/companySellerProdLoc/prod_status/${prod_id}`, { prod_status });
    return prod_id;
  };

  /** The order of the specification: ten pieces with three discounts, two in a bundle with them, one plain. */
  const basket = async () => {
    const first = await onSale({
      product_price: "199.99",
      gift_wrapping_enabled: true,
      gift_wrapping_price: "30",
      ...low,
    });
    const second = await onSale({ product_price: "150", ...high });
    const third = await onSale({ product_price: "150", ...high });
    await ok("POST /v1/companySellerProdBundle", {
      prod_id: first,
      bundle_id: second,
      bundle_offer_percentage: 20,
      order_id: 1,
      seller_id: 1,
      company_po_id: 1,
    });
    await ok("POST /v1/companySellerProdLoc/page4SignUp", {
      prod_id: first,
      discount_percentage: 10,
      enable_special_offer: true,
      special_offer_percentage: 30,
      special_offer_start_date: businessToday(),
      special_offer_infinite: true,
      enable_bundle_discounts: true,
      enable_volume_discounts: true,
      slab1_gte: 10,
      slab2_gte: 20,
      slab3_gte: 30,
      slab4_gte: 40,
      slab1_disc_percentage: 3,
      slab2_disc_percentage: 4,
      slab3_disc_percentage: 5,
      slab4_disc_percentage: 6,
    });
    return {
      ...customer,
      lines: [
        { prod_id: first, quantity: 10, gift_wrapping: true, gift_message: "For you" },
        { prod_id: second, quantity: 2 },
        { prod_id: third, quantity: 1 },
      ],
      delivery_charges: [{ seller_id: 1, amount: "50" }],
    };
  };

  /**
   * What is told of while something is done. An older transaction of any database holds events back, so a marker is
   * waited for.
   */
  const toldDuring = async (work: () => Promise<unknown>): Promise<unknown[]> => {
    const mark = async () => {
      const brand_name = `Marker ${(made += 1)}`;
      return field(await ok("POST /v1/companyBrand", { brand_name, company_po_id: 1 }), "brand_id");
    };
    let cursor = String(field(await ok("GET /v1/event"), "cursor"));
    const until = async (brand: unknown): Promise<unknown[]> => {
      const told: unknown[] = [];
      for (;;) {
        const next = await ok(`GET /v1/event?after=${cursor}&wait=25`);
        const events = field(next, "events");
        cursor = String(field(next, "cursor"));
        for (const event of Array.isArray(events) ? events : []) {
          if (field(event, "type") === "brand.created" && field(event, "entity_id") === brand) return told;
          // A notice of the goods that were made for it may come only now.
          if (field(event, "entity") !== "notification") told.push(event);
        }
      }
    };
    await until(await mark());
    await work();
    return until(await mark());
  };

  return { ok, onSale, basket, toldDuring };
}
