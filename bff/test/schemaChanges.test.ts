import { readFileSync } from "node:fs";
import { buildSchema, DangerousChangeType, findBreakingChanges, findDangerousChanges } from "graphql";
import { expect, test } from "vitest";

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}

test("every breaking difference to the released schema has its entry in docs/schema-changes.md", () => {
  const released = buildSchema(read("docs/schema-released.graphql"));
  const present = buildSchema(read("schema.graphql"));
  const entries = read("docs/schema-changes.md");
  // Of what graphql-js calls dangerous, the policy counts additions as safe, and another default as breaking.
  const defaults = findDangerousChanges(released, present).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  const unexplained = [...findBreakingChanges(released, present), ...defaults]
    .map(({ description }) => description)
    .filter((description) => !entries.includes(`\`${description}\``));
  expect(unexplained).toEqual([]);
});
