import { act, fireEvent, screen } from "@testing-library/react";
// oxlint-disable-next-line no-restricted-imports -- no page has this query
import { graphql, useLazyLoadQuery } from "react-relay";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SellerViewBannerTestQuery } from "#/__generated__/SellerViewBannerTestQuery.graphql";
import { withRelay } from "#/relay/withRelay.tsx";
import { openConsole, type Sent } from "../../../test/openConsole.tsx";
import SellerViewBanner from "./SellerViewBanner.tsx";

const now = Date.parse("2026-11-27T10:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date", "setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

const Shown = withRelay(function Shown() {
  const { viewer } = useLazyLoadQuery<SellerViewBannerTestQuery>(
    graphql`
      query SellerViewBannerTestQuery {
        viewer {
          sellerView {
            ...SellerViewBanner_view
          }
        }
      }
    `,
    {},
  );
  return (
    <>
      <h1>Page</h1>
      {viewer?.sellerView && <SellerViewBanner viewKey={viewer.sellerView} />}
    </>
  );
});

const show = (endsAt: string) => {
  const viewer = { __typename: "Viewer", sellerView: { sellerId: "seller-1", sellerName: "Pune", endsAt } };
  return openConsole([{ path: "/", element: <Shown /> }], "/", {
    SellerViewBannerTestQuery: () => ({ viewer }),
    SellerViewBannerQuery: () => ({ viewer }),
    SellerViewBannerEndMutation: () => ({ leaveSellerView: { __typename: "LeaveSellerViewSuccess" } }),
  });
};

const asked = (sent: readonly Sent[]) =>
  sent.map(({ name }) => name).filter((name) => name !== "SellerViewBannerTestQuery");

test("says whose view it is and how long it lasts, and counts the minutes down", async () => {
  await show("2026-11-27T10:28:00Z");
  expect(document.querySelector(".ui-notice-text")?.textContent).toBe(
    "You see Pune as its people do. Reading only. 28 minutes left",
  );
  await act(async () => vi.advanceTimersByTime(27 * 60_000));
  expect(document.querySelector(".ui-notice-text")?.textContent).toContain("1 minute left");
});

test("when its time is over the gateway is asked, whose clock counts", async () => {
  const { sent } = await show("2026-11-27T10:01:00Z");
  await act(async () => vi.advanceTimersByTime(59_000));
  expect(asked(sent)).toEqual([]);
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(asked(sent)).toEqual(["SellerViewBannerQuery"]);
});

test("End ends it, and the page begins anew at the location", async () => {
  const { sent, restart } = await show("2026-11-27T10:28:00Z");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "End" })));
  expect(asked(sent)).toEqual(["SellerViewBannerEndMutation"]);
  expect(restart).toHaveBeenCalledExactlyOnceWith("/master/ViewSeller/seller-1");
});
