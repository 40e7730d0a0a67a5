import { percentOf, sumOf, type Paise } from "./paise.ts";

/** Which taxes an order bears: the state's and the union's, the integrated one, or none without a registration. */
export const taxKinds = ["intra", "inter", "none"] as const;

export type TaxKind = (typeof taxKinds)[number];

/** The rates of a line, in percent. */
export interface TaxRates {
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
}

/** What a line or a fulfilment amounts to. */
export interface Amounts {
  readonly taxable_amount: Paise;
  readonly cgst_amount: Paise;
  readonly sgst_amount: Paise;
  readonly igst_amount: Paise;
  readonly total: Paise;
}

/** Where goods are handed over, for the tax. */
export interface Supply {
  readonly supplierState: string | null;
  readonly deliveryMode: "delivery" | "pickup";
  /** GST codes of states; null where there is no such address. */
  readonly shippingState: string | null;
  readonly customerState: string | null;
  readonly pickupState: string | null;
  readonly isRegisteredBuyer: boolean;
}

/**
 * The state whose tax it is: of a delivery the state it goes to (IGST Act s. 10(1)(a) and (ca)); of a pickup by a registered
 * buyer the pickup point's, by anybody else the customer's own where it is known. To be confirmed by an accountant: pickups by registered buyers.
 */
export function placeOfSupply(supply: Supply): string | null {
  if (supply.deliveryMode === "delivery") return supply.shippingState;
  if (supply.isRegisteredBuyer) return supply.pickupState ?? supply.supplierState;
  return supply.customerState ?? supply.supplierState;
}

/** Which taxes a supply bears. */
export function taxKindOf(supply: Supply): TaxKind {
  if (supply.supplierState === null) return "none";
  return placeOfSupply(supply) === supply.supplierState ? "intra" : "inter";
}

/** The taxes on an amount, each rounded half up to the paisa. */
export function taxed(taxable_amount: Paise, rates: TaxRates, kind: TaxKind): Amounts {
  const tax = (rate: string, when: TaxKind) => (kind === when ? percentOf(taxable_amount, rate) : 0n);
  const cgst_amount = tax(rates.cgst, "intra");
  const sgst_amount = tax(rates.sgst, "intra");
  const igst_amount = tax(rates.igst, "inter");
  const total = taxable_amount + cgst_amount + sgst_amount + igst_amount;
  return { taxable_amount, cgst_amount, sgst_amount, igst_amount, total };
}

/** The sums of rounded amounts. */
export function sumOfAmounts(parts: readonly Amounts[]): Amounts {
  const sum = (field: keyof Amounts) => sumOf(parts.map((part) => part[field]));
  return {
    taxable_amount: sum("taxable_amount"),
    cgst_amount: sum("cgst_amount"),
    sgst_amount: sum("sgst_amount"),
    igst_amount: sum("igst_amount"),
    total: sum("total"),
  };
}
