import { describe, expect, test } from "vitest";
import { decodeRecord } from "../rest/recordFields.ts";
import { fulfilment } from "../../test/nouns/orderRecords.ts";
import { fulfilmentRecord } from "./record.ts";
import { warningsOf } from "./warnings.ts";

const today = "2026-11-25";
const fine = {
  lines: [{ hsnCode: "4602", quantity: 2, cancelledQuantity: 0 }],
  licenceExpiry: today,
  isSuspended: false,
};
const part = (change: object) => ({
  ...decodeRecord(fulfilmentRecord, {
    ...fulfilment("own"),
    fulfilment_id: 1,
    order_id: 1,
    seller_id: 1,
    company_po_id: 1,
  }),
  status: "PACKED" as const,
  deliveryMode: "DELIVERY" as const,
  taxKind: "WITHIN_STATE" as const,
  ewayBillNumber: null,
  ...change,
});
const worth = (total: string) => ({
  amounts: { taxable: "0.00", cgst: "0.00", sgst: "0.00", igst: "0.00", total },
});
const fieldsOf = (change: object, around: object = {}) =>
  warningsOf(part(change), { ...fine, ...around }, today).map(({ path }) => path.join());
const withoutHsn = { lines: [{ hsnCode: null, quantity: 2, cancelledQuantity: 1 }] };

describe("what a fulfilment is warned of", () => {
  test("where all is well nothing is", () => expect(fieldsOf(worth("50000.00"))).toEqual([]));

  test("a line without HSN that is still sent, until there is an invoice", () => {
    expect(warningsOf(part({}), { ...fine, ...withoutHsn }, today)).toEqual([
      { path: ["lines"], message: "HSN is missing; the invoice will say so." },
    ]);
    expect(fieldsOf({ status: "OUT" }, withoutHsn)).toEqual([]);
    expect(fieldsOf({}, { lines: [{ hsnCode: null, quantity: 2, cancelledQuantity: 2 }] })).toEqual([]);
  });

  test("goods above 50,000 without an e-way bill, where they travel", () => {
    expect(fieldsOf(worth("50000.01"))).toEqual(["ewayBillNumber"]);
    expect(fieldsOf({ ...worth("50000.01"), status: "OUT" })).toEqual(["ewayBillNumber"]);
    expect(fieldsOf({ ...worth("50000.01"), ewayBillNumber: "123456789012" })).toEqual([]);
    expect(fieldsOf({ ...worth("50000.01"), deliveryMode: "PICKUP" })).toEqual([]);
    expect(fieldsOf({ ...worth("50000.01"), status: "DELIVERED" })).toEqual([]);
  });

  test("a licence that is over, a location that is suspended or has no GSTIN", () => {
    expect(fieldsOf({}, { licenceExpiry: "2026-11-24" })).toEqual(["deliveryUser"]);
    expect(fieldsOf({}, { isSuspended: true })).toEqual(["seller"]);
    expect(fieldsOf({ taxKind: "NONE" })).toEqual(["taxKind"]);
    expect(fieldsOf({ taxKind: "NONE", status: "CANCELLED" }, { isSuspended: true })).toEqual([]);
  });
});
