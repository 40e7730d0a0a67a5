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
  /** What else has to be removed or forgotten once the record is gone. */
  readonly after?: (context: Context, row: Row) => Promise<void>;
}

/** Declares a mutation that deletes one record and says which it was. */
export function deleteMutation<Row extends Ownership & { readonly id: string }>({
  of,
  noun,
  which,
  done,
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
      await sendUnlessStale(context, of, row, input.version, { ...callOf(of, row), method: "DELETE" });
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
