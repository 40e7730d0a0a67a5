import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { authRoutes } from "../routes.ts";

const asha = {
  kind: "OWNER",
  name: "Asha Rao",
  email: "asha@sprig.test",
  mustChangePassword: true,
  company: { id: "company", name: "Sprig & Stone" },
};
const changed = {
  kind: "OWNER",
  nextStep: "SIGNUP_STEP_2",
  permissions: ["PRODUCT_CREATE"],
  passwordRenewalDue: false,
  passwordChangedAt: null,
};

function openPage(viewer: Partial<typeof asha> = {}, gateway: Gateway = {}) {
  const routes = [...authRoutes, { path: "*", Component: () => <h1>Elsewhere</h1> }];
  return openConsole(routes, "/auth/ChangePassword", {
    ChangePasswordPageQuery: () => ({ viewer: { ...asha, ...viewer } }),
    ChangePasswordFormMutation: () => ({
      changePassword: {
        __typename: "ChangePasswordSuccess",
        viewer: {
          ...asha,
          ...changed,
          kind: viewer.kind ?? "OWNER",
          mustChangePassword: false,
          sessions: [],
        },
      },
    }),
    ...gateway,
  });
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });
const type = (name: string, text: string) =>
  act(async () => fireEvent.change(field(name), { target: { value: text } }));
const submit = () =>
  act(async () => fireEvent.click(screen.getByRole("button", { name: "Change Password" })));
const shown = () =>
  [...document.querySelectorAll("[data-field-problem]")].map((problem) => problem.textContent);

test("both fields are required, in the document's words, after an attempt", async () => {
  const { sent } = await openPage();
  expect(shown()).toEqual([]);
  await submit();
  expect(shown()).toEqual(["Password is required", "Confirm Password is required"]);
  expect(sent.map(({ name }) => name)).toEqual(["ChangePasswordPageQuery"]);
});

test("on leaving the second field a difference is said, inline and aloud, and that field is cleared", async () => {
  await openPage();
  await type("New Password", "seven green leaves");
  await type("Confirm Password", "seven green leavs");
  await act(async () => fireEvent.blur(field("Confirm Password")));
  expect(shown()).toEqual(["Password Not Match"]);
  expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain("Password Not Match");
  expect([field("New Password").value, field("Confirm Password").value]).toEqual(["seven green leaves", ""]);
  await type("Confirm Password", "s");
  expect(shown()).toEqual([]);
});

test("going to the button that shows the password is not leaving the field; going on from there is", async () => {
  await openPage();
  await type("New Password", "seven green leaves");
  await type("Confirm Password", "seven");
  const show = screen.getByRole("button", { name: "Show confirmed password" });
  await act(async () => fireEvent.blur(field("Confirm Password"), { relatedTarget: show }));
  expect([shown(), field("Confirm Password").value]).toEqual([[], "seven"]);
  await act(async () => fireEvent.blur(show));
  expect([shown(), field("Confirm Password").value]).toEqual([["Password Not Match"], ""]);
});

test.each([
  ["nine char", "Password must have at least 10 characters"],
  ["x".repeat(129), "Password must have at most 128 characters"],
  ["sprig in a pot", "Password must not contain your name, email address or business name"],
])("%s is refused before it is sent", async (password, message) => {
  const { sent } = await openPage();
  await type("New Password", password);
  await type("Confirm Password", password);
  await submit();
  expect(shown()).toEqual([message]);
  expect(sent).toHaveLength(1);
});

test.each([
  ["OWNER", "/auth/SignupProcess?val=2"],
  ["SELLER", "/auth/SignupProcessSeller?val=1"],
])("at the first change an %s is not asked for the old password and goes on to %s", async (kind, route) => {
  const { sent, address } = await openPage({ kind });
  expect(screen.queryByLabelText("Current Password")).toBeNull();
  await type("New Password", "seven green leaves");
  await type("Confirm Password", "seven green leaves");
  await submit();
  expect(sent.at(-1)?.variables["input"]).toEqual({
    currentPassword: null,
    newPassword: "seven green leaves",
    confirmPassword: "seven green leaves",
  });
  await waitFor(() => expect(address()).toBe(route));
});

test("later the old password is asked for, and what the server says stands beside it", async () => {
  const { sent } = await openPage(
    { mustChangePassword: false },
    {
      ChangePasswordFormMutation: () => ({
        changePassword: {
          __typename: "ValidationError",
          __isError: "ValidationError",
          message: "Check the input.",
          issues: [{ path: ["currentPassword"], message: "The password is wrong" }],
        },
      }),
    },
  );
  await type("New Password", "seven green leaves");
  await type("Confirm Password", "seven green leaves");
  await submit();
  expect(shown()).toEqual(["Current Password is required"]);
  await type("Current Password", "old and wrong");
  await submit();
  expect(sent.at(-1)?.variables["input"]).toMatchObject({ currentPassword: "old and wrong" });
  expect(shown()).toEqual(["The password is wrong"]);
  expect(field("New Password").value).toBe("seven green leaves");
});

test("who is not signed in is brought to the sign-in page and back", async () => {
  const { address } = await openPage({}, { ChangePasswordPageQuery: () => ({ viewer: null }) });
  await waitFor(() => expect(address()).toBe("/auth/login?next=%2Fauth%2FChangePassword"));
});
