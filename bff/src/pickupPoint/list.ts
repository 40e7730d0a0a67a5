import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import type { Context } from "../graphql/context.ts";
import { filterFields, type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { listPage } from "../graphql/listPage.ts";
import { idOfType, isRestId } from "../graphql/nodeId.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { type Page, pageOfWholeList } from "../graphql/page.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { type Condition, days, provinces } from "../graphql/condition.ts";
import { ViewerType } from "../session/viewer.ts";
import { type PickupPoint, pickupPointRecord } from "./record.ts";
import { pickupPoints } from "./source.ts";
import { mayReadPickupPoints, PickupPointConnection, pickupPointOrder } from "./type.ts";

interface PickupPointFilter extends ListFilter {
  readonly sellerId?: string | null | undefined;
  readonly isPaused?: boolean | null | undefined;
  readonly pausedTo?: string | null | undefined;
  readonly provinceCode?: readonly string[] | null | undefined;
}

export const PickupPointFilterInput = builder.inputType("PickupPointFilter", {
  description: "What a list of pickup points can be narrowed to; the conditions hold together.",
  fields: (t) => ({
    sellerId: t.id({ description: "Those at this location.", extensions: { names: "Seller" } }),
    isPaused: t.boolean({ description: "Those that hand over nothing today, or those that do." }),
    pausedTo: t.field({ type: "Date", description: "Paused until this day or before." }),
    provinceCode: t.stringList({
      description: "Those in one of these states, such as `KA`; at most 40. An empty list means any.",
    }),
    ...filterFields(t, "PickupPoint"),
  }),
});

interface PickupPointArguments extends ConnectionArguments {
  readonly search?: string | null | undefined;
  readonly filter?: PickupPointFilter | null | undefined;
  readonly orderBy?: Parameters<typeof pickupPointOrder.of>[0];
}

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** What the filter asks for; null when nothing can match. */
export function pickupPointConditions({
  sellerId,
  isPaused,
  pausedTo,
  provinceCode,
}: PickupPointFilter): Condition<PickupPoint>[] | null {
  const location = isGiven(sellerId) ? idOfType("Seller", sellerId) : null;
  const inProvinces = provinces(
    "stateshort",
    provinceCode,
    ({ address }: PickupPoint) => address.provinceCode,
  );
  if (inProvinces === null || (isGiven(sellerId) && (location === null || !isRestId(location)))) return null;
  return [
    ...inProvinces,
    ...days(
      ["paused_from", "paused_to"],
      [null, pausedTo],
      ["pausedFrom", "pausedTo"],
      ({ pausedUntil }: PickupPoint) => pausedUntil,
    ),
    ...(location === null
      ? []
      : [{ query: { seller_id: location }, matches: (row: PickupPoint) => row.locationId === location }]),
    ...(isGiven(isPaused)
      ? [
          {
            query: { pickup_point_status: isPaused ? "paused" : "active" },
            matches: (row: PickupPoint) => row.isPaused === isPaused,
          },
        ]
      : []),
  ];
}

/** A page of the company's pickup points; none for who may not read them. */
async function listPickupPoints(
  context: Context,
  user: SessionUser,
  args: PickupPointArguments,
): Promise<Page<PickupPoint>> {
  const order = pickupPointOrder.of(args.orderBy);
  const window = readPageWindow(args, order);
  const search = readSearch(args.search);
  const common = readFilter<PickupPoint>("PickupPoint", args.filter);
  const conditions = pickupPointConditions(args.filter ?? {});
  if (common === null || conditions === null || !mayReadPickupPoints(user))
    return pageOfWholeList(window, order, []);
  const query = Object.assign({}, common.query, ...conditions.map((one) => one.query));
  const isAskedFor = (row: PickupPoint): boolean =>
    common.matches(row) && conditions.every(({ matches }) => matches(row));
  const hasText = ({ name, address }: PickupPoint): boolean => matchesSearch(search, name, address.area);
  return listPage(window, {
    order,
    async fetch(page) {
      const list = { template: `${pickupPoints.path}/company_po_id/{id}`, params: { id: user.companyId } };
      const read = { ...list, query: { ...query, q: search, ...page } };
      const response = await readExtensionList(context.rest, user, read, pickupPointRecord);
      pickupPoints.primeAll(context, response.rows);
      return response;
    },
    matches: (row) => isAskedFor(row) && hasText(row),
    isAskedFor,
    hasText,
  });
}

builder.objectField(ViewerType, "pickupPoints", (t) =>
  t.field({
    type: PickupPointConnection,
    ...semanticNonNull,
    description: "Where customers collect orders. None for who lacks `PICKUP_POINT_READ`.",
    args: {
      ...searchArgument("name or area"),
      ...builder.args((a) => ({
        filter: a.field({
          type: PickupPointFilterInput,
          description: "Only those that meet all of its conditions.",
        }),
        orderBy: a.field({
          type: pickupPointOrder.input,
          description: "By name, ascending, when not given.",
        }),
      })),
      ...connectionArguments,
    },
    resolve: (viewer, args, context) => listPickupPoints(context, viewer, args),
  }),
);
