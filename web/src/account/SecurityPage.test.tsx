import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Gateway, openConsole, PartOfAnswer } from "../../test/openConsole.tsx";
import { keepOpening } from "#/list/savedView/openings.ts";
import { accountRoutes } from "./routes.ts";

const session = (id: string, device: string, lastSeenAt: string, current: boolean) => ({
  id,
  device,
  lastSeenAt,
  current,
  address: "203.0.113.7",
  startedAt: "2026-11-01T04:00:00Z",
});
const token = (id: string, name: string) => ({
  id,
  name,
  __typename: "ApiToken",
  prefix: "bo_7Kd2",
  permissions: ["PRODUCT_UPDATE"],
  createdAt: "2026-10-01T05:00:00Z",
  expiresAt: "2999-01-01T05:00:00Z",
  lastUsedAt: null,
});
const edge = (id: string, name: string) => ({ cursor: id, node: token(id, name) });
const viewer = {
  name: "Sprig & Stone",
  personName: "Asha Rao" as string | null,
  email: "asha@sprig.test",
  kind: "OWNER",
  role: "OWNER",
  company: { id: "company", name: "Sprig & Stone" },
  seller: null,
  passwordChangedAt: "2026-06-02T08:00:00Z",
  passwordRenewalDue: true,
  sellerViewNotices: null,
  permissions: ["PRODUCT_UPDATE", "CATEGORY_CREATE", "API_TOKEN_CREATE"],
  sessions: [
    session("phone", "Safari on iPhone", "2026-11-19T18:00:00Z", false),
    session("here", "Chrome on Linux", "2026-11-18T10:00:00Z", true),
    session("office", "Firefox on Windows", "2026-11-20T08:00:00Z", false),
  ],
  apiTokens: {
    edges: [edge("old", "Price import")],
    pageInfo: { endCursor: "old", hasNextPage: false },
  },
};

const openPage = (gateway: Gateway = {}) =>
  openConsole([...accountRoutes, { path: "*", Component: () => <h1>Elsewhere</h1> }], "/account/security", {
    SecurityPageQuery: () => ({ viewer, features: { apiTokens: true } }),
    ...gateway,
  });
