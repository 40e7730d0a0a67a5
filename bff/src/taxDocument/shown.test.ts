import * as v from "valibot";
import { expect, test } from "vitest";
import { document } from "../../test/nouns/orderRecords.ts";
import { taxDocumentRecord } from "./record.ts";
import { shownOf } from "./shown.ts";

const documents = (...kinds: string[]) =>
  kinds.map((kind, index) =>
    v.parse(taxDocumentRecord, {
      ...document("own"),
      document_id: index + 1,
      company_po_id: 1,
      seller_id: 1,
      order_id: 1,
      fulfilment_id: 1,
      kind,
    }),
  );
const credits = (count: number) => Array.from({ length: count }, () => "credit_note");

test.each([
  [
    [...credits(4), "tax_invoice"],
    ["1", "2", "3", "4", "5"],
  ],
  [
    [...credits(6), "tax_invoice"],
    ["1", "2", "3", "4", "7"],
  ],
  [
    [...credits(6), "bill_of_supply"],
    ["1", "2", "3", "4", "7"],
  ],
  [credits(6), ["1", "2", "3", "4", "5"]],
  [[], []],
])("of %j are shown %j", (kinds, shown) => {
  expect(shownOf(documents(...kinds), 5).map(({ id }) => id)).toEqual(shown);
});
