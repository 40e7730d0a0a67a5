import { servesSince } from "../floor.ts";

/**
 * The oldest version of the service that this schema still serves, named by the last migration which that version must
 * know. Only a migration that takes something away raises it.
 */
export const statements: readonly string[] = [
  `create table schema_floor (serves_since text not null)`,
  `create unique index schema_floor_one on schema_floor ((true))`,
  `insert into schema_floor (serves_since) values ('')`,
  servesSince("0032-schema-floor"),
];
