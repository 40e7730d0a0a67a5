import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { deliveryRoutes } from "../routes.ts";

const nothing = null;
const ravi = {
  __typename: "DeliveryUser",
  id: "user-1",
  name: "Ravi Kumar",
  phone: "9845100101",
  email: nothing,
  vehicle: "MOTORCYCLE",
  vehicleNumber: "KA01AB1234",
  licenceNumber: nothing,
  licenceExpiry: "2026-11-22",
  isForAll: false,
  sellers: [
    { __typename: "Seller", id: "seller-1", name: "Indiranagar" },
    { __typename: "Seller", id: "seller-2", name: "Pune" },
  ],
  isOnDuty: false,
  status: "ACTIVE",
  statusReason: nothing,
  openDeliveries: 0,
  deliveriesToday: 2,
  createdAt: "2026-01-05T06:00:00Z",
  link: nothing,
  version: "1",
  viewerCanUpdate: true,
  viewerCanDelete: true,
};

const owner = {
  __typename: "Viewer",
  kind: "OWNER",
  permissions: ["ORDER_READ", "ORDER_UPDATE", "DELIVERY_USER_READ", "DELIVERY_USER_CREATE"],
  offeredAreas: ["ORDERS", "DELIVERY"],
};

const open = (address: string, user: object = ravi, gateway: Gateway = {}, viewer: object = owner) =>
  openConsole(deliveryRoutes, address, {
    ViewDeliveryUserPageQuery: () => ({
      viewer: {
        ...viewer,
        deliveryUsers: {
          __typename: "DeliveryUserConnection",
          totalCount: 1,
          edges: [{ __typename: "DeliveryUserEdge", node: user }],
        },
      },
    }),
    DeliveryUserPageQuery: ({ id }) => ({ viewer, node: id === "user-1" ? user : null }),
    ...gateway,
  });

const row = () => screen.getByRole("row", { name: /Ravi Kumar/ });
const menuItem = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for Ravi Kumar" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name })));
};

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("a row says who it is, marks a licence that is over, and names the first location", async () => {
  const { sent } = await open("/master/ViewDeliveryUser?duty=on&licence=30&seller=seller-2&status=ACTIVE");
  const text = row().textContent;
  for (const part of [
    "9845100101",
    "Motorcycle",
    "KA01AB1234",
    "22 Nov 2026",
    "Expired",
    "Indiranagar",
    "and 1 more",
  ])
    expect(text).toContain(part);
  expect(sent[0]?.variables).toMatchObject({
    filter: { sellerId: "seller-2", isOnDuty: true, status: "ACTIVE", licenceUntil: "2026-12-23" },
  });
});

test("who is on duty changes at once, and goes back with a message when it is refused", async () => {
  await open("/master/ViewDeliveryUser", ravi, {
    DutySwitchMutation: () => ({
      setDeliveryUserDuty: {
        __typename: "ForbiddenError",
        __isError: "ForbiddenError",
        message: "You may not do this.",
        code: "FORBIDDEN",
        messageCode: nothing,
        messageParams: [],
      },
    }),
  });
  const duty = () => screen.getByRole("switch", { name: "Ravi Kumar is on duty" });
  expect(duty().hasAttribute("checked") || duty().matches(":checked")).toBe(false);
  await act(async () => fireEvent.click(duty()));
  await screen.findByText("You may not do this.");
  expect(duty().matches(":checked")).toBe(false);
});

test("who carries something is asked to hand it on before they become inactive", async () => {
  const { sent } = await open("/master/ViewDeliveryUser", { ...ravi, openDeliveries: 3 });
  await menuItem("Deactivate");
  const dialog = await screen.findByRole("dialog", { name: "Deactivate Ravi Kumar" });
  within(dialog).getByText("Carries 3 orders: assign them first");
  expect(within(dialog).getByRole("link", { name: "Show these orders" }).getAttribute("href")).toBe(
    "/master/ViewDeliveryUser/user-1?tab=deliveries",
  );
  await within(dialog).findByRole("combobox", { name: /Who delivers it/ });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Assign" })));
  expect(within(dialog).getAllByText("Choose who delivers it").length).toBeGreaterThan(0);
  expect(sent.map(({ name }) => name)).not.toContain("useSendStepsMutation");
});

