import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { type PaymentMethod, paymentMethods } from "../order/words.ts";
import {
  decimalField,
  idField,
  optionalDateField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";

/** What became of money that is owed back, by the service's names. */
export const refundStates = { due: "DUE", sent: "SENT", dropped: "DROPPED" } as const;

export type RefundState = (typeof refundStates)[keyof typeof refundStates];

/** Money that is owed back to a customer. */
export interface Refund extends Ownership, RecordTimes {
  readonly id: string;
  readonly orderId: string;
  readonly amount: string;
  readonly reason: string;
  readonly state: RefundState;
  readonly method: PaymentMethod | null;
  readonly reference: string | null;
  readonly sentOn: string | null;
}

/** Reads `companyRefund`. */
export const refundRecord = v.pipe(
  v.object({
    ...timesEntries,
    refund_id: idField,
    company_po_id: idField,
    order_id: idField,
    amount: decimalField,
    reason: textField,
    refund_state: wordField(refundStates),
    method: v.nullish(wordField(paymentMethods), null),
    reference: optionalTextField,
    sent_on: optionalDateField,
  }),
  v.transform((record): Refund => ({
    ...timesOf(record),
    id: record.refund_id,
    companyId: record.company_po_id,
    sellerId: null,
    orderId: record.order_id,
    amount: record.amount,
    reason: record.reason,
    state: record.refund_state,
    method: record.method,
    reference: record.reference,
    sentOn: record.sent_on,
  })),
);
