import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::", 2);
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after].map((group) =>
    group.replace(/^0+(?=.)/, "").toLowerCase(),
  );
}

/** An address as people write it: IPv4 without the wrapping that a socket of both families gives it. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d{1,3}(?:\.\d{1,3}){3}$)/i, "").replace(/%.*$/, "");
}

/**
 * What counts as one place on the network: an IPv4 address, or the 64 bits that a subscriber of IPv6 gets, who has
 * more addresses in them than could ever be counted one by one.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(":")}::/64` : plain;
}

const loopback = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);

/** Whether a host, as an address or a name in lower case, is this machine as only itself calls it. */
export function isLoopback(host: string): boolean {
  return loopback.has(host);
}
