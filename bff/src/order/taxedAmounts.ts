import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { decimalField } from "../rest/recordFields.ts";

/** What goods amount to with their taxes. */
export interface TaxedAmounts {
  readonly taxable: string;
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
  readonly total: string;
}

/** The service's fields of them but the total, which each record calls by a name of its own. */
export const taxedEntries = {
  taxable_amount: decimalField,
  cgst_amount: decimalField,
  sgst_amount: decimalField,
  igst_amount: decimalField,
};

type TaxedRecord = v.InferOutput<v.ObjectSchema<typeof taxedEntries, undefined>>;

/** The same in our names. */
export function taxedOf(record: TaxedRecord, total: string): TaxedAmounts {
  return {
    taxable: record.taxable_amount,
    cgst: record.cgst_amount,
    sgst: record.sgst_amount,
    igst: record.igst_amount,
    total,
  };
}

export const TaxedAmountsType = builder.objectRef<TaxedAmounts>("TaxedAmounts").implement({
  description:
    "What goods amount to with their taxes, all in INR. Each part is rounded, and `total` is their sum.",
  fields: (t) => ({
    taxable: t.expose("taxable", {
      type: "Decimal",
      description: "Goods, gift wrapping and delivery after discounts, before tax.",
    }),
    cgst: t.expose("cgst", { type: "Decimal", description: "Central GST." }),
    sgst: t.expose("sgst", { type: "Decimal", description: "State GST (in some territories UTGST)." }),
    igst: t.expose("igst", { type: "Decimal", description: "Integrated GST." }),
    total: t.expose("total", { type: "Decimal", description: "All of it." }),
  }),
});

const rateEntries = { cgst: decimalField, sgst: decimalField, igst: decimalField };

/** The rates of the three taxes, by the service's names, which are the schema's too. */
export const taxRates = v.object(rateEntries);

export type TaxRates = v.InferOutput<typeof taxRates>;

export const TaxRatesType = builder.objectRef<TaxRates>("TaxRates").implement({
  description:
    "The rates of the three taxes, 0 to 100 percent. Those that do not hold are 0 only in the amounts.",
  fields: (t) => ({
    cgst: t.expose("cgst", { type: "Decimal", description: "Of central GST." }),
    sgst: t.expose("sgst", { type: "Decimal", description: "Of state GST." }),
    igst: t.expose("igst", { type: "Decimal", description: "Of integrated GST." }),
  }),
});
