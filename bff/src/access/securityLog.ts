import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { networkOf } from "./network.ts";
import type { Viewing } from "./user.ts";

/** What is written down for whoever has to find out what happened (sign-ins, rejections, changed credentials). */
export type SecurityEvent =
  | "signed in"
  | "sign-in refused"
  | "sign-in throttled"
  | "signed out everywhere"
  | "session ended"
  | "two-step sign-in turned on"
  | "two-step sign-in turned off"
  | "recovery codes made"
  | "two-step rule changed"
  | "two-step sign-in of a person reset"
  | "password changed"
  | "password reset"
  | "bank account changed"
  | "API token made"
  | "API token revoked"
  | "webhook added"
  | "webhook secret replaced"
  | "role added"
  | "role changed"
  | "role deleted"
  | "role given"
  | "people given another role"
  | "person invited"
  | "person disabled"
  | "person enabled"
  | "sessions of a person ended"
  | "invitation withdrawn"
  | "company handed over"
  | "delivery link made"
  | "delivery link ended"
  | "delivery link opened"
  | "delivery link refused"
  | "view began"
  | "view ended"
  | "notices of views changed"
  | "job of another steered"
  | "denied";

/** An account as the log names it when nobody has proved to be its user: not by its e-mail address. */
export function accountMark(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 12);
}

/** What has to be known of a request to write down who did what from where. */
interface Request {
  readonly log: Pick<Logger, "info">;
  readonly session: Viewing;
  readonly clientAddress: string;
}

/** Writes one line: what, who, from where. `details` must hold no secret and no e-mail address. */
export function noteSecurity(
  { log, session, clientAddress }: Request,
  event: SecurityEvent,
  details: Readonly<Record<string, string | number>> = {},
): void {
  const user = session.current?.person ?? session.current?.user;
  log.info(
    {
      security: event,
      tenant: user?.companyId ?? null,
      user: user === undefined ? null : `${user.kind}:${user.userId}`,
      network: networkOf(clientAddress),
      ...details,
    },
    event,
  );
}
