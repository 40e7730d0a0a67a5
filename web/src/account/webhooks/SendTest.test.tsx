import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { accountRoutes } from "../routes.ts";
// Brought here, so that no test waits for it to be compiled.
import "./SendTest.tsx";

const webhook = {
  __typename: "Webhook",
  id: "till",
  name: "Till",
  url: "https://till.test/",
  isActive: true,
  offReason: null,
  version: "1",
  viewerCanUpdate: true,
  viewerCanDelete: false,
  health: null,
};

/** The list of webhooks, with the dialog of the test of one open. */
async function openDialog(testWebhook: object) {
  const gateway: Gateway = {
    WebhooksPageQuery: () => ({
      viewer: {
        permissions: ["WEBHOOK_READ", "WEBHOOK_UPDATE"],
        webhookEventTypes: ["brand.created", "order.placed"],
        webhooks: { totalCount: 1, edges: [{ cursor: "1", node: webhook }] },
      },
    }),
    SendTestMutation: () => ({ testWebhook }),
  };
  const page = await openConsole(accountRoutes, "/account/webhooks", gateway);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for Till" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Send a test" })));
  const dialog = await screen.findByRole("dialog", { name: "Send a test to Till" });
  const event = within(dialog).getByRole("button", { name: /Event$/ });
  const send = () => act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Send" })));
  const sent = () =>
    page.sent.filter(({ name }) => name === "SendTestMutation").map(({ variables }) => variables["input"]);
  return { dialog, event, send, sent };
}

const arrived = { __typename: "TestWebhookSuccess", attempt: { status: 200, failure: null } };

test("a test is a ping where nothing else is chosen", async () => {
  const { event, send, sent } = await openDialog(arrived);
  expect(event.textContent).toBe("webhook.ping");
  await send();
  expect(sent()).toEqual([{ id: "till", type: "webhook.ping" }]);
  expect(screen.getByText("The test arrived at Till")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a test is of the event that is chosen among those a webhook can be told of, and says why it did not arrive", async () => {
  const { event, send, sent } = await openDialog({
    ...arrived,
    attempt: { status: 503, failure: "STATUS" },
  });
  await act(async () => fireEvent.click(event));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "webhook.ping",
    "brand.created",
    "order.placed",
  ]);
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "order.placed" })));
  await send();
  expect(sent()).toEqual([{ id: "till", type: "order.placed" }]);
  expect(screen.getByText("The test did not arrive: It answered with 503")).toBeTruthy();
});

test("who sends too many tests is told so in the dialog, which stays", async () => {
  const { dialog, send } = await openDialog({
    __typename: "RateLimitedError",
    __isError: "RateLimitedError",
    message: "Too many attempts. Try again later.",
    messageCode: null,
    messageParams: [],
  });
  await send();
  expect(dialog.textContent).toContain("Too many attempts. Try again later.");
});
