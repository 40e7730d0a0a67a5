import { sharesByAmount } from "./fulfilment.ts";
import { type Paise, sumOf } from "./paise.ts";
import { byRates, type LeavingLine, sharesOf } from "./split.ts";

/**
 * What lines bear of the delivery charge once pieces of them are gone: it is spread again over what stays. In a part that was
 * split it is not spread by amount any more, and stays with lines of the rates it is taxed at while there are some: the
 * customer would owe another tax on it for goods that nobody took away.
 */
export function sharesLeft(lines: readonly LeavingLine[]): Paise[] {
  const charge = sumOf(lines.map(({ delivery_share }) => delivery_share));
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - line.moved }));
  if (left.every(({ quantity }) => quantity === 0)) return lines.map(() => 0n);
  const byAmount = sharesByAmount(lines, charge);
  if (lines.every(({ delivery_share }, index) => delivery_share === byAmount[index]))
    return sharesByAmount(left, charge);
  const shares = new Map(byRates(lines).flatMap((group) => [...sharesOf(group)]));
  const homeless = sumOf([...shares.values()].map(([, goes]) => goes));
  const more = sharesByAmount(left, homeless);
  return lines.map((line, index) => (shares.get(line)?.[0] ?? line.delivery_share) + (more[index] ?? 0n));
}
