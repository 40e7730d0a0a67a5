import { builder } from "../graphql/builder.ts";
import type { Product } from "./record.ts";
import { ProductType } from "./type.ts";

/** Makes the success type of a change whose answer is the product alone. */
export function productSuccess(name: string, description: string) {
  return builder.objectRef<{ product: Product }>(name).implement({
    description,
    fields: (t) => ({
      product: t.expose("product", {
        type: ProductType,
        description: "The product, as the service keeps it now.",
      }),
    }),
  });
}
