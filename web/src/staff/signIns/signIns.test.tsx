import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PartOfAnswer } from "../../../test/openConsole.tsx";
import { asha, openStaff, viewer } from "../sampleStaff.ts";

const line = (id: string, over: object = {}) => ({
  cursor: id,
  node: {
    __typename: "SignInEvent",
    id,
    at: "2026-11-20T08:00:00Z",
    personName: "Ravi Kumar",
    email: "ravi@verdant.test",
    isViewer: false,
    outcome: "WRONG_CODE",
    method: "TOTP",
    network: "203.0.113.0/24",
    device: "Firefox on Windows",
    ...over,
  },
});
const page = (edges: readonly object[], hasNextPage = false) => ({
  edges,
  pageInfo: { endCursor: "cursor", hasNextPage },
});
const company = (...args: Parameters<typeof page>) => ({
  features: { signInHistory: true },
  viewer: { ...viewer, companySignIns: page(...args) },
});
const rows = () => screen.getAllByRole("row").map((row) => row.textContent);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("the company's history says who, what came of it, with what and from where; older lines follow on a press", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin?tab=signIns", {
    ViewUserAdminPageQuery: () =>
      company([line("2", { personName: "Asha Rao", isViewer: true }), line("1", { method: null })], true),
    CompanySignInsQuery: () => company([line("0", { outcome: "LOCKED", device: null, network: null })]),
  });
  expect(sent[0]?.variables).toMatchObject({
    hasPeople: false,
    hasRoles: false,
    hasSignIns: true,
    outcomes: null,
    from: null,
  });
  expect(rows()).toEqual([
    "WhenWhoOutcomeMethodDeviceNetwork",
    expect.stringMatching(
      /^20 Nov 2026, 1:30.pmAsha Rao Youravi@verdant.testWrong codeAuthenticator appFirefox on Windows203.0.113.0\/24$/,
    ),
    expect.stringMatching(/Ravi Kumar .*Wrong code–Firefox/),
  ]);
  await press("Load older entries");
  expect(sent.at(-1)?.variables).toMatchObject({ count: 50, cursor: "cursor" });
  expect(rows().at(-1)).toMatch(/Refused: locked or disabledAuthenticator app––$/);
});

test("outcome and span stand in the address and narrow what is asked for; what fits nothing says so and leads back", async () => {
  const { sent, address } = await openStaff(
    "/master/ViewUserAdmin?tab=signIns&outcome=LOCKED,EATEN,WRONG_PASSWORD&days=7",
    { ViewUserAdminPageQuery: () => company([]) },
  );
  expect(sent[0]?.variables["outcomes"]).toEqual(["WRONG_PASSWORD", "LOCKED"]);
  expect(sent[0]?.variables["from"]).toMatch(/T18:30:00.000Z$/);
  screen.getByText("No entry fits all of these filters.");
  await act(async () => fireEvent.click(screen.getAllByRole("button", { name: "Clear filters" })[0]!));
  expect(address()).toBe("/master/ViewUserAdmin?tab=signIns");
  await screen.findByText("Nothing has happened yet");
});

test("a person's page has their own history, without a column of names", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin/person-1?tab=signIns&days=1", {
    StaffPageQuery: () => ({
      features: { signInHistory: true },
      viewer,
      node: { ...asha, signIns: page([line("1")]) },
    }),
  });
  expect(sent[0]?.variables).toMatchObject({ id: "person-1", hasSignIns: true, outcomes: null });
  expect(rows()[0]).toBe("WhenOutcomeMethodDeviceNetwork");
});

test("a service without a history has no tab, and an address of one says that it is not offered", async () => {
  await openStaff("/master/ViewUserAdmin?tab=signIns", {
    ViewUserAdminPageQuery: () =>
      new PartOfAnswer(
        { features: { signInHistory: false }, viewer: { ...viewer, companySignIns: null } },
        "viewer.companySignIns",
      ),
  });
  const tabs = screen.getByRole("navigation", { name: "Parts of the page" });
  expect(
    within(tabs)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["People", "Roles"]);
  screen.getByText("The service behind this back office does not offer it.");
});
