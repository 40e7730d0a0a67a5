import type { RestService } from "../rest/service.ts";
import type { SessionStore } from "../session/session.ts";
import type { DegradedParts } from "./degraded.ts";

/** What the gateway needs to do its work, each with whether it answers now. */
export interface Readiness {
  readonly service: boolean;
  readonly sessions: boolean;
  /** Whether sessions can be written, too; while they cannot, who is signed in stays so, and nobody else comes in. */
  readonly sessionWrites: boolean;
}

/** A look is good for so long, in milliseconds: anybody may ask, and each look writes. */
const lookEvery = 1_000;

/** Asks the service and the session store, at most once a second. Never rejects; a look takes at most 2 s. */
export function createReadinessCheck(
  rest: RestService,
  sessions: SessionStore,
  parts: DegradedParts,
): () => Promise<Readiness> {
  const works = (work: Promise<unknown>, note: (failure: unknown) => void): Promise<boolean> =>
    work.then(
      () => {
        note(null);
        return true;
      },
      (error: unknown) => {
        note(error);
        return false;
      },
    );
  const look = async (): Promise<Readiness> => {
    const [service, read, sessionWrites] = await Promise.all([
      rest.isReachable(),
      works(sessions.read("readiness"), (failure) => parts.note("sessions", failure)),
      works(sessions.probe(), () => {}),
    ]);
    parts.note("service", service ? null : "not ready");
    return { service, sessions: read, sessionWrites };
  };
  let last: Promise<Readiness> | null = null;
  let lookedAt = 0;
  return () => {
    if (last === null || performance.now() - lookedAt > lookEvery) {
      lookedAt = performance.now();
      last = look();
    }
    return last;
  };
}
