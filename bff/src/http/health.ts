import type { RestService } from "../rest/service.ts";
import type { SessionStore } from "../session/session.ts";

/** What the gateway needs to do its work, each with whether it answers now. */
export interface Readiness {
  readonly service: boolean;
  readonly sessions: boolean;
}

/** Asks the service and the session store. Never throws; at most 2 s. */
export async function checkReadiness(rest: RestService, sessions: SessionStore): Promise<Readiness> {
  const [service, sessionStore] = await Promise.all([
    rest.isReachable(),
    sessions.read("readiness").then(
      () => true,
      () => false,
    ),
  ]);
  return { service, sessions: sessionStore };
}
