import type { ObjectRef } from "@pothos/core";
import type { Ownership } from "../access/rules.ts";
import type { Permission } from "../access/permission.ts";
import type { BuilderTypes } from "./builder.ts";
import { changeMutation, type ChangeMutation } from "./changeMutation.ts";
import type { Context } from "./context.ts";
import {
  editFields,
  type EditValues,
  idOf,
  type InputFields,
  type RestBody,
  version,
} from "./inputFields.ts";
import { type Editing, sendEdit } from "./version.ts";

type Row = Ownership & { readonly id: string };

/** A record that was changed. */
export interface Edited<Record> {
  readonly row: Record;
}

type Success<Value extends object> = ChangeMutation<InputFields, Value>["success"];

/** What an edit takes: the record's id, its fields, each of which may be left out, and the version they were changed in. */
export function editInput<const Fields extends InputFields>(noun: string, typeName: string, fields: Fields) {
  return {
    description: `Changes of a ${noun}. What is left out stays as it is.`,
    argument: "What to change.",
    fields: { id: idOf(typeName, `The ${noun} to change.`), ...editFields(fields), version },
  };
}

/** The success of an edit: `brand`, as the service keeps it now. */
export function editedRecord<Record>(
  noun: string,
  typeName: string,
  type: ObjectRef<BuilderTypes, Record>,
): Success<Edited<Record>>;
export function editedRecord(
  noun: string,
  typeName: string,
  type: ObjectRef<BuilderTypes, Row>,
): Success<Edited<Row>> {
  return {
    description: `The ${noun} was changed.`,
    fields: (t) => ({
      [typeName.charAt(0).toLowerCase() + typeName.slice(1)]: t.field({
        type,
        description: `The ${noun}, as the service keeps it now.`,
        resolve: ({ row }) => row,
      }),
    }),
  };
}

interface EditMutation<Record, Fields extends InputFields> {
  /** What it does, in whole sentences. */
  readonly description: string;
  readonly permission: Permission;
  /** What descriptions call it: `brand`. */
  readonly noun: string;
  readonly type: ObjectRef<BuilderTypes, Record>;
  readonly of: Editing<Record>;
  readonly fields: Fields;
  /** What is sent. */
  readonly body: (values: EditValues<Fields>, context: Context) => RestBody | Promise<RestBody>;
}

/** Declares a mutation that changes a record with one call of the service, and overwrites nobody's work. */
export function editMutation<Record extends Row, const Fields extends InputFields>(
  mutation: EditMutation<Record, Fields>,
): void;
export function editMutation(mutation: EditMutation<Row, InputFields>): void {
  const { description, permission, noun, type, of, fields, body } = mutation;
  const { typeName } = of.records;
  changeMutation({
    name: `edit${typeName}`,
    description,
    permission,
    input: editInput(noun, typeName, fields),
    async run({ id, version, ...values }, context) {
      const row = await of.records.require(context, id);
      return { row: await sendEdit(context, of, row, version, await body(values, context)) };
    },
    success: editedRecord(noun, typeName, type),
  });
}
