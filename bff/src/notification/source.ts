import * as v from "valibot";
import { isInPerson } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import type { Context } from "../graphql/context.ts";
import { type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import { offered, orDocumented } from "../rest/orDocumented.ts";
import { decodeRecord, integerField, toRestId } from "../rest/recordFields.ts";
import { type Notification, notificationRecord } from "./record.ts";

/** The resource of the service; also the name of the ability to tell people. */
const path = "/v1/companyNotification";
const ofAccount = `${path}/account/{id}`;

export const notifications = ownedRecords<Notification>({
  typeName: "Notification",
  path,
  key: "notification_id",
  record: notificationRecord,
});

/** Notices are their user's alone, and not for a token. */
function isOwn(user: SessionUser, { companyId, owner }: Notification): boolean {
  const isTheirs = owner.kind === user.kind && owner.userId === user.userId;
  return isInPerson(user) && companyId === user.companyId && isTheirs;
}

/** One of the user's own notices; null for any other, and for nobody. */
export async function loadNotification(context: Context, id: string): Promise<Notification | null> {
  const user = context.session.current?.user;
  if (user === undefined || !isInPerson(user)) return null;
  const notification = await notifications.load(context, id);
  return notification !== null && isOwn(user, notification) ? notification : null;
}

/** The orders of a list of notices. */
export const notificationOrder = orderInput("Notification", "notices", {
  HAPPENED_AT: {
    rest: "happened_at",
    kind: "instant",
    value: (notification: Notification) => notification.happenedAt,
    description: "By the instant at which the newest of its happenings happened.",
  },
  ...timeOrders,
});

const newestFirst = notificationOrder.of({ field: "HAPPENED_AT", direction: "DESC" });

interface NotificationArguments extends ConnectionArguments {
  readonly filter?: (ListFilter & { readonly unread?: boolean | null | undefined }) | null | undefined;
  readonly orderBy?: Parameters<typeof notificationOrder.of>[0];
}

/** A page of the user's own notices. Throws `RestError`, of kind `not-offered` when the service has none. */
export async function pageOfNotifications(
  context: Context,
  user: SessionUser,
  args: NotificationArguments,
): Promise<Page<Notification>> {
  const order = args.orderBy ? notificationOrder.of(args.orderBy) : newestFirst;
  const window = readPageWindow(args, order);
  const filter = readFilter<Notification>("Notification", args.filter);
  if (filter === null) return pageOfWholeList(window, order, []);
  const unread = args.filter?.unread ?? null;
  const state = unread === null ? undefined : unread ? "new,seen" : "read";
  const isAskedFor = (row: Notification): boolean =>
    isOwn(user, row) && (unread === null || row.isRead !== unread);
  const page = await listPage(window, {
    order,
    fetch: (query) =>
      readExtensionList(
        context.rest,
        user,
        { template: ofAccount, params: { id: user.userId }, query: { ...filter.query, state, ...query } },
        notificationRecord,
        (row) => isOwn(user, row),
      ),
    matches: (row) => isAskedFor(row) && filter.matches(row),
    isAskedFor,
  });
  notifications.primeAll(
    context,
    page.edges.map(({ node }) => node),
  );
  return page;
}

const counts = v.object({ unseen_count: integerField });

/** How many notices the user has not seen; null when the service has none. Throws `RestError`. */
export function countUnseen(context: Context, user: SessionUser): Promise<number | null> {
  return orDocumented<number | null>(
    context.rest.capabilities,
    path,
    async () => {
      const { body } = await context.rest.get({
        template: `${ofAccount}/count`,
        params: { id: user.userId },
      });
      return decodeRecord(counts, body).unseen_count;
    },
    () => Promise.resolve(null),
  );
}

/** Notes that the user has seen that there are notices. Throws `RestError`. */
export async function postSeen(context: Context, user: SessionUser): Promise<void> {
  await offered(
    context.rest.send({ method: "POST", template: `${ofAccount}/seen`, params: { id: user.userId } }),
  );
}

/** Notes that the user has read these notices, or all of them. Throws `RestError`. */
export async function postRead(
  context: Context,
  user: SessionUser,
  ids: readonly string[] | null,
): Promise<void> {
  const body = { notification_ids: ids?.map(toRestId) ?? "all" };
  await offered(
    context.rest.send({ method: "POST", template: `${ofAccount}/read`, params: { id: user.userId }, body }),
  );
  for (const id of ids ?? []) notifications.forget(context, id);
}
