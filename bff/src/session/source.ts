import { firstRecord } from "../rest/batch.ts";
import type { RestClient } from "../rest/client.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { signInRecord } from "./signInRecord.ts";
import type { SessionUser } from "./session.ts";

/**
 * Asks the service who this is (Document 1 §7, `POST /signin`). Null when the service answers with no user;
 * throws `RestError` of kind `wrong-credentials` when it refuses.
 */
export async function checkCredentials(
  rest: RestClient,
  email: string,
  password: string,
): Promise<SessionUser | null> {
  const answer = await rest.send({ method: "POST", template: "/signin", body: { email, pw: password } });
  const record = firstRecord(answer.body);
  return record === null ? null : decodeRecord(signInRecord(email), record);
}
