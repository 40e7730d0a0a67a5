import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openConsole } from "../../../test/openConsole.tsx";
import { accountRoutes } from "../routes.ts";
import "./WebhooksPage.tsx";

test("webhooks that fail are a filter, whose chip says so", async () => {
  const { sent } = await openConsole(accountRoutes, "/account/webhooks?state=failing", {
    WebhooksPageQuery: () => ({
      viewer: { permissions: [], webhookEventTypes: [], webhooks: { totalCount: 0, edges: [] } },
    }),
  });
  expect(sent[0]?.variables["filter"]).toEqual({ isFailing: true });
  const chip = within(screen.getByRole("group", { name: "Filters" })).getAllByRole("button")[0];
  expect(chip?.textContent).toBe("Status Failing");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filter: Status" })));
  expect(sent.at(-1)?.variables["filter"]).toEqual({});
});
