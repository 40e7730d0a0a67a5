import { act, fireEvent, screen, within } from "@testing-library/react";
// oxlint-disable-next-line no-restricted-imports -- no page has this query
import { graphql, useLazyLoadQuery } from "react-relay";
import { expect, test } from "vitest";
import type { SalesChartTestQuery } from "#/__generated__/SalesChartTestQuery.graphql";
import { withRelay } from "#/relay/withRelay.tsx";
import { openConsole } from "../../../test/openConsole.tsx";
import { SalesChart } from "./SalesChart.tsx";

const Shown = withRelay(function Shown() {
  const { viewer } = useLazyLoadQuery<SalesChartTestQuery>(
    graphql`
      query SalesChartTestQuery {
        viewer {
          salesReport(period: FINANCIAL_YEAR) {
            ...SalesChart_report
          }
        }
      }
    `,
    {},
  );
  return (
    <>
      <h1>Page</h1>
      {viewer?.salesReport && <SalesChart reportKey={viewer.salesReport} />}
    </>
  );
});

/** Days that sold so many rupees as the number of their month and day has. */
const daysOf = (year: number, ...monthDays: readonly string[]) =>
  monthDays.map((monthDay) => ({
    day: `${year}-${monthDay}`,
    sales: `${Number(monthDay.replace("-", ""))}.00`,
  }));
type Days = ReturnType<typeof daysOf>;

async function show(period: string, days: Days, previousDays: Days) {
  const totals = { orders: 1, sales: "1.00" };
  const salesReport = { period, totals, previous: totals, days, previousDays };
  await openConsole([{ path: "/", element: <Shown /> }], "/", {
    SalesChartTestQuery: () => ({ viewer: { __typename: "Viewer", salesReport } }),
  });
  const card = screen.getByRole("region", { name: "Sales by day" });
  const slider = within(card).getByRole("slider");
  const spoken: (string | null)[] = [];
  for (const index of days.keys()) {
    await act(async () => fireEvent.change(slider, { target: { value: String(index) } }));
    spoken.push(slider.getAttribute("aria-valuetext"));
  }
  const tip = card.querySelector(".chart-tip")?.textContent;
  const lines = card.querySelector(".chart-line")?.getAttribute("d")?.match(/M/g)?.length;
  await act(async () => fireEvent.click(within(card).getByRole("button", { name: "Show as a table" })));
  const table = within(card)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  return { spoken, tip, lines, table: table.slice(1) };
}

test("a financial year stands beside the same days of the year before, of which 29 February has none", async () => {
  const { spoken, lines, table } = await show(
    "FINANCIAL_YEAR",
    daysOf(2028, "02-27", "02-28", "02-29", "03-01", "03-02"),
    daysOf(2027, "02-27", "02-28", "03-01", "03-02"),
  );
  expect(spoken).toEqual([
    "27 Feb 2028: ₹227.00. Before: ₹227.00.",
    "28 Feb 2028: ₹228.00. Before: ₹228.00.",
    "29 Feb 2028: ₹229.00. Nothing before.",
    "1 Mar 2028: ₹301.00. Before: ₹301.00.",
    "2 Mar 2028: ₹302.00. Before: ₹302.00.",
  ]);
  expect(table.slice(1, 4)).toEqual([
    ["28 Feb 2028", "₹228.00", "₹228.00"],
    ["29 Feb 2028", "₹229.00", "Nothing before"],
    ["1 Mar 2028", "₹301.00", "₹301.00"],
  ]);
  // The line of the year before has a gap there.
  expect(lines).toBe(2);
});

test("a leap day of the year before stands beside no day", async () => {
  const { tip, table } = await show(
    "FINANCIAL_YEAR",
    daysOf(2029, "02-28", "03-01"),
    daysOf(2028, "02-28", "02-29", "03-01"),
  );
  expect(table).toEqual([
    ["28 Feb 2029", "₹228.00", "₹228.00"],
    ["1 Mar 2029", "₹301.00", "₹301.00"],
  ]);
  expect(tip).toBe("1 Mar 2029₹301.00Before: ₹301.00");
});

test("other periods stand beside as many days before, the first beside the first", async () => {
  const { lines, table } = await show(
    "LAST_7_DAYS",
    daysOf(2028, "02-29", "03-01"),
    daysOf(2028, "02-27", "02-28"),
  );
  expect(table).toEqual([
    ["29 Feb 2028", "₹229.00", "₹227.00"],
    ["1 Mar 2028", "₹301.00", "₹228.00"],
  ]);
  expect(lines).toBe(1);
});

test("the last day is told when it is 29 February", async () => {
  const { tip } = await show("FINANCIAL_YEAR", daysOf(2028, "02-28", "02-29"), daysOf(2027, "02-28"));
  expect(tip).toBe("29 Feb 2028₹229.00Nothing before");
});
