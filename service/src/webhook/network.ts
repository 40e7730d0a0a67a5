import { BlockList, isIPv4, isIPv6 } from "node:net";

/** What an operator lets endpoints reach beside the public network. */
export interface Reach {
  /** This very machine: for development. */
  readonly loopback: boolean;
  /** Private networks, for an installation whose receivers stand beside it. */
  readonly private: boolean;
}

const listOf = (...ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", length = ""] = range.split("/");
    list.addSubnet(network, Number(length), isIPv4(network) ? "ipv4" : "ipv6");
  }
  return list;
};

const loopback = listOf("127.0.0.0/8", "::1/128");
const privateUse = listOf("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "fc00::/7");
/** IANA's special-purpose addresses that lead to nobody on the public network; link-local is where clouds keep their metadata. */
const special = listOf(
  "0.0.0.0/8",
  "169.254.0.0/16",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "3fff::/20",
);
const globalUnicast = listOf("2000::/3");

/**
 * Whether an address may be dialled. Of IPv6 only what is handed out: that leaves out mapped and translated IPv4, whatever they
 * hold, and whatever comes to be special there.
 */
export function mayReach(address: string, reach: Reach): boolean {
  const family = isIPv4(address) ? "ipv4" : "ipv6";
  if (family === "ipv6" && (!isIPv6(address) || address.includes("%"))) return false;
  if (family === "ipv6" && isMapped(address)) return false;
  if (loopback.check(address, family)) return reach.loopback || reach.private;
  if (privateUse.check(address, family)) return reach.private;
  if (special.check(address, family)) return false;
  return family === "ipv4" || globalUnicast.check(address, family);
}

/** A list takes a mapped address for the IPv4 address in it. */
const isMapped = (address: string): boolean => new URL(`http://[${address}]`).hostname.startsWith("[::ffff:");

/** The number in the host of an address on the web, without its brackets; null for a name. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return isIPv4(bare) || isIPv6(bare) ? bare : null;
}

const localName = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;

/** Whether a host can be told from its spelling to be nobody's outside; a name is looked up when something is sent. */
export function isRefusedHost(hostname: string, reach: Reach): boolean {
  const address = literalAddress(hostname);
  if (address !== null) return !mayReach(address, reach);
  if (/^localhost\.?$/i.test(hostname)) return !reach.loopback && !reach.private;
  return localName.test(hostname) && !reach.private;
}
