import * as v from "valibot";
import { expect, test } from "vitest";
import { missingParts } from "./missing.ts";
import { sellerRecord } from "./record.ts";

const complete = { gstin_number: "29ABCDE1234F1ZW", zip: "560041", stateshort: "KA", phone: "08041234567" };

test.each([
  [{}, []],
  [{ gstin_number: "" }, ["GSTIN"]],
  [{ zip: null }, ["ADDRESS"]],
  [{ stateshort: "" }, ["ADDRESS"]],
  [{ gstin_number: null, zip: null, stateshort: null, phone: "" }, ["GSTIN", "ADDRESS", "PHONE"]],
])("a location with %j lacks %j", (part, expected) => {
  const raw = { seller_id: 1, business_name: "Riverside", ...complete, ...part };
  expect(missingParts(v.parse(sellerRecord, raw))).toEqual(expected);
});
