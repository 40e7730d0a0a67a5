import { type RawBuilder, sql } from "kysely";

/**
 * Whether a count (`stock`) is of something that can be sold: of a variant that is not closed where its product has variants, else
 * of the product itself. Other counts are kept for when they can be again, and nobody can change them meanwhile.
 * @param product what the product is called in the query
 */
export const isOfSellable = (product: "product" | "record"): RawBuilder<boolean> =>
  sql<boolean>`case when ${sql.ref(product)}.prod_varient_enabled
    then exists (select from variant where variant.varient_id = stock.varient_id and not variant.closed)
    else stock.varient_id is null end`;
