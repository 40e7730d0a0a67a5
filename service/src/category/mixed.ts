import * as v from "valibot";
import { operation } from "../http/operation.ts";
import { level1 } from "./level1.ts";
import { level2 } from "./level2.ts";
import { level3 } from "./level3.ts";

const mixedIds = v.strictObject({
  ids: v.pipe(
    v.string("ids is required"),
    v.regex(
      /^[123]-[1-9]\d{0,8}(,[123]-[1-9]\d{0,8})*$/,
      "ids are level-id pairs, separated by commas: 1-17,2-5",
    ),
    v.transform((text) => [...new Set(text.split(","))]),
    v.maxLength(200, "At most 200 ids in one call"),
    v.metadata({ "x-missing": "ids is required" }),
  ),
});

const idsOf = (pairs: readonly string[], level: number): number[] =>
  pairs.filter((pair) => pair.startsWith(`${level}-`)).map((pair) => Number(pair.slice(2)));

/** A category that says of which level it is. */
export const leveledCategory = v.union([
  v.object({ level: v.literal(1), ...level1.record.entries }),
  v.object({ level: v.literal(2), ...level2.record.entries }),
  v.object({ level: v.literal(3), ...level3.record.entries }),
]);

/**
 * Categories of several levels in one call: a product list shows the whole path of every row, which would
 * otherwise cost one call for each level.
 */
export const mixedOperation = operation({
  method: "GET",
  path: "/v1/categoryPO",
  origin: "extension",
  summary: "Categories of mixed levels by level-id pairs, at most 200; unknown ones are left out",
  query: mixedIds,
  response: v.array(leveledCategory),
  async handle({ query: { ids } }, { db }) {
    const [first, second, third] = await Promise.all([
      level1.find(db, idsOf(ids, 1)),
      level2.find(db, idsOf(ids, 2)),
      level3.find(db, idsOf(ids, 3)),
    ]);
    return [
      ...first.map((record) => ({ level: 1 as const, ...record })),
      ...second.map((record) => ({ level: 2 as const, ...record })),
      ...third.map((record) => ({ level: 3 as const, ...record })),
    ];
  },
});
