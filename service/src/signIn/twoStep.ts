import * as v from "valibot";
import { noteAboutPerson } from "../audit/note.ts";
import type { Context } from "../http/context.ts";
import { requiredText } from "../http/field.ts";
import { KeptRefusal } from "../http/httpError.ts";
import { signInKey } from "../http/limits.ts";
import { operation } from "../http/operation.ts";
import { noteSignIn } from "../signInEvent/record.ts";
import { countTry, endAttempts } from "../twoStep/attempt.ts";
import { tellOfRecovery } from "../twoStep/change.ts";
import { takeCode } from "../twoStep/check.ts";
import { type Person, personById, signedIn, signedInRecord } from "./person.ts";

/** One word for a token that is unknown, too old or used up. */
const closed = () => new KeptRefusal("This sign-in is over. Begin again.", "two_step_token");

/** Tries a code for somebody. A refusal keeps what was counted and noted. */
async function tryCode(context: Context, person: Person, isLast: boolean, code: string) {
  const { accountId, actor, keptOut } = person;
  const proof = await takeCode(context, accountId, code);
  if (proof === null) {
    await noteSignIn(context, accountId, "wrong_code", null);
    if (!isLast) throw new KeptRefusal("The code is incorrect", "code");
    await noteSignIn(context, accountId, "locked", null);
    throw closed();
  }
  await endAttempts(context.db, accountId);
  if (keptOut !== null) {
    await noteSignIn(context, accountId, "locked", proof.method);
    throw new KeptRefusal(keptOut);
  }
  await noteAboutPerson(context.db, accountId, { note: "signed_in" }, actor);
  await noteSignIn(context, accountId, proof.method === "totp" ? "signed_in" : "recovery_used", proof.method);
  if (proof.method === "recovery_code") await tellOfRecovery(context, accountId, proof.left);
  return [await signedIn(context.db, person)];
}

/** The second step: what the password has begun goes on with a code. */
export const secondStep = operation({
  method: "POST",
  path: "/v1/signin/twoStep",
  tag: "signin",
  origin: "extension",
  summary:
    "The second step of signing in: a code of the app or a recovery code; five tries within five minutes",
  body: v.object({
    two_step_token: requiredText("two_step_token is required", 100),
    code: requiredText("Code is required", 40),
  }),
  response: v.array(signedInRecord),
  async handle({ body }, context) {
    const attempt = await countTry(context.db, body.two_step_token);
    const person = attempt && (await personById(context.db, attempt.accountId));
    if (attempt === undefined || person === undefined) throw closed();
    if (!person.isActive && person.keptOut === null) throw closed();
    return context.limits.guard("signIn", signInKey(person.record.email_id, context.address), () =>
      tryCode(context, person, attempt.isLast, body.code),
    );
  },
});
