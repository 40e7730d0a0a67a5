import * as v from "valibot";
import type { SentField } from "../graphql/inputFields.ts";
import { optionalLines, optionalText, requiredText } from "../graphql/text.ts";

/** What an e-invoice portal answers for a document. */
export const referenceFields = {
  invoiceReferenceNumber: {
    type: "String",
    required: true,
    description: "The invoice reference number (IRN), 64 digits and letters a to f.",
    rule: v.pipe(
      requiredText("Invoice reference number is required", 64),
      v.regex(/^[0-9a-f]{64}$/, "Must be 64 digits and letters a to f"),
    ),
    rest: "irn",
  },
  acknowledgementNumber: {
    type: "String",
    description: "The number of the portal's acknowledgement, at most 20 characters.",
    rule: optionalText(20),
    rest: "irn_ack_no",
  },
  acknowledgedAt: {
    type: "DateTime",
    description: "When the portal has acknowledged it.",
    rule: v.nullish(v.string(), null),
    rest: "irn_ack_date",
  },
  signedQrCode: {
    type: "String",
    description: "The text of the QR code that the portal has signed, at most 4000 characters.",
    rule: optionalLines(4000),
    rest: "irn_qr",
  },
} satisfies Readonly<Record<string, SentField>>;
