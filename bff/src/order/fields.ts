import * as v from "valibot";
import { optionalPhoneField, phoneField } from "../account/phoneNumber.ts";
import { AddressInput, addressPaths, toRestAddress } from "../address/input.ts";
import type { Address } from "../address/type.ts";
import { type RecordFields, versionOfFields } from "../graphql/inputFields.ts";
import { optionalLines, optionalText } from "../graphql/text.ts";
import { wholeAddress } from "./placeFields.ts";
import { billingNames, type Order, shippingNames } from "./record.ts";

const needed = "in India; `area`, `postalCode` and `provinceCode` must be filled in";

/** What of an order can be changed after it was placed. */
export const orderFields = {
  customerPhone: {
    type: "String",
    required: true,
    description: "The customer's phone, ten digits in India.",
    rule: (installation) => v.pipe(v.string("Phone is required"), phoneField(installation)),
    rest: "customer_phone",
    current: ({ customer }) => customer.phone,
  },
  shippingName: {
    type: "String",
    description: "Who receives it, where that is somebody else; at most 120 characters.",
    rule: optionalText(120),
    rest: "shipping_name",
    current: ({ shippingName }) => shippingName,
  },
  shippingPhone: {
    type: "String",
    description: "The phone of who receives it, 7 to 15 digits.",
    rule: optionalPhoneField,
    rest: "shipping_phone",
    current: ({ shippingPhone }) => shippingPhone,
  },
  shippingAddress: {
    type: AddressInput,
    required: true,
    description: `Where the goods go, ${needed}. An invoice for the same address goes along.`,
    rule: wholeAddress,
    rest: addressPaths(shippingNames),
    toRest: (address: Address) => toRestAddress(shippingNames, address, null),
    current: ({ shippingAddress }) => Object.values(shippingAddress),
  },
  billingAddress: {
    type: AddressInput,
    required: true,
    description: `Whom the invoice is for, ${needed}.`,
    rule: wholeAddress,
    rest: addressPaths(billingNames),
    toRest: (address: Address) => toRestAddress(billingNames, address, null),
    current: ({ billingAddress }) => Object.values(billingAddress),
  },
  customerNote: {
    type: "String",
    description: "What the customer has said about it, at most 1000 characters.",
    rule: optionalLines(1000),
    rest: "customer_note",
    current: ({ customerNote }) => customerNote,
  },
  staffNote: {
    type: "String",
    description: "What the company's people note, at most 1000 characters; nobody else reads it.",
    rule: optionalLines(1000),
    rest: "staff_note",
    current: ({ staffNote }) => staffNote,
  },
} satisfies RecordFields<Order>;

export const orderVersion = versionOfFields(orderFields);
