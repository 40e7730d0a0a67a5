import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { TodoKind } from "#/__generated__/HomeTodo_viewer.graphql";
import { nextReviewAddress } from "#/app/addresses.ts";
import { todoAddresses } from "#/app/todoAddresses.ts";

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

type Words = Omit<TodoText, "href">;
type KnownTodo = Exclude<TodoKind, "%future added value">;

const hrefs: Readonly<Record<KnownTodo, string>> = todoAddresses;
const isKnown = (kind: string): kind is KnownTodo => kind in hrefs;

/** What may wait, in words, by its kind. Of one that this console does not know yet it could say nothing. */
export function useTodoTexts(): ReadonlyMap<string, TodoText> {
  const { t } = useLingui();
  const text = (label: string, tone: TodoTone, more?: Partial<Words>): Words => ({ label, tone, ...more });
  const texts: Readonly<Record<KnownTodo, Words>> = {
    ORDERS_LATE: text(t`Orders that are late`, "danger", {
      lead: (count) => t`${plural(count, { one: "# order is late", other: "# orders are late" })}`,
      begin: t`See late orders`,
    }),
    ORDERS_TO_ACCEPT: text(t`Orders to accept`, "warning", {
      lead: (count) =>
        t`${plural(count, { one: "# order waits to be accepted", other: "# orders wait to be accepted" })}`,
      begin: t`Accept orders`,
    }),
    ORDERS_TO_PACK: text(t`Orders to pack`, "information", {
      lead: (count) =>
        t`${plural(count, { one: "# order waits to be packed", other: "# orders wait to be packed" })}`,
      begin: t`Pack orders`,
    }),
    ORDERS_TO_DESPATCH: text(t`Orders to despatch`, "information", {
      lead: (count) =>
        t`${plural(count, { one: "# order waits to be despatched", other: "# orders wait to be despatched" })}`,
      begin: t`Despatch orders`,
    }),
    ATTEMPTS_FAILED: text(t`Nobody was there three times`, "danger"),
    ORDERS_UNCOLLECTED: text(t`Orders to bring back`, "danger"),
    REFUNDS_DUE: text(t`Orders with a refund due`, "warning"),
    PRODUCTS_TO_REVIEW: text(t`Products to review`, "warning", {
      lead: (count) =>
        t`${plural(count, { one: "# product waits for you", other: "# products wait for you" })}`,
      begin: t`Review products`,
      beginHref: nextReviewAddress,
    }),
    PRODUCTS_SENT_BACK: text(t`Products to rectify`, "warning", {
      lead: (count) =>
        t`${plural(count, { one: "# product was returned to you", other: "# products were returned to you" })}`,
      begin: t`Rectify products`,
    }),
    STOCK_OUT: text(t`Products out of stock`, "danger"),
    STOCK_LOW: text(t`Products with little stock or none`, "warning"),
    PRODUCTS_INCOMPLETE: text(t`Products not handed in yet`, "information"),
    WEBHOOKS_FAILING: text(t`Webhooks that fail`, "danger"),
    JOBS_FAILED: text(t`Jobs that failed`, "danger"),
    INVITATIONS_EXPIRED: text(t`Invitations that have run out`, "warning"),
    LOCATION_INVITATIONS_EXPIRED: text(t`Invitations to locations that have run out`, "warning"),
    LICENCES_ENDING: text(t`Driving licences that end`, "warning"),
    PAUSES_ENDING: text(t`Pickup points that open again soon`, "information"),
    LOCATIONS_WITHOUT_GSTIN: text(t`Locations without a GSTIN`, "warning"),
  };
  return new Map(
    Object.keys(texts)
      .filter(isKnown)
      .map((kind) => [kind, { ...texts[kind], href: hrefs[kind] }]),
  );
}
