import type { Context } from "../graphql/context.ts";
import { ConflictError, NotFoundError } from "../graphql/errors.ts";
import { isOpenTo, moves, refusalOf, type ProductMove } from "./lifecycle.ts";
import { productStatuses, type Product } from "./record.ts";
import { products } from "./source.ts";
import { readWritten } from "./write.ts";

/** What goes with a move: why, and the step that a remark is about. */
export interface MoveNote {
  readonly reason: string;
  readonly step?: number | null;
}

/**
 * Moves a product to the state that a move leads to (decision D-64). The state is compared and changed in one step
 * where the service honours `If-Match`. Throws `ConflictError` when the product's state does not allow the move, and
 * `RestError`.
 */
export async function changeStatus(
  context: Context,
  product: Product,
  move: ProductMove,
  note: MoveNote | null = null,
): Promise<Product> {
  const now = await products.readAlone(context, product);
  if (now === null) throw new NotFoundError();
  if (!isOpenTo(now.row, move)) throw new ConflictError(refusalOf(now.row, move));
  const answer = await context.rest.send({
    method: "PUT",
    template: "/v1/companySellerProdLoc/prod_status/{id}",
    params: { id: product.id },
    body: {
      prod_status: productStatuses[moves[move].to],
      ...(note === null ? {} : { prod_status_reason: note.reason, prod_status_step: note.step ?? null }),
    },
    ...(now.etag === null ? {} : { ifMatch: now.etag }),
  });
  return readWritten(context, answer.body);
}
