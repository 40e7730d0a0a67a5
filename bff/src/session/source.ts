import type { Context } from "../graphql/context.ts";
import { firstRecord } from "../rest/batch.ts";
import { RestError } from "../rest/error.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { signInRecord } from "./signInRecord.ts";
import type { SessionUser } from "./session.ts";

/**
 * Asks the service who this is (Document 1 §7, `POST /signin`). Null when the service refuses or answers with no user;
 * throws `RestError` for everything else.
 */
export async function checkCredentials(
  { rest, passwordWork }: Pick<Context, "rest" | "passwordWork">,
  email: string,
  password: string,
): Promise<SessionUser | null> {
  const body = { email, pw: password };
  const call = { method: "POST", template: "/signin", body } as const;
  const answer = await passwordWork
    .run(() => rest.send(call))
    .catch((error: unknown) => {
      if (error instanceof RestError && error.kind === "wrong-credentials") return null;
      throw error;
    });
  const record = firstRecord(answer?.body);
  return record === null ? null : decodeRecord(signInRecord(email), record);
}
