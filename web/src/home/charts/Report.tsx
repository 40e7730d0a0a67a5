import { useLingui } from "@lingui/react/macro";
import { useTransition } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { Report_viewer$key } from "#/__generated__/Report_viewer.graphql";
import type { ReportQuery, SalesPeriod } from "#/__generated__/ReportQuery.graphql";
import { Select } from "#/ui/Select.tsx";
import { Figures } from "./Figures.tsx";
import { Locations } from "./Locations.tsx";
import { SalesChart } from "./SalesChart.tsx";
import { TopProducts } from "./TopProducts.tsx";
import "./charts.css";

/** Figures of sales in a period that is chosen here, with those of the period before. */
export default function Report({ viewerKey }: { readonly viewerKey: Report_viewer$key }) {
  const { t } = useLingui();
  const [isPending, startTransition] = useTransition();
  const [{ kind, salesReport }, refetch] = useRefetchableFragment<ReportQuery, Report_viewer$key>(
    graphql`
      fragment Report_viewer on Viewer
      @refetchable(queryName: "ReportQuery")
      @argumentDefinitions(period: { type: "SalesPeriod", defaultValue: LAST_30_DAYS })
      @throwOnFieldError {
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
  const choose = (id: string): void => {
    const period = periods.find((one) => one.id === id)?.id;
    if (period) startTransition(() => void refetch({ period }));
  };
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