test("that what somebody carries could not be read is said, and nothing is assigned", async () => {
  const { sent } = await open(
    "/master/ViewDeliveryUser",
    { ...ravi, openDeliveries: 3 },
    {
      DeliveryUserPickerQuery: () => ({
        viewer: {
          offDuty: { edges: [] },
          onDuty: {
            edges: [
              {
                __typename: "DeliveryUserEdge",
                node: {
                  __typename: "DeliveryUser",
                  id: "user-2",
                  name: "Sita Devi",
                  openDeliveries: 0,
                },
              },
            ],
          },
        },
      }),
      AssignCarriedQuery: () => new RequestError("unreachable", "The line is down."),
    },
  );
  await menuItem("Deactivate");
  const dialog = await screen.findByRole("dialog", { name: "Deactivate Ravi Kumar" });
  const box = await within(dialog).findByRole("combobox", { name: /Who delivers it/ });
  await act(async () => box.focus());
  await act(async () => fireEvent.keyDown(box, { key: "ArrowDown" }));
  await act(async () => fireEvent.click(await screen.findByRole("option", { name: /Sita Devi/ })));
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Assign" })));
  await screen.findByText("We could not reach the service. Try again.");
  expect(sent.map(({ name }) => name)).not.toContain("useSendStepsMutation");
  expect(within(dialog).getByRole("button", { name: "Assign" }).hasAttribute("data-pending")).toBe(false);
});

test("who carries nothing is made inactive with a reason", async () => {
  const inactive = { ...ravi, status: "INACTIVE", statusReason: "Has left" };
  const { sent } = await open("/master/ViewDeliveryUser", ravi, {
    deactivateDialogsMutation: () => ({
      deactivateDeliveryUser: { __typename: "DeactivateDeliveryUserSuccess", deliveryUser: inactive },
    }),
  });
  await menuItem("Deactivate");
  const dialog = await screen.findByRole("dialog", { name: "Deactivate Ravi Kumar" });
  fireEvent.change(within(dialog).getByRole("textbox", { name: /Reason/ }), {
    target: { value: " Has left " },
  });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Deactivate" })));
  expect(sent.at(-1)).toEqual({
    name: "deactivateDialogsMutation",
    variables: { input: { id: "user-1", reason: "Has left", version: "1" } },
  });
  expect(row().textContent).toContain("Inactive");
});

test("a location's people see no locations and add nobody; what they may not change has no pencil", async () => {
  await open(
    "/master/ViewDeliveryUser",
    { ...ravi, viewerCanUpdate: false, viewerCanDelete: false },
    {},
    {
      ...owner,
      kind: "SELLER",
      permissions: ["DELIVERY_USER_READ"],
    },
  );
  expect(screen.queryByRole("columnheader", { name: "Locations" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add delivery user" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Edit Ravi Kumar" })).toBeNull();
  expect(screen.getByRole("switch", { name: "Ravi Kumar is on duty" }).hasAttribute("disabled")).toBe(true);
});

test("their page says what looks wrong; somebody who is not there is not found", async () => {
  const { sent } = await open("/master/ViewDeliveryUser/user-1");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ravi Kumar");
  screen.getByText("This vehicle needs a licence.");
  screen.getByText("The licence has expired.");
  expect(sent[0]?.variables).toMatchObject({ id: "user-1", hasDeliveries: false });
});

test("what they carry is asked for by its tab alone", async () => {
  const { sent } = await open("/master/ViewDeliveryUser/user-2?tab=deliveries&carried=over");
  screen.getByRole("heading", { level: 1, name: "We could not find this" });
  expect(sent[0]?.variables).toMatchObject({
    hasDeliveries: true,
    filter: { deliveryUserId: "user-2", status: ["DELIVERED", "RETURNED"] },
    orderBy: { field: "STATUS_CHANGED_AT", direction: "DESC" },
  });
});
