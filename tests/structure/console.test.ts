import { resolve } from "node:path";
import { expect, test } from "vitest";
import { circlesIn, importsIn, wrongWays } from "./imports.ts";

const imports = importsIn(resolve(import.meta.dirname, "../../web/src"));

/** The rooms of the console from the ground up: each imports from the floors below its own. */
const floors = [
  // The design system; the languages; addresses, and what a route says of itself.
  ["ui", "i18n", "app"],
  // The store, and what goes to the gateway and comes back.
  ["relay"],
  // The page of delivery users, which has an entry of its own and stands on these alone.
  ["deliveryPage"],
  // What the menu leads to, and who may go there.
  ["menu"],
  ["failure", "customizer", "upload", "availability", "taxNumber"],
  // Pages with their queries; forms.
  ["route", "form"],
  ["list", "contact"],
  // What waits is sent before a session ends; lists and forms have it.
  ["session"],
  // What is exported is what a list shows.
  ["job"],
  // What was done to a record, as its page shows it.
  ["activity"],
  // Files that are read in: their rows say what changes as a history does.
  ["import"],
  // Its links are web addresses, whose rule contact has.
  ["richText"],
  ["address"],
  // The nouns. A product lists its brand and its location, the wizard writes products.
  ["chat", "company", "notification", "storefront"],
  ["auth", "sellers", "people"],
  // Orders are picked by location.
  ["orders"],
  // A webhook is told of some locations.
  ["account", "catalogue"],
  // Who acts for the company and its locations, and what they may do: a location's page lists its people.
  ["staff"],
  // A location's page shows its products and orders; that of who delivers, what they carry; that of who supplies, categories.
  ["location", "delivery", "vendor"],
  // What counts products names their states.
  ["home", "productWizard", "onboarding"],
  // What happens elsewhere, brought to the screen.
  ["live"],
  // The frame around all pages, and the reference pages that show it.
  ["shell"],
  ["gallery"],
];

test("no file of the console imports itself by way of others", () => {
  expect(imports.size).toBeGreaterThan(500);
  expect(circlesIn(imports)).toEqual([]);
});

test("the console's rooms lie one above the other", () => {
  expect(wrongWays(imports, floors)).toEqual([]);
});
