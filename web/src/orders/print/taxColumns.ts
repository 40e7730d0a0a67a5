interface Amounts {
  readonly cgst: string;
  readonly sgst: string;
  readonly igst: string;
}

interface Rates {
  readonly cgstRate: string;
  readonly sgstRate: string;
  readonly igstRate: string;
}

interface TaxColumn {
  readonly name: string;
  readonly rateOf: (row: Rates) => string;
  readonly amountOf: (row: Amounts) => string;
}

/** The taxes that stand in columns of their own: two within a state, one across states, none where none is charged. */
export function taxColumns(taxKind: string, stateTaxName: string): readonly TaxColumn[] {
  if (taxKind === "ACROSS_STATES")
    return [{ name: "IGST", rateOf: ({ igstRate }) => igstRate, amountOf: ({ igst }) => igst }];
  if (taxKind !== "WITHIN_STATE") return [];
  return [
    { name: "CGST", rateOf: ({ cgstRate }) => cgstRate, amountOf: ({ cgst }) => cgst },
    { name: stateTaxName, rateOf: ({ sgstRate }) => sgstRate, amountOf: ({ sgst }) => sgst },
  ];
}
