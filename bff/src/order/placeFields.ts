import * as v from "valibot";
import { optionalEmailField } from "../account/emailAddress.ts";
import { phoneField } from "../account/phoneNumber.ts";
import { AddressInput, addressPaths, addressRule } from "../address/input.ts";
import { isMoney } from "../graphql/decimal.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import { type InputField, type InputFields, idOf, inputType } from "../graphql/inputFields.ts";
import { optionalLines, optionalText, requiredText } from "../graphql/text.ts";
import { DeliveryModeEnum, PaymentMethodEnum } from "./enums.ts";
import { OrderLanguageEnum, orderLanguages } from "./languages.ts";
import { billingNames, shippingNames } from "./record.ts";
import { deliveryModes, paymentMethods } from "./words.ts";

/** An amount of money that may be left out. */
export const optionalAmount = v.nullish(
  v.pipe(v.string(), v.check(isMoney, "Must be an amount of 0 or more with at most two decimals")),
  null,
);

/** A way to pay. */
export const methodRule = v.picklist(Object.values(paymentMethods));

const quantityRange = "Quantity is a whole number from 1 to 100000";

/** Pieces of something. */
export const quantityField = {
  type: "Int",
  required: true,
  description: "How many pieces, 1 to 100000.",
  rule: v.pipe(
    v.number(quantityRange),
    v.integer(quantityRange),
    v.minValue(1, quantityRange),
    v.maxValue(100_000, quantityRange),
  ),
} satisfies InputField;

/** An address to which something can be sent. */
export const wholeAddress = addressRule({
  area: "Area is required",
  postalCode: "Zip is required",
  provinceCode: "State is required",
});

const customerFields = {
  name: {
    type: "String",
    required: true,
    description: "Their name, 1 to 120 characters.",
    rule: requiredText("Name is required", 120),
  },
  phone: {
    type: "String",
    required: true,
    description: "Their phone, ten digits in India.",
    rule: phoneField,
  },
  email: {
    type: "String",
    description: "Their mail address; null for none.",
    rule: optionalEmailField,
  },
  gstinNumber: {
    type: "String",
    description:
      "The GSTIN of a business that buys, with its check character; null for who is not registered.",
    rule: v.pipe(
      optionalText(15),
      v.transform((gstin) => gstin?.toUpperCase() ?? null),
    ),
  },
  legalName: {
    type: "String",
    description: "The legal name of a business that buys, at most 120 characters.",
    rule: optionalText(120),
  },
  language: {
    type: OrderLanguageEnum,
    description:
      "In which language they are told of the order by mail; as `Company.orderMails` says when not given.",
    rule: v.nullish(v.picklist(Object.values(orderLanguages)), null),
  },
} satisfies InputFields;

const OrderCustomerInput = inputType("OrderCustomerInput", "Who buys.", customerFields);

const lineFields = {
  productId: idOf("Product", "A product on sale."),
  variantId: {
    type: "ID",
    names: "Variant",
    description: "One of its variants; null for a product with a single price.",
    rule: v.nullish(v.string(), null),
  },
  quantity: quantityField,
  giftWrapping: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether it is wrapped as a gift.",
    rule: flagRule,
  },
  giftMessage: {
    type: "String",
    description: "What is written to the gift, at most 300 characters.",
    rule: optionalLines(300),
  },
  unitPrice: {
    type: "Decimal",
    description: "Of one piece before tax, INR; only with `pricesAreGiven`.",
    rule: optionalAmount,
  },
} satisfies InputFields;

const OrderLineInput = inputType("OrderLineInput", "So many pieces of a product.", lineFields);

const chargeFields = {
  sellerId: idOf("Seller", "A location that sends something."),
  amount: {
    type: "Decimal",
    required: true,
    description: "What it costs to send, before tax, INR.",
    rule: v.pipe(v.string(), v.check(isMoney, "Must be an amount of 0 or more with at most two decimals")),
  },
} satisfies InputFields;

const DeliveryChargeInput = inputType(
  "DeliveryChargeInput",
  "What it costs to send one location's part.",
  chargeFields,
);

const lineRule = v.object({
  productId: lineFields.productId.rule,
  variantId: lineFields.variantId.rule,
  quantity: lineFields.quantity.rule,
  giftWrapping: lineFields.giftWrapping.rule,
  giftMessage: lineFields.giftMessage.rule,
  unitPrice: lineFields.unitPrice.rule,
});

const chargeRule = v.object({ sellerId: chargeFields.sellerId.rule, amount: chargeFields.amount.rule });

