import { AuditFilter, type AuditFilterValues, queryOf as auditQuery } from "../audit/viewerAudit.ts";
import { categoryOrder, categoryOrders } from "../category/list.ts";
import { databaseIdOf, levelOf } from "../category/record.ts";
import { CategoryFilter } from "../category/type.ts";
import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import { type ListFilter, readFilter } from "../graphql/listFilter.ts";
import { idOfType } from "../graphql/nodeId.ts";
import type { ListOrders } from "../graphql/orderInput.ts";
import { type ListGiven, listInput, queryOf, type WantedList } from "./exportedList.ts";

/** What a list with this order takes. */
export type GivenTo<Orders, Filter = ListFilter> =
  Orders extends ListOrders<infer _Row, infer Name> ? ListGiven<Filter, Name> : never;

interface OfLevel {
  readonly level: number;
  readonly parentId?: string | null | undefined;
  readonly order?: number | null | undefined;
}

/** Categories of one level; under a parent those that it names. */
export function categories(
  _user: SessionUser,
  { level, parentId, order, search, filter, orderBy }: ListGiven<ListFilter, never> & OfLevel,
): WantedList | null {
  if (level !== 1 && level !== 2 && level !== 3) return null;
  const read = readFilter("Category", filter, (id) => (levelOf(id) === level ? databaseIdOf(id) : null));
  const parent = parentId == null ? null : idOfType("Category", parentId);
  const above = parent === null ? null : levelOf(parent);
  if (read === null || (parentId != null && (parent === null || above === null || above >= level)))
    return null;
  const conditions = {
    ...read.query,
    ...(parent !== null && { [`level${above}_id`]: databaseIdOf(parent) }),
    ...(order != null && { [`level${level}_order_id`]: String(order) }),
  };
  return { list: `category${level}`, query: queryOf(conditions, categoryOrder(level, orderBy), search) };
}

export const CategoryListInput = listInput(
  { typeName: "Category", like: "categories", filter: CategoryFilter, orders: categoryOrders },
  (t) => ({
    level: t.int({ required: true, description: "1, 2 or 3." }),
    parentId: t.id({ description: "As the list's own.", extensions: { names: "Category" } }),
    order: t.int({ description: "As the list's own." }),
  }),
);

export const AuditListInput = builder.inputType("AuditListInput", {
  description: "What `Viewer.audit` takes, without its pages.",
  fields: (t) => ({ filter: t.field({ type: AuditFilter, description: "As the list's own." }) }),
});

/** The service takes instants of the trail in UTC. */
export function trail(
  _user: SessionUser,
  { filter }: { readonly filter?: AuditFilterValues | null },
): WantedList | null {
  const query = auditQuery(filter ?? {});
  if (query === null) return null;
  const inUtc = (instant: string | undefined) => instant && new Date(instant).toISOString();
  return { list: "audit", query: { ...query, from: inUtc(query["from"]), to: inUtc(query["to"]) } };
}
