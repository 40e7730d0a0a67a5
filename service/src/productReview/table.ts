import type { ColumnType, Generated } from "kysely";
import type { Instant } from "../db/column.ts";
import type { FlaggedField } from "../product/table.ts";

/** What can be decided about a product, and that it was handed in. */
export const reviewDecisions = ["submitted", "enabled", "returned", "disabled"] as const;

/** A product with its variants, images and bundles in their order, by the columns that a reviewer looks at. */
export interface ProductContent {
  readonly product: Record<string, unknown>;
  readonly variants: Record<string, unknown>[];
  readonly images: Record<string, unknown>[];
  readonly bundles: Record<string, unknown>[];
}

/** Each time that a product was handed in or decided on. Triggers write it. */
export interface ProductReviewTable {
  review_id: Generated<number>;
  prod_id: number;
  seller_id: number;
  company_po_id: number;
  decision: (typeof reviewDecisions)[number];
  actor: string;
  remark: string | null;
  step: number | null;
  fields: ColumnType<FlaggedField[] | null, string | null, string | null>;
  /** Kept of the last submission and the last decision. */
  snapshot: ColumnType<ProductContent | null, string | null, string | null>;
  /** Whether it is the last decision: the one that changes are told from. */
  is_base: boolean;
  /** Of the last decision: whether the product is another one now. */
  is_changed: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
}
