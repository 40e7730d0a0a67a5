import type { ObjectRef } from "@pothos/core";
import { builder, type BuilderTypes } from "../graphql/builder.ts";
import type { InputFields } from "../graphql/inputFields.ts";
import type { OwnedRecords } from "../graphql/ownedRecords.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { columnsOf, type DescribedColumn, type DescribedTable, describeTable, keyOf } from "./described.ts";
import { readTimeline } from "./source.ts";
import { auditArguments, AuditConnection } from "./type.ts";

/** What the audit trail has to know of a noun. */
interface AuditedNoun<Row extends { readonly id: string }> {
  readonly type: ObjectRef<BuilderTypes, Row>;
  readonly records: Pick<OwnedRecords<Row>, "typeName" | "find">;
  /** Its tables in the service; of each how the id in the schema is made from the row's. */
  readonly tables: Readonly<Record<string, (id: string) => string>>;
  nameOf(row: Row): string | null;
  /** The tables of fields that its inputs are made of: labels and kinds of values follow from them. */
  readonly fields: readonly InputFields[];
  /** Columns that no input has, or that read otherwise. */
  readonly columns?: Readonly<Record<string, DescribedColumn>>;
  /** Of objects in the record, what the rules of their types look at. */
  readonly parts?: DescribedTable["parts"];
}

/** The id of a row where it is the record's id in the schema, too. */
export const sameId = (id: string): string => id;

/** Describes a noun for the audit trail, which then names its records and its fields, and gives its type a `timeline`. */
export function audited<Row extends { readonly id: string }>(noun: AuditedNoun<Row>): void {
  const { type, records, tables, fields, columns = {}, parts = {} } = noun;
  const rows = new WeakMap<object, Row>();
  const described = Object.assign({}, ...fields.map(columnsOf), columns);
  for (const [table, idOf] of Object.entries(tables))
    describeTable(table, {
      typeName: records.typeName,
      columns: described,
      parts,
      idOf,
      async find(context, id) {
        const row = await records.find(context, id);
        if (row !== null) rows.set(row, row);
        return row;
      },
      nameOf(found) {
        const row = rows.get(found);
        return row === undefined ? null : noun.nameOf(row);
      },
    });
  builder.objectField(type, "timeline", (t) =>
    t.field({
      type: AuditConnection,
      ...semanticNonNull,
      ownCall: true,
      authScopes: { may: "AUDIT_READ" },
      description:
        "What was done to it and to its parts, the newest entry first. Asks for `AUDIT_READ`; who acts for a location sees what was done to that location's records.",
      args: auditArguments,
      resolve: (row, args, context) => {
        const key = keyOf(records.typeName, row.id);
        if (key === null) throw new Error(`${records.typeName} ${row.id} stands in no described table.`);
        return readTimeline(context, args, key);
      },
    }),
  );
}
