import { sql } from "kysely";

/** Whom a company asks for two-step sign-in: nobody, its owners, or everybody who acts for it. */
export const twoStepRules = ["optional", "owners", "all"] as const;

export type TwoStepRule = (typeof twoStepRules)[number];

/** Whether the rule of the company is about this person; of `account` and `company`. */
export const isAskedForTwoStep = sql<boolean>`(company.two_step_rule = 'all' or company.two_step_rule = 'owners' and exists (
  select from company_role as owners where owners.role_id = account.role_id and owners.role_key = 'owner'))`;

/** When somebody of `account` and `company` must have it, seven days after the rule, their activation, or their becoming an owner where owners are asked; null for who need not, or has it. */
export const twoStepDue = sql<string | null>`case when ${isAskedForTwoStep} and not exists (
  select from two_step as step where step.account_id = account.account_id and step.enabled_at is not null)
  then greatest(company.two_step_since, account.activated_at,
    case when company.two_step_rule = 'owners' then account.role_since end) + interval '7 days' end`;
