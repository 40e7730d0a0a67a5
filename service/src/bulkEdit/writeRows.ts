import * as v from "valibot";
import { operation } from "../http/operation.ts";
import { id, nullableText, optionalId } from "../http/responseFields.ts";
import { inLockOrder } from "../stock/count.ts";
import { askedBy, mostAtOnce, who } from "./asking.ts";
import { cellOutcomes, cellRow, type CellResult, type CellRow, cells, writeCells } from "./cells.ts";
import { lockAll } from "./lockAll.ts";

/** Writes cells of a grid. */
export const writeRows = operation({
  method: "PUT",
  path: "/v1/companyBulkEdit/rows",
  origin: "extension",
  ofMany: true,
  summary: `Writes cells of up to ${mostAtOnce} products and variants, each row wholly or not at all; one whose cells are not as they were seen any more is stale`,
  body: v.object({
    ...who,
    rows: v.pipe(
      v.array(cellRow, "rows is required"),
      v.minLength(1, "rows is required"),
      v.maxLength(mostAtOnce, `At most ${mostAtOnce} rows in one call`),
    ),
  }),
  response: v.array(
    v.object({
      prod_id: id,
      varient_id: optionalId,
      outcome: v.picklist(cellOutcomes),
      problems: v.array(v.object({ field: nullableText, message: v.string() })),
      /** What stands in the cells of the row now; nothing of one that is refused. */
      values: cells,
    }),
  ),
  async handle({ body: { rows, ...asking } }, context) {
    const { scope } = await askedBy(context, asking);
    await lockAll(
      context.db,
      rows.map(({ prod_id }) => prod_id),
    );
    const results = new Map<CellRow, CellResult>();
    for (const row of rows.toSorted(inLockOrder)) results.set(row, await writeCells(context, row, scope));
    return rows.flatMap((row) => results.get(row) ?? []);
  },
});
