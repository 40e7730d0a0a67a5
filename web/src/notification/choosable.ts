import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NotificationKind } from "./kinds.ts";

/** Where a kind stands among the preferences. */
export type NotificationArea = "products" | "orders" | "locations" | "work" | "messages" | "account";

interface Choosable {
  readonly area: NotificationArea;
  readonly label: MessageDescriptor;
  /** A mail leaves in any case, so that none can be chosen. */
  readonly isAlwaysMailed?: boolean;
}

/** What each kind is called where somebody chooses how to be told; no other page loads it. */
export const choosable: Readonly<Record<NotificationKind, Choosable>> = {
  PRODUCT_SUBMITTED: { area: "products", label: msg`A product is handed in for review` },
  PRODUCT_RETURNED: { area: "products", label: msg`A product is returned` },
  PRODUCT_ENABLED: { area: "products", label: msg`A product is enabled` },
  PRODUCT_DISABLED: { area: "products", label: msg`A product is disabled` },
  ORDER_PLACED: { area: "orders", label: msg`An order comes` },
  ORDER_LATE: { area: "orders", label: msg`An order is late` },
  ORDER_ATTEMPTED: { area: "orders", label: msg`An order could not be handed over three times` },
  ORDER_NOT_COLLECTED: { area: "orders", label: msg`An order is not collected` },
  ORDER_CANCELLED: { area: "orders", label: msg`The other side cancels an order` },
  REFUND_DUE: { area: "orders", label: msg`A refund is due` },
  STOCK_LOW: { area: "orders", label: msg`Few of a product are left` },
  STOCK_OUT: { area: "orders", label: msg`A product is sold out` },
  LICENCE_ENDING: { area: "orders", label: msg`The driving licence of a delivery user ends soon` },
  LOCATION_SUSPENDED: { area: "locations", label: msg`A location is suspended` },
  LOCATION_ACTIVATED: { area: "locations", label: msg`A location is active again` },
  LOCATION_VIEWED: { area: "locations", label: msg`The company looks at the location as its people see it` },
  PERSON_ACTIVATED: { area: "locations", label: msg`Somebody accepts an invitation` },
  NEW_DEVICE: {
    area: "account",
    label: msg`Your account is signed in to with a new device`,
    isAlwaysMailed: true,
  },
  JOB_FINISHED: { area: "work", label: msg`A job that you started is done` },
  JOB_FAILED: { area: "work", label: msg`A job that you started has failed` },
  WEBHOOK_FAILING: { area: "work", label: msg`A webhook does nothing but fail` },
  WEBHOOK_DISABLED: { area: "work", label: msg`A webhook is switched off` },
  MESSAGE_UNSEEN: { area: "messages", label: msg`A message waits for you longer than ten minutes` },
};
