import "fake-indexeddb/auto";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { notificationRoutes } from "./routes.ts";

vi.setConfig({ testTimeout: 60_000 });

const choice = (kind: string, delivery = "CONSOLE", standard = "CONSOLE") => ({ kind, delivery, standard });
const choices = [
  choice("PRODUCT_SUBMITTED"),
  choice("JOB_FAILED", "MAIL_AT_ONCE"),
  choice("SOMETHING_NEW"),
  choice("MESSAGE_UNSEEN", "OFF"),
];

async function open(
  {
    quietFrom = null,
    quietUntil = null,
    dailySummary = false,
    offeredAreas = ["NOTIFICATIONS"],
  }: {
    quietFrom?: string | null;
    quietUntil?: string | null;
    dailySummary?: boolean | null;
    offeredAreas?: string[];
  } = {},
  gateway: Gateway = {},
) {
  const isOffered = offeredAreas.length > 0;
  return openConsole(
    [...notificationRoutes, { path: "*", element: <h1>Elsewhere</h1> }],
    "/account/notifications",
    {
      NotificationsPageQuery: () => ({
        viewer: {
          __typename: "Viewer",
          offeredAreas,
          notificationPreferences: isOffered ? { choices, quietFrom, quietUntil, dailySummary } : null,
        },
      }),
      PreferencesFormMutation: () => ({
        saveNotificationPreferences: {
          __typename: "SaveNotificationPreferencesSuccess",
          preferences: {
            choices: [choice("PRODUCT_SUBMITTED", "OFF"), ...choices.slice(1)],
            quietFrom: "22:00",
            quietUntil: "07:00",
            dailySummary: true,
          },
        },
      }),
      ...gateway,
    },
  );
}

const selects = () =>
  [...document.querySelectorAll(".ui-select")].map((select) => [
    select.querySelector("[data-field-label]")?.textContent,
    select.querySelector(".ui-select-value")?.textContent,
  ]);
async function choose(label: RegExp, option: RegExp) {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: label })));
  await act(async () => fireEvent.click(await screen.findByRole("option", { name: option })));
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("every kind that somebody can be told of is there with how, and nothing is to be saved yet", async () => {
  await open();
  expect(selects()).toEqual([
    ["A product is handed in for review", "In the back office"],
    ["A job that you started has failed", "Also by mail, at once"],
    ["A message waits for you longer than ten minutes", "Not at all"],
  ]);
  expect(document.querySelector(".settings-form")?.hasAttribute("data-dirty")).toBe(false);
});

test("what is changed is saved, and nothing else; quiet hours begin at a usual time", async () => {
  const { sent } = await open();
  await choose(/handed in for review/, /^Not at all/);
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: "No mails at certain hours" })));
  expect(screen.getByText("Times are those of India (IST, UTC+5:30).")).toBeTruthy();
  expect(selects().slice(-2)).toEqual([
    ["From", "10:00 pm"],
    ["Until", "7:00 am"],
  ]);
  await press("Save");
  expect(sent.at(-1)).toEqual({
    name: "PreferencesFormMutation",
    variables: {
      input: {
        choices: [{ kind: "PRODUCT_SUBMITTED", delivery: "OFF" }],
        quietFrom: "22:00",
        quietUntil: "07:00",
      },
    },
  });
  await eventually(() =>
    expect(document.querySelector(".settings-form")?.hasAttribute("data-dirty")).toBe(false),
  );
  expect(selects()[0]).toEqual(["A product is handed in for review", "Not at all"]);
});

const summary = () => screen.queryByRole<HTMLInputElement>("switch", { name: "Send me a daily summary" });

