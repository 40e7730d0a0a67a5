import { useLingui } from "@lingui/react/macro";
import { startTransition } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigation } from "react-router";
import type { Report_viewer$key } from "#/__generated__/Report_viewer.graphql";
import type { SalesPeriod } from "#/__generated__/HomePageQuery.graphql";
import { useSearchChange } from "#/list/useSearchChange.ts";
import { Select } from "#/ui/Select.tsx";
import { writePeriod } from "../reportPeriod.ts";
import { Figures } from "./Figures.tsx";
import { Locations } from "./Locations.tsx";
import { SalesChart } from "./SalesChart.tsx";
import { TopProducts } from "./TopProducts.tsx";
import "./charts.css";

/** Figures of sales in a period that is chosen here and stands in the address, with those of the period before. */
export default function Report({ viewerKey }: { readonly viewerKey: Report_viewer$key }) {
  const { t } = useLingui();
  const changeSearch = useSearchChange();
  const isPending = useNavigation().state === "loading";
  const { kind, salesReport } = useFragment(
    graphql`
      fragment Report_viewer on Viewer @throwOnFieldError {
        kind
        salesReport(period: $period) {
          period
          ...Figures_report
          ...SalesChart_report
          ...TopProducts_report
          ...Locations_report
        }
      }
    `,
    viewerKey,
  );
  if (!salesReport) return null;
  const periods: readonly { id: SalesPeriod; label: string }[] = [
    { id: "TODAY", label: t`Today` },
    { id: "LAST_7_DAYS", label: t`Last 7 days` },
    { id: "LAST_30_DAYS", label: t`Last 30 days` },
    { id: "LAST_90_DAYS", label: t`Last 90 days` },
    { id: "FINANCIAL_YEAR", label: t`This financial year` },
  ];
  const choose = (period: string) =>
    startTransition(() =>
      changeSearch((current) => writePeriod(current, period), { preventScrollReset: true }),
    );
  return (
    <div className="chart-report" aria-busy={isPending}>
      <Figures
        reportKey={salesReport}
        actions={
          <Select
            label={t`Period`}
            layout="inline"
            size="small"
            placeholder={t`Period`}
            options={periods}
            value={salesReport.period}
            onChange={choose}
          />
        }
      />
      <SalesChart reportKey={salesReport} />
      <TopProducts reportKey={salesReport} />
      {kind === "OWNER" && <Locations reportKey={salesReport} />}
    </div>
  );
}
