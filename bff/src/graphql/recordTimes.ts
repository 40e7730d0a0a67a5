import { optionalDateTimeField } from "../rest/recordFields.ts";
import type { BuilderTypes } from "./builder.ts";

/** When a record was made and last changed, RFC 3339 in UTC; null when the service does not say. */
export interface RecordTimes {
  readonly createdAt: string | null;
  /** Also when something that belongs to it was changed: of a product its variants, bundles and images. */
  readonly updatedAt: string | null;
}

/** The service's fields of the two. */
export const timesEntries = { created_at: optionalDateTimeField, updated_at: optionalDateTimeField };

/** The two instants of a raw record in our names. */
export function timesOf(record: {
  readonly created_at: string | null;
  readonly updated_at: string | null;
}): RecordTimes {
  return { createdAt: record.created_at, updatedAt: record.updated_at };
}

/** `createdAt` and `updatedAt` of a type. */
export function timeFields<Row extends RecordTimes>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>,
) {
  return {
    createdAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was added. Null when the service does not say.",
      resolve: (row) => row.createdAt,
    }),
    updatedAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When it was last changed; when it was added until then. Null when the service does not say.",
      resolve: (row) => row.updatedAt,
    }),
  };
}

/** The orders that every list has beside its own. */
export const timeOrders = {
  CREATED_AT: {
    rest: "created_at",
    kind: "instant",
    value: (row: RecordTimes) => row.createdAt,
    description: "By the instant it was added.",
  },
  UPDATED_AT: {
    rest: "updated_at",
    kind: "instant",
    value: (row: RecordTimes) => row.updatedAt,
    description: "By the instant it was last changed.",
  },
} as const;