test("the daily summary is off until it is turned on and saved; nothing else is sent with it", async () => {
  const { sent } = await open();
  expect(summary()?.checked).toBe(false);
  expect(screen.getByText(/^At 07:00 in India, or when your quiet hours end before noon\./)).toBeTruthy();
  await act(async () => fireEvent.click(summary()!));
  expect(summary()?.checked).toBe(true);
  await press("Discard");
  expect(summary()?.checked).toBe(false);
  await act(async () => fireEvent.click(summary()!));
  await press("Save");
  expect(sent.at(-1)?.variables).toEqual({
    input: { choices: [], quietFrom: null, quietUntil: null, dailySummary: true },
  });
  await eventually(() => expect(screen.getByText("Your choice is saved.")).toBeTruthy());
  expect(summary()?.checked).toBe(true);
});

test("where the service sends no summary there is nothing to turn on", async () => {
  await open({ dailySummary: null });
  expect(summary()).toBeNull();
  expect(screen.getByRole("switch", { name: "No mails at certain hours" })).toBeTruthy();
});

test("what is discarded is as it was, and whoever leaves with changes is asked", async () => {
  const { router, address } = await open({ quietFrom: "21:10", quietUntil: "06:00" });
  expect(selects().slice(-2)).toEqual([
    ["From", "9:10 pm"],
    ["Until", "6:00 am"],
  ]);
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: "No mails at certain hours" })));
  expect(selects()).toHaveLength(3);
  await act(async () => void router.navigate("/elsewhere"));
  expect(await screen.findByText("Discard your changes?")).toBeTruthy();
  await press("Keep editing");
  expect(address()).toBe("/account/notifications");
  await press("Discard");
  expect(selects().slice(-2)).toEqual([
    ["From", "9:10 pm"],
    ["Until", "6:00 am"],
  ]);
});

test("what the gateway refuses stands beside its field, and what was chosen stays", async () => {
  await open(
    { quietFrom: "22:00", quietUntil: "07:00" },
    {
      PreferencesFormMutation: () => ({
        saveNotificationPreferences: {
          __typename: "ValidationError",
          __isError: "ValidationError",
          message: "Please check",
          messageCode: null,
          messageParams: [],
          issues: [
            {
              path: ["quietUntil"],
              message: "Must be a time of day, HH:MM",
              messageCode: null,
              messageParams: [],
            },
          ],
        },
      }),
    },
  );
  await choose(/handed in for review/, /^Also by mail, every hour/);
  await press("Save");
  expect((await screen.findAllByText("Must be a time of day, HH:MM")).length).toBeGreaterThan(0);
  expect(selects()[0]).toEqual(["A product is handed in for review", "Also by mail, every hour"]);
});

test("where the service tells nobody of anything the page says so", async () => {
  await open({ offeredAreas: [] });
  expect(screen.getByText("The service behind this back office does not offer this.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

test("what is chosen while it is being saved stays, and is said to be still to save", async () => {
  const answer = Promise.withResolvers<void>();
  const { sent } = await open(
    {},
    {
      PreferencesFormMutation: async () => {
        await answer.promise;
        return {
          saveNotificationPreferences: {
            __typename: "SaveNotificationPreferencesSuccess",
            preferences: {
              choices: [choice("PRODUCT_SUBMITTED", "OFF"), ...choices.slice(1)],
              quietFrom: null,
              quietUntil: null,
              dailySummary: false,
            },
          },
        };
      },
    },
  );
  await choose(/handed in for review/, /^Not at all/);
  await press("Save");
  await choose(/job that you started has failed/, /^Not at all/);
  await act(async () => answer.resolve());
  await eventually(() => screen.getByText("What you typed while it was being saved is not saved yet."));
  expect(selects().map(([, value]) => value)).toEqual(["Not at all", "Not at all", "Not at all"]);
  expect(document.querySelector(".settings-form")?.hasAttribute("data-dirty")).toBe(true);
  await press("Save");
  expect(sent.findLast(({ name }) => name === "PreferencesFormMutation")?.variables).toMatchObject({
    input: { choices: [{ kind: "JOB_FAILED", delivery: "OFF" }] },
  });
});
