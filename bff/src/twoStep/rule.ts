import * as v from "valibot";
import { noteSecurity } from "../access/securityLog.ts";
import { allows, isInPerson } from "../access/rules.ts";
import { companies } from "../company/source.ts";
import { changeCompany, ownCompany } from "../company/write.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { ownError } from "../rest/responseError.ts";
import { toRestWord } from "../rest/wordField.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword, wrongPassword } from "../session/provePassword.ts";
import { readUser } from "../session/source.ts";
import { withSessions } from "../session/unavailable.ts";
import { ViewerType } from "../session/viewer.ts";
import { TwoStepRuleEnum } from "./enums.ts";
import { twoStepRules } from "./words.ts";

changeMutation({
  name: "setTwoStepRule",
  description:
    "Says whom the company asks for two-step sign-in. Whoever has none gets seven days; then they can do nothing but set it up. API tokens work on. Takes the viewer's password, and is not for API tokens.",
  permission: "COMPANY_UPDATE",
  input: {
    description: "Whom the company asks for two-step sign-in.",
    argument: "The rule.",
    fields: {
      rule: {
        type: TwoStepRuleEnum,
        required: true,
        description: "Whom.",
        rule: v.picklist(Object.values(twoStepRules)),
        rest: "two_step_rule",
      },
      password: {
        type: "String",
        required: true,
        description: "The viewer's own. Wrong ones are counted like sign-ins.",
        rule: v.pipe(v.string(), v.nonEmpty("Your password is required"), v.maxLength(1000, wrongPassword)),
      },
    },
  },
  async run({ rule, password }, context) {
    const user = currentUser(context);
    if (!isInPerson(user)) throw new ForbiddenError();
    const company = await ownCompany(context);
    if (company.twoStepRule === null)
      throw ownError("not-offered", new Error("The service has no such rule."));
    await provePassword(context, user, "password", password);
    const fields = { two_step_rule: toRestWord(twoStepRules, rule) };
    await changeCompany(context, company, { sections: [], version: null, fields }, null);
    noteSecurity(context, "two-step rule changed", { rule });
    context.session.outdate();
    // The rule, and what it asks of them, they see at once.
    companies.forget(context, company.id);
    const viewer = (await readUser(context.rest, user)) ?? user;
    await withSessions(context, (session) => session.change(viewer), "UNKNOWN");
    return { viewer };
  },
  success: {
    description: "It is the rule.",
    fields: (t) => ({ viewer: t.expose("viewer", { type: ViewerType, description: "The user." }) }),
  },
});

builder.objectFields(ViewerType, (t) => ({
  twoStepRule: t.field({
    type: TwoStepRuleEnum,
    nullable: true,
    description:
      "Whom the company asks for two-step sign-in. Null for who may not change it, and where the service has no such rule.",
    resolve: async (viewer, _args, context) =>
      isInPerson(viewer) && viewer.kind === "owner" && allows(viewer, "COMPANY_UPDATE")
        ? ((await companies.find(context, viewer.companyId))?.twoStepRule ?? null)
        : null,
  }),
  twoStepDueAt: t.expose("twoStepDue", {
    open: true,
    type: "DateTime",
    nullable: true,
    description:
      "By when the viewer must set up two-step sign-in, because their company asks for it; from then on they can do nothing else. Null for who need not, or has it.",
  }),
}));
