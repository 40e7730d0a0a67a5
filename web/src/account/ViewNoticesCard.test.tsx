import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { accountRoutes } from "./routes.ts";

const viewerWith = (sellerViewNotices: boolean | null) => ({
  __typename: "Viewer",
  name: "Sprig & Stone",
  personName: "Asha Rao",
  email: "asha@sprig.test",
  kind: "OWNER",
  role: "OWNER",
  company: { id: "company", name: "Sprig & Stone" },
  seller: null,
  passwordChangedAt: null,
  passwordRenewalDue: false,
  permissions: [],
  sessions: [],
  apiTokens: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  twoStep: null,
  twoStepRule: null,
  sellerViewNotices,
});
const open = (notices: boolean | null, gateway: Gateway = {}) =>
  openConsole(accountRoutes, "/account/security", {
    SecurityPageQuery: () => ({
      viewer: viewerWith(notices),
      features: { apiTokens: false, twoStep: false, signInHistory: false },
    }),
    ViewNoticesCardMutation: ({ input }) => ({
      setSellerViewNotices: {
        __typename: "SetSellerViewNoticesSuccess",
        viewer: { __typename: "Viewer", sellerViewNotices: Object(input).isOn },
      },
    }),
    ...gateway,
  });
const told = () => screen.queryByRole<HTMLInputElement>("switch", { name: /^Tell the owners of a location/ });
const turn = () =>
  act(async () => {
    const found = told();
    if (found) fireEvent.click(found);
  });

test("whether locations are told of views changes at once and can be undone", async () => {
  const { sent } = await open(true);
  expect(told()?.checked).toBe(true);
  await turn();
  expect(sent.at(-1)).toEqual({ name: "ViewNoticesCardMutation", variables: { input: { isOn: false } } });
  expect(told()?.checked).toBe(false);
  await eventually(() => expect(screen.getByText("Locations are no longer told of views")).toBeTruthy());
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Undo" })));
  expect(sent.at(-1)?.variables).toEqual({ input: { isOn: true } });
  await eventually(() => expect(told()?.checked).toBe(true));
});

test("what the gateway refuses goes back, and is said", async () => {
  await open(true, {
    ViewNoticesCardMutation: () => ({
      setSellerViewNotices: {
        __typename: "ForbiddenError",
        __isError: "ForbiddenError",
        message: "You may not do this",
        messageCode: null,
        messageParams: [],
      },
    }),
  });
  await turn();
  await eventually(() => expect(screen.getByText("You may not do this")).toBeTruthy());
  expect(told()?.checked).toBe(true);
});

test("who may not change it has no such card", async () => {
  await open(null);
  expect(screen.getByRole("region", { name: "Where you are signed in" })).toBeTruthy();
  expect(told()).toBeNull();
});
