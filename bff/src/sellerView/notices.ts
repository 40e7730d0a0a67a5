import * as v from "valibot";
import { noteSecurity } from "../access/securityLog.ts";
import { allows, isInPerson } from "../access/rules.ts";
import { companies } from "../company/source.ts";
import { changeCompany, ownCompany } from "../company/write.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { ownError } from "../rest/responseError.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";

changeMutation({
  name: "setSellerViewNotices",
  description:
    "Says whether a location's owners get a notice when somebody of the company sees everything as its people do. The audit trail of the location has each view in any case. Not for API tokens.",
  permission: "COMPANY_UPDATE",
  input: {
    description: "Whether a location's owners are told of views of it.",
    argument: "Whether they are told.",
    fields: {
      isOn: {
        type: "Boolean",
        required: true,
        description: "Whether they are.",
        rule: v.boolean(),
        rest: "view_notices",
      },
    },
  },
  async run({ isOn }, context) {
    const user = currentUser(context);
    if (!isInPerson(user)) throw new ForbiddenError();
    const company = await ownCompany(context);
    if (company.viewNotices === null)
      throw ownError("not-offered", new Error("The service has no such setting."));
    const fields = { view_notices: isOn };
    await changeCompany(context, company, { sections: [], version: null, fields }, null);
    noteSecurity(context, "notices of views changed", { notices: isOn ? "on" : "off" });
    return { viewer: user };
  },
  success: {
    description: "It is so.",
    fields: (t) => ({ viewer: t.expose("viewer", { type: ViewerType, description: "The user." }) }),
  },
});

builder.objectField(ViewerType, "sellerViewNotices", (t) =>
  t.boolean({
    nullable: true,
    description:
      "Whether a location's owners get a notice when somebody of the company looks at it as its people see it; true unless the company has turned it off. Null for who may not change it, and where the service cannot turn it off.",
    resolve: async (viewer, _args, context) =>
      isInPerson(viewer) && viewer.kind === "owner" && allows(viewer, "COMPANY_UPDATE")
        ? ((await companies.find(context, viewer.companyId))?.viewNotices ?? null)
        : null,
  }),
);
