import type { ColumnType } from "kysely";

/** An instant: UTC text on read, set by the database unless told. */
export type Instant = ColumnType<string, string | undefined, string>;
/** A decimal: exact text on read, text or a number of the seed data on write. */
export type Decimal = ColumnType<string, string | number, string | number>;
/** A decimal that may be missing. */
export type NullableDecimal = ColumnType<
  string | null,
  string | number | null | undefined,
  string | number | null
>;
/** A column that may be missing. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A decimal with a default. */
export type DefaultDecimal = ColumnType<string, string | number | undefined, string | number>;

/** The two instants every business table has. */
export interface Times {
  created_at: Instant;
  updated_at: Instant;
}

// Identities of the audit trail stay below 2 ** 53, so a number holds them.
// Both engines hand out dates as calendar text and instants as UTC text: no time zone of a machine ever gets in.
export const asText = (value: string): string => value;
export const asNumber = (value: string): number => Number(value);
export const asInstant = (value: string): string => new Date(value).toISOString();
