import { isIPv4 } from "node:net";

/** The first three of the eight groups of an IPv6 address, or of its beginning such as `2001:db8::/64`. */
function beginningOf(address: string): string {
  const [head = ""] = address.replace(/\/\d+$/, "").split("::", 1);
  const groups = [...head.split(":").filter((group) => group !== ""), "0", "0", "0"];
  const three = groups.slice(0, 3).map((group) => Number.parseInt(group, 16).toString(16));
  return `${three.join(":").replace(/(?::0)+$/, "")}::/48`;
}

/** Where a device is, no closer than its owner can make use of: the /24 of an IPv4 address, the /48 of one of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d{1,3}(?:\.\d{1,3}){3}$)/i, "");
  return isIPv4(plain) ? `${plain.replace(/\.\d+$/, "")}.0/24` : beginningOf(plain);
}
