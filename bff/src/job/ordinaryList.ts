import type { SessionUser } from "../access/user.ts";
import { type ListFilter, readFilter } from "../graphql/listFilter.ts";
import type { ListQuery } from "../graphql/listPage.ts";
import type { GivenOrder, ListOrders } from "../graphql/orderInput.ts";
import type { Condition } from "../graphql/condition.ts";
import { type ListGiven, queryOf, type WantedList } from "./exportedList.ts";

/** The conditions of a list as one query; null when nothing can match them. */
export function allOf<Row>(
  typeName: string,
  filter: ListFilter,
  conditions: readonly Condition<Row>[] | null,
): ListQuery | null {
  const query = common(typeName)(filter);
  if (query === null || conditions === null) return null;
  return Object.assign({}, query, ...conditions.map((one) => one.query));
}

/** A list of which nothing is to be said but its conditions. */
export const ordinary =
  <Filter extends object, Row, Name extends string>(
    list: string,
    orders: ListOrders<Row, Name>,
    conditions: (filter: Filter | Record<string, never>, user: SessionUser) => ListQuery | null,
    unordered?: GivenOrder<NoInfer<Name>>,
  ) =>
  (user: SessionUser, { filter, search, orderBy }: ListGiven<Filter, Name>): WantedList | null => {
    const query = conditions(filter ?? {}, user);
    return query && { list, query: queryOf(query, orders.of(orderBy ?? unordered), search) };
  };

/** What every list can be narrowed to. */
export const common = (typeName: string) => (filter: ListFilter) =>
  readFilter(typeName, filter)?.query ?? null;

/** The order of orders of which none is asked for. */
export const newestFirst = { field: "PLACED_AT", direction: "DESC" } as const;
