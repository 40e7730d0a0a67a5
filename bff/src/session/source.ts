import type { Context } from "../graphql/context.ts";
import { firstRecord } from "../rest/batch.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { signInRecord } from "./signInRecord.ts";
import type { SessionUser } from "./session.ts";

/**
 * Asks the service who this is (Document 1 §7, `POST /signin`). Null when the service answers with no user;
 * throws `RestError` of kind `wrong-credentials` when it refuses.
 */
export async function checkCredentials(
  { rest, passwordWork }: Pick<Context, "rest" | "passwordWork">,
  email: string,
  password: string,
): Promise<SessionUser | null> {
  const body = { email, pw: password };
  const answer = await passwordWork.run(() => rest.send({ method: "POST", template: "/signin", body }));
  const record = firstRecord(answer.body);
  return record === null ? null : decodeRecord(signInRecord(email), record);
}
