import { builder } from "../graphql/builder.ts";
import type { SessionUser } from "../access/user.ts";
import { allows } from "../access/rules.ts";
import type { Context } from "../graphql/context.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import { filterFields, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { idOfType, isRestId } from "../graphql/nodeId.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { type Page, pageOfWholeList } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { type Condition, days, oneOf } from "../graphql/condition.ts";
import { ViewerType } from "../session/viewer.ts";
import { DeliveryUserStatusEnum } from "./enums.ts";
import { type DeliveryUser, deliveryUserRecord, deliversFor } from "./record.ts";
import { deliveryUsers } from "./source.ts";
import { DeliveryUserConnection, deliveryUserOrder } from "./type.ts";
import { type DeliveryUserStatus, deliveryUserStatuses } from "./words.ts";

interface DeliveryUserFilter extends ListFilter {
  readonly status?: DeliveryUserStatus | null | undefined;
  readonly sellerId?: string | null | undefined;
  readonly isOnDuty?: boolean | null | undefined;
  readonly licenceUntil?: string | null | undefined;
}

export const DeliveryUserFilterInput = builder.inputType("DeliveryUserFilter", {
  description: "What a list of delivery users can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    status: t.field({ type: DeliveryUserStatusEnum, description: "Those who may be given orders, or not." }),
    sellerId: t.id({ description: "Those who deliver for this location.", extensions: { names: "Seller" } }),
    isOnDuty: t.boolean({ description: "Those who are at work now, or are not." }),
    licenceUntil: t.field({
      type: "Date",
      description: "Those whose licence ends on this day or before.",
    }),
    ...filterFields(t, "DeliveryUser"),
  }),
});

interface DeliveryUserArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: DeliveryUserFilter | null | undefined;
  readonly orderBy?: Parameters<typeof deliveryUserOrder.of>[0];
}

const ofLocation = (sellerId: string): Condition<DeliveryUser> => ({
  query: { seller_id: sellerId },
  matches: (row) => deliversFor(row, sellerId),
});

/** What the filter asks for, and of a location's people what is theirs. Null when nothing can match. */
export function deliveryUserConditions(
  user: SessionUser,
  filter: DeliveryUserFilter,
): Condition<DeliveryUser>[] | null {
  const { status, sellerId, isOnDuty, licenceUntil } = filter;
  const wanted = sellerId === null || sellerId === undefined ? null : idOfType("Seller", sellerId);
  if (sellerId && (wanted === null || !isRestId(wanted))) return null;
  if (wanted !== null && user.sellerId !== null && wanted !== user.sellerId) return null;
  const location = user.sellerId ?? wanted;
  return [
    ...(location === null ? [] : [ofLocation(location)]),
    ...oneOf(
      "delivery_user_status",
      deliveryUserStatuses,
      status && [status],
      (row: DeliveryUser) => row.status,
    ),
    ...(isOnDuty === null || isOnDuty === undefined
      ? []
      : [
          { query: { on_duty: String(isOnDuty) }, matches: (row: DeliveryUser) => row.isOnDuty === isOnDuty },
        ]),
    ...days(
      ["", "licence_until"],
      [null, licenceUntil],
      ["", "licenceUntil"],
      (row: DeliveryUser) => row.licenceExpiry,
    ),
  ];
}

/** A page of those that the user may see: of the company, or of the location that they act for. */
async function listDeliveryUsers(
  context: Context,
  user: SessionUser,
  args: DeliveryUserArguments,
): Promise<Page<DeliveryUser>> {
  const order = deliveryUserOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const common = readFilter<DeliveryUser>("DeliveryUser", args.filter);
  const conditions = deliveryUserConditions(user, args.filter ?? {});
  if (common === null || conditions === null || !allows(user, "DELIVERY_USER_READ"))
    return pageOfWholeList(window, order, []);
  const query = Object.assign({}, common.query, ...conditions.map((one) => one.query));
  const isAskedFor = (row: DeliveryUser): boolean =>
    common.matches(row) && conditions.every(({ matches }) => matches(row));
  const hasText = ({ name, phone, vehicleNumber }: DeliveryUser): boolean =>
    matchesSearch(search, name, phone, vehicleNumber);
  return listPage(window, {
    order,
    async fetch(page) {
      const list = { template: `${deliveryUsers.path}/company_po_id/{id}`, params: { id: user.companyId } };
      const read = { ...list, query: { ...query, q: search, ...page } };
      const response = await readExtensionList(context.rest, user, read, deliveryUserRecord);
      deliveryUsers.primeAll(context, response.rows);
      return response;
    },
    matches: (row) => isAskedFor(row) && hasText(row),
    isAskedFor,
    hasText,
  });
}

builder.objectField(ViewerType, "deliveryUsers", (t) =>
  t.field({
    type: DeliveryUserConnection,
    ...semanticNonNull,
    description:
      "Who brings orders; a location's people see those who deliver for it. None for who lacks `DELIVERY_USER_READ`. Whom to suggest for a location: on duty, by `OPEN_DELIVERIES`, the first.",
    args: {
      ...searchArgument("name, phone or vehicle number"),
      ...builder.args((a) => ({
        filter: a.field({ type: DeliveryUserFilterInput, description: "Everybody when not given." }),
        orderBy: a.field({ type: deliveryUserOrder.input, description: "By name when not given." }),
      })),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listDeliveryUsers(context, viewer, args),
  }),
);
