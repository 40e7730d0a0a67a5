import { deliveryUsers } from "../deliveryUser/source.ts";
import { businessToday } from "../graphql/businessDay.ts";
import { builder } from "../graphql/builder.ts";
import { type InputWarning, InputWarningType } from "../graphql/inputWarning.ts";
import { linesOfFulfilment } from "../orderLine/source.ts";
import type { OrderLine } from "../orderLine/record.ts";
import { sellers } from "../seller/source.ts";
import type { Fulfilment } from "./record.ts";
import { FulfilmentType } from "./type.ts";

/** Goods above this go with an e-way bill (CGST Rule 138), INR. */
const ewayBillAbove = 50_000;

/** What warnings are about beside the fulfilment itself. */
interface Around {
  readonly lines: readonly Pick<OrderLine, "hsnCode" | "quantity" | "cancelledQuantity">[];
  readonly licenceExpiry: string | null;
  readonly isSuspended: boolean;
}

/** What looks wrong about a fulfilment that is under way. None of it keeps a step back. */
export function warningsOf(
  { status, deliveryMode, amounts, ewayBillNumber, taxKind }: Fulfilment,
  { lines, licenceExpiry, isSuspended }: Around,
  today: string,
): InputWarning[] {
  const isUnsent = status === "PENDING" || status === "ACCEPTED" || status === "PACKED";
  const isBrought = deliveryMode === "DELIVERY" && (isUnsent || status === "OUT");
  const isWithoutHsn = lines.some(
    ({ hsnCode, quantity, cancelledQuantity }) => hsnCode === null && quantity > cancelledQuantity,
  );
  const found: readonly (readonly [string, boolean, string])[] = [
    ["lines", isUnsent && isWithoutHsn, "HSN is missing; the invoice will say so."],
    [
      "ewayBillNumber",
      isBrought && ewayBillNumber === null && Number(amounts.total) > ewayBillAbove,
      "Goods of this value go with an e-way bill.",
    ],
    [
      "deliveryUser",
      isBrought && licenceExpiry !== null && licenceExpiry < today,
      "The licence of the delivery user has expired.",
    ],
    [
      "seller",
      isUnsent && isSuspended,
      "The location is suspended; the company's people work on its orders.",
    ],
    ["taxKind", isUnsent && taxKind === "NONE", "The location has no GSTIN; no GST is charged."],
  ];
  return found.flatMap(([field, isWrong, message]) => (isWrong ? [{ path: [field], message }] : []));
}

builder.objectField(FulfilmentType, "warnings", (t) =>
  t.field({
    type: [InputWarningType],
    most: 5,
    description:
      "What looks wrong about it while it is under way, each with the field it is about: HSN of a line, e-way bill, licence of the delivery user, location. None of it keeps a step back.",
    async resolve(fulfilment, _args, context) {
      const { id, deliveryUserId, sellerId } = fulfilment;
      const [lines, user, seller] = await Promise.all([
        linesOfFulfilment.find(context, id),
        deliveryUserId === null ? null : deliveryUsers.find(context, deliveryUserId),
        sellers.find(context, sellerId),
      ]);
      const licenceExpiry = user?.licenceExpiry ?? null;
      const isSuspended = (seller?.suspendedAt ?? null) !== null;
      return warningsOf(fulfilment, { lines, licenceExpiry, isSuspended }, businessToday());
    },
  }),
);
