import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-aria-components/Link";
import type { HomeProducts_viewer$key } from "#/__generated__/HomeProducts_viewer.graphql";
import { addresses } from "#/app/addresses.ts";
import { useStatusName } from "#/catalogue/product/useStatusName.ts";
import { Card } from "#/ui/Card.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { HomeProductLimit } from "./HomeProductLimit.tsx";

/** How many products stand in each state, each number with its list, and how many there may be. */
export function HomeProducts({ viewerKey }: { viewerKey: HomeProducts_viewer$key }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const statusName = useStatusName();
  const { productCounts, ...viewer } = useFragment(
    graphql`
      fragment HomeProducts_viewer on Viewer @throwOnFieldError {
        ...HomeProductLimit_viewer
        productCounts {
          draft
          pending
          enabled
          rectification
          disabled
        }
      }
    `,
    viewerKey,
  );
  if (!productCounts) {
    return (
      <Card title={t`Products`}>
        <p className="home-note">{t`The service behind this back office does not list products, so there are no numbers to show.`}</p>
      </Card>
    );
  }
  const states = [
    { status: "ENABLED", tone: "success", value: productCounts.enabled },
    { status: "PENDING", tone: "information", value: productCounts.pending },
    { status: "RECTIFICATION", tone: "warning", value: productCounts.rectification },
    { status: "DRAFT", tone: "neutral", value: productCounts.draft },
    { status: "DISABLED", tone: "neutral", value: productCounts.disabled },
  ] as const;
  const total = states.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card title={t`Products`} padding="none">
      <ul className="home-counts">
        {states.map(({ status, tone, value }) => (
          <li key={status}>
            <Link className="home-count" href={`${addresses.products}?status=${status}`}>
              <span className="home-count-label" data-tone={tone}>
                {statusName(status)}
              </span>
              <span className="home-count-value">{count(value)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <HomeProductLimit viewerKey={viewer} total={total} />
    </Card>
  );
}
