import type { ObjectRef } from "@pothos/core";
import type { Ownership } from "../access/rules.ts";
import type { Permission } from "../access/permission.ts";
import type { BuilderTypes } from "./builder.ts";
import { changeMutation, type ChangeMutation } from "./changeMutation.ts";
import type { Context } from "./context.ts";
import { idempotencyKey, type InputFields, type RestBody, type ValuesOf } from "./inputFields.ts";
import type { ListOrder } from "./listOrder.ts";
import { type Edge, edgeOf } from "./page.ts";
import type { Editing } from "./version.ts";

type Row = Ownership & { readonly id: string };

/** What the schema says of a record that was added. */
export interface Adding<Record> {
  /** What descriptions call it: `brand`. */
  readonly noun: string;
  readonly of: Editing<Record>;
  readonly type: ObjectRef<BuilderTypes, Record>;
  readonly edge: ObjectRef<BuilderTypes, Edge<Record>>;
  /** How the list stands whose row is brought: `by name`. */
  readonly order: string;
}

/** A record that was added, and its row in a list. */
export interface Added<Record> {
  readonly row: Record;
  readonly edge: Edge<Record>;
}

type Success<Value extends object> = ChangeMutation<InputFields, Value>["success"];

/** The success of adding a record: `brand`, as the service keeps it, and `brandEdge`. */
export function addedRecord<Record>(added: Adding<Record>): Success<Added<Record>>;
export function addedRecord({ noun, of: { records }, type, edge, order }: Adding<Row>): Success<Added<Row>> {
  const name = records.typeName.charAt(0).toLowerCase() + records.typeName.slice(1);
  return {
    description: `The ${noun} was added.`,
    fields: (t) => ({
      [name]: t.field({
        type,
        description: `The new ${noun}, as the service keeps it.`,
        resolve: ({ row }) => row,
      }),
      [`${name}Edge`]: t.field({
        type: edge,
        description: `The new ${noun} as a row of the list ${order}.`,
        resolve: (added) => added.edge,
      }),
    }),
  };
}

interface AddMutation<Record, Fields extends InputFields> extends Adding<Record> {
  /** What it does, in whole sentences. */
  readonly description: string;
  readonly permission: Permission;
  readonly fields: Fields;
  /** The order of the list whose row is brought. */
  readonly orders: { readonly of: () => ListOrder<Record> };
  /** What is sent. */
  readonly body: (values: ValuesOf<Fields>, context: Context) => RestBody | Promise<RestBody>;
  /** What else has to happen once the record is there. */
  readonly after?: (context: Context) => Promise<void>;
}

/** Declares a mutation that adds a record with one call of the service. */
export function addMutation<Record extends Row, const Fields extends InputFields>(
  mutation: AddMutation<Record, Fields>,
): void;
export function addMutation(mutation: AddMutation<Row, InputFields>): void {
  const { noun, of, description, permission, fields, orders, body, after } = mutation;
  const { records } = of;
  changeMutation({
    name: `add${records.typeName}`,
    description,
    permission,
    input: {
      description: `A new ${noun}.`,
      argument: `The new ${noun}.`,
      fields: { ...fields, idempotencyKey },
    },
    async run({ idempotencyKey, ...values }, context) {
      const sent = await body(values, context);
      const response = await context.rest.send({
        method: "POST",
        template: records.path,
        body: sent,
        idempotencyKey,
      });
      const row = await records.written(context, response.body, { body: sent });
      await after?.(context);
      return { row, edge: edgeOf(orders.of(), row) };
    },
    success: addedRecord(mutation),
  });
}
