import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openConsole } from "../../test/openConsole.tsx";
import { authRoutes } from "./routes.ts";

const asha = { kind: "OWNER", nextStep: "HOME", email: "asha@sprig.test" };
const signedIn = { ...asha, name: "Asha Rao", company: null };
const ended = {
  changePassword: {
    __typename: "UnauthenticatedError",
    __isError: "UnauthenticatedError",
    message: "Ended.",
  },
};

/** A submit that meets an ended session; whoever signs in next has this e-mail. */
async function interruptSubmit(signsIn: string) {
  const results: Record<string, unknown>[] = [ended];
  const page = await openConsole(
    [...authRoutes, { path: "*", Component: () => <h1>Elsewhere</h1> }],
    "/auth/ChangePassword",
    {
      ChangePasswordPageQuery: () => ({
        viewer: { ...signedIn, mustChangePassword: true },
      }),
      ChangePasswordFormMutation: () =>
        results.shift() ?? {
          changePassword: {
            __typename: "ChangePasswordSuccess",
            viewer: {
              ...signedIn,
              mustChangePassword: false,
              passwordRenewalDue: false,
              passwordChangedAt: null,
              sessions: [],
            },
          },
        },
      useSignInMutation: () => ({
        signIn: { __typename: "SignInSuccess", viewer: { ...asha, email: signsIn } },
      }),
    },
  );
  await act(async () => {
    for (const name of ["New Password", "Confirm Password"]) {
      fireEvent.change(screen.getByLabelText(name), { target: { value: "seven green leaves" } });
    }
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Change Password" })));
  const dialog = await screen.findByRole("dialog", { name: "Your session has ended" });
  const submits = () => page.sent.filter(({ name }) => name === "ChangePasswordFormMutation");
  const signIn = async () => {
    const email = within(dialog).getByLabelText<HTMLInputElement>("Email");
    expect(email.value).toBe(asha.email);
    await act(async () => {
      fireEvent.change(email, { target: { value: signsIn } });
      fireEvent.change(within(dialog).getByLabelText("Password"), { target: { value: "my dog eats pies" } });
    });
    await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Sign In" })));
  };
  return { ...page, dialog, submits, signIn };
}

test("the interrupted submit goes on by itself, with all that was typed", async () => {
  const { signIn, submits, address } = await interruptSubmit("asha@sprig.test");
  await signIn();
  await waitFor(() => expect(submits()).toHaveLength(2));
  expect(submits()[1]).toEqual(submits()[0]);
  await waitFor(() => expect(address()).toBe("/master/ViewSeller"));
});

test("somebody else who signs in does not go on with it", async () => {
  const { signIn, submits, restart } = await interruptSubmit("ravi@fernway.test");
  await signIn();
  expect(restart).toHaveBeenCalledWith("/");
  expect(submits()).toHaveLength(1);
});

test("who closes the question still has what was typed, and can send it later", async () => {
  const { dialog, submits } = await interruptSubmit("asha@sprig.test");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Close" })));
  const field = screen.getByLabelText<HTMLInputElement>("New Password");
  expect([field.value, submits().length]).toEqual(["seven green leaves", 1]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Change Password" })));
  expect(submits()).toHaveLength(2);
});
