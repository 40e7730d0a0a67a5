import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { deliveryRoutes } from "../routes.ts";
import "./phoneLinkDialogs.tsx";

const nothing = null;
const link = {
  __typename: "DeliveryLink",
  createdAt: "2026-11-20T04:30:00Z",
  expiresAt: "2099-12-20T04:30:00Z",
  openedAt: "2026-11-20T05:00:00Z",
  openedOn: "Chrome on Android",
  lastUsedAt: nothing,
};
const salma = {
  __typename: "DeliveryUser",
  id: "user-1",
  name: "Salma Begum",
  phone: "9845100101",
  email: "salma@own.test",
  vehicle: "BICYCLE",
  vehicleNumber: nothing,
  licenceNumber: nothing,
  licenceExpiry: nothing,
  isForAll: true,
  sellers: [],
  isOnDuty: false,
  status: "ACTIVE",
  statusReason: nothing,
  openDeliveries: 0,
  deliveriesToday: 0,
  createdAt: "2026-01-05T06:00:00Z",
  link: nothing,
  version: "1",
  viewerCanUpdate: true,
  viewerCanDelete: true,
};

const orders = ["ORDER_READ", "ORDER_UPDATE"];

async function open(changed: object, gateway: Gateway = {}, permissions: readonly string[] = orders) {
  const viewer = { __typename: "Viewer", kind: "OWNER", permissions, offeredAreas: ["DELIVERY"] };
  const opened = await openConsole(deliveryRoutes, "/master/ViewDeliveryUser/user-1", {
    DeliveryUserPageQuery: () => ({ viewer, node: { ...salma, ...changed } }),
    ...gateway,
  });
  return { ...opened, card: within(screen.getByRole("region", { name: "Phone link" })) };
}
const press = async (button: HTMLElement) => act(async () => void fireEvent.click(button));
const made: Gateway = {
  PhoneLinkCreateMutation: () => ({
    createDeliveryLink: {
      __typename: "CreateDeliveryLinkSuccess",
      key: "k".repeat(43),
      isMailed: true,
      deliveryUser: { ...salma, link },
    },
  }),
};

test("a new link is shown once, as a code for the camera and to copy, and says where it was mailed", async () => {
  const { card, sent } = await open({}, made);
  card.getByText("There is none yet. A new one is shown as a QR code and mailed to salma@own.test.");
  await press(card.getByRole("button", { name: "Make a link" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Phone link of Salma Begum" }));
  dialog.getByRole("img", { name: "QR code of the link" });
  dialog.getByRole("button", { name: "Copy link" });
  dialog.getByText("It was mailed to salma@own.test, too.");
  await press(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.at(-1)).toEqual({ name: "PhoneLinkCreateMutation", variables: { input: { id: "user-1" } } });
  card.getByText("20 Nov 2026, 10:30 am on Chrome on Android");
});

test("a link that works is only replaced or ended by who says so", async () => {
  const { card, sent } = await open(
    { link },
    {
      ...made,
      PhoneLinkEndMutation: () => ({
        endDeliveryLink: { __typename: "EndDeliveryLinkSuccess", deliveryUser: salma },
      }),
    },
  );
  const before = sent.length;
  await press(card.getByRole("button", { name: "New link" }));
  const again = within(screen.getByRole("alertdialog", { name: "Make a new link for Salma Begum?" }));
  again.getByText("The link that they have now stops working at once.");
  await press(again.getByRole("button", { name: "Cancel" }));
  expect(sent).toHaveLength(before);
  await press(card.getByRole("button", { name: "End link" }));
  const end = within(screen.getByRole("alertdialog", { name: "End the link of Salma Begum?" }));
  await press(end.getByRole("button", { name: "End link" }));
  expect(sent.at(-1)?.name).toBe("PhoneLinkEndMutation");
  card.getByRole("button", { name: "Make a link" });
});

test("one that is over says so; who may not change them has no buttons, and somebody inactive none", async () => {
  const { card } = await open({
    link: { ...link, expiresAt: "2026-11-01T00:00:00Z" },
    viewerCanUpdate: false,
  });
  card.getByText("Expired");
  expect(card.queryAllByRole("button")).toEqual([]);
});

test("somebody inactive gets none", async () => {
  const { card } = await open({ status: "INACTIVE" });
  card.getByText("Somebody inactive has no link.");
  expect(card.getByRole("button", { name: "Make a link" }).hasAttribute("disabled")).toBe(true);
});

test.each([
  [["ORDER_READ"], link, ["End link"]],
  [["ORDER_UPDATE"], nothing, []],
] as const)("a link opens orders: who may only %s makes none", async (permissions, has, buttons) => {
  const { card } = await open({ link: has }, {}, permissions);
  expect(card.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
  expect(card.queryByText("There is none yet.") === null).toBe(has !== null);
});
