import { useLingui } from "@lingui/react/macro";
import { ChartNoAxesColumn } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { SalesChart_report$key } from "#/__generated__/SalesChart_report.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { EmptyState } from "#/ui/EmptyState.tsx";
import { changeOf } from "./change.ts";
import { ChartCard } from "./ChartCard.tsx";
import { DayBars } from "./DayBars.tsx";
import { useChangeText } from "./useChangeText.ts";

/** Sales by day, beside those of the period before. */
export function SalesChart({ reportKey }: { readonly reportKey: SalesChart_report$key }) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  const changeText = useChangeText();
  const { period, days, previousDays, totals, previous } = useFragment(
    graphql`
      fragment SalesChart_report on SalesReport @throwOnFieldError {
        period
        totals {
          orders
          sales
        }
        previous {
          orders
          sales
        }
        days {
          day
          sales
        }
        previousDays {
          day
          sales
        }
      }
    `,
    reportKey,
  );
  if (totals.orders === 0 && (previous?.orders ?? 0) === 0)
    return (
      <Card title={t`Sales by day`}>
        <div className="chart-empty">
          <EmptyState icon={ChartNoAxesColumn} title={t`No sales yet`}>
            {t`What customers order shows up here, day by day.`}
          </EmptyState>
        </div>
      </Card>
    );
  // A financial year goes by the calendar: with a leap day in one of two years they are not of the same length.
  const keyOf = (date: string, index: number) => (period === "FINANCIAL_YEAR" ? date.slice(5) : index);
  const salesBefore = new Map(previousDays.map(({ day, sales }, index) => [keyOf(day, index), sales]));
  const bars = days.map((one, index) => ({
    day: one.day,
    name: day(`${one.day}T12:00:00+05:30`),
    sales: one.sales,
    before: salesBefore.get(keyOf(one.day, index)) ?? null,
  }));
  const change = changeText(changeOf(totals.sales, previous?.sales));
  return (
    <ChartCard
      title={t`Sales by day`}
      message={t`${money(totals.sales)} in all. ${change}.`}
      columns={[t`Day`, t`Sales`, t`Before`]}
      rows={bars.map(({ name, sales, before }) => [
        name,
        money(sales),
        before === null ? t`Nothing before` : money(before),
      ])}
    >
      <DayBars bars={bars} />
    </ChartCard>
  );
}
