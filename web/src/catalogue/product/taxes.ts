/** The three goods and services taxes in percent; NaN while one is not filled in. */
export interface Taxes {
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
}

/** CGST and SGST together, which is what IGST is proposed to be (decision D-58); NaN while one of them is missing. */
export function proposedIgst({ cgst, sgst }: Pick<Taxes, "cgst" | "sgst">): number {
  return Math.round((cgst + sgst) * 100) / 100;
}

/** A change of CGST or SGST, with IGST where it follows: while it is empty, or is what was proposed before. */
export function withIgst(taxes: Taxes, change: Partial<Pick<Taxes, "cgst" | "sgst">>): Partial<Taxes> {
  const proposed = proposedIgst({ ...taxes, ...change });
  const follows = Number.isNaN(taxes.igst) || taxes.igst === proposedIgst(taxes);
  return follows && !Number.isNaN(proposed) ? { ...change, igst: proposed } : change;
}

/** Whether IGST is filled in and is not what CGST and SGST are together. */
export function isIgstUnusual(taxes: Taxes): boolean {
  const proposed = proposedIgst(taxes);
  return !Number.isNaN(taxes.igst) && !Number.isNaN(proposed) && taxes.igst !== proposed;
}
