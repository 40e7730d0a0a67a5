import { expect, test } from "vitest";
import { consolePages } from "../../service/src/mail/consoleLink.ts";
import { addresses } from "../../web/src/app/addresses.ts";
import { deliveryPage } from "../../web/src/delivery/deliveryUser/deliveryPageUrl.ts";

test("every mail leads to a page of the console, or to that of delivery users", () => {
  const known: readonly unknown[] = [...Object.values(addresses), deliveryPage];
  expect(consolePages.filter((page) => !known.includes(`/${page}`))).toEqual([]);
});
