import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../graphql/context.ts";
import { thenMaybe, type MaybePromise } from "../maybePromise.ts";
import type { Page } from "../graphql/page.ts";
import { selectedOfRows } from "../graphql/selectedFields.ts";
import { childrenLoader } from "./lists.ts";
import type { Category } from "./record.ts";

/**
 * Reads the children of all categories of a page together, when they are asked for: each category would otherwise wait
 * for its own. The categories of a page are of one level.
 */
export function readChildrenAhead(
  context: Context,
  page: MaybePromise<Page<Category>>,
  info: GraphQLResolveInfo,
): MaybePromise<Page<Category>> {
  return thenMaybe(page, (found) => readAheadOf(context, found, info));
}

function readAheadOf(
  context: Context,
  page: Page<Category>,
  info: GraphQLResolveInfo,
): MaybePromise<Page<Category>> {
  const first = page.edges[0];
  if (first === undefined || !selectedOfRows(info).has("children")) return page;
  const parentIds = page.edges.map(({ node }) => node.databaseId);
  return (
    childrenLoader(first.node.level)
      ?.readAhead(context, parentIds)
      .then(() => page) ?? page
  );
}
