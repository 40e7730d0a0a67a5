import { loadQuery } from "react-relay/relay-hooks/loadQuery";
import { createEnvironment } from "./environment.ts";
import { rememberOpening } from "./openingRequests.ts";
import { sendChange } from "./sendChange.ts";

/** A session's store, and what is done with it before a page that reads it is drawn. */
export function startRelay(environment = createEnvironment()) {
  return { environment, loadQuery, sendChange, rememberOpening };
}

export type Relay = ReturnType<typeof startRelay>;
