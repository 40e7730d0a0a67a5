import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { asha, openStaff, ravi, refused, viewer } from "./sampleStaff.ts";

const row = (name: RegExp) => screen.getByRole("row", { name });
const press = (name: string | RegExp, within_ = screen as Pick<typeof screen, "getByRole">) =>
  act(async () => fireEvent.click(within_.getByRole("button", { name })));
const menuOf = async (name: string) => {
  await press(`More for ${name}`);
  return screen.getAllByRole("menuitem").map((item) => item.textContent);
};
const choose = async (name: string, item: string) => {
  await menuOf(name);
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: item })));
};
const type = (dialog: HTMLElement, name: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(name, { selector: "input, textarea" }), {
    target: { value },
  });

test("a row says who it is, how they stand, what they may do and when they signed in; the address filters", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin?status=ACTIVE,INVITED&role=role-4&searchTerm=ra");
  expect(sent[0]).toMatchObject({
    name: "ViewUserAdminPageQuery",
    variables: {
      hasPeople: true,
      hasRoles: false,
      search: "ra",
      filter: { status: ["ACTIVE", "INVITED"], roleId: "role-4" },
      first: 10,
    },
  });
  for (const part of ["Asha Rao", "You", "Main administrator", "Active", "Owner", "asha@verdant.test"])
    expect(row(/Asha Rao/).textContent).toContain(part);
  for (const part of ["Order desk", "Never"]) expect(row(/Ravi Kumar/).textContent).toContain(part);
});

test("the menu of a row is what the gateway says can be done, and no more", async () => {
  await openStaff("/master/ViewUserAdmin");
  expect(await menuOf("Ravi Kumar")).toEqual(["Change role", "Sign out everywhere", "Disable"]);
});

test.each([
  [
    ["RESEND", "WITHDRAW"],
    ["Mail the invitation again", "Withdraw the invitation"],
  ],
  [["ENABLE"], ["Enable"]],
  [["HAND_OVER"], ["Hand the company over"]],
])("what can be done by %j: %j", async (viewerActions, items) => {
  await openStaff("/master/ViewUserAdmin", {}, [{ ...ravi, viewerActions }]);
  expect(screen.queryByRole("button", { name: "Edit Ravi Kumar" })).toBeNull();
  expect(await menuOf("Ravi Kumar")).toEqual(items);
});

test("who may only read people gets no button at all", async () => {
  const by = { ...viewer, permissions: ["PERSON_READ"] };
  await openStaff("/master/ViewUserAdmin", {}, [{ ...ravi, viewerActions: [] }], by);
  expect(screen.queryByRole("button", { name: "Invite" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Ravi Kumar/ })).toBeNull();
});

test("an invitation asks for what is required, sends it once, and shows the person first", async () => {
  const invited = {
    ...ravi,
    id: "person-3",
    name: "Meera Nair",
    status: "INVITED",
    viewerActions: ["RESEND"],
  };
  const { sent } = await openStaff("/master/ViewUserAdmin", {
    staffDialogsInviteMutation: () => ({
      inviteStaff: {
        __typename: "InviteStaffSuccess",
        staffMemberEdge: { __typename: "StaffMemberEdge", node: invited },
      },
    }),
  });
  await press("Invite");
  const dialog = await screen.findByRole("dialog", { name: "Invite somebody" });
  await press("Send the invitation", within(dialog));
  for (const message of ["Email is required", "Role is required", "First Name is required"])
    expect(within(dialog).getAllByText(message).length).toBeGreaterThan(0);
  type(dialog, /Email/, "Meera@Verdant.test ");
  type(dialog, /First Name/, "Meera");
  await press(/Choose a role/, within(dialog));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Order desk" })));
  await press("Send the invitation", within(dialog));
  expect(sent.at(-1)).toMatchObject({
    name: "staffDialogsInviteMutation",
    variables: {
      input: { email: "meera@verdant.test", firstName: "Meera", lastName: null, roleId: "role-4" },
    },
  });
  await screen.findByText("The invitation was mailed to meera@verdant.test.");
  expect(screen.getAllByRole("row")[1]?.textContent).toContain("Meera Nair");
});

