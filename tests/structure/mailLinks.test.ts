import { expect, test } from "vitest";
import { consoleLink, consolePages } from "../../service/src/mail/consoleLink.ts";
import { kinds } from "../../service/src/notification/kinds.ts";
import { todoWords } from "../../service/src/dailySummary/words.ts";
import { todoKinds } from "../../service/src/report/todo.ts";
import { addresses } from "../../web/src/app/addresses.ts";
import { todoAddresses } from "../../web/src/app/todoAddresses.ts";
import { deliveryPage } from "../../web/src/delivery/deliveryUser/deliveryPageUrl.ts";

test("every mail leads to a page of the console, or to that of delivery users", () => {
  const known = new Set<unknown>([...Object.values(addresses), deliveryPage]);
  expect(consolePages.filter((page) => !known.has(`/${page}`))).toEqual([]);
});

test("the daily summary leads to the lists that home does", () => {
  const mailed = todoKinds.map((kind) => {
    const { page, query } = todoWords[kind];
    return [kind.toUpperCase(), consoleLink("", page, query)];
  });
  const shown = Object.entries(todoAddresses).map(([kind, address]) => [kind, `/#${address}`]);
  expect(Object.fromEntries(mailed)).toEqual(Object.fromEntries(shown));
});

test.each([
  ["stock.low", "STOCK_LOW"],
  ["stock.out", "STOCK_OUT"],
  ["webhook.failing", "WEBHOOKS_FAILING"],
  ["webhook.disabled", "WEBHOOKS_FAILING"],
  ["refund.due", "REFUNDS_DUE"],
] as const)("a mail about %s leads to the list that home does", (kind, todo) => {
  const { page, query } = kinds[kind];
  expect(consoleLink("", page, query)).toBe(`/#${todoAddresses[todo]}`);
});
