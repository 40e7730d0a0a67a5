import type { Selectable } from "kysely";
import type { OrderLineTable } from "../order/table.ts";
import { fromPaise, sumOf, toPaise } from "../reckoning/paise.ts";
import type { DocumentContent } from "./content.ts";

type Line = Selectable<OrderLineTable>;
type PrintedLine = DocumentContent["lines"][number];

/** A line as it is printed: all pieces of it that were not cancelled, with what they amount to. */
export function lineOf(line: Line): PrintedLine {
  const quantity = line.quantity - line.cancelled_quantity;
  return {
    description: [line.prod_name, line.varient_name].filter((part) => part !== null).join(", "),
    sku: line.sku_seller,
    hsn: line.hsn_code,
    uqc: line.uqc,
    quantity,
    list_price: line.list_price,
    unit_price: line.unit_price,
    discount: discountOf(line, quantity),
    gift_price: line.gift_price,
    delivery_share: line.delivery_share,
    cgst: line.cgst,
    sgst: line.sgst,
    igst: line.igst,
    taxable_amount: line.taxable_amount,
    cgst_amount: line.cgst_amount,
    sgst_amount: line.sgst_amount,
    igst_amount: line.igst_amount,
    total: line.line_total,
  };
}

/** What so many pieces of a line cost less than by the list. */
export const discountOf = ({ list_price, unit_price }: Line, quantity: number): string =>
  fromPaise((toPaise(list_price) - toPaise(unit_price)) * BigInt(quantity));

/** The sum of a field over printed lines. */
export const sumOver = (
  lines: readonly PrintedLine[],
  field: "taxable_amount" | "cgst_amount" | "sgst_amount" | "igst_amount" | "delivery_share" | "total",
): string => fromPaise(sumOf(lines.map((line) => toPaise(line[field]))));

/** The lines by HSN code and rates. */
export function summaryOf(lines: readonly PrintedLine[]): DocumentContent["summary"] {
  const groups = Map.groupBy(lines, ({ hsn, cgst, sgst, igst }) => [hsn, cgst, sgst, igst].join());
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return [
      {
        hsn: first.hsn,
        cgst: first.cgst,
        sgst: first.sgst,
        igst: first.igst,
        quantity: group.reduce((count, { quantity }) => count + quantity, 0),
        taxable_amount: sumOver(group, "taxable_amount"),
        cgst_amount: sumOver(group, "cgst_amount"),
        sgst_amount: sumOver(group, "sgst_amount"),
        igst_amount: sumOver(group, "igst_amount"),
      },
    ];
  });
}
