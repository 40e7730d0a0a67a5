import { expect, test } from "vitest";
import { consolePages } from "../../service/src/mail/consoleLink.ts";
import { addresses } from "../../web/src/app/addresses.ts";
import { deliveryPage } from "../../web/src/delivery/deliveryUser/deliveryPageUrl.ts";

test("every mail leads to a page of the console, or to that of delivery users", () => {
  const known = new Set<unknown>([...Object.values(addresses), deliveryPage]);
  expect(consolePages.filter((page) => !known.has(`/${page}`))).toEqual([]);
});
