import * as v from "valibot";
import { byField } from "../rest/idsRead.ts";
import {
  idField,
  integerField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

export type CategoryLevel = 1 | 2 | 3;

/** A category of any of the three levels (Document 1 §3), which the service keeps as three kinds of records. */
export interface Category extends Ownership, RecordTimes {
  /** Level and id joined by `-`, for example `2-5`: the three kinds count their ids apart. */
  readonly id: string;
  readonly databaseId: string;
  readonly level: CategoryLevel;
  readonly name: string;
  /** Only level 1 has one. */
  readonly description: string | null;
  readonly order: number;
  /** The ids of what it stands under, level 1 first; empty on level 1. */
  readonly ancestorIds: readonly string[];
  readonly childCount: number | null;
  readonly productCount: number | null;
}

/** The id of a category as we use it. */
export function categoryId(level: CategoryLevel, databaseId: string): string {
  return `${level}-${databaseId}`;
}

/** A choice of a category on three levels, each of which may be absent. */
export type ChosenCategories = readonly [string | null, string | null, string | null];

/** The ids of the categories of a choice, from level 1 down. */
export function chosenIds([first, second, third]: ChosenCategories): readonly string[] {
  const ids: string[] = [];
  if (first !== null) ids.push(categoryId(1, first));
  if (second !== null) ids.push(categoryId(2, second));
  if (third !== null) ids.push(categoryId(3, third));
  return ids;
}

/** The level that an id of ours names; 1 where it names none. */
export function levelOf(id: string): CategoryLevel {
  if (id.startsWith("3-")) return 3;
  return id.startsWith("2-") ? 2 : 1;
}

/** The service's id in an id of ours. */
export function databaseIdOf(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}

const levelKeys = ([3, 2, 1] as const).map((level) => ({ level, read: byField(`level${level}_id`) }));

/** The id of a record of the service, as it is decoded; null where it has none. */
export function rawCategoryId(record: unknown): string | null {
  for (const { level, read } of levelKeys) {
    const databaseId = read(record);
    if (databaseId !== null) return categoryId(level, databaseId);
  }
  return null;
}

const counted = {
  company_po_id: optionalIdField,
  children_count: optionalIntegerField,
  products_count: optionalIntegerField,
  ...timesEntries,
};

interface Counted {
  readonly company_po_id: string | null;
  readonly children_count: number | null;
  readonly products_count: number | null;
  readonly created_at: string | null;
  readonly updated_at: string | null;
}

function category(
  level: CategoryLevel,
  record: Counted,
  own: {
    readonly databaseId: string;
    readonly name: string;
    readonly order: number;
    readonly description?: string | null;
    readonly ancestorIds: readonly string[];
  },
): Category {
  return {
    id: categoryId(level, own.databaseId),
    databaseId: own.databaseId,
    companyId: record.company_po_id,
    sellerId: null,
    level,
    name: own.name,
    description: own.description ?? null,
    order: own.order,
    ancestorIds: own.ancestorIds,
    childCount: level === 3 ? 0 : record.children_count,
    productCount: record.products_count,
    ...timesOf(record),
  };
}

const level1Record = v.pipe(
  v.object({
    ...counted,
    level1_id: idField,
    level1_name: textField,
    level1_order_id: integerField,
    description: optionalTextField,
  }),
  v.transform((record) =>
    category(1, record, {
      databaseId: record.level1_id,
      name: record.level1_name,
      order: record.level1_order_id,
      description: record.description,
      ancestorIds: [],
    }),
  ),
);

const level2Record = v.pipe(
  v.object({
    ...counted,
    level2_id: idField,
    level1_id: idField,
    level2_name: textField,
    level2_order_id: integerField,
  }),
  v.transform((record) =>
    category(2, record, {
      databaseId: record.level2_id,
      name: record.level2_name,
      order: record.level2_order_id,
      ancestorIds: [categoryId(1, record.level1_id)],
    }),
  ),
);

const level3Record = v.pipe(
  v.object({
    ...counted,
    level3_id: idField,
    level2_id: idField,
    level1_id: idField,
    level3_name: textField,
    level3_order_id: integerField,
  }),
  v.transform((record) =>
    category(3, record, {
      databaseId: record.level3_id,
      name: record.level3_name,
      order: record.level3_order_id,
      ancestorIds: [categoryId(1, record.level1_id), categoryId(2, record.level2_id)],
    }),
  ),
);

/** Reads `l1CategoryPO`, `l2CategoryPO`, `l3CategoryPO` and `categoryPO`: the deepest id it has is its level. */
export const categoryRecord: v.GenericSchema<unknown, Category> = v.union([
  level3Record,
  level2Record,
  level1Record,
]);
