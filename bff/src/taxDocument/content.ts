import * as v from "valibot";
import { taxedEntries, taxedOf, type TaxedAmounts, type TaxRates, taxRates } from "../order/taxedAmounts.ts";
import { type TaxKind, taxKinds } from "../order/words.ts";
import {
  decimalField,
  flagField,
  integerField,
  optionalDateTimeField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";

/** Somebody who is named on a document. */
export interface TaxParty {
  readonly name: string;
  readonly legalName: string | null;
  readonly gstin: string | null;
  readonly phone: string | null;
  readonly address: readonly string[];
  readonly stateCode: string | null;
  readonly state: string | null;
}

/** A line as it is printed. */
export interface TaxDocumentLine {
  readonly description: string;
  readonly sku: string | null;
  readonly hsnCode: string | null;
  readonly unit: string;
  readonly quantity: number;
  readonly listPrice: string;
  readonly unitPrice: string;
  readonly discount: string;
  readonly giftPrice: string;
  readonly deliveryShare: string;
  readonly rates: TaxRates;
  readonly amounts: TaxedAmounts;
}

/** What bears the same rates under the same code. */
export interface TaxSummary {
  readonly hsnCode: string | null;
  readonly quantity: number;
  readonly rates: TaxRates;
  readonly amounts: Omit<TaxedAmounts, "total">;
}

/** All that is printed of a tax document. */
export interface TaxDocumentContent {
  readonly orderNumber: string;
  readonly placedAt: string | null;
  readonly supplier: TaxParty;
  readonly recipient: TaxParty;
  readonly delivery: TaxParty | null;
  readonly placeOfSupply: { readonly code: string; readonly name: string } | null;
  readonly taxKind: TaxKind;
  readonly stateTaxName: string;
  readonly lines: readonly TaxDocumentLine[];
  readonly summary: readonly TaxSummary[];
  readonly deliveryCharge: string;
  readonly amounts: TaxedAmounts;
  readonly totalInWords: string;
  readonly isReverseCharge: boolean;
  readonly against: { readonly number: string; readonly issuedAt: string | null } | null;
}

const party = v.pipe(
  v.object({
    name: textField,
    legal_name: optionalTextField,
    gstin: optionalTextField,
    phone: optionalTextField,
    address: v.nullish(v.array(v.string()), []),
    state_code: optionalTextField,
    state: optionalTextField,
  }),
  v.transform((record): TaxParty => ({
    name: record.name,
    legalName: record.legal_name,
    gstin: record.gstin,
    phone: record.phone,
    address: record.address,
    stateCode: record.state_code,
    state: record.state,
  })),
);

const ratesOf = ({ cgst, sgst, igst }: TaxRates): TaxRates => ({ cgst, sgst, igst });

const line = v.pipe(
  v.object({
    ...taxedEntries,
    ...taxRates.entries,
    description: textField,
    sku: optionalTextField,
    hsn: optionalTextField,
    uqc: textField,
    quantity: integerField,
    list_price: decimalField,
    unit_price: decimalField,
    discount: decimalField,
    gift_price: decimalField,
    delivery_share: decimalField,
    total: decimalField,
  }),
  v.transform((record): TaxDocumentLine => ({
    description: record.description,
    sku: record.sku,
    hsnCode: record.hsn,
    unit: record.uqc,
    quantity: record.quantity,
    listPrice: record.list_price,
    unitPrice: record.unit_price,
    discount: record.discount,
    giftPrice: record.gift_price,
    deliveryShare: record.delivery_share,
    rates: ratesOf(record),
    amounts: taxedOf(record, record.total),
  })),
);

const summary = v.pipe(
  v.object({ ...taxedEntries, ...taxRates.entries, hsn: optionalTextField, quantity: integerField }),
  v.transform((record): TaxSummary => {
    const { total: _, ...amounts } = taxedOf(record, "");
    return { hsnCode: record.hsn, quantity: record.quantity, rates: ratesOf(record), amounts };
  }),
);

/** Reads what the service has frozen of a document. */
export const taxDocumentContent = v.pipe(
  v.object({
    ...taxedEntries,
    order_no: textField,
    placed_at: optionalDateTimeField,
    supplier: party,
    recipient: party,
    delivery: v.nullish(party, null),
    place_of_supply: v.nullish(v.object({ code: textField, name: textField }), null),
    tax_kind: wordField(taxKinds),
    state_tax_name: textField,
    lines: v.array(line),
    summary: v.array(summary),
    delivery_charge: decimalField,
    total: decimalField,
    total_in_words: textField,
    is_reverse_charge: flagField,
    against: v.nullish(v.object({ number: textField, issued_at: optionalDateTimeField }), null),
  }),
  v.transform((record): TaxDocumentContent => ({
    orderNumber: record.order_no,
    placedAt: record.placed_at,
    supplier: record.supplier,
    recipient: record.recipient,
    delivery: record.delivery ?? null,
    placeOfSupply: record.place_of_supply ?? null,
    taxKind: record.tax_kind,
    stateTaxName: record.state_tax_name,
    lines: record.lines,
    summary: record.summary,
    deliveryCharge: record.delivery_charge,
    amounts: taxedOf(record, record.total),
    totalInWords: record.total_in_words,
    isReverseCharge: record.is_reverse_charge,
    against: record.against ? { number: record.against.number, issuedAt: record.against.issued_at } : null,
  })),
);
