import * as v from "valibot";
import { isInPerson } from "../access/rules.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { editedRecord } from "../graphql/editMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { offered } from "../rest/orDocumented.ts";
import { toRestId } from "../rest/recordFields.ts";
import { isOwner } from "../role/access.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword } from "../session/provePassword.ts";
import { isCompanyOwner, isSelf } from "./access.ts";
import { people, staffEditing, staffPaths } from "./source.ts";
import { StaffMemberType } from "./type.ts";

const password = (description: string) =>
  ({
    type: "String",
    required: true,
    description,
    rule: v.pipe(
      v.string(),
      v.nonEmpty("Password is required"),
      v.maxLength(128, "Must have at most 128 characters"),
    ),
  }) as const;

changeMutation({
  name: "handOverCompany",
  description:
    "Makes another owner the main administrator of the company in the place of the viewer, who stays an owner. Both prove their passwords.",
  permission: "COMPANY_UPDATE",
  input: {
    description: "Who is the main administrator from now on.",
    argument: "Who, and both passwords.",
    fields: {
      id: idOf("StaffMember", "Another active owner of the company."),
      password: password("The viewer's own password."),
      theirPassword: password("The password of who takes over."),
    },
  },
  async run(input, context) {
    const user = currentUser(context);
    if (user.kind === "seller" || !user.primaryLogin || !isOwner(user) || !isInPerson(user))
      throw new ForbiddenError();
    const person = await staffEditing.records.require(context, input.id);
    const isFit = isCompanyOwner(person) && person.status === "ACTIVE" && !isSelf(user, person);
    if (!isFit) refuse("id", "Only another active owner can become the main administrator");
    await provePassword(context, user, "password", input.password);
    const other = { kind: "owner", userId: person.id, email: person.email } as const;
    await provePassword(context, other, "theirPassword", input.theirPassword);
    const response = await offered(
      context.rest.send({
        method: "POST",
        template: `${staffPaths.COMPANY}/{id}/handOver`,
        params: { id: person.id },
        body: { from_id: toRestId(user.userId) },
      }),
    );
    const row = await people.written(context, response.body, { row: person });
    people.forget(context, user.userId);
    noteSecurity(context, "company handed over", { person: row.id });
    context.session.outdate();
    return { row };
  },
  success: editedRecord("person", "StaffMember", StaffMemberType),
});
