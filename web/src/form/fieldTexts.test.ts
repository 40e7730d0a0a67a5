import { expect, test } from "vitest";
import { differencesOf, type FieldTexts } from "./fieldTexts.ts";

interface Values {
  readonly name: string;
  readonly order: number;
  readonly tags: readonly string[];
  readonly secret: string;
}

const texts: FieldTexts<Values> = {
  order: { label: "Order" },
  name: { label: "Name", text: (name) => name.toUpperCase() },
  tags: { label: "Tags", text: (tags) => tags.join(", ") },
};
const base: Values = { name: "a", order: 1, tags: ["x"], secret: "s" };

test("fields that differ are named in the order of the form, with both values in words and who changed them", () => {
  const mine = { ...base, name: "mine", tags: ["x", "y"], secret: "other" };
  const theirs = { ...base, name: "theirs", order: 2 };
  expect(differencesOf(texts, { base, mine, theirs })).toEqual([
    { field: "order", label: "Order", mine: "1", theirs: "2", changedBy: "them" },
    { field: "name", label: "Name", mine: "MINE", theirs: "THEIRS", changedBy: "both" },
    { field: "tags", label: "Tags", mine: "x, y", theirs: "x", changedBy: "me" },
  ]);
});

test("values that are equal are no difference, whoever made them so", () => {
  expect(
    differencesOf(texts, { base, mine: { ...base, tags: ["z"] }, theirs: { ...base, tags: ["z"] } }),
  ).toEqual([]);
  const empty = { ...base, order: Number.NaN };
  expect(differencesOf(texts, { base, mine: empty, theirs: empty })).toEqual([]);
  expect(differencesOf(texts, { base, mine: empty, theirs: base })[0]).toMatchObject({
    mine: "",
    theirs: "1",
  });
});
