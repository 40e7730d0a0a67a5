/** Shapes the illustration can draw. */
export type Shape =
  | "bag"
  | "bar"
  | "bottle"
  | "bowl"
  | "box"
  | "brush"
  | "bulb"
  | "cutlery"
  | "dropper"
  | "jar"
  | "lantern"
  | "leafPlate"
  | "notebook"
  | "pan"
  | "plant"
  | "pot"
  | "pouch"
  | "roll"
  | "shirt";

/** A variant: short name, long name, price in INR. The first one is the default. */
export type DemoVariant = readonly [short: string, long: string, price: string];

/** One product of the demo company, in the words a shop would use. */
export interface DemoProduct {
  readonly name: string;
  readonly brand: string;
  readonly manufacturer: string;
  readonly shape: Shape;
  readonly model?: string;
  readonly colour: string;
  readonly pack: string;
  readonly about: string;
  /** Facts for the specifications, label and value. */
  readonly facts: readonly (readonly [string, string])[];
  /** Single price in INR, or the variants. */
  readonly price: string | readonly DemoVariant[];
  /** GST in per cent; half of it each for CGST and SGST. */
  readonly tax: 0 | 5 | 12 | 18;
  readonly hsn: string;
  readonly sku: string;
  readonly discount?: string;
  readonly status?: "draft" | "pending" | "rectification" | "disabled";
  readonly reason?: string;
  /** Sold by the second location; by the first unless told. */
  readonly second?: true;
}

/** A branch of the category tree with its products. */
export interface DemoBranch {
  readonly name: string;
  readonly description: string;
  readonly children: Readonly<Record<string, Readonly<Record<string, readonly DemoProduct[]>>>>;
}
