import * as v from "valibot";
import { webAddressDescription, webAddressField } from "../account/webAddress.ts";
import { keptWhenEmpty, type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import { optionalText } from "../graphql/text.ts";
import type { Fulfilment } from "./record.ts";

const kept = "Null and an empty text leave it as it is.";

/** What can be said of the way a fulfilment goes; it stays when it is left empty. */
export const fulfilmentFields = {
  carrierName: {
    type: "String",
    description: `Who carries it, at most 60 characters. ${kept}`,
    rule: optionalText(60),
    rest: "carrier_name",
    toRest: keptWhenEmpty,
    current: (fulfilment) => fulfilment.carrierName,
  },
  trackingNumber: {
    type: "String",
    description: `What the carrier calls it, at most 60 characters. ${kept}`,
    rule: optionalText(60),
    rest: "tracking_number",
    toRest: keptWhenEmpty,
    current: (fulfilment) => fulfilment.trackingNumber,
  },
  trackingUrl: {
    type: "String",
    description: `Where the carrier tells of it. ${webAddressDescription} ${kept}`,
    rule: webAddressField,
    rest: "tracking_url",
    toRest: keptWhenEmpty,
    current: (fulfilment) => fulfilment.trackingUrl,
  },
  ewayBillNumber: {
    type: "String",
    description: `The number of its e-way bill, 12 digits. ${kept}`,
    rule: v.pipe(
      optionalText(20),
      v.check((text) => text === null || /^\d{12}$/.test(text), "An e-way bill number has 12 digits"),
    ),
    rest: "eway_bill_no",
    toRest: keptWhenEmpty,
    current: (fulfilment) => fulfilment.ewayBillNumber,
  },
} satisfies RecordFields<Fulfilment>;

export const fulfilmentVersion = versionOfFields(fulfilmentFields);
