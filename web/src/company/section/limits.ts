import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { limits_company$key } from "#/__generated__/limits_company.graphql";

/** The company's limits while they are edited; NaN while a field is empty. */
export interface LimitsDraft {
  readonly passwordRenewalDays: number;
  /** INR. */
  readonly monthlyPurchaseMinimum: number;
  readonly maximumProducts: number;
}

/** The labels of step 2 (Document 1 §2). */
export const limitsLabels = {
  passwordRenewalDays: msg`Password renewal days`,
  monthlyPurchaseMinimum: msg`Monthly purchase minimum`,
  maximumProducts: msg`Maximum products`,
};

/** Document 1 §9. */
const usualMaximum = 1000;

/** The limits as their form begins. */
export function limitsDraft(companyKey: limits_company$key): LimitsDraft {
  const company = readInlineData(
    graphql`
      fragment limits_company on Company @inline {
        passwordRenewalDays
        monthlyPurchaseMinimum
        maximumProducts
      }
    `,
    companyKey,
  );
  return {
    passwordRenewalDays: company.passwordRenewalDays,
    monthlyPurchaseMinimum: Number(company.monthlyPurchaseMinimum),
    maximumProducts: company.maximumProducts ?? usualMaximum,
  };
}

/** The limits as they are sent; an empty field leaves what is stored. */
export function limitsInput(draft: LimitsDraft) {
  const { passwordRenewalDays, monthlyPurchaseMinimum, maximumProducts } = draft;
  return {
    passwordRenewalDays: Number.isNaN(passwordRenewalDays) ? null : passwordRenewalDays,
    monthlyPurchaseMinimum: Number.isNaN(monthlyPurchaseMinimum) ? null : monthlyPurchaseMinimum.toFixed(2),
    maximumProducts: Number.isNaN(maximumProducts) ? null : maximumProducts,
  };
}
