import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { GraphQLTaggedNode } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeliveryPage } from "./DeliveryPage.tsx";
import { attemptMutation, deliverMutation, dutyMutation, openMutation, roundQuery } from "./operations.ts";

const key = "k".repeat(43);
const stop = {
  fulfilmentId: "part-1",
  number: "2627-000001/1",
  isDelivered: false,
  customerName: "Asha Rao",
  customerPhone: "9845012345",
  address: ["12, 3rd Cross", "560038 KA"],
  dueOnDelivery: "250.00",
  needsCode: true,
  packages: 2,
  itemCount: 1,
  attempts: [],
  items: [{ name: "Rice", quantity: 3 }],
};
const round = {
  name: "Ravi Kumar",
  companyName: "Verdant",
  isOnDuty: false,
  linkExpiresAt: "2026-12-20T00:00:00Z",
  stops: [stop],
};

const documents: Readonly<Record<string, GraphQLTaggedNode>> = {
  open: openMutation,
  round: roundQuery,
  deliver: deliverMutation,
  attempt: attemptMutation,
  duty: dutyMutation,
};
const idOf = (document: GraphQLTaggedNode | undefined): unknown =>
  typeof document === "object" && "params" in document ? document.params.id : null;

type Answer = (input: Record<string, unknown>) => unknown;
const offline: Answer = () => {
  throw new TypeError("Failed to fetch");
};
const unread: Answer = () => null;

/** What the gateway answers by operation, and what it was sent. */
let answers: Record<string, Answer> = {};
let sent: { readonly name: string; readonly input: Record<string, unknown> }[] = [];

const read =
  (deliveryRound: object | null): Answer =>
  () => ({ deliveryRound });
const done =
  (changed: object): Answer =>
  () => ({
    result: { __typename: "Success", deliveryRound: { ...round, ...changed } },
  });

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["Date", "setInterval", "clearInterval"],
    now: new Date("2026-11-23T10:00:00Z"),
  });
  i18n.loadAndActivate({ locale: "en", messages: {} });
  localStorage.clear();
  window.history.replaceState(null, "", `/delivery/#/delivery?key=${key}`);
  sent = [];
  answers = { open: done({}), round: read(round) };
  vi.stubGlobal("fetch", (_url: string, { body }: { body: string }) => {
    const { documentId, variables } = JSON.parse(body);
    const name = Object.keys(documents).find((one) => idOf(documents[one]) === documentId) ?? "";
    sent.push({ name, input: variables.input ?? {} });
    return Promise.resolve().then(() =>
      Response.json({ data: (answers[name] ?? unread)(variables.input ?? {}) }),
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <DeliveryPage />
      </I18nProvider>,
    );
  });
  await act(async () => {});
}
/** So much later, with somebody looking at it. */
const later = async (milliseconds: number) => {
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  await act(async () => {});
};
const press = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole("button", { name })));
  await act(async () => {});
};
const closed = "This link does not open your list";

test("a link is opened with a secret of this browser, and leaves the address", async () => {
  await open();
  expect(sent).toEqual([
    { name: "open", input: { key, browserSecret: expect.stringMatching(/^[\w-]{43}$/) } },
  ]);
  expect(window.location.href).not.toContain(key);
  expect(JSON.stringify(localStorage)).not.toContain(String(sent[0]?.input["browserSecret"]));
  screen.getByRole("heading", { level: 2, name: "1 to deliver" });
  const card = within(screen.getByRole("article", { name: "Asha Rao" }));
  card.getByText("Collect ₹250.00");
  card.getByText("12, 3rd Cross");
  expect(card.getByRole("link", { name: "Call Asha Rao" }).getAttribute("href")).toBe("tel:9845012345");
  expect(card.getByRole("link", { name: "Map to Asha Rao" }).getAttribute("href")).toBe(
    "geo:0,0?q=12%2C%203rd%20Cross%2C%20560038%20KA",
  );
});

test("an answer that was lost is asked for again with the same secret", async () => {
  answers["open"] = offline;
  await open();
  screen.getByRole("heading", { name: "No connection" });
  answers["open"] = done({});
  await press("Try now");
  expect(sent.map(({ input }) => input["browserSecret"])).toEqual([
    sent[0]?.input["browserSecret"],
    sent[0]?.input["browserSecret"],
  ]);
  screen.getByRole("heading", { name: "1 to deliver" });
});

test("a link that opens nothing says one thing only, and keeps nobody's list", async () => {
  answers = {
    open: () => ({ result: { __typename: "NotFoundError", code: "NOT_FOUND" } }),
    round: read(null),
  };
  await open();
  screen.getByRole("heading", { name: closed });
  expect(localStorage.getItem("deliveryRound")).toBeNull();
});

