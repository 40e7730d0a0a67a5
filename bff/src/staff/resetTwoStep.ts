import * as v from "valibot";
import { noteSecurity } from "../access/securityLog.ts";
import { isInPerson } from "../access/rules.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { editedRecord } from "../graphql/editMutation.ts";
import { ForbiddenError } from "../graphql/errors.ts";
import { idOf } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { provePassword, wrongPassword } from "../session/provePassword.ts";
import { resetTwoStep } from "../twoStep/source.ts";
import { isSelf } from "./access.ts";
import type { StaffMember } from "./record.ts";
import { people, staffEditing } from "./source.ts";
import { StaffMemberType } from "./type.ts";

changeMutation({
  name: "resetStaffTwoStep",
  description:
    "Takes two-step sign-in off somebody who has lost phone and recovery codes: their password alone opens their account until they set it up again. They are told by mail. Of an owner only by an owner; never by an API token.",
  permission: "PERSON_UPDATE",
  input: {
    description: "Somebody whose second step is taken off.",
    argument: "Who, and that whoever asks is the viewer.",
    fields: {
      id: idOf("StaffMember", "Somebody else who has it."),
      password: {
        type: "String",
        required: true,
        description: "The viewer's own. Wrong ones are counted like sign-ins.",
        rule: v.pipe(v.string(), v.nonEmpty("Your password is required"), v.maxLength(1000, wrongPassword)),
      },
    },
  },
  async run({ id, password }, context) {
    const user = currentUser(context);
    if (!isInPerson(user)) throw new ForbiddenError();
    const person = await staffEditing.records.require(context, id);
    // Else the password alone would do what turning it off asks a code for.
    if (isSelf(user, person)) refuse("id", "Turn your own two-step sign-in off with a code");
    if (person.twoStep === "OFF") refuse("id", "Two-step sign-in is off");
    await provePassword(context, user, "password", password);
    await resetTwoStep(context, person.id);
    people.forget(context, person.id);
    noteSecurity(context, "two-step sign-in of a person reset", { person: person.id });
    const row: StaffMember = { ...person, twoStep: "OFF" };
    return { row };
  },
  success: editedRecord("person", "StaffMember", StaffMemberType),
});
