import { type RawBuilder, sql } from "kysely";
import type { Narrowing } from "./listQuery.ts";

/** A day. */
export const day = (name: string, condition: Narrowing["condition"]): Narrowing => ({
  pattern: /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  message: `${name} is a date, YYYY-MM-DD`,
  condition,
});

/** An amount in INR. */
export const amount = (name: string, condition: Narrowing["condition"]): Narrowing => ({
  pattern: /^\d{1,10}(\.\d{1,2})?$/,
  message: `${name} is an amount with at most two decimals`,
  condition,
});

/** When a day begins in India. */
export const dayBegins = (date: string) => sql`(${date}::date)::timestamp at time zone 'Asia/Kolkata'`;

/** The id of another record. */
export const key = (
  name: string,
  condition: (value: number) => ReturnType<Narrowing["condition"]>,
): Narrowing => ({
  pattern: /^[1-9]\d{0,8}$/,
  message: `${name} is a whole number, 1 or more`,
  condition: (value) => condition(Number(value)),
});

/** Yes or no. */
export const flag = (
  name: string,
  condition: (value: boolean) => ReturnType<Narrowing["condition"]>,
): Narrowing => ({
  pattern: /^(true|false)$/,
  message: `${name} is true or false`,
  condition: (value) => condition(value === "true"),
});

/** One or more of some words, separated by commas. */
export const words = (
  name: string,
  known: readonly string[],
  condition: (words: RawBuilder<unknown>) => RawBuilder<unknown>,
): Narrowing => ({
  pattern: new RegExp(`^(${known.join("|")})(,(${known.join("|")})){0,${known.length - 1}}$`),
  message: `${name} is one or more of ${known.join(", ")}`,
  condition: (value) => condition(sql`(${sql.join(value.split(","))})`),
});