test("gender and date of birth are read when the form opens, may stay empty, and are saved with the rest", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin", {
    staffDialogsEditMutation: ({ input }) => ({
      editStaff: { __typename: "EditStaffSuccess", staffMember: { ...asha, ...Object(input), version: "2" } },
    }),
  });
  expect(sent.map(({ name }) => name)).not.toContain("personalQuery");
  await press("Edit Asha Rao");
  const dialog = await screen.findByRole("dialog", { name: "Edit Asha Rao" });
  expect(sent.at(-1)).toMatchObject({ name: "personalQuery", variables: { id: "person-1" } });
  const gender = within(dialog).getByRole("button", { name: /Gender/ });
  expect(gender.textContent).toContain("Female");
  const birth = ["Day", "Month", "Year"].map((part) => within(dialog).getByLabelText<HTMLInputElement>(part));
  expect(birth.map(({ value }) => value)).toEqual(["14", "6", "1988"]);
  await act(async () => fireEvent.click(gender));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Not given" })));
  type(dialog, /Day/, "31");
  await press("Save", within(dialog));
  within(dialog).getByText("This is not a date. Give the day, the month and the year with four digits.");
  for (const part of [/Day/, /Month/, /Year/]) type(dialog, part, "");
  await press("Save", within(dialog));
  expect(sent.at(-1)).toMatchObject({
    name: "staffDialogsEditMutation",
    variables: { input: { id: "person-1", gender: null, dateOfBirth: null, version: "1" } },
  });
  await screen.findByText("Asha Rao is saved.");
});

test("who makes an owner shows that it is them, and what is wrong stands beside its field", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin", {
    staffDialogsEditMutation: () => ({
      editStaff: refused("ValidationError", "Check these fields", [
        { path: ["password"], message: "This is not your password", messageCode: null, messageParams: [] },
      ]),
    }),
  });
  await choose("Ravi Kumar", "Change role");
  const dialog = await screen.findByRole("dialog", { name: "Change the role of Ravi Kumar" });
  expect(within(dialog).queryByLabelText("Your password")).toBeNull();
  await press(/Choose a role/, within(dialog));
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Owner",
    "Night shiftPacks at night",
  ]);
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Owner" })));
  type(dialog, /Your password/, "guess");
  await press("Change role", within(dialog));
  expect(sent.at(-1)?.variables).toEqual({
    input: { id: "person-2", roleId: "role-1", password: "guess", version: "1" },
  });
  expect(within(dialog).getAllByText("This is not your password").length).toBeGreaterThan(0);
});

test("somebody is disabled with a reason, and the row says so", async () => {
  const disabled = { ...ravi, status: "DISABLED", disabledReason: "Has left", viewerActions: ["ENABLE"] };
  const { sent } = await openStaff("/master/ViewUserAdmin", {
    accessDialogsDisableMutation: () => ({
      disableStaff: { __typename: "DisableStaffSuccess", staffMember: disabled },
    }),
  });
  await choose("Ravi Kumar", "Disable");
  const dialog = await screen.findByRole("dialog", { name: "Disable Ravi Kumar" });
  type(dialog, /Reason/, " Has left ");
  await press("Disable", within(dialog));
  expect(sent.at(-1)?.variables).toEqual({ input: { id: "person-2", reason: "Has left" } });
  await screen.findByText("Ravi Kumar can no longer sign in.");
  expect(row(/Ravi Kumar/).textContent).toContain("Disabled");
});

