import * as v from "valibot";
import { noteAboutPerson } from "../audit/note.ts";
import { decoyHash, verifyPassword } from "../account/password.ts";
import { requiredPassword } from "../account/passwordField.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { HttpError } from "../http/httpError.ts";
import { signInKey } from "../http/limits.ts";
import type { Resource } from "../http/resource.ts";
import { personByEmail, signInRecord } from "./person.ts";

const signInCall = operation({
  method: "POST",
  path: "/signin",
  tag: "signin",
  origin: "document-1",
  summary: "Signs a person in; the answer is a list whose first element is the user",
  readOnly: true,
  nestedError: true,
  body: v.object({
    email: requiredText("Email address is required", 254),
    pw: requiredPassword("Password is required", 1000),
  }),
  response: v.array(signInRecord),
  handle: ({ body }, { db, actor, settings, limits, address }) =>
    limits.guard("signIn", signInKey(body.email, address), async () => {
      const found = await personByEmail(db, body.email);
      // The first password is pasted from a mail, with the blanks around it; it has none of its own.
      const pw = found?.record.pw_changed === false ? body.pw.trim() : body.pw;
      // Unknown, not activated and wrong password look alike and take the same time (decision D-20).
      const right = await verifyPassword(found?.pwHash ?? (await decoyHash(settings.passwordCost)), pw);
      if (found === undefined || !right || !found.isActive)
        throw new HttpError(401, "Email or Password is incorrect");
      // Who is signed in already and proves their password again has not come anew.
      if (actor !== found.actor)
        await noteAboutPerson(db, found.accountId, { note: "signed_in" }, found.actor);
      return [found.record];
    }),
});

/** Signing in. */
export const signIn: Resource = {
  records: { SignIn: signInRecord },
  constraints: {},
  operations: [signInCall],
};
