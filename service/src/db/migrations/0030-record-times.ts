import { audited } from "../audited.ts";

/**
 * Every record says when it was made and when it last changed. What was there before counts as made when it was last
 * written, and as unchanged since it was made. The lists of products and of the trail can be sorted and narrowed by both.
 */
export const statements: readonly string[] = [
  `alter table company_bank add column updated_at timestamptz(3) not null default now()`,
  `update company_bank set updated_at = created_at`,
  `drop trigger company_bank_audit on company_bank`,
  ...audited("company_bank", "bank_id", ["account_number"]),
  `alter table user_preference add column created_at timestamptz(3) not null default now()`,
  `update user_preference set created_at = updated_at`,
  `create index product_seller_updated on product (seller_id, updated_at, prod_id)`,
  `create index audit_company_at on audit (company_po_id, at, audit_id)`,
];
