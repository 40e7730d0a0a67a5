import { announced } from "../announced.ts";

const steps = [1, 2, 3, 4, 5, 6, 8, 9, 11].map((step) => `signup_page${step}_over`);

/**
 * The company's own record and its people are told of like every other noun. What no program can read of them is not named: how
 * far the set-up is, passwords, who must sign in how, and whether locations hear of views. Who is invited, comes and is
 * disabled is told by operations.
 */
export const statements: readonly string[] = [
  ...announced(
    "company",
    "company_po_id",
    "company",
    [...steps, "signup_process_over", "two_step_rule", "two_step_since", "view_notices"],
    "update",
  ),
  ...announced(
    "account",
    "account_id",
    "person",
    [
      "pw_hash",
      "pw_changed",
      "pw_changed_date",
      "chosen_role_id",
      "role_since",
      "active",
      "activated_at",
      "disabled_at",
      "disabled_reason",
    ],
    "update or delete",
  ),
];
