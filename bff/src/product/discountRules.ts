import { businessToday } from "../graphql/businessDay.ts";
import { ValidationError, type ValidationIssue } from "../graphql/errors.ts";
import type { ValuesOf } from "../graphql/inputFields.ts";
import type { discountFields } from "./discountFields.ts";
import { slabCount, type Discounts } from "./discounts.ts";
import { messages, slabDiscountRequired, slabNotAscending, slabRequired } from "./messages.ts";

/** The fourth step as it was filled in. */
type DiscountForm = ValuesOf<typeof discountFields>;

function offerIssues(form: DiscountForm, stored: Discounts): ValidationIssue[] {
  if (!form.specialOfferEnabled) return [];
  const issue = (field: string, message: string): ValidationIssue => ({ path: [field], message });
  const issues: ValidationIssue[] = [];
  const { specialOfferStartDate: start, specialOfferEndDate: end } = form;
  if (form.specialOfferPercentage === null) {
    issues.push(issue("specialOfferPercentage", messages.offerPercentage));
  }
  if (start === null) issues.push(issue("specialOfferStartDate", messages.startDate));
  else if (start !== stored.specialOfferStartDate && start < businessToday()) {
    issues.push(issue("specialOfferStartDate", messages.startInPast));
  }
  if (form.specialOfferInfinite) return issues;
  if (end === null) issues.push(issue("specialOfferEndDate", messages.endDate));
  else if (start !== null && end < start) issues.push(issue("specialOfferEndDate", messages.endBeforeStart));
  return issues;
}

/** All four with their percentages, each quantity above the one before. */
function slabIssues(form: DiscountForm): ValidationIssue[] {
  if (!form.volumeDiscountsEnabled) return [];
  const issues: ValidationIssue[] = [];
  let below = 0;
  for (let index = 0; index < slabCount; index += 1) {
    const { minimumQuantity = null, percentage = null } = form.slabs[index] ?? {};
    const issue = (field: string, message: string): void => {
      issues.push({ path: ["slabs", String(index), field], message });
    };
    if (minimumQuantity === null) issue("minimumQuantity", slabRequired(index + 1));
    else if (minimumQuantity <= below) issue("minimumQuantity", slabNotAscending(index + 1));
    if (percentage === null) issue("percentage", slabDiscountRequired(index + 1));
    below = Math.max(below, minimumQuantity ?? 0);
  }
  return issues;
}

/** Throws `ValidationError` for what the fields of the fourth step must be together (Document 2 §5). */
export function checkDiscounts(form: DiscountForm, stored: Discounts, hasBundle: boolean): void {
  const issues = offerIssues(form, stored);
  if (form.bundleDiscountsEnabled && !hasBundle) {
    issues.push({ path: ["bundleDiscountsEnabled"], message: messages.bundle });
  }
  issues.push(...slabIssues(form));
  if (issues.length > 0) throw new ValidationError(issues);
}

/** What the step leaves behind: what a switch hides is kept as it was, and an offer without end has no end. */
export function mergedDiscounts(form: DiscountForm, stored: Discounts): Discounts {
  const offer = form.specialOfferEnabled
    ? { specialOfferEndDate: form.specialOfferInfinite ? null : form.specialOfferEndDate }
    : {
        specialOfferPercentage: stored.specialOfferPercentage,
        specialOfferStartDate: stored.specialOfferStartDate,
        specialOfferEndDate: stored.specialOfferEndDate,
        specialOfferInfinite: stored.specialOfferInfinite,
      };
  return { ...form, ...offer, slabs: form.volumeDiscountsEnabled ? form.slabs : stored.slabs };
}
