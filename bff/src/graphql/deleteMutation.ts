import type { Ownership } from "../access/rules.ts";
import type { Permission } from "../access/permission.ts";
import { changeMutation } from "./changeMutation.ts";
import type { Context } from "./context.ts";
import { idOf, version } from "./inputFields.ts";
import { callOf, type Editing, sendUnlessStale } from "./version.ts";

interface DeleteMutation<Row> {
  /** What it deletes, and when it is refused. */
  readonly description: string;
  readonly permission: Permission;
  /** What the schema calls it in descriptions: `brand`. */
  readonly noun: string;
  /** Which records can be deleted, as the input says it. */
  readonly which: string;
  readonly done: string;
  readonly of: Editing<Row>;
  /** Around the call that deletes the record, for what goes with it. */
  readonly around?: (context: Context, row: Row, remove: () => Promise<unknown>) => Promise<unknown>;
  /** What else has to be forgotten or noted once the record is gone. */
  readonly after?: (context: Context, row: Row) => Promise<void>;
}

/** Declares a mutation that deletes one record and says which it was. */
export function deleteMutation<Row extends Ownership & { readonly id: string }>({
  of,
  noun,
  which,
  done,
  around = (_context, _row, remove) => remove(),
  after,
  ...mutation
}: DeleteMutation<Row>): void {
  const { typeName } = of.records;
  changeMutation({
    ...mutation,
    name: `delete${typeName}`,
    input: {
      description: `Which ${noun} to delete.`,
      argument: "Which one.",
      fields: { id: idOf(typeName, which), version },
    },
    async run(input, context) {
      const row = await of.records.require(context, input.id);
      const remove = () =>
        sendUnlessStale(context, of, row, input.version, { ...callOf(of, row), method: "DELETE" });
      await around(context, row, remove);
      of.records.forget(context, row.id);
      await after?.(context, row);
      return { deletedId: input.id };
    },
    success: {
      description: done,
      fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
    },
  });
}
