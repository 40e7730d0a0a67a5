import { expect, test } from "vitest";
import { unitsOf } from "./together.ts";

type Given = readonly [id: string | null, sku: string | null, location: string | null, isVariant: boolean];

const unitOfEach = (rows: readonly Given[]) => {
  const units = new Map(
    unitsOf(
      rows.map(([product_id, product_sku, location, is_variant], index) => ({
        row_no: index + 2,
        product_id,
        product_sku,
        location,
        is_variant,
      })),
    ).map(({ row_no, unit_no }) => [row_no, unit_no]),
  );
  return rows.map((_row, index) => units.get(index + 2) ?? index + 2);
};

const rows: readonly (readonly [string, readonly Given[], readonly number[]])[] = [
  [
    "one SKU, apart",
    [
      [null, "a", null, true],
      [null, "b", null, true],
      [null, "a", null, true],
    ],
    [2, 3, 2],
  ],
  [
    "an id and an SKU that meet in a third row",
    [
      ["1", null, null, true],
      [null, "a", null, true],
      ["1", "a", null, true],
    ],
    [2, 2, 2],
  ],
  [
    "one SKU at two locations",
    [
      [null, "a", "x", true],
      [null, "a", "y", true],
      [null, "a", "x", true],
    ],
    [2, 3, 2],
  ],
  [
    "a location that is said once",
    [
      [null, "a", "x", true],
      [null, "a", null, true],
    ],
    [2, 2],
  ],
  [
    "a location that is said later",
    [
      [null, "a", null, true],
      [null, "a", "x", true],
      [null, "a", "x", true],
    ],
    [2, 2, 2],
  ],
  [
    "the row of the product and those of its variants",
    [
      ["1", null, null, false],
      ["1", null, null, true],
    ],
    [2, 2],
  ],
  [
    "a product that is said twice",
    [
      ["1", null, null, false],
      ["1", null, null, false],
      ["1", null, null, true],
    ],
    [2, 3, 2],
  ],
  [
    "what has no name",
    [
      [null, null, null, true],
      [null, null, null, true],
    ],
    [2, 3],
  ],
];

test.each(rows)("%s", (_name, given, units) => expect(unitOfEach(given)).toEqual(units));
