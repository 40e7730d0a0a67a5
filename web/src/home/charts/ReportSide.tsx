import { graphql, useFragment } from "react-relay";
import type { ReportSide_viewer$key } from "#/__generated__/ReportSide_viewer.graphql";
import { States } from "./States.tsx";
import { StockLeft } from "./StockLeft.tsx";
import "./charts.css";

/** What is open and what is left now: the same in each report, whatever days are looked at beside it. */
export default function ReportSide({ viewerKey }: { readonly viewerKey: ReportSide_viewer$key }) {
  const { salesReport } = useFragment(
    graphql`
      fragment ReportSide_viewer on Viewer @throwOnFieldError {
        salesReport(period: $period) {
          ...States_report
          ...StockLeft_report
        }
      }
    `,
    viewerKey,
  );
  if (!salesReport) return null;
  return (
    <>
      <States reportKey={salesReport} />
      <StockLeft reportKey={salesReport} />
    </>
  );
}