/** An order as somebody places it, or asks what it would cost. */
export const placeFields = {
  channel: {
    type: "String",
    required: true,
    description: "Where it comes from, such as `storefront`; 1 to 40 characters.",
    rule: requiredText("Channel is required", 40),
    rest: "order_channel",
  },
  channelReference: {
    type: "String",
    description:
      "What it is called there, at most 80 characters. The same one with the same content is the same order for good, with other content it is refused.",
    rule: optionalText(80),
    rest: "channel_reference",
  },
  placedAt: {
    type: "DateTime",
    description: "When the customer has placed it, within the last 30 days; now when not given.",
    rule: v.nullish(v.string(), null),
    rest: "placed_at",
  },
  customer: {
    type: OrderCustomerInput,
    required: true,
    description: "Who buys.",
    rule: (installation) =>
      v.object({
        name: customerFields.name.rule,
        phone: phoneField(installation),
        email: optionalEmailField(installation),
        gstinNumber: customerFields.gstinNumber.rule,
        legalName: customerFields.legalName.rule,
        language: customerFields.language.rule,
      }),
    rest: {
      customer_name: ["name"],
      customer_phone: ["phone"],
      customer_email: ["email"],
      customer_gstin: ["gstinNumber"],
      customer_legal_name: ["legalName"],
      customer_language: ["language"],
    },
  },
  shippingName: {
    type: "String",
    description: "Who receives it, where that is somebody else; at most 120 characters.",
    rule: optionalText(120),
    rest: "shipping_name",
  },
  shippingPhone: {
    type: "String",
    description: "The phone of who receives it, at most 20 characters.",
    rule: optionalText(20),
    rest: "shipping_phone",
  },
  shippingAddress: {
    type: AddressInput,
    description:
      "Where the goods go, in India; `area`, `postalCode` and `provinceCode` must be filled in. Only for a pickup it may be left out.",
    rule: (installation) => v.nullish(wholeAddress(installation), null),
    rest: addressPaths(shippingNames),
  },
  billingAddress: {
    type: AddressInput,
    description: "Whom the invoice is for, as filled in as the other; `shippingAddress` when not given.",
    rule: (installation) => v.nullish(wholeAddress(installation), null),
    rest: addressPaths(billingNames),
  },
  deliveryMode: {
    type: DeliveryModeEnum,
    required: true,
    default: "DELIVERY",
    description: "How the goods come.",
    rule: v.picklist(Object.values(deliveryModes)),
    rest: "delivery_mode",
  },
  pickupPointId: {
    type: "ID",
    names: "PickupPoint",
    description: "Where they are collected; needed for a pickup, and only then.",
    rule: v.nullish(v.string(), null),
    rest: "pickup_point_id",
  },
  promisedDate: {
    type: "Date",
    description:
      "The day that is promised, not before the day of the order. For a pickup a day on which the point has room, the first of them when not given.",
    rule: v.nullish(v.string(), null),
    rest: "promised_date",
  },
  paymentMethod: {
    type: PaymentMethodEnum,
    required: true,
    description: "How it is paid.",
    rule: methodRule,
    rest: "payment_method",
  },
  isAuthorised: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether the payment is promised, such as a card that was authorised.",
    rule: flagRule,
    rest: "payment_state",
  },
  amountPaid: {
    type: "Decimal",
    description: "What has come already, INR.",
    rule: optionalAmount,
    rest: "amount_paid",
  },
  paymentReference: {
    type: "String",
    description: "What the payment is called by who took it, at most 120 characters.",
    rule: optionalText(120),
    rest: "payment_reference",
  },
  customerNote: {
    type: "String",
    description: "What the customer says about it, at most 1000 characters.",
    rule: optionalLines(1000),
    rest: "customer_note",
  },
  lines: {
    type: [OrderLineInput],
    required: true,
    description: "What is bought, 1 to 200 lines of at most 50 locations.",
    rule: v.pipe(
      v.array(lineRule),
      v.check((lines) => lines.length > 0, "At least one line is required"),
      v.check((lines) => lines.length <= 200, "An order has at most 200 lines"),
    ),
    rest: {
      lines: [],
      "lines.*.prod_id": ["*", "productId"],
      "lines.*.varient_id": ["*", "variantId"],
      "lines.*.quantity": ["*", "quantity"],
      "lines.*.gift_wrapping": ["*", "giftWrapping"],
      "lines.*.gift_message": ["*", "giftMessage"],
      "lines.*.unit_price": ["*", "unitPrice"],
    },
  },
  deliveryCharges: {
    type: [DeliveryChargeInput],
    description: "What delivery costs, for each location; nothing where none is given.",
    rule: v.nullish(
      v.pipe(
        v.array(chargeRule),
        v.check((charges) => charges.length <= 200, "An order has at most 200 delivery charges"),
      ),
      [],
    ),
    rest: {
      delivery_charges: [],
      "delivery_charges.*.seller_id": ["*", "sellerId"],
      "delivery_charges.*.amount": ["*", "amount"],
    },
  },
  expectedTotal: {
    type: "Decimal",
    description: "What the caller has reckoned, INR: with another result the order is refused.",
    rule: optionalAmount,
    rest: "expected_total",
  },
  pricesAreGiven: {
    type: "Boolean",
    required: true,
    default: false,
    description: "Whether `unitPrice` of each line holds, whatever the catalogue says.",
    rule: flagRule,
    rest: "price_source",
  },
} satisfies InputFields;
