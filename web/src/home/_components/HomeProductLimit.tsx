import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { HomeProductLimit_viewer$key } from "#/__generated__/HomeProductLimit_viewer.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { ProgressBar } from "#/ui/ProgressBar.tsx";

interface HomeProductLimitProps {
  readonly viewerKey: HomeProductLimit_viewer$key;
  /** How many there are. */
  readonly total: number;
}

/** How many products there may be: in the company, or for a location's people in theirs. Nothing without a limit, or for whom it is not. */
export function HomeProductLimit({ viewerKey, total }: HomeProductLimitProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const { kind, company, seller } = useFragment(
    graphql`
      fragment HomeProductLimit_viewer on Viewer {
        kind
        company {
          maximumProducts
        }
        seller {
          maximumProducts
        }
      }
    `,
    viewerKey,
  );
  const maximum = (kind === "OWNER" ? company : seller)?.maximumProducts;
  if (maximum == null || maximum < 1) return null;
  return (
    <div className="home-limit">
      <ProgressBar
        label={t`Limit`}
        value={Math.min(total, maximum)}
        maximum={maximum}
        valueLabel={t`${count(total)} of ${count(maximum)}`}
      />
    </div>
  );
}
