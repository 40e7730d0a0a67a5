import { expect, test } from "vitest";
import { messageBody } from "./message.ts";

const occurred_at = "2026-01-01T00:00:00.000Z";
const idOf = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64url");
const dataOf = (told: object) => {
  const about = { type: "x.y", entity: "brand", entity_id: 7, number: null, data: {}, occurred_at };
  return JSON.parse(messageBody("evt_1", { ...about, ...told })).data;
};

test("a message says what happened to which record, and nothing else of it", () => {
  const told = { type: "brand.changed", entity: "brand", entity_id: 7, number: null, occurred_at };
  const data = { changed: ["brand_name", 4], account_id: 12, reason_code: "damaged" };
  expect(messageBody("evt_1", { ...told, data })).toBe(
    `{"id":"evt_1","type":"brand.changed","timestamp":"${occurred_at}","data":{"id":"${idOf("Brand", 7)}","databaseId":"7","changed":["brand_name"]}}`,
  );
});

test("what belongs to an order has its number, whatever its own is", () => {
  const part = { entity: "fulfilment", number: "2627-000123/1" };
  expect(dataOf(part)).toEqual({
    id: idOf("Fulfilment", 7),
    databaseId: "7",
    number: "2627-000123/1",
    orderNumber: "2627-000123",
  });
  const document = { entity: "tax_document", number: "INV/2627/7", data: { order_no: "2627-000123" } };
  expect(dataOf(document)).toEqual({
    id: idOf("TaxDocument", 7),
    databaseId: "7",
    number: "INV/2627/7",
    orderNumber: "2627-000123",
  });
});

test.each([
  ["company_order", "Order"],
  ["refund", "Refund"],
  ["stock", "Stock"],
  ["job", "Job"],
  ["account", "StaffMember"],
])("a record of %s is a node of type %s", (entity, type) => {
  expect(dataOf({ entity })).toEqual({ id: idOf(type, 7), databaseId: "7" });
});
