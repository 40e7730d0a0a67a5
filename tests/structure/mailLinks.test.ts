import { expect, test } from "vitest";
import { consolePages } from "../../service/src/mail/consoleLink.ts";
import { addresses } from "../../web/src/app/addresses.ts";

test("every mail leads to a page of the console", () => {
  const known: readonly unknown[] = Object.values(addresses);
  expect(consolePages.filter((page) => !known.includes(`/${page}`))).toEqual([]);
});
