import { createHmac, randomBytes } from "node:crypto";
import type { Connection } from "../http/context.ts";
import { KeptRefusal, malformed } from "../http/httpError.ts";
import { sameSecret } from "../http/access.ts";
import type { Settings } from "../settings.ts";

/** What a code is derived from: nothing of it says the code without the key, which stands in no database. */
interface Coded {
  readonly company_po_id: number;
  readonly fulfilment_id: number;
  readonly hand_over_salt: string;
}

const tries = 5;
const closedMinutes = 15;

/** A part that is handed over against a code. */
export const newSalt = (): string => randomBytes(16).toString("base64url");

/** The six digits that a customer gives to whoever hands over; derived each time and stored nowhere. */
export function codeOf({ codeKey }: Pick<Settings, "codeKey">, coded: Coded): string {
  const ofCompany = createHmac("sha256", codeKey).update(`hand-over ${coded.company_po_id}`).digest();
  const digest = createHmac("sha256", ofCompany)
    .update(`${coded.fulfilment_id} ${coded.hand_over_salt}`)
    .digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

interface Guarded extends Omit<Coded, "hand_over_salt"> {
  readonly hand_over_salt: string | null;
  readonly code_attempts: number;
  readonly code_closed_until: string | null;
}

interface Given {
  readonly code: string | null;
  /** Hands over without the code; a reason says why. */
  readonly force: boolean;
  readonly reason: string | null;
}

/**
 * Whoever hands over shows that the customer is there: by the code, where there is one, or with a reason by whoever may.
 * A wrong try counts although it is refused; after five, no code is taken for a quarter of an hour.
 * @throws HttpError 400, 422
 */
export async function checkCode(
  db: Connection,
  settings: Pick<Settings, "codeKey">,
  part: Guarded,
  { code, force, reason }: Given,
  now: Date,
): Promise<void> {
  const { hand_over_salt, fulfilment_id } = part;
  if (hand_over_salt === null) return;
  if (force) {
    if (reason === null) throw malformed("Reason is required", { reason: "Reason is required" });
    return;
  }
  if (code === null) throw malformed("Code is required", { code: "Code is required" });
  const closedUntil = part.code_closed_until;
  if (closedUntil !== null && Date.parse(closedUntil) > now.getTime())
    throw new KeptRefusal("Too many wrong codes. Try again in 15 minutes", "code");
  if (sameSecret(code, codeOf(settings, { ...part, hand_over_salt }))) return;
  const code_attempts = (closedUntil === null ? part.code_attempts : 0) + 1;
  const left = tries - code_attempts;
  await db
    .updateTable("fulfilment")
    .set({
      code_attempts,
      code_closed_until: left > 0 ? null : new Date(now.getTime() + closedMinutes * 60_000).toISOString(),
    })
    .where("fulfilment_id", "=", fulfilment_id)
    .execute();
  const message =
    left > 0
      ? `The code is wrong. ${left} ${left === 1 ? "try is" : "tries are"} left`
      : "Too many wrong codes. Try again in 15 minutes";
  throw new KeptRefusal(message, "code");
}
