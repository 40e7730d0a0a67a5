import { expect, test } from "vitest";
import { isRefusedHost, mayReach } from "./network.ts";

const outside = { loopback: false, private: false };
const development = { loopback: true, private: false };
const inside = { loopback: false, private: true };

const reaches = (address: string) =>
  [outside, development, inside]
    .map((reach) => mayReach(address, reach))
    .map(Number)
    .join("");

test.each([
  ["8.8.8.8", "111"],
  ["2606:4700:4700::1111", "111"],
  ["127.0.0.1", "011"],
  ["127.255.255.254", "011"],
  ["::1", "011"],
  ["10.0.0.1", "001"],
  ["172.31.255.255", "001"],
  ["172.32.0.1", "111"],
  ["192.168.1.1", "001"],
  ["100.64.0.1", "001"],
  ["fd00::1", "001"],
  // Nobody's for good: metadata and link-local, mapped and translated, documentation, multicast, unspecified.
  ["169.254.169.254", "000"],
  ["fe80::1", "000"],
  ["fe80::1%eth0", "000"],
  ["fd00::1%eth0", "000"],
  ["::ffff:127.0.0.1", "000"],
  ["::ffff:8.8.8.8", "000"],
  ["::ffff:a9fe:a9fe", "000"],
  ["64:ff9b::7f00:1", "000"],
  ["2002:7f00:1::", "000"],
  ["2001:0:7f00:1::", "000"],
  ["2001:db8::1", "000"],
  ["0.0.0.0", "000"],
  ["::", "000"],
  ["192.0.2.1", "000"],
  ["224.0.0.1", "000"],
  ["255.255.255.255", "000"],
  ["ff02::1", "000"],
  ["no address", "000"],
])("%s is reached from outside, in development and inside a network: %s", (address, expected) => {
  expect(reaches(address)).toBe(expected);
});

test.each([
  ["receiver.example", "000"],
  ["localhost", "100"],
  ["localhost.", "100"],
  ["[::1]", "100"],
  ["127.0.0.1", "100"],
  ["metadata.google.internal", "110"],
  ["printer.local", "110"],
  ["[::ffff:7f00:1]", "111"],
  ["169.254.169.254", "111"],
])("%s is refused by its spelling: %s", (host, expected) => {
  const refused = [outside, development, inside].map((reach) => Number(isRefusedHost(host, reach)));
  expect(refused.join("")).toBe(expected);
});
