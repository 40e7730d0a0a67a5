import * as v from "valibot";
import { allows } from "../access/rules.ts";
import { isPermission } from "../access/permission.ts";
import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { looksOn } from "../sellerView/view.ts";
import { ViewerType } from "../session/viewer.ts";
import { todoRecord } from "./record.ts";

/** What may wait, by the service's word in capitals. */
const kinds = {
  ORDERS_LATE: { description: "Parts of orders that are late." },
  ORDERS_TO_ACCEPT: { description: "Parts of orders to accept." },
  ORDERS_TO_PACK: { description: "To pack." },
  ORDERS_TO_DESPATCH: { description: "Packed, and to be sent or made ready." },
  ATTEMPTS_FAILED: { description: "On their way, and three attempts or more came to nothing." },
  ORDERS_UNCOLLECTED: {
    description: "Nobody came for them while their pickup point kept them: to be brought back.",
  },
  REFUNDS_DUE: { description: "Parts of orders of which money is owed back." },
  PRODUCTS_TO_REVIEW: { description: "Products that were handed in." },
  PRODUCTS_SENT_BACK: { description: "Products that were sent back with a remark." },
  STOCK_OUT: { description: "Products on sale of which none is left." },
  STOCK_LOW: { description: "Products on sale of which few are left, or none." },
  PRODUCTS_INCOMPLETE: { description: "Products that nobody has handed in." },
  WEBHOOKS_FAILING: { description: "Webhooks that fail." },
  JOBS_FAILED: {
    description: "Jobs of the viewer's own that failed in the last seven days, today included.",
  },
  INVITATIONS_EXPIRED: { description: "People of the company whose invitation has run out." },
  LOCATION_INVITATIONS_EXPIRED: { description: "People of locations whose invitation has run out." },
  LICENCES_ENDING: {
    description: "Licences of active delivery users that end within 30 days, or have ended.",
  },
  PAUSES_ENDING: { description: "Pauses of pickup points that end within three days." },
  LOCATIONS_WITHOUT_GSTIN: { description: "Locations without a GSTIN, whose invoices bear no tax." },
} as const satisfies Record<string, { readonly description: string }>;

type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => name in kinds;

const TodoKindEnum = builder.enumType("TodoKind", {
  description: "What may wait for somebody.",
  values: kinds,
});

interface Todo {
  readonly kind: Kind;
  readonly count: number;
  readonly oldestAt: string | null;
}

const TodoItemType = builder.objectRef<Todo>("TodoItem").implement({
  readBy: "everybody",
  description: "Something that waits for the viewer, who may do something about it.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TodoKindEnum, description: "What it is." }),
    count: t.exposeInt("count", { description: "How much of it there is, 1 or more." }),
    oldestAt: t.expose("oldestAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when the oldest of it waits; null for what is about a day to come.",
    }),
  }),
});

/** Who is told of it is who may do something about it, by the permission that the service names. */
function concerns(user: SessionUser, needs: string | null): boolean {
  return needs === null || (isPermission(needs) && allows(user, needs));
}

async function loadTodos(context: Context, user: SessionUser): Promise<Todo[] | null> {
  try {
    const { body } = await context.rest.get({
      template: "/v1/companyReport/todo/{id}",
      params: { id: user.companyId },
      query: {
        ...(user.sellerId !== null && { seller_id: user.sellerId }),
        ...(!looksOn(user) && { account_id: user.userId }),
      },
    });
    const found = decodeRecord(v.array(todoRecord), body);
    if (found.some(({ needs }) => needs === undefined)) return null;
    return found.flatMap(({ kind: word, count, oldest_at, needs = "" }): Todo[] => {
      const kind = word.toUpperCase();
      if (!isKind(kind) || count < 1 || !concerns(user, needs)) return [];
      return [{ kind, count, oldestAt: oldest_at }];
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

builder.objectField(ViewerType, "todo", (t) =>
  t.field({
    type: [TodoItemType],
    nullable: true,
    most: Object.keys(kinds).length,
    description:
      "What waits for the viewer, the most urgent first: of a location's people what waits there, and of each kind only for who may do something about it. Empty when nothing waits; null when the service does not say.",
    resolve: (viewer, _args, context) => loadTodos(context, viewer),
  }),
);
