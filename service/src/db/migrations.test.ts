import { expect, test } from "vitest";
import { takesAway } from "./floor.ts";
import { append } from "./landed.ts";
import { migrations } from "./migrations.ts";

const landed = append([], { "0001-a": ["create table a (b text)"], "0003-c": ["create table c (d text)"] });

test("a new migration goes behind the last", () => {
  const more = { "0001-a": ["create table a (b text)"], "0003-c": ["create table c (d text)"], "0004-e": [] };
  expect(append(landed, more).map(([name]) => name)).toEqual(["0001-a", "0003-c", "0004-e"]);
});

test.each([
  [
    "moved in between",
    { "0001-a": ["create table a (b text)"], "0002-b": [], "0003-c": ["create table c (d text)"] },
    "Migration 0003-c has landed: nothing goes before it, and it stays.",
  ],
  [
    "taken away",
    { "0001-a": ["create table a (b text)"] },
    "Migration 0003-c has landed: nothing goes before it, and it stays.",
  ],
  [
    "edited",
    { "0001-a": ["create table a (b text)"], "0003-c": ["create table c (d integer)"] },
    "Migration 0003-c has landed: a change is a migration behind the last.",
  ],
  [
    "named like an earlier one",
    { "0001-a": ["create table a (b text)"], "0003-c": ["create table c (d text)"], "0002-b": [] },
    "Migration 0002-b must be named so that it sorts behind the one before it.",
  ],
])("a migration that has landed cannot be %s", (_how, changed, message) => {
  expect(() => append(landed, changed)).toThrow(new Error(message));
});

test.each([
  "alter table brand drop column brand_logo",
  "alter table brand rename column brand_name to name",
  "alter table brand alter column brand_name type integer",
  "alter table brand alter column brand_logo set not null",
  "alter table brand alter column brand_name drop default",
  "alter table brand add column colour text not null",
  "alter table brand add colour text not null, add size text default 'M'",
  "drop table brand",
])("taking away: %s", (statement) => {
  expect(takesAway(statement)).toBe(true);
});

test.each([
  "alter table brand add column colour text",
  "alter table brand add column colour text not null default 'green'",
  "alter table brand alter column brand_logo drop not null",
  "create table vendor (vendor_name text not null)",
  "create index brand_colour on brand (colour)",
])("expanding: %s", (statement) => {
  expect(takesAway(statement)).toBe(false);
});

test("a migration that takes something away says which version it serves still: one that has landed before it", () => {
  const names = Object.keys(migrations);
  const wrong = names.slice(names.indexOf("0032-schema-floor") + 1).filter((name, index) => {
    const statements = migrations[name] ?? [];
    const floor = statements
      .map((statement) => /set serves_since = '([^']+)'/.exec(statement)?.[1])
      .find(Boolean);
    const earlier =
      floor !== undefined && names.indexOf(floor) < names.indexOf("0032-schema-floor") + 1 + index;
    return statements.some(takesAway) ? !earlier || !names.includes(floor) : floor !== undefined && !earlier;
  });
  expect(wrong).toEqual([]);
});
