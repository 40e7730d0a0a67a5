import { spread, type Paise } from "./paise.ts";
import { type Amounts, type TaxKind, type TaxRates, taxed } from "./taxes.ts";

/** A line as it was bought: its prices and rates never change afterwards. */
export interface FrozenLine {
  readonly unit_price: Paise;
  /** Of one piece; zero without gift wrapping. */
  readonly gift_price: Paise;
  readonly rates: TaxRates;
  /** Pieces that are still wanted. */
  readonly quantity: number;
}

/** A line with what it amounts to. */
export interface ReckonedLine extends Amounts {
  readonly goods: Paise;
  readonly gift: Paise;
  readonly delivery_share: Paise;
}

const goodsOf = ({ unit_price, quantity }: FrozenLine): Paise => unit_price * BigInt(quantity);
const giftOf = ({ gift_price, quantity }: FrozenLine): Paise => gift_price * BigInt(quantity);

/** A line that bears a given part of the delivery charge, which is taxed as its goods are (CGST Act s. 15(2)(c)). */
export function reckonLine(line: FrozenLine, delivery_share: Paise, kind: TaxKind): ReckonedLine {
  const [goods, gift] = [goodsOf(line), giftOf(line)];
  return { goods, gift, delivery_share, ...taxed(goods + gift + delivery_share, line.rates, kind) };
}

/** The lines of one location, the delivery charge spread over them by amount. */
export function reckonLines(
  lines: readonly FrozenLine[],
  deliveryCharge: Paise,
  kind: TaxKind,
): ReckonedLine[] {
  const shares = sharesByAmount(lines, deliveryCharge);
  return lines.map((line, index) => reckonLine(line, shares[index] ?? 0n, kind));
}

/** What each line bears of a delivery charge that is spread over all of them by amount. */
export function sharesByAmount(lines: readonly FrozenLine[], deliveryCharge: Paise): Paise[] {
  const amounts = lines.map((line) => goodsOf(line) + giftOf(line));
  // Of gifts alone each line that is still wanted bears the same.
  const isFree = amounts.every((amount) => amount === 0n);
  return spread(deliveryCharge, isFree ? lines.map(({ quantity }) => (quantity > 0 ? 1n : 0n)) : amounts);
}

/** The first amounts less the second. */
export function less(before: Amounts, after: Amounts): Amounts {
  return {
    taxable_amount: before.taxable_amount - after.taxable_amount,
    cgst_amount: before.cgst_amount - after.cgst_amount,
    sgst_amount: before.sgst_amount - after.sgst_amount,
    igst_amount: before.igst_amount - after.igst_amount,
    total: before.total - after.total,
  };
}