test("who has tried too many is told to wait", async () => {
  answers["open"] = () => ({ result: { __typename: "RateLimitedError", code: "RATE_LIMITED" } });
  await open();
  screen.getByRole("heading", { name: "Too many attempts" });
});

test("a link that ends is noticed within ten seconds, and its list goes with it", async () => {
  await open();
  expect(localStorage.getItem("deliveryRound")).toContain("Asha Rao");
  answers["round"] = read(null);
  await later(10_000);
  screen.getByRole("heading", { name: closed });
  expect(screen.queryByText("Asha Rao")).toBeNull();
  expect(localStorage.getItem("deliveryRound")).toBeNull();
});

test("without a network the last list is shown with its time, and nothing can be changed", async () => {
  await open();
  answers = { round: offline };
  await later(10_000);
  screen.getByText(/^No connection\. This is your list of 23 Nov 2026, 3:30/);
  screen.getByRole("article", { name: "Asha Rao" });
  for (const name of ["Delivered", "Not delivered"])
    expect(screen.getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
  expect(screen.getByRole("switch", { name: "On duty" }).hasAttribute("disabled")).toBe(true);
  expect(sent.every(({ name }) => name === "open" || name === "round")).toBe(true);
  answers = { round: read({ ...round, stops: [] }) };
  await later(5_000);
  screen.getByText(/^Nothing was given to you for today\./);
});

test("it is delivered with the code and the money; what is missing or wrong is said", async () => {
  await open();
  await press("Delivered");
  await press("Delivered");
  screen.getByText("The code has 6 digits. The customer has it in a message.");
  // As a keyboard for Hindi has them.
  fireEvent.change(screen.getByRole("textbox", { name: "Code of the customer" }), {
    target: { value: "१२३४५६" },
  });
  await press("Delivered");
  screen.getByText("Confirm that you have received ₹250.00.");
  fireEvent.click(screen.getByRole("checkbox", { name: "I have received ₹250.00" }));
  answers["deliver"] = () => ({
    result: {
      __typename: "ValidationError",
      message: "The code is wrong. 4 tries are left",
      messageCode: "CODE_WRONG",
      messageParams: ["4"],
    },
  });
  await press("Delivered");
  screen.getByText("The code is wrong. 4 tries are left.");
  answers["deliver"] = done({ stops: [{ ...stop, isDelivered: true, customerPhone: null, address: [] }] });
  await press("Delivered");
  expect(sent.at(-1)).toEqual({
    name: "deliver",
    input: { fulfilmentId: "part-1", code: "123456", collectedAmount: "250.00" },
  });
  screen.getByRole("heading", { name: "Nothing to deliver" });
  screen.getByText("1 delivered today");
});

test("what was not delivered has a reason; the same again is noted once, another one is another note", async () => {
  await open();
  await press("Not delivered");
  await press("Note it");
  screen.getByText("Say why.");
  fireEvent.change(screen.getByRole("combobox", { name: "Reason" }), {
    target: { value: "Nobody was there" },
  });
  answers["attempt"] = offline;
  await press("Note it");
  screen.getByText("No answer came. Look whether it was done, and try again.");
  fireEvent.change(screen.getByRole("combobox", { name: "Reason" }), {
    target: { value: "The address is wrong" },
  });
  await press("Note it");
  fireEvent.change(screen.getByRole("combobox", { name: "Reason" }), {
    target: { value: "Nobody was there" },
  });
  answers["attempt"] = done({ stops: [{ ...stop, attempts: [{ at: null, reason: "Nobody was there" }] }] });
  await press("Note it");
  const [first, other, second] = sent.filter(({ name }) => name === "attempt");
  expect(first).toEqual(second);
  // Another reason under the same key would be refused.
  const keys = [first, other].map((one) => Reflect.get(Object(one?.input), "idempotencyKey"));
  expect(new Set(keys).size).toBe(2);
  expect(first?.input).toMatchObject({ fulfilmentId: "part-1", reason: "Nobody was there" });
  within(screen.getByRole("article", { name: "Asha Rao" })).getByText("Nobody was there");
});

test("who is at work says so; a link that has ended meanwhile closes the page", async () => {
  await open();
  answers["duty"] = done({ isOnDuty: true });
  await act(async () => void fireEvent.click(screen.getByRole("switch", { name: "On duty" })));
  expect(sent.at(-1)).toEqual({ name: "duty", input: { isOnDuty: true } });
  expect(screen.getByRole("switch", { name: "On duty" }).matches(":checked")).toBe(true);
  answers["duty"] = () => ({
    result: { __typename: "UnauthenticatedError", message: "Ended", messageCode: null, messageParams: [] },
  });
  await act(async () => void fireEvent.click(screen.getByRole("switch", { name: "On duty" })));
  await screen.findByRole("heading", { name: closed });
});
