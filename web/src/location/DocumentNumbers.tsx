import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DocumentNumbers_seller$key } from "#/__generated__/DocumentNumbers_seller.graphql";
import { Card } from "#/ui/Card.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { type SeriesKind, useSeriesNames } from "./useSeriesNames.ts";

const NameSeries = lazy(async () => ({ default: (await import("./NameSeries.tsx")).NameSeries }));

/** The number that the next document of a series has. */
const numberOf = (prefix: string, year: string, number: number): string =>
  `${prefix}/${year}/${String(number).padStart(6, "0")}`;

/** What the numbers of a location's tax documents begin with; nothing where the service issues none. */
export function DocumentNumbers({ sellerKey }: { sellerKey: DocumentNumbers_seller$key }) {
  const { t } = useLingui();
  const names = useSeriesNames();
  const [edited, setEdited] = useState<SeriesKind>();
  const { id, viewerCanUpdate, documentSeries } = useFragment(
    graphql`
      fragment DocumentNumbers_seller on Seller @throwOnFieldError {
        id
        viewerCanUpdate
        documentSeries {
          kind
          financialYear
          prefix
          issuedCount
        }
      }
    `,
    sellerKey,
  );
  if (documentSeries.length === 0) return null;
  const known = documentSeries.flatMap(({ kind, ...series }) =>
    kind === "%future added value" ? [] : [{ kind, ...series }],
  );
  const series = known.find(({ kind }) => kind === edited);
  return (
    <Card
      title={t`Document numbers`}
      description={t`What comes next in this financial year. A prefix stays from the year's first document on.`}
    >
      <dl className="ui-facts">
        {known.map(({ kind, financialYear, prefix, issuedCount }) => (
          <div key={kind}>
            <dt>{names[kind]}</dt>
            <dd className="location-series">
              <bdi>{numberOf(prefix, financialYear, issuedCount + 1)}</bdi>
              {viewerCanUpdate && issuedCount === 0 && (
                <IconButton
                  size="small"
                  icon={Pencil}
                  label={t`Change the prefix of ${names[kind]}`}
                  onPress={() => setEdited(kind)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Suspense fallback={null}>
        {series && <NameSeries sellerId={id} series={series} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </Card>
  );
}
