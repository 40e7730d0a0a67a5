import type { SuccessFields } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import type { OwnedRecords } from "../graphql/ownedRecords.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";
import { ProductType } from "./type.ts";

interface Child {
  readonly productId: string;
}

/** The product of a variant, image or bundle. Throws `NotFoundError`. */
export async function requireProductOf(context: Context, { productId }: Child): Promise<Product> {
  const product = await products.load(context, productId);
  if (product === null) throw new NotFoundError();
  return product;
}

/** The variant, image or bundle that an id of an input names, and its product. Throws `NotFoundError`. */
export async function requireWithProduct<Row extends Child>(
  context: Context,
  records: OwnedRecords<Row>,
  nodeId: string,
): Promise<{ readonly row: Row; readonly product: Product }> {
  const row = await records.require(context, nodeId);
  return { row, product: await requireProductOf(context, row) };
}

/** The field of a success that gives the product again with its variants, images or bundles. */
export function productWith(children: string): SuccessFields<{ readonly product: Product }> {
  return (t) => ({
    product: t.expose("product", {
      type: ProductType,
      description: `The product, with its ${children} as they are now.`,
    }),
  });
}
