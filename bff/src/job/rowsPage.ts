import type * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import type { ListOrder } from "../graphql/listOrder.ts";
import { listPage } from "../graphql/listPage.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { type ConnectionArguments, readPageWindow } from "../graphql/pageWindow.ts";
import type { Context } from "../graphql/context.ts";
import { currentUser } from "../session/currentUser.ts";

interface RowWithOutcome extends Ownership {
  readonly outcome: string | null;
}

interface JobRows<Row> {
  readonly jobId: string;
  /** Where the service lists them. */
  readonly template: string;
  readonly record: v.GenericSchema<unknown, Row>;
  readonly order: ListOrder<Row>;
  /** Only those that came out so; an empty list means any. */
  readonly outcomes: readonly string[];
}

/** A page of what a job has done row by row. The job was checked before: its rows name no company. */
export function rowsPage<Row extends RowWithOutcome>(
  context: Context,
  args: ConnectionArguments,
  { jobId, template, record, order, outcomes }: JobRows<Row>,
) {
  const outcome = outcomes.length > 0 ? { outcome: outcomes.join(",").toLowerCase() } : {};
  return listPage(readPageWindow(args, order), {
    order,
    fetch: (query) =>
      readExtensionList(
        context.rest,
        currentUser(context),
        { template, params: { id: jobId }, query: { ...outcome, ...query } },
        record,
        () => true,
      ),
    matches: (row) => outcomes.length === 0 || (row.outcome !== null && outcomes.includes(row.outcome)),
  });
}
