import { useLingui } from "@lingui/react/macro";
import { startTransition } from "react";
import { graphql, useRefetchableFragment } from "react-relay";
import type { Report_viewer$key, SalesPeriod } from "#/__generated__/Report_viewer.graphql";
import type { ReportQuery } from "#/__generated__/ReportQuery.graphql";
import { Select } from "#/ui/Select.tsx";
import { Figures } from "./Figures.tsx";
import { Locations } from "./Locations.tsx";
import { SalesChart } from "./SalesChart.tsx";
import { States } from "./States.tsx";
import { StockLeft } from "./StockLeft.tsx";
import { TopProducts } from "./TopProducts.tsx";
import "./charts.css";

/** Figures of sales in a period that is chosen here, with those of the period before. */
export default function Report({ viewerKey }: { readonly viewerKey: Report_viewer$key }) {
  const { t } = useLingui();
  const [{ kind, salesReport }, refetch] = useRefetchableFragment<ReportQuery, Report_viewer$key>(
    graphql`
      fragment Report_viewer on Viewer
      @refetchable(queryName: "ReportQuery")
      @argumentDefinitions(period: { type: "SalesPeriod!", defaultValue: LAST_30_DAYS })
      @throwOnFieldError {
        kind
        salesReport(period: $period) {
          period
          ...Figures_report
          ...SalesChart_report
          ...States_report
          ...TopProducts_report
          ...Locations_report
          ...StockLeft_report
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
    <>
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
      <div className="chart-pair">
        <States reportKey={salesReport} />
        <StockLeft reportKey={salesReport} />
      </div>
      <TopProducts reportKey={salesReport} />
      {kind === "OWNER" && <Locations reportKey={salesReport} />}
    </>
  );
}
