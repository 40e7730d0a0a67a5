import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import type { OwnedRecords } from "../graphql/ownedRecords.ts";
import type { Product } from "./record.ts";
import { products } from "./source.ts";

/** The variant, image or bundle that an id of an input names, and its product. Throws `NotFoundError`. */
export async function requireWithProduct<Row extends { readonly productId: string }>(
  context: Context,
  records: OwnedRecords<Row>,
  nodeId: string,
): Promise<{ readonly row: Row; readonly product: Product }> {
  const row = await records.require(context, nodeId);
  const product = await products.load(context, row.productId);
  if (product === null) throw new NotFoundError();
  return { row, product };
}
