import type { SuccessFields } from "../graphql/changeMutation.ts";
import type { Product } from "./record.ts";
import { ProductEdge, ProductType } from "./type.ts";
import type { Edge } from "../graphql/page.ts";

/** What every change of a product itself says when it succeeds. */
export const changedProduct: SuccessFields<{ readonly product: Product }> = (t) => ({
  product: t.expose("product", {
    type: ProductType,
    description: "The product, as the service keeps it now.",
  }),
});

/** What everything says that makes a draft. */
export const newDraft: SuccessFields<{ readonly product: Product; readonly productEdge: Edge<Product> }> = (
  t,
) => ({
  product: t.expose("product", { type: ProductType, description: "The draft, as the service keeps it." }),
  productEdge: t.expose("productEdge", {
    type: ProductEdge,
    description: "The draft as a row of a list by name.",
  }),
});
