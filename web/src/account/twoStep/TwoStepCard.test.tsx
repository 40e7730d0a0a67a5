import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { accountRoutes } from "../routes.ts";

const off = { state: "OFF", enabledAt: null as string | null, recoveryCodesLeft: 0 };
const viewerWith = (twoStep: typeof off | null) => ({
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
  twoStep,
  twoStepRule: null,
});

const open = (twoStep: typeof off | null, gateway: Gateway = {}, isOffered = true) =>
  openConsole(accountRoutes, "/account/security", {
    SecurityPageQuery: () => ({
      viewer: viewerWith(twoStep),
      features: { apiTokens: false, twoStep: isOffered },
    }),
    ...gateway,
  });
const card = () => screen.queryByRole("region", { name: "Two-step sign-in" });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label, { selector: "input" });
  await act(async () => fireEvent.change(field, { target: { value: text } }));
};

test.each([
  ["a service without it", null, false],
  ["somebody who cannot have it", null, true],
])("nothing is shown of it: %s", async (_name, twoStep, isOffered) => {
  await open(twoStep, {}, isOffered);
  expect(screen.getByRole("region", { name: "Where you are signed in" })).toBeDefined();
  expect(card()).toBeNull();
});

test("it is set up with password, key and code; then the codes are shown, and the page is read anew", async () => {
  const { sent } = await open(off, {
    twoStepMutationsBeginMutation: () => ({
      beginTwoStep: {
        __typename: "BeginTwoStepSuccess",
        secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
        address: "otpauth://totp/Shop:asha%40sprig.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
      },
    }),
    twoStepMutationsOnMutation: () => ({
      turnOnTwoStep: { __typename: "TurnOnTwoStepSuccess", recoveryCodes: ["abcd-efgh-jkmn-pqrs"] },
    }),
  });
  await press("Set up");
  await fill(/^Your password/, "secret");
  await press("Continue");
  expect(sent.at(-1)?.variables).toEqual({ input: { currentPassword: "secret" } });
  expect(await screen.findByText("GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ")).toBeDefined();
  expect(screen.getByRole("img", { name: "QR code for the authenticator app" })).toBeDefined();
  await fill(/^Code/, "123456");
  await press("Turn on");
  expect(sent.at(-1)?.variables).toEqual({ input: { code: "123456" } });
  expect(await screen.findByText("abcd-efgh-jkmn-pqrs")).toBeDefined();
  const before = sent.length;
  await press("I have kept them");
  expect(sent.length).toBe(before + 1);
});

test("with two codes left new ones are called for; they and turning it off ask for both steps", async () => {
  const { sent } = await open(
    { state: "TOTP", enabledAt: "2026-11-20T08:00:00Z", recoveryCodesLeft: 2 },
    {
      twoStepMutationsOffMutation: () => ({
        turnOffTwoStep: { __typename: "TurnOffTwoStepSuccess" },
      }),
    },
  );
  const shown = card();
  if (shown === null) throw new Error("There is no card.");
  expect(within(shown).getByText("Make new ones")).toBeDefined();
  expect(within(shown).getByRole("button", { name: "New recovery codes" })).toBeDefined();
  await press("Turn off");
  await fill(/^Your password/, "secret");
  await fill(/^Code/, "abcd-efgh-jkmn-pqrs");
  const buttons = screen.getAllByRole("button", { name: "Turn off" });
  await act(async () => fireEvent.click(buttons.at(-1) ?? shown));
  expect(sent.find(({ name }) => name === "twoStepMutationsOffMutation")?.variables).toEqual({
    input: { currentPassword: "secret", code: "abcd-efgh-jkmn-pqrs" },
  });
});
