import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "../session/viewer.ts";
import { listProducts } from "./list.ts";
import type { ProductStatus } from "./record.ts";

type StatusCounts = Readonly<Record<ProductStatus, number>>;

async function countOf(context: Context, user: SessionUser, status: ProductStatus): Promise<number> {
  return (await listProducts(context, user, user.sellerId, { first: 1, filter: { status: [status] } }))
    .totalCount;
}

/** How many products stand in each state, one call for each. Null when the service does not list products (decision D-13). */
async function loadStatusCounts(context: Context, user: SessionUser): Promise<StatusCounts | null> {
  const count = (status: ProductStatus) => countOf(context, user, status);
  try {
    const [DRAFT, PENDING, ENABLED, RECTIFICATION, DISABLED] = await Promise.all([
      count("DRAFT"),
      count("PENDING"),
      count("ENABLED"),
      count("RECTIFICATION"),
      count("DISABLED"),
    ]);
    return { DRAFT, PENDING, ENABLED, RECTIFICATION, DISABLED };
  } catch (error) {
    if (error instanceof RestError && error.kind === "not-offered") return null;
    throw error;
  }
}

const ProductCountsType = builder.objectRef<StatusCounts>("ProductCounts").implement({
  description: "How many products stand in each state; for a seller only those of their own location.",
  fields: (t) => ({
    draft: t.exposeInt("DRAFT", { description: "Being written." }),
    pending: t.exposeInt("PENDING", { description: "Waiting for approval." }),
    enabled: t.exposeInt("ENABLED", { description: "On sale." }),
    rectification: t.exposeInt("RECTIFICATION", { description: "Sent back to their authors." }),
    disabled: t.exposeInt("DISABLED", { description: "Taken off the storefront." }),
  }),
});

builder.objectField(ViewerType, "productCounts", (t) =>
  t.field({
    type: ProductCountsType,
    nullable: true,
    description: "The viewer's products by state. Null when the service does not list products.",
    resolve: (viewer, _args, context) => loadStatusCounts(context, viewer),
  }),
);