const facts = () =>
  [...(document.querySelector(".account-facts")?.querySelectorAll("dt") ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const rowsOf = (title: string) => {
  const card = screen.getByRole("region", { name: title });
  return within(card)
    .queryAllByRole("listitem")
    .map((row) => row.querySelector(".account-row-title")?.textContent);
};

test("the account names the person, and the company they act for", async () => {
  await openPage();
  expect(facts()).toEqual([
    ["Name", "Asha Rao"],
    ["Email", "asha@sprig.test"],
    ["Role", "Owner"],
    ["Company", "Sprig & Stone"],
  ]);
});

test("a person whose name the service does not say goes without one", async () => {
  await openPage({
    SecurityPageQuery: () => ({ viewer: { ...viewer, personName: null }, features: { apiTokens: true } }),
  });
  expect(facts()[0]).toEqual(["Email", "asha@sprig.test"]);
});

test("sessions stand with this one first, then by when they were last seen", async () => {
  await openPage();
  expect(rowsOf("Where you are signed in")).toEqual([
    "Chrome on LinuxThis one",
    "Firefox on Windows",
    "Safari on iPhone",
  ]);
});

test("ending another session takes it out of the list", async () => {
  const { sent } = await openPage({
    useEndSessionMutation: () => ({ endSession: { __typename: "EndSessionSuccess" } }),
  });
  await press("End the session on Safari on iPhone");
  expect(sent.at(-1)?.variables).toEqual({ input: { id: "phone" } });
  await waitFor(() =>
    expect(rowsOf("Where you are signed in")).toEqual(["Chrome on LinuxThis one", "Firefox on Windows"]),
  );
});

test("a session that could not be ended stays in the list", async () => {
  await openPage({
    useEndSessionMutation: () => ({
      endSession: { __typename: "UnavailableError", __isError: "UnavailableError", message: "Not now." },
    }),
  });
  await press("End the session on Safari on iPhone");
  expect(rowsOf("Where you are signed in")).toHaveLength(3);
});

test("signing out everywhere asks first, then nothing of this session is left", async () => {
  const { restart, sent } = await openPage({
    accountMutationsSignOutEverywhereMutation: () => ({
      signOutEverywhere: { __typename: "SignOutEverywhereSuccess" },
    }),
  });
  keepOpening("products", {
    viewId: "v1",
    state: { search: "lamp", filters: [], sort: null, pageSize: null, mode: null },
  });
  await press("Sign out everywhere");
  const question = screen.getByRole("alertdialog", { name: "Sign out everywhere?" });
  expect(sent).toHaveLength(1);
  await act(async () =>
    fireEvent.click(within(question).getByRole("button", { name: "Sign out everywhere" })),
  );
  await waitFor(() => expect(restart).toHaveBeenCalledWith("/auth/login"));
  expect(localStorage.getItem("views/openings")).toBeNull();
});

const signIn = (id: string, over: object) => ({
  cursor: id,
  node: {
    __typename: "SignInEvent",
    id,
    at: "2026-11-20T08:00:00Z",
    outcome: "SIGNED_IN",
    device: "Firefox on Windows",
    network: "203.0.113.0/24",
    ...over,
  },
});
const history = (edges: readonly object[], hasNextPage = false) => ({
  features: { apiTokens: true, signInHistory: true },
  viewer: { ...viewer, signIns: { edges, pageInfo: { endCursor: "cursor", hasNextPage } } },
});

test("the sign-in history says what came of each try, from where and with what; older ones follow on a press", async () => {
  const { sent } = await openPage({
    SecurityPageQuery: () =>
      history([signIn("2", {}), signIn("1", { outcome: "WRONG_PASSWORD", device: null })], true),
    SignInHistoryCardQuery: () => ({
      viewer: history([signIn("0", { outcome: "INVITED", device: null, network: null })]).viewer,
    }),
  });
  const card = screen.getByRole("region", { name: "Sign-in history" });
  const lines = () =>
    [...card.querySelectorAll(".account-row-text")].map((row) =>
      [...row.querySelectorAll("span:not(:has(bdi))")].map((part) => part.textContent),
    );
  const when = expect.stringMatching(/^20 Nov 2026, 1:30/);
  expect(lines()).toEqual([
    ["Signed in", when, "Firefox on Windows"],
    ["Wrong password", when, "Unknown device"],
  ]);
  expect(within(card).getAllByText("203.0.113.0/24")).toHaveLength(2);
  await press("Load older entries");
  expect(sent.at(-1)).toMatchObject({
    name: "SignInHistoryCardQuery",
    variables: { count: 25, cursor: "cursor" },
  });
  expect(lines().at(-1)).toEqual(["Invited", when]);
  expect(within(card).queryByRole("button")).toBeNull();
});

test("without a line the history says what will be there, and without the feature there is no word of it", async () => {
  await openPage({ SecurityPageQuery: () => history([]) });
  screen.getByText("Your sign-ins will be found here, with device and place.");
  cleanup();
  await openPage();
  expect(screen.queryByRole("region", { name: "Sign-in history" })).toBeNull();
});

test("a new token is shown once, and stands at the head of the list", async () => {
  const { sent } = await openPage({
    accountMutationsAddTokenMutation: () => ({
      addApiToken: {
        __typename: "AddApiTokenSuccess",
        secret: "bo_secret",
        apiTokenEdge: edge("new", "Nightly report"),
      },
    }),
  });
  const now = Date.now();
  await press("Create token");
  const form = await screen.findByRole("dialog", { name: "Create token" });
  const create = within(form).getByRole("button", { name: "Create token" });
  expect(within(form).getAllByRole("checkbox")).toHaveLength(2);
  await act(async () => fireEvent.click(create));
  expect([...form.querySelectorAll("[data-field-problem]")].map((problem) => problem.textContent)).toEqual([
    "Name is required",
  ]);
  await act(async () => {
    fireEvent.change(within(form).getByLabelText("Name"), { target: { value: " Nightly report " } });
    fireEvent.click(within(form).getByLabelText("Change products"));
  });
  await act(async () => fireEvent.click(create));
  const { expiresAt, idempotencyKey, ...input } = sent.at(-1)?.variables["input"] ?? {};
  expect(input).toEqual({ name: "Nightly report", permissions: ["PRODUCT_UPDATE"] });
  expect(Math.round((Date.parse(expiresAt) - now) / 86_400_000)).toBe(30);
  expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);

  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await screen.findByRole("dialog", { name: "Your new token" });
  expect(screen.getByText("bo_secret")).toBeTruthy();
  await press("Copy");
  expect(writeText).toHaveBeenCalledWith("bo_secret");
  await press("Done");
  expect(screen.queryByText("bo_secret")).toBeNull();
  expect(rowsOf("API tokens")).toEqual(["Nightly reportbo_7Kd2…", "Price importbo_7Kd2…"]);
});

test("revoking asks first, then the token is gone from the list", async () => {
  const { sent } = await openPage({
    accountMutationsRevokeTokenMutation: () => ({
      revokeApiToken: { __typename: "RevokeApiTokenSuccess", deletedId: "old" },
    }),
  });
  await press("Revoke the token Price import");
  const question = screen.getByRole("alertdialog", { name: "Revoke the token Price import?" });
  expect(sent).toHaveLength(1);
  await act(async () => fireEvent.click(within(question).getByRole("button", { name: "Revoke" })));
  expect(sent.at(-1)?.variables["input"]).toEqual({ id: "old" });
  await waitFor(() => expect(rowsOf("API tokens")).toEqual([]));
  expect(screen.getByText("No tokens yet")).toBeTruthy();
});

test("who may not make tokens is not offered it", async () => {
  await openPage({
    SecurityPageQuery: () => ({
      viewer: { ...viewer, permissions: ["PRODUCT_UPDATE"] },
      features: { apiTokens: true },
    }),
  });
  expect(rowsOf("API tokens")).toEqual(["Price importbo_7Kd2…"]);
  expect(screen.queryByRole("button", { name: "Create token" })).toBeNull();
});

test("without the feature there is no word of tokens", async () => {
  await openPage({ SecurityPageQuery: () => ({ viewer, features: { apiTokens: false } }) });
  expect(screen.queryByText("API tokens")).toBeNull();
});

test("behind a service that lacks tokens and sessions the password can be changed all the same", async () => {
  await openPage({
    SecurityPageQuery: () =>
      new PartOfAnswer(
        {
          viewer: { ...viewer, apiTokens: null, sessions: null },
          features: { apiTokens: false },
        },
        "viewer.apiTokens",
        "viewer.sessions",
      ),
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Account and security");
  screen.getByRole("region", { name: "Password" });
  screen.getByText("The service behind this back office does not offer it.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
