import { type FrozenLine, reckonLine, type ReckonedLine } from "./fulfilment.ts";
import { type Paise, spread, sumOf } from "./paise.ts";
import type { Amounts, TaxKind } from "./taxes.ts";

/** A line of which pieces go. */
export interface LeavingLine extends FrozenLine {
  /** How many of its pieces go; 0 to all of them. */
  readonly moved: number;
  readonly delivery_share: Paise;
}

/** A line that is to be parted. */
export interface PartedLine extends LeavingLine {
  /** What it amounts to now. */
  readonly amounts: Amounts;
}

/** What each line amounts to in the first part and in the second, by the place of the line. */
interface Parted {
  readonly stays: readonly ReckonedLine[];
  readonly goes: readonly ReckonedLine[];
}

const taxes = ["cgst_amount", "sgst_amount", "igst_amount"] as const;

/**
 * Parts lines in two that come to the very amounts of before, tax by tax. The delivery charge stays with the first part: what
 * a line bears that goes whole is borne by those of its rates that stay. Where none does it goes along, because under other
 * rates the customer would owe another tax.
 */
export function partLines(lines: readonly PartedLine[], kind: TaxKind): Parted {
  const stays = new Map<PartedLine, Reckoned>();
  const goes = new Map<PartedLine, Reckoned>();
  for (const group of byRates(lines)) {
    const shares = sharesOf(group);
    for (const line of group) {
      const [share, along] = shares.get(line) ?? [line.delivery_share, 0n];
      const { quantity, moved } = line;
      const same = moved === 0 && share === line.delivery_share;
      const kept = reckonLine({ ...line, quantity: quantity - moved }, share, kind);
      stays.set(line, { ...kept, ...(same && line.amounts) });
      goes.set(line, { ...reckonLine({ ...line, quantity: moved }, along, kind) });
    }
    for (const tax of taxes) evenOut(group, tax, stays, goes);
  }
  const inOrder = (of: ReadonlyMap<PartedLine, Reckoned>) =>
    lines.flatMap((line) => {
      const reckoned = of.get(line);
      return reckoned === undefined ? [] : [summed(reckoned)];
    });
  return { stays: inOrder(stays), goes: inOrder(goes) };
}

type Reckoned = { -readonly [Field in keyof ReckonedLine]: ReckonedLine[Field] };

const summed = (line: Reckoned): ReckonedLine => ({
  ...line,
  total: sumOf([line.taxable_amount, line.cgst_amount, line.sgst_amount, line.igst_amount]),
});

/** Lines by the rates that they are taxed at. */
export function byRates<Line extends FrozenLine>(lines: readonly Line[]): Line[][] {
  return [...Map.groupBy(lines, ({ rates }) => [rates.cgst, rates.sgst, rates.igst].join()).values()];
}

/** What lines of the same rates bear of the delivery charge: those that stay, and what goes along where none does. */
export function sharesOf<Line extends LeavingLine>(
  group: readonly Line[],
): ReadonlyMap<Line, readonly [stays: Paise, goes: Paise]> {
  const isWhole = ({ quantity, moved }: LeavingLine) => moved > 0 && moved === quantity;
  const left = group.filter(({ quantity, moved }) => quantity > moved);
  const leaving = group.filter(isWhole);
  if (left.length === 0) return new Map(leaving.map((line) => [line, [0n, line.delivery_share]]));
  const freed = sumOf(leaving.map(({ delivery_share }) => delivery_share));
  const weights = left.map(
    ({ unit_price, gift_price, quantity, moved }) => (unit_price + gift_price) * BigInt(quantity - moved),
  );
  const more = spread(freed, weights);
  return new Map([
    ...leaving.map((line) => [line, [0n, 0n]] as const),
    ...left.map((line, index) => [line, [line.delivery_share + (more[index] ?? 0n), 0n]] as const),
  ]);
}

/** Rounding line by line may leave a paisa more or less than before: the line that bears most of the tax takes it. */
function evenOut(
  group: readonly PartedLine[],
  tax: (typeof taxes)[number],
  stays: ReadonlyMap<PartedLine, Reckoned>,
  goes: ReadonlyMap<PartedLine, Reckoned>,
): void {
  const rows = [goes, stays].flatMap((of) =>
    group.flatMap((line) => {
      const reckoned = of.get(line);
      return reckoned === undefined || reckoned.taxable_amount === 0n ? [] : [reckoned];
    }),
  );
  let over = sumOf(rows.map((row) => row[tax])) - sumOf(group.map(({ amounts }) => amounts[tax]));
  const step = over > 0n ? 1n : -1n;
  while (over !== 0n) {
    const [first, ...others] = rows;
    if (first === undefined) return;
    const most = others.reduce((best, row) => (row[tax] > best[tax] ? row : best), first);
    most[tax] -= step;
    over -= step;
  }
}
