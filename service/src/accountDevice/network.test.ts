import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:12:34::/64", "2001:db8:12::/48"],
  ["2001:0db8:0012:0034:5:6:7:8", "2001:db8:12::/48"],
  ["2001:db8::1", "2001:db8::/48"],
  ["2001:db8::/64", "2001:db8::/48"],
  ["2001:0:0:7::/64", "2001::/48"],
  ["::1", "0::/48"],
])("%s is in %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
