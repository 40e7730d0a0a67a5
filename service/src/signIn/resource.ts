import * as v from "valibot";
import { noteAboutPerson } from "../audit/note.ts";
import { decoyHash, verifyPassword } from "../account/password.ts";
import { requiredPassword } from "../account/passwordField.ts";
import type { Context } from "../http/context.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, HttpError } from "../http/httpError.ts";
import { instant } from "../http/responseFields.ts";
import { signInKey } from "../http/limits.ts";
import type { Resource } from "../http/resource.ts";
import { noteSignIn, noteStranger } from "../signInEvent/record.ts";
import type { SignInOutcome } from "../signInEvent/table.ts";
import { beginAttempt } from "../twoStep/attempt.ts";
import { hasTwoStep } from "../twoStep/check.ts";
import { secondStep } from "./twoStep.ts";
import { type Person, personByEmail, signedIn, signedInRecord } from "./person.ts";

/** Writes down that somebody was not let in. */
async function noteRefused(
  context: Context,
  email: string,
  found: Person | undefined,
  outcome: SignInOutcome,
): Promise<void> {
  if (found === undefined) await noteStranger(context, email, outcome);
  else await noteSignIn(context, found.accountId, outcome, "password");
}

async function checkPassword(context: Context, email: string, typed: string) {
  const { db, actor, settings } = context;
  const found = await personByEmail(db, email);
  // The first password is pasted from a mail, with the blanks around it; it has none of its own.
  const pw = found?.record.pw_changed === false ? typed.trim() : typed;
  // Unknown, not activated and wrong password look alike and take the same time (decision D-20).
  const right = await verifyPassword(found?.pwHash ?? (await decoyHash(settings.passwordCost)), pw);
  const mayGoOn = found !== undefined && (found.isActive || found.keptOut !== null);
  if (!mayGoOn || !right) {
    await noteRefused(context, email, found, right && found !== undefined ? "locked" : "wrong_password");
    throw new HttpError(401, "Email or Password is incorrect");
  }
  if (await hasTwoStep(db, found.accountId))
    return [{ two_step_required: true as const, ...(await beginAttempt(db, found.accountId)) }];
  if (found.keptOut !== null) {
    await noteRefused(context, email, found, "locked");
    throw broken(found.keptOut);
  }
  // Who is signed in already and proves their password again has not come anew.
  if (actor !== found.actor) {
    await noteAboutPerson(db, found.accountId, { note: "signed_in" }, found.actor);
    await noteSignIn(context, found.accountId, "signed_in", "password");
  }
  return [await signedIn(db, found)];
}

/** Extension: the password was right, and says nothing of who they are before the code is. */
const twoStepRequired = v.object({
  two_step_required: v.literal(true),
  two_step_token: v.string(),
  two_step_expires_at: instant,
});

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
  response: v.array(v.union([signedInRecord, twoStepRequired])),
  handle: ({ body }, context) =>
    context.limits
      .guard(
        "signIn",
        signInKey(body.email, context.address),
        () => checkPassword(context, body.email, body.pw),
        // Before the code nothing is proved: the count of failures goes on.
        ([first]) => first !== undefined && "two_step_required" in first,
      )
      .catch(async (error: unknown) => {
        if (error instanceof HttpError && error.status === 429)
          await noteRefused(context, body.email, await personByEmail(context.db, body.email), "locked");
        throw error;
      }),
});

/** Signing in. */
export const signIn: Resource = {
  records: { SignIn: signedInRecord },
  constraints: {},
  operations: [signInCall, secondStep],
};
