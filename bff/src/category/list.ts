import { type ListFilter, type ReadyFilter, readFilter } from "../graphql/listFilter.ts";
import { timeOrders } from "../graphql/recordTimes.ts";
import type { Context } from "../graphql/context.ts";
import { type MaybePromise, thenMaybe } from "../maybePromise.ts";
import type { ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { invalidArgument } from "../graphql/invalidArgument.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { orderInput, type GivenOrder } from "../graphql/orderInput.ts";
import { readExtensionList, readOwnedList } from "../graphql/ownedList.ts";
import { type ListArguments, type ListCall, pageOfRows } from "../graphql/ownedPage.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments, type PageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch } from "../graphql/search.ts";
import { RestError } from "../rest/error.ts";
import { mayUse } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { categoryRecord, type Category, type CategoryLevel, databaseIdOf, levelOf } from "./record.ts";
import { findChildren, walkLevel } from "./lists.ts";
import { categories, levelPaths } from "./source.ts";

/** The orders of a list of categories, by what the service calls their columns after the level. */
export const categoryOrders = orderInput("Category", "categories", {
  ORDER: {
    rest: "order_id",
    kind: "number",
    value: (category: Category) => category.order,
    description: "By their position among their siblings.",
  },
  NAME: {
    rest: "name",
    kind: "text",
    value: (category: Category) => category.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

type CategoryOrder = GivenOrder<"ORDER" | "NAME" | "CREATED_AT" | "UPDATED_AT">;

function orderOf(level: CategoryLevel, order = categoryOrders.of()): ListOrder<Category> {
  // The instants are called the same on all levels.
  const field = order.field.endsWith("_at") ? order.field : `level${level}_${order.field}`;
  return { ...order, field, id: ({ databaseId }) => databaseId };
}

/** Made once: the children of every category of a tree are asked for in this order. */
const positionOrders = { 1: orderOf(1), 2: orderOf(2), 3: orderOf(3) };

/** The order of the categories of one level; by their own position unless another one is asked for. */
export function categoryOrder(level: CategoryLevel, given?: CategoryOrder | null): ListOrder<Category> {
  return given == null ? positionOrders[level] : orderOf(level, categoryOrders.of(given));
}

function readLevel(level: number): CategoryLevel {
  if (level === 1 || level === 2 || level === 3) return level;
  throw invalidArgument("`level` must be 1, 2 or 3.");
}

/**
 * The list that holds the categories of one level, narrowed to a parent when there is one. The documents have level 1, and
 * levels 2 and 3 under a parent.
 */
function listCall(level: CategoryLevel, parent: Category | null, user: SessionUser): ListCall {
  const path = levelPaths[level];
  if (parent !== null && parent.level === level - 1) {
    return { template: `${path}/level${parent.level}_id/{id}`, params: { id: parent.databaseId } };
  }
  return {
    template: `${path}/company_po_id/{id}`,
    params: { id: user.companyId },
    query: parent === null ? {} : { level1_id: parent.databaseId },
    isExtension: level > 1,
  };
}

/** Arguments of a list of categories. */
type CategoryListArguments = ConnectionArguments & {
  readonly level: number;
  readonly parentId?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly order?: number | null | undefined;
  readonly filter?: ListFilter | null | undefined;
  readonly orderBy?: CategoryOrder | null | undefined;
};

/**
 * A page of the company's categories of one level. An unknown or foreign parent has no categories, like one
 * that is empty.
 */
export function listCategories(
  context: Context,
  user: SessionUser,
  args: CategoryListArguments,
): MaybePromise<Page<Category>> {
  const level = readLevel(args.level);
  const order = categoryOrder(level, args.orderBy);
  const search = readSearch(args.search);
  const window = readPageWindow(args, order);
  const filter = readFilter<Category>("Category", args.filter, (id) =>
    levelOf(id) === level ? databaseIdOf(id) : null,
  );
  const wanted = args.order ?? null;
  const none = (): Page<Category> => pageOfWholeList(window, order, []);
  if (filter === null || (wanted !== null && wanted < 1)) return none();
  const listed = { context, user, level, order, search, window, filter, wanted };
  if (args.parentId === null || args.parentId === undefined) return listUnder(listed, null);
  const parentId = idOfType("Category", args.parentId);
  return thenMaybe(parentId === null ? null : categories.find(context, parentId), (parent) =>
    parent === null || parent.level >= level ? none() : listUnder(listed, parent),
  );
}

/** A list that is asked for. */
interface Listed {
  readonly context: Context;
  readonly user: SessionUser;
  readonly level: CategoryLevel;
  readonly order: ListOrder<Category>;
  readonly search: string | undefined;
  readonly window: PageWindow;
  readonly filter: ReadyFilter<Category>;
  /** Only the category at this position; null for all. */
  readonly wanted: number | null;
}

/** The list of all categories of a level, or of those under a category. */
function listUnder(listed: Listed, parent: Category | null): Promise<Page<Category>> {
  const { context, user, level, order, search, window, filter, wanted } = listed;
  const { isExtension = false, ...call } = listCall(level, parent, user);
  const readList = isExtension ? readExtensionList : readOwnedList;
  const position = wanted === null ? {} : { [`level${level}_order_id`]: String(wanted) };
  const hasText = (category: Category): boolean => matchesSearch(search, category.name);
  return listPage(window, {
    order,
    fetch: (query) => {
      const read = { ...call, query: { ...call.query, ...filter.query, q: search, ...query, ...position } };
      const isOwned = (row: Category): boolean =>
        mayUse(user, row) || (parent !== null && row.companyId === null);
      const found = readList(context.rest, user, read, categoryRecord, isOwned);
      if (level === 1) return found;
      return found.catch(async (error: unknown) => {
        if (!(error instanceof RestError) || error.kind !== "not-offered") throw error;
        return { rows: await walkLevel(context, level), totalCount: null };
      });
    },
    hasText,
    matches: (category) =>
      filter.matches(category) &&
      hasText(category) &&
      (wanted === null || category.order === wanted) &&
      (parent === null || category.ancestorIds.includes(parent.id)),
    isAskedFor: (category) => filter.matches(category) && (wanted === null || category.order === wanted),
  });
}

/** A page of the children of one category, by their position unless another order is asked for. */
export function listChildren(
  context: Context,
  parent: Category,
  args: ListArguments & { readonly orderBy?: CategoryOrder | null | undefined },
): MaybePromise<Page<Category>> {
  const order = categoryOrder(parent.level === 1 ? 2 : 3, args.orderBy);
  return thenMaybe(findChildren(context, parent), (children) =>
    pageOfRows(args, children, { typeName: "Category", order }),
  );
}
