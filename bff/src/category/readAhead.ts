import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../graphql/context.ts";
import type { Eventually } from "../graphql/foundRecords.ts";
import type { Page } from "../graphql/page.ts";
import { selectedFields } from "../graphql/selectedFields.ts";
import { childrenLoader } from "./lists.ts";
import type { Category } from "./record.ts";

/**
 * Reads the children of all categories of a page together, when they are asked for: each category would otherwise wait
 * for its own. The categories of a page are of one level.
 */
export function readChildrenAhead(
  context: Context,
  page: Page<Category>,
  info: GraphQLResolveInfo,
): Eventually<Page<Category>> {
  const [first] = page.edges;
  if (first === undefined || !selectedFields(info, "edges.node").has("children")) return page;
  const parentIds = page.edges.map(({ node }) => node.databaseId);
  return (
    childrenLoader(first.node)
      ?.readAhead(context, parentIds)
      .then(() => page) ?? page
  );
}
