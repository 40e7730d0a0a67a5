import { Environment, type INetwork, RecordSource, ROOT_TYPE, Store } from "relay-runtime";
import { logField } from "./fieldLog.ts";
import { createNetwork } from "./network.ts";

const minute = 60_000;

/** A fresh store over the gateway. One lives as long as one person's session: signing out drops it with all it holds. */
export function createEnvironment(network: INetwork = createNetwork()): Environment {
  return new Environment({
    network,
    relayFieldLogger: logField,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 2 * minute }),
    // A record that a list has already brought opens at once: node(id) finds it without a request.
    missingFieldHandlers: [
      {
        kind: "linked",
        handle(field, record, args) {
          const isNode = record?.getType() === ROOT_TYPE && field.name === "node";
          return isNode && typeof args["id"] === "string" ? args["id"] : undefined;
        },
      },
    ],
  });
}
