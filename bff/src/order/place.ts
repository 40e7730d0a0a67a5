import { completeAddress, toRestAddress } from "../address/input.ts";
import { addedRecord } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError, ValidationError } from "../graphql/errors.ts";
import { idempotencyKey, type RestBody, type ValuesOf } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { pickupPoints } from "../pickupPoint/source.ts";
import { products } from "../product/source.ts";
import { decodeWritten, toRestId } from "../rest/recordFields.ts";
import { toRestWord } from "../rest/wordField.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { variants } from "../variant/source.ts";
import { forgetOrders } from "./forgetOrders.ts";
import { orderLanguages } from "./languages.ts";
import { orderOrder } from "./list.ts";
import { placeFields } from "./placeFields.ts";
import { QuotedLineType, QuotedPartType, quoteRecord } from "./quote.ts";
import { billingNames, shippingNames } from "./record.ts";
import { orders } from "./source.ts";
import { OrderEdge, OrderType } from "./type.ts";
import { deliveryModes, paymentMethods } from "./words.ts";

type PlaceValues = ValuesOf<typeof placeFields>;

/** The body of an order; what its lines name must be the user's. Throws `NotFoundError` and `ValidationError`. */
async function bodyOf(values: PlaceValues, context: Context): Promise<RestBody> {
  const unknown = "Province is not known";
  const { customer, shippingAddress, billingAddress, pickupPointId } = values;
  if (values.deliveryMode === "DELIVERY" && shippingAddress === null)
    throw new ValidationError([{ path: ["shippingAddress"], message: "Address is required" }]);
  const [lines, charges, shipping, billing, point] = await Promise.all([
    Promise.all(values.lines.map((line) => lineOf(line, context))),
    Promise.all(values.deliveryCharges.map((charge) => chargeOf(charge, context))),
    shippingAddress && completeAddress(context, shippingAddress, "shippingAddress", unknown),
    billingAddress && completeAddress(context, billingAddress, "billingAddress", unknown),
    pickupPointId === null ? null : pickupPoints.require(context, pickupPointId),
  ]);
  return {
    company_po_id: toRestId(currentUser(context).companyId),
    order_channel: values.channel,
    channel_reference: values.channelReference,
    placed_at: values.placedAt && new Date(values.placedAt).toISOString(),
    customer_name: customer.name,
    customer_phone: customer.phone,
    customer_email: customer.email,
    customer_gstin: customer.gstinNumber,
    customer_legal_name: customer.legalName,
    customer_language: toRestWord(orderLanguages, customer.language),
    shipping_name: values.shippingName,
    shipping_phone: values.shippingPhone,
    ...(shipping ? toRestAddress(shippingNames, shipping, null) : {}),
    ...(billing ? toRestAddress(billingNames, billing, null) : {}),
    delivery_mode: toRestWord(deliveryModes, values.deliveryMode),
    pickup_point_id: point === null ? null : toRestId(point.id),
    promised_date: values.promisedDate,
    payment_method: toRestWord(paymentMethods, values.paymentMethod),
    payment_state: values.isAuthorised ? "authorised" : null,
    amount_paid: values.amountPaid,
    payment_reference: values.paymentReference,
    customer_note: values.customerNote,
    lines,
    delivery_charges: charges,
    expected_total: values.expectedTotal,
    price_source: values.pricesAreGiven ? "given" : "service",
  };
}

async function lineOf(line: PlaceValues["lines"][number], context: Context): Promise<RestBody> {
  const [product, variant] = await Promise.all([
    products.require(context, line.productId),
    line.variantId === null ? null : variants.require(context, line.variantId),
  ]);
  if (variant !== null && variant.productId !== product.id) throw new NotFoundError();
  return {
    prod_id: toRestId(product.id),
    varient_id: variant === null ? null : toRestId(variant.id),
    quantity: line.quantity,
    gift_wrapping: line.giftWrapping,
    gift_message: line.giftMessage,
    unit_price: line.unitPrice,
  };
}

async function chargeOf(
  { sellerId, amount }: PlaceValues["deliveryCharges"][number],
  context: Context,
): Promise<RestBody> {
  return { seller_id: toRestId((await sellers.require(context, sellerId)).id), amount };
}

changeMutation({
  name: "placeOrder",
  description:
    "Places an order of the viewer's company: prices and taxes it, takes its stock, and parts it by location. All or nothing; everything that is wrong is said at once.",
  permission: "ORDER_CREATE",
  input: {
    description: "An order.",
    argument: "The order.",
    fields: { ...placeFields, idempotencyKey },
  },
  async run({ idempotencyKey, ...values }, context) {
    const body = await bodyOf(values, context);
    const response = await context.rest.send({
      method: "POST",
      template: orders.path,
      body,
      idempotencyKey,
    });
    forgetOrders(context);
    const row = await orders.written(context, response.body, { body });
    return { row, edge: edgeOf(orderOrder.of({ field: "PLACED_AT", direction: "DESC" }), row) };
  },
  success: addedRecord({
    noun: "order",
    of: { records: orders, version: () => "" },
    type: OrderType,
    edge: OrderEdge,
    order: "by the instant it was placed, the newest first",
  }),
});

changeMutation({
  name: "quoteOrder",
  description:
    "What an order would cost, and everything of it that cannot be had. It takes nothing and writes nothing.",
  permission: "ORDER_CREATE",
  input: { description: "An order that may be placed.", argument: "The order.", fields: placeFields },
  async run(values, context) {
    const body = await bodyOf(values, context);
    const response = await context.rest.send({ method: "POST", template: `${orders.path}/quote`, body });
    return decodeWritten(quoteRecord, response.body);
  },
  success: {
    description: "It can be had for so much.",
    fields: (t) => ({
      total: t.expose("total", { type: "Decimal", description: "What all of it costs, INR." }),
      parts: t.field({
        type: [QuotedPartType],
        most: 200,
        description: "The same by location.",
        resolve: ({ parts }) => parts.slice(0, 200),
      }),
      lines: t.field({
        type: [QuotedLineType],
        most: 400,
        description: "The same by line; pieces that are cheaper in a bundle have a line of their own.",
        resolve: ({ lines }) => lines.slice(0, 400),
      }),
    }),
  },
});
