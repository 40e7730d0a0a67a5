import { isLoopback } from "./access/network.ts";

/** What may stand in for a missing credential, so that a fresh clone runs; only while nobody else reaches the gateway. */
export const developmentCredentials = {
  REST_USERNAME: "gateway",
  REST_PASSWORD: "gateway-development",
  REST_API_KEY: "development-api-key",
} as const;

/** Those that are secrets, so that everybody who has read this file knows them. */
const secrets: ReadonlySet<string> = new Set([
  developmentCredentials.REST_PASSWORD,
  developmentCredentials.REST_API_KEY,
]);

/** Whether a credential is one that stands in the source. */
export function isPublicSecret(credential: string): boolean {
  return secrets.has(credential);
}

/** Whether only this machine reaches us: where we listen, and at the address that a proxy in front of us may have. */
export function isForThisMachine(host: string, publicOrigin: string | undefined): boolean {
  return isLoopback(host) && (publicOrigin === undefined || isLoopback(new URL(publicOrigin).hostname));
}
