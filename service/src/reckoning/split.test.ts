import { expect, test } from "vitest";
import { reckonLines } from "./fulfilment.ts";
import { fromPaise, sumOf, toPaise } from "./paise.ts";
import { type PartedLine, partLines } from "./split.ts";
import { sumOfAmounts } from "./taxes.ts";

const rates = (cgst: string, sgst: string, igst: string) => ({ cgst, sgst, igst });
const low = rates("2.50", "2.50", "5.00");
const high = rates("9.00", "9.00", "18.00");

/** Lines as they were placed with a delivery charge, of which so many pieces go. */
function placed(
  lines: readonly (readonly [price: bigint, quantity: number, moved: number, of: typeof low])[],
  delivery: bigint,
  kind: "intra" | "inter" | "none" = "intra",
): PartedLine[] {
  const bought = lines.map(([unit_price, quantity, moved, of]) => ({
    line: { unit_price, gift_price: 0n, quantity, rates: of },
    moved,
  }));
  const reckoned = reckonLines(
    bought.map(({ line }) => line),
    delivery,
    kind,
  );
  return bought.flatMap(({ line, moved }, index) => {
    const amounts = reckoned[index];
    return amounts === undefined ? [] : [{ ...line, moved, delivery_share: amounts.delivery_share, amounts }];
  });
}

test("four of ten go: the delivery charge stays, and both parts come to the whole", () => {
  const lines = placed([[12_221n, 10, 4, low]], 5_000n);
  const { stays, goes } = partLines(lines, "intra");
  expect([stays, goes].map((part) => fromPaise(sumOfAmounts(part).total))).toEqual(["822.42", "513.28"]);
  expect([stays[0]?.delivery_share, goes[0]?.delivery_share]).toEqual([5_000n, 0n]);
  expect(fromPaise(sumOf(lines.map(({ amounts }) => amounts.total)))).toBe("1335.70");
});

test("a line that goes whole leaves its part of the charge to those of its rates; the last of them takes it along", () => {
  const lines = placed(
    [
      [10_000n, 1, 1, low],
      [10_000n, 1, 0, low],
      [20_000n, 1, 1, high],
    ],
    toPaise("40.00"),
  );
  const { stays, goes } = partLines(lines, "intra");
  expect(stays.map(({ delivery_share }) => delivery_share)).toEqual([0n, 2_000n, 0n]);
  expect(goes.map(({ delivery_share }) => delivery_share)).toEqual([0n, 0n, 2_000n]);
  expect(sumOfAmounts(stays).total + sumOfAmounts(goes).total).toBe(
    sumOf(lines.map(({ amounts }) => amounts.total)),
  );
});

test("10,000 random orders, parted three times over, come to the same, tax by tax and rate by rate", () => {
  let state = 20_261_124;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const wrong: string[] = [];
  const kinds = ["intra", "inter", "none"] as const;
  for (let order = 0; order < 10_000; order += 1) {
    const kind = kinds[below(3)] ?? "none";
    let lines = placed(
      Array.from({ length: 1 + below(5) }, () => {
        const quantity = 1 + below(20);
        const price = BigInt(below(2) === 0 ? below(20) : below(1_000_000));
        return [price, quantity, 0, [low, high, rates("0", "0", "0")][below(3)] ?? low] as const;
      }),
      BigInt(below(100_000)),
      kind,
    );
    for (let round = 0; round < 3; round += 1) {
      const parting = lines.map((line) => ({ ...line, moved: below(line.quantity + 1) }));
      const { stays, goes } = partLines(parting, kind);
      const before = parting.map(({ amounts, delivery_share }) => ({ ...amounts, delivery_share }));
      for (const field of ["taxable_amount", "cgst_amount", "sgst_amount", "igst_amount", "total"] as const) {
        const sum = (of: readonly Readonly<Record<typeof field, bigint>>[]) =>
          sumOf(of.map((one) => one[field]));
        if (sum(stays) + sum(goes) !== sum(before)) wrong.push(`${order}: ${field} is not what it was`);
        if ([...stays, ...goes].some((one) => one[field] < 0n)) wrong.push(`${order}: ${field} below zero`);
      }
      const delivery = sumOf([...stays, ...goes].map(({ delivery_share }) => delivery_share));
      if (delivery !== sumOf(before.map(({ delivery_share }) => delivery_share)))
        wrong.push(`${order}: the delivery charge is not what it was`);
      // What stays with the customer's first part is parted again.
      lines = parting.flatMap((line, index) => {
        const amounts = stays[index];
        const quantity = line.quantity - line.moved;
        if (amounts === undefined || quantity === 0) return [];
        return [{ ...line, quantity, moved: 0, delivery_share: amounts.delivery_share, amounts }];
      });
    }
  }
  expect(wrong).toEqual([]);
});
