import { expect, test } from "vitest";
import { webAddress } from "../src/graphql/webAddress.ts";
import { webAddress as webAddressOfService } from "../../service/src/http/webAddress.ts";

// The gateway says it beside the field, the service to every caller; they have to say the same.
test.each([
  ["verdant.test", "https://verdant.test"],
  ["HTTP://Verdant.TEST:80/", "http://verdant.test"],
  ['https://verdant.test/a b?c=<d>#"e', "https://verdant.test/a%20b?c=%3Cd%3E#%22e"],
  ["//verdant.test", "https://verdant.test"],
  ["verdant.test:8443/shop", "https://verdant.test:8443/shop"],
  ["https:\\\\verdant.test\\shop", "https://verdant.test/shop"],
  ["https://büro.test/ü", "https://xn--bro-hoa.test/%C3%BC"],
  ["https://verdant.test/../a/./b", "https://verdant.test/a/b"],
  ['verdant.test/"><script>', "https://verdant.test/%22%3E%3Cscript%3E"],
])("%s is kept as %s", (typed, form) => {
  for (const formOf of [webAddress, webAddressOfService]) {
    expect(formOf(typed)).toBe(form);
    expect(formOf(form)).toBe(form);
  }
});

test.each([
  '"><script>alert(1)</script>',
  "https://user:secret@verdant.test",
  "user@verdant.test",
  "https://user@verdant.test/",
  "javascript:alert(1)",
  "ftp://verdant.test",
  "data:text/html,x",
  "https://",
  "localhost",
  "http://localhost:4001/mailbox",
  "http://127.0.0.1",
  "http://2130706433",
  "http://0x7f.1",
  "http://[::1]/",
  "verdant",
  "https://verdant..test",
  "https://-verdant.test",
  "https://ver_dant.test",
  "https://verdant.test.",
  "https://a b.test",
  "tel:123456",
])("%s is no address on the web", (typed) => {
  expect([webAddress(typed), webAddressOfService(typed)]).toEqual([null, null]);
});
