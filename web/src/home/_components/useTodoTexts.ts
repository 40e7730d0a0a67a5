import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { TodoKind } from "#/__generated__/HomeTodo_viewer.graphql";
import { addresses, nextReviewAddress } from "#/app/addresses.ts";

export type TodoTone = "danger" | "warning" | "information";

/** How one kind of what waits is told, and where it is done. */
export interface TodoText {
  readonly label: string;
  readonly tone: TodoTone;
  /** The list that has it. */
  readonly href: string;
  /** What is said when it is the first to be done, and the button that begins it. */
  readonly lead?: (count: number) => string;
  readonly begin?: string;
  /** Where that begins, if not in the list. */
  readonly beginHref?: string;
}

/** What may wait, in words, by its kind. Of one that this console does not know yet it could say nothing. */
export function useTodoTexts(): ReadonlyMap<string, TodoText> {
  const { t } = useLingui();
  const { pendingOrders, despatchOrders, cancelOrders, products } = addresses;
  const { adminUsers, deliveryUsers, pickupPoints } = addresses;
  const text = (label: string, tone: TodoTone, href: string, more?: Partial<TodoText>): TodoText => ({
    label,
    tone,
    href,
    ...more,
  });
  const texts: Readonly<Record<Exclude<TodoKind, "%future added value">, TodoText>> = {
    ORDERS_LATE: text(t`Orders that are late`, "danger", `${pendingOrders}?status=LATE`, {
      lead: (count) => t`${plural(count, { one: "# order is late", other: "# orders are late" })}`,
      begin: t`See late orders`,
    }),
    ORDERS_TO_ACCEPT: text(t`Orders to accept`, "warning", `${pendingOrders}?status=PENDING`, {
      lead: (count) =>
        t`${plural(count, { one: "# order waits to be accepted", other: "# orders wait to be accepted" })}`,
      begin: t`Accept orders`,
    }),
    ORDERS_TO_PACK: text(t`Orders to pack`, "information", `${pendingOrders}?status=ACCEPTED`, {
      lead: (count) =>
        t`${plural(count, { one: "# order waits to be packed", other: "# orders wait to be packed" })}`,
      begin: t`Pack orders`,
    }),
    ORDERS_TO_DESPATCH: text(t`Orders to despatch`, "information", `${despatchOrders}?status=PACKED`, {
      lead: (count) =>
        t`${plural(count, { one: "# order waits to be despatched", other: "# orders wait to be despatched" })}`,
      begin: t`Despatch orders`,
    }),
    ATTEMPTS_FAILED: text(t`Nobody was there three times`, "danger", `${despatchOrders}?status=OUT`),
    ORDERS_UNCOLLECTED: text(t`Orders to bring back`, "danger", `${despatchOrders}?collection=overdue`),
    REFUNDS_DUE: text(t`Refunds that are due`, "warning", `${cancelOrders}?refund=DUE`),
    PRODUCTS_TO_REVIEW: text(t`Products to review`, "warning", `${products}?status=PENDING`, {
      lead: (count) =>
        t`${plural(count, { one: "# product waits for you", other: "# products wait for you" })}`,
      begin: t`Review products`,
      beginHref: nextReviewAddress,
    }),
    PRODUCTS_SENT_BACK: text(t`Products to rectify`, "warning", `${products}?status=RECTIFICATION`, {
      lead: (count) =>
        t`${plural(count, { one: "# product was returned to you", other: "# products were returned to you" })}`,
      begin: t`Rectify products`,
    }),
    STOCK_OUT: text(t`Products out of stock`, "danger", `${products}?status=ENABLED`),
    STOCK_LOW: text(t`Products with little stock`, "warning", `${products}?status=ENABLED&stock=LOW`),
    PRODUCTS_INCOMPLETE: text(t`Products not handed in yet`, "information", `${products}?status=DRAFT`),
    WEBHOOKS_FAILING: text(t`Webhooks that fail`, "danger", addresses.webhooks),
    JOBS_FAILED: text(t`Jobs that failed`, "danger", addresses.jobs),
    INVITATIONS_EXPIRED: text(t`Invitations that have run out`, "warning", `${adminUsers}?status=EXPIRED`),
    LICENCES_ENDING: text(
      t`Driving licences that end`,
      "warning",
      `${deliveryUsers}?status=ACTIVE&licence=30`,
    ),
    PAUSES_ENDING: text(
      t`Pickup points that open again soon`,
      "information",
      `${pickupPoints}?status=paused`,
    ),
    LOCATIONS_WITHOUT_GSTIN: text(t`Locations without a GSTIN`, "warning", addresses.sellers),
  };
  return new Map(Object.entries(texts));
}
