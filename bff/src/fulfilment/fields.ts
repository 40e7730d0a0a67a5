import * as v from "valibot";
import { webAddressDescription, webAddressField } from "../account/webAddress.ts";
import { type RecordFields, type RestBody, toRestBody, versionOfFields } from "../graphql/inputFields.ts";
import { optionalText } from "../graphql/text.ts";
import type { Fulfilment } from "./record.ts";

/** Said in a step, where null and an empty text leave it as it is, and in an edit, which empties it with them. */
const way = (what: string) => ({
  description: `${what} Null and an empty text leave it as it is.`,
  editDescription: `${what} Null and an empty text empty it.`,
});

/** What can be said of the way a fulfilment goes. */
export const fulfilmentFields = {
  carrierName: {
    type: "String",
    ...way("Who carries it, at most 60 characters."),
    rule: optionalText(60),
    rest: "carrier_name",
    current: (fulfilment) => fulfilment.carrierName,
  },
  trackingNumber: {
    type: "String",
    ...way("What the carrier calls it, at most 60 characters."),
    rule: optionalText(60),
    rest: "tracking_number",
    current: (fulfilment) => fulfilment.trackingNumber,
  },
  trackingUrl: {
    type: "String",
    ...way(`Where the carrier tells of it. ${webAddressDescription}`),
    rule: webAddressField,
    rest: "tracking_url",
    current: (fulfilment) => fulfilment.trackingUrl,
  },
  ewayBillNumber: {
    type: "String",
    ...way("The number of its e-way bill, 12 digits."),
    rule: v.pipe(
      optionalText(20),
      v.check((text) => text === null || /^\d{12}$/.test(text), "An e-way bill number has 12 digits"),
    ),
    rest: "eway_bill_no",
    current: (fulfilment) => fulfilment.ewayBillNumber,
  },
} satisfies RecordFields<Fulfilment>;

/** The REST body of what a step says of it. */
export function wayBody(values: { readonly [Name in keyof typeof fulfilmentFields]?: unknown }): RestBody {
  const body = Object.entries(toRestBody(fulfilmentFields, values));
  return Object.fromEntries(body.filter(([, value]) => value !== null));
}

export const fulfilmentVersion = versionOfFields(fulfilmentFields);
