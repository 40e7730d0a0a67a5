import * as v from "valibot";
import { decimal, instant, nullableText, whole } from "../http/responseFields.ts";
import { taxKinds } from "../reckoning/taxes.ts";
import { documentKinds } from "./kind.ts";

const party = v.object({
  name: v.string(),
  legal_name: nullableText,
  gstin: nullableText,
  phone: nullableText,
  /** The lines of the address, without empty ones. */
  address: v.array(v.string()),
  /** GST code and name of the state. */
  state_code: nullableText,
  state: nullableText,
});

const amounts = {
  taxable_amount: decimal,
  cgst_amount: decimal,
  sgst_amount: decimal,
  igst_amount: decimal,
};

const rates = { cgst: decimal, sgst: decimal, igst: decimal };

/** All that is printed of a tax document (CGST Rules 46 and 53): it is drawn from this alone, so a reprint never changes. */
export const documentContent = v.object({
  kind: v.picklist(documentKinds),
  number: v.string(),
  issued_at: instant,
  order_no: v.string(),
  placed_at: instant,
  supplier: party,
  recipient: party,
  /** Where the goods go, when that is not the recipient's address. */
  delivery: v.nullable(party),
  place_of_supply: v.nullable(v.object({ code: v.string(), name: v.string() })),
  tax_kind: v.picklist(taxKinds),
  /** The state's tax is called UTGST in territories without a legislature. */
  state_tax_name: v.picklist(["SGST", "UTGST"]),
  lines: v.array(
    v.object({
      description: v.string(),
      sku: nullableText,
      hsn: nullableText,
      uqc: v.string(),
      quantity: whole,
      list_price: decimal,
      unit_price: decimal,
      discount: decimal,
      gift_price: decimal,
      delivery_share: decimal,
      ...rates,
      ...amounts,
      total: decimal,
    }),
  ),
  /** By HSN code and rate. */
  summary: v.array(v.object({ hsn: nullableText, ...rates, quantity: whole, ...amounts })),
  ...amounts,
  delivery_charge: decimal,
  total: decimal,
  total_in_words: v.string(),
  is_reverse_charge: v.literal(false),
  /** Of a credit note: the invoice that it is against, and why. */
  against: v.nullable(v.object({ number: v.string(), issued_at: instant })),
  reason: nullableText,
});

export type DocumentContent = v.InferOutput<typeof documentContent>;
