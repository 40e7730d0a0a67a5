import { expect, test } from "vitest";
import { letter } from "./letter.ts";

test.each(["Asha", "J. R. R.", "S.Ramanathan", "Ana María", "O’Brien-Smith", "श्रीमती अशा", "مريم", "A & B"])(
  "%s is greeted by name",
  (name) => expect(letter(name, "read this.")).toBe(`Hello ${name},\n\nread this.\n`),
);

test.each([
  "Asha\n\nYour account is closed",
  "Asha\u2028now",
  "go to evil.test",
  "https://evil.test",
  "www.evil",
  "asha@evil.test",
  "t.me",
  "evil.com/pay",
  "<b>Asha</b>",
  "\u202Etset.live",
  "You have won a prize, call our office now",
  "Call +91 (98) 7654-3210",
])("a name kept from before that says more than a name is left out: %j", (name) =>
  expect(letter(name, "read this.")).toBe("Hello,\n\nread this.\n"),
);
