import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { TouchedRecords } from "#/live/TouchedRecords.ts";
import { companyRoutes } from "./routes.ts";

const company = (changes: object = {}) => ({
  __typename: "Company",
  __isNode: "Company",
  id: "company-1",
  version: "v1",
  acceptHours: 24,
  orderMails: "ENGLISH",
  viewerCanUpdate: true,
  ...changes,
});

async function open(answers: object[], changes: object = {}) {
  const page = await openConsole(companyRoutes, "/master/editorders", {
    EditOrdersPageQuery: () => ({ viewer: { company: company(changes) } }),
    OrdersFormMutation: () => ({ editCompanyOrders: answers.shift() }),
    touchedRecordsQuery: ({ companies }) => ({
      companies: Array.isArray(companies) && companies.includes("company-1") ? [answers.shift()] : [],
    }),
  });
  const inputs = () =>
    page.sent.filter(({ name }) => name === "OrdersFormMutation").map(({ variables }) => variables["input"]);
  return { ...page, inputs };
}

const hours = () => screen.getByLabelText("Hours to accept");
const type = async (text: string) => {
  fireEvent.change(hours(), { target: { value: text } });
  await act(async () => fireEvent.blur(hours()));
};
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
const saved = (changes: object) => ({ __typename: "EditCompanyOrdersSuccess", company: company(changes) });

test("hours to accept and mails to customers are saved together, with the version that was seen", async () => {
  const { inputs } = await open([saved({ version: "v2", acceptHours: 6, orderMails: "OFF" })]);
  expect(hours()).toHaveProperty("value", "24");
  await type("6");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /Mails to customers/ })));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "In English",
    "In Hindi",
    "In Arabic",
    "None",
  ]);
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "None" })));
  await save();
  expect(inputs()).toEqual([{ acceptHours: 6, orderMails: "OFF", version: "v1" }]);
  await eventually(() => screen.getByText("The order settings are saved."));
  expect(document.querySelector(".settings-form")?.hasAttribute("data-dirty")).toBe(false);
});

test.each(["0", "169", "1.5"])("%s hours are refused beside the field, and nothing is sent", async (text) => {
  const { inputs } = await open([]);
  await type(text);
  await save();
  expect(screen.getAllByText("Must be a whole number from 1 to 168").length).toBeGreaterThan(0);
  expect(inputs()).toEqual([]);
});

test("what somebody else has changed since is shown beside what was typed", async () => {
  const { inputs } = await open([
    {
      __typename: "ConflictError",
      __isError: "ConflictError",
      message: "Somebody else has changed this since you opened it.",
      current: company({ version: "v2", acceptHours: 48, orderMails: "HINDI" }),
    },
    saved({ version: "v3", acceptHours: 6, orderMails: "HINDI" }),
  ]);
  await type("6");
  await save();
  await eventually(() => screen.getByText("Somebody else has changed this since you opened it"));
  await save();
  expect(inputs()).toEqual([
    { acceptHours: 6, orderMails: "ENGLISH", version: "v1" },
    { acceptHours: 6, orderMails: "HINDI", version: "v2" },
  ]);
});

test("who may not change the company reads what holds", async () => {
  await open([], { viewerCanUpdate: false, acceptHours: 1000, orderMails: "ARABIC" });
  const main = within(document.body);
  expect(main.queryByLabelText("Hours to accept")).toBeNull();
  expect([...document.querySelectorAll("dl dd")].map(({ textContent }) => textContent)).toEqual([
    "1,000",
    "In Arabic",
  ]);
});

test("what somebody else saves of the company comes to a page that nobody has typed on, by itself", async () => {
  const { environment, sent } = await open([company({ version: "v2", acceptHours: 48 })]);
  const touched = new TouchedRecords(environment);
  const touch = { kind: "Company", change: "CHANGED", byName: "Meera Nair", byViewer: false };
  await act(async () => touched.add({ ...touch, nodeId: "company-2" }));
  await act(async () => touched.add({ ...touch, nodeId: "company-1" }));
  await eventually(() => expect(hours()).toHaveProperty("value", "48"));
  const reads = sent.filter(({ name }) => name === "touchedRecordsQuery");
  expect(reads.map(({ variables }) => variables["companies"])).toEqual([["company-1"]]);
});
