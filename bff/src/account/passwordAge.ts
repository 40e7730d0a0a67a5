import { companies } from "../company/source.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { RestError } from "../rest/error.ts";
import type { SessionUser } from "../access/user.ts";
import { ViewerType } from "../session/viewer.ts";

const dayInMilliseconds = 86_400_000;

/**
 * Whether a password is older than its company wants (decision D-24). It is a reminder and never forced. Not due when
 * the service does not say when it was changed, or the company wants no reminders (0 days).
 */
export function isRenewalDue(changedAt: string | null, renewalDays: number, now: number): boolean {
  if (changedAt === null || renewalDays === 0) return false;
  return now - Date.parse(changedAt) > renewalDays * dayInMilliseconds;
}

/** Without the company there is no reminder: its failure is no reason to fail here. */
async function loadRenewalDue(viewer: SessionUser, _args: object, context: Context): Promise<boolean> {
  if (viewer.passwordChangedAt === null) return false;
  try {
    const company = await companies.load(context, viewer.companyId);
    return isRenewalDue(viewer.passwordChangedAt, company?.passwordRenewalDays ?? 0, Date.now());
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    context.log.warn({ err: error }, "The company could not be read; nobody is reminded of their password.");
    return false;
  }
}

builder.objectFields(ViewerType, (t) => ({
  mustChangePassword: t.boolean({
    open: true,
    description:
      "Whether they still use the first password, which came by mail. Until it is changed nothing else may be.",
    resolve: (viewer) => !viewer.passwordChanged,
  }),
  passwordChangedAt: t.expose("passwordChangedAt", {
    open: true,
    type: "DateTime",
    nullable: true,
    description: "When they last changed their password; null when the service does not say.",
  }),
  passwordRenewalDue: t.boolean({
    open: true,
    description: "Whether their password is older than the company wants. A reminder; nothing depends on it.",
    resolve: loadRenewalDue,
  }),
}));