test("many are disabled at once; who was refused stays selected, with the reason", async () => {
  const meera = { ...ravi, id: "person-3", name: "Meera Nair" };
  const disabled = { ...ravi, status: "DISABLED", viewerActions: ["ENABLE"] };
  const result = (outcome: string, message: string | null, staffMember: object | null) => ({
    outcome,
    message,
    messageCode: null,
    messageParams: [],
    staffMember,
  });
  const { sent } = await openStaff(
    "/master/ViewUserAdmin?twoStep=OFF",
    {
      useChangeStaffMutation: () => ({
        changeStaff: {
          __typename: "ChangeStaffSuccess",
          results: [
            result("REFUSED", "You cannot disable your own account", asha),
            result("DONE", null, disabled),
          ],
        },
      }),
    },
    [asha, ravi, meera],
  );
  expect(sent[0]?.variables).toMatchObject({ filter: { twoStep: "OFF" } });
  for (const name of ["Asha Rao", "Ravi Kumar"])
    await act(async () => fireEvent.click(within(row(new RegExp(name))).getByRole("checkbox")));
  const tools = await screen.findByRole("toolbar", { name: "Selected rows" });
  expect(
    within(tools)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual([
    "Mail the invitation again",
    "Change role",
    "Sign out everywhere",
    "Enable",
    "Disable",
    "Copy names",
    "Clear",
  ]);
  await press("Disable", within(tools));
  const dialog = await screen.findByRole("dialog", { name: "Disable 2 people" });
  await press("Disable", within(dialog));
  expect(within(dialog).getAllByText("Reason is required").length).toBeGreaterThan(0);
  type(dialog, /Reason/, " Season is over ");
  await press("Disable", within(dialog));
  expect(sent.find(({ name }) => name === "useChangeStaffMutation")?.variables).toEqual({
    input: { ids: ["person-1", "person-2"], change: "DISABLE", reason: "Season is over" },
  });
  await screen.findByText("1 disabled, 1 refused");
  const refusals = screen.getByText("These were refused.").closest("[role=status]");
  expect(refusals?.textContent).toContain("Asha Rao: You cannot disable your own account");
  await screen.findByText("1 selected");
});

test("a role for many is one that the viewer may give and no owner's; who may not disable is not offered it", async () => {
  const by = { ...viewer, permissions: ["PERSON_READ", "PERSON_UPDATE"] };
  const { sent } = await openStaff(
    "/master/ViewUserAdmin",
    { useChangeStaffMutation: () => ({ changeStaff: { __typename: "ChangeStaffSuccess", results: [] } }) },
    [asha, ravi],
    by,
  );
  await act(async () => fireEvent.click(within(row(/Ravi Kumar/)).getByRole("checkbox")));
  const tools = await screen.findByRole("toolbar", { name: "Selected rows" });
  expect(within(tools).queryByRole("button", { name: "Disable" })).toBeNull();
  await press("Change role", within(tools));
  const dialog = await screen.findByRole("dialog", { name: "Change the role of 1 person" });
  await press(/Choose a role/, within(dialog));
  expect(screen.getByRole("option", { name: /^Owner/ }).getAttribute("aria-disabled")).toBe("true");
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Order desk" })));
  await press("Change role", within(dialog));
  expect(sent.find(({ name }) => name === "useChangeStaffMutation")?.variables).toEqual({
    input: { ids: ["person-2"], change: "CHANGE_ROLE", roleId: "role-4" },
  });
});

test("a withdrawn invitation leaves the list", async () => {
  const gateway = {
    accessDialogsWithdrawMutation: () => ({
      withdrawInvitation: { __typename: "WithdrawInvitationSuccess", deletedId: "person-2" },
    }),
  };
  const invited = { ...ravi, status: "INVITED", viewerActions: ["WITHDRAW"] };
  await openStaff("/master/ViewUserAdmin", gateway, [asha, invited]);
  await choose("Ravi Kumar", "Withdraw the invitation");
  await press("Withdraw", within(await screen.findByRole("alertdialog")));
  await screen.findByText("The invitation of Ravi Kumar is withdrawn.");
  expect(screen.queryByRole("row", { name: /Ravi Kumar/ })).toBeNull();
  screen.getByText("1 person");
});

test("who is refused learns what they may do now: the buttons go without a reload", async () => {
  const gateway = {
    StaffActionsResendMutation: () => ({
      inviteStaffAgain: refused("ForbiddenError", "You may not do this."),
    }),
    rightsQuery: () => ({
      viewer: {
        __typename: "Viewer",
        permissions: ["PERSON_READ"],
        roleTitle: "Viewer",
        systemRole: "VIEWER",
      },
    }),
  };
  await openStaff("/master/ViewUserAdmin", gateway, [{ ...ravi, viewerActions: ["RESEND"] }]);
  screen.getByRole("button", { name: "Invite" });
  await choose("Ravi Kumar", "Mail the invitation again");
  await screen.findByText("You may not do this.");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Invite" })).toBeNull());
});

test("a person's page says what is known of them", async () => {
  await openStaff("/master/ViewUserAdmin/person-1");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Asha Rao");
  for (const part of ["Director", "asha@verdant.test", "9845100101", "Owner"])
    expect(document.body.textContent).toContain(part);
});

test("who is not there is not found", async () => {
  await openStaff("/master/ViewUserLocation/person-9");
  screen.getByRole("heading", { level: 1, name: "We could not find this" });
});

test("of the people of locations the company sees where they act", async () => {
  const pune = { __typename: "Seller", id: "seller-1", name: "Pune" };
  const meera = { ...ravi, kind: "LOCATION", seller: pune };
  const { sent } = await openStaff("/master/ViewUserLocation?seller=seller-1", {}, [meera]);
  expect(sent[0]?.variables).toMatchObject({ filter: { sellerId: "seller-1" } });
  expect(row(/Ravi Kumar/).textContent).toContain("Pune");
});

test("a location's people see no column of locations, and the ways to what else is theirs", async () => {
  const by = { ...viewer, kind: "SELLER", offeredAreas: ["PEOPLE"] };
  await openStaff("/master/ViewUserLocation", {}, [{ ...ravi, kind: "LOCATION" }], by);
  expect(screen.queryByRole("columnheader", { name: "Location" })).toBeNull();
  const tabs = await screen.findByRole("navigation", { name: "Products and orders" });
  expect(
    within(tabs)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Products", "People"]);
});
