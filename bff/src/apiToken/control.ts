import { ForbiddenError } from "../graphql/errors.ts";
import type { Session, SessionControl, SessionStore } from "../session/session.ts";

function refuse(): Promise<never> {
  return Promise.reject(new ForbiddenError());
}

/** What a token may do with sessions: be one for this request, and end those of whom a mail's link names. */
export function createTokenControl(
  store: SessionStore,
  current: Session,
  outdated: (companyId: string) => void,
): SessionControl {
  return {
    current,
    start: refuse,
    renew: refuse,
    change: () => Promise.resolve(),
    end: refuse,
    endOne: refuse,
    list: () => Promise.resolve([]),
    endAll: (owner) => store.removeAllOf(owner),
    beginView: refuse,
    endView: refuse,
    outdate: () => outdated(current.user.companyId),
  };
}
