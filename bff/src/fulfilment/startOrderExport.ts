import * as v from "valibot";
import { isInPerson } from "../access/rules.ts";
import { deliveryUsers } from "../deliveryUser/source.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { ForbiddenError, NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, type InputFields } from "../graphql/inputFields.ts";
import { sendExport } from "../job/sendExport.ts";
import { JobType } from "../job/type.ts";
import { mayReadWholeOrders } from "../order/access.ts";
import {
  CancellationReasonEnum,
  DeliveryModeEnum,
  FulfilmentStatusEnum,
  PaymentMethodEnum,
  PaymentStateEnum,
  TaxKindEnum,
} from "../order/enums.ts";
import {
  cancellationReasons,
  deliveryModes,
  fulfilmentStatuses,
  paymentMethods,
  paymentStates,
  taxKinds,
} from "../order/words.ts";
import { pickupPoints } from "../pickupPoint/source.ts";
import { requireGiven } from "../product/references.ts";
import { products } from "../product/source.ts";
import { refundStates } from "../refund/record.ts";
import { RefundStateEnum } from "../refund/type.ts";
import { toRestId } from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { currentUser } from "../session/currentUser.ts";
import { readFulfilmentFilter } from "./filter.ts";

const id = v.nullish(v.string());
const yes = v.nullish(v.boolean());
const same = (field: string) => `As \`FulfilmentFilter.${field}\`.`;

const fields = {
  search: {
    type: "String",
    description: "Only what the list's `search` finds with this text; at most 200 characters.",
    rule: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200, "Must have at most 200 characters"))),
  },
  status: {
    type: [FulfilmentStatusEnum],
    description: same("status"),
    rule: v.nullish(v.array(v.picklist(Object.values(fulfilmentStatuses)))),
  },
  sellerId: { type: "ID", names: "Seller", description: same("sellerId"), rule: id },
  deliveryMode: {
    type: DeliveryModeEnum,
    description: same("deliveryMode"),
    rule: v.nullish(v.picklist(Object.values(deliveryModes))),
  },
  paymentMethod: {
    type: [PaymentMethodEnum],
    description: same("paymentMethod"),
    rule: v.nullish(v.array(v.picklist(Object.values(paymentMethods)))),
  },
  paymentState: {
    type: [PaymentStateEnum],
    description: same("paymentState"),
    rule: v.nullish(v.array(v.picklist(Object.values(paymentStates)))),
  },
  deliveryUserId: { type: "ID", names: "DeliveryUser", description: same("deliveryUserId"), rule: id },
  pickupPointId: { type: "ID", names: "PickupPoint", description: same("pickupPointId"), rule: id },
  provinceCode: { type: ["String"], description: same("provinceCode"), rule: v.nullish(v.array(v.string())) },
  taxKind: {
    type: TaxKindEnum,
    description: same("taxKind"),
    rule: v.nullish(v.picklist(Object.values(taxKinds))),
  },
  placedFrom: { type: "Date", description: same("placedFrom"), rule: id },
  placedTo: { type: "Date", description: same("placedTo"), rule: id },
  promisedFrom: { type: "Date", description: same("promisedFrom"), rule: id },
  promisedTo: { type: "Date", description: same("promisedTo"), rule: id },
  productId: { type: "ID", names: "Product", description: same("productId"), rule: id },
  hasCarrier: { type: "Boolean", description: same("hasCarrier"), rule: yes },
  hasTracking: { type: "Boolean", description: same("hasTracking"), rule: yes },
  reason: {
    type: [CancellationReasonEnum],
    description: same("reason"),
    rule: v.nullish(v.array(v.picklist(Object.values(cancellationReasons)))),
  },
  refundState: {
    type: [RefundStateEnum],
    description: `${same("refundState")} To others than the company's people it is forbidden.`,
    rule: v.nullish(v.array(v.picklist(Object.values(refundStates)))),
  },
  isLate: { type: "Boolean", description: same("isLate"), rule: yes },
  isUncollected: { type: "Boolean", description: same("isUncollected"), rule: yes },
  idempotencyKey,
} satisfies InputFields;

/** What the service compares with several values, and what with ids; anything else is one condition. */
const several = new Set([
  "fulfilment_status",
  "delivery_mode",
  "payment_method",
  "payment_state",
  "tax_kind",
  "ship_stateshort",
]);
const ids = new Set(["seller_id", "delivery_user_id", "pickup_point_id"]);

const valuesOf = (field: string, value: string): (string | number)[] => {
  if (ids.has(field)) return [toRestId(value)];
  return several.has(field) ? value.split(",") : [value];
};

changeMutation({
  name: "startOrderExport",
  description:
    "Starts a job that writes what locations send into a CSV file, the oldest first: of the viewer's location, or of all; not for API tokens. The conditions hold together.",
  permission: "ORDER_READ",
  input: { description: "What of the fulfilments.", argument: "What of the fulfilments.", fields },
  async run({ idempotencyKey: key, search, ...filter }, context) {
    const user = currentUser(context);
    // A token sees no jobs, so what it started would be nobody's.
    if (!isInPerson(user)) throw new ForbiddenError();
    await Promise.all([
      requireGiven(context, sellers, filter.sellerId),
      requireGiven(context, deliveryUsers, filter.deliveryUserId),
      requireGiven(context, pickupPoints, filter.pickupPointId),
      requireGiven(context, products, filter.productId),
    ]);
    if (filter.refundState?.length && !mayReadWholeOrders(user)) throw new ForbiddenError();
    const read = readFulfilmentFilter(filter);
    if (read === null) throw new NotFoundError();
    const filters = Object.fromEntries(
      Object.entries(read.query).flatMap(([field, value]) =>
        typeof value === "string" ? [[field, valuesOf(field, value)] as const] : [],
      ),
    );
    return { job: await sendExport(context, { list: "fulfilment", filters, search, idempotencyKey: key }) };
  },
  success: {
    description: "The job waits for its turn.",
    fields: (t) => ({ job: t.expose("job", { type: JobType, description: "The job." }) }),
  },
});
