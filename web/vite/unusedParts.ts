import type { Plugin } from "vite";

/** What stands in for a file of a package: the same names, and of each only what the console can come to. */
interface StandIn {
  readonly file: RegExp;
  readonly code: string;
}

const relay = (file: string) => new RegExp(`/node_modules/relay-runtime/lib/${file}\\.js$`);

const none = (what: string) => `throw new Error("The console has no ${what}.");`;

/** Each is imported by what every page has, and used by nothing of ours (unusedParts.test.ts looks). */
const standIns: readonly StandIn[] = [
  {
    file: relay("store/live-resolvers/LiveResolverCache"),
    code: `import { NoopResolverCache } from "../ResolverCache.js";
export class LiveResolverCache extends NoopResolverCache {
  batchLiveStateUpdates(work) { work(); }
  batchLiveStateUpdatesWithoutNotify(work) { work(); return false; }
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
  getLiveResolverPromise() { ${none("resolvers")} }
}
export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = "__resolverLiveStateSubscription";
export const getUpdatedDataIDs = (updated) => updated;`,
  },
  {
    file: relay("mutations/createUpdatableProxy"),
    code: `export function createUpdatableProxy() { ${none("updatable queries")} }`,
  },
  {
    file: relay("mutations/RelayDeclarativeMutationConfig"),
    code: `export const MutationTypes = {}, RangeOperations = {};
export function convert() { ${none("configs of mutations")} }`,
  },
  {
    file: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export function getRouteInstrumentationUpdates() { ${none("instrumentation")} }
export function instrumentClientSideRouter() { ${none("instrumentation")} }
export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  },
];

/**
 * Leaves parts of Relay and of the router out of the build that a bundler cannot see are unused: 4 KiB of every page. A name
 * that a later version takes from one of these files, and that is not here, ends the build.
 */
export function unusedParts(): Plugin {
  return {
    name: "unused-parts",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: standIns.map(({ file }) => file) },
      handler(id) {
        const code = standIns.find(({ file }) => file.test(id))?.code;
        return code === undefined ? null : { code, map: null, moduleSideEffects: false };
      },
    },
  };
}
