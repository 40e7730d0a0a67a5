import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { SameGstinQuery } from "#/__generated__/SameGstinQuery.graphql";
import { vendorAddress } from "#/app/addresses.ts";
import { isGstin } from "#/taxNumber/gstin.ts";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";

interface SameGstinProps {
  /** As it stands in its field. */
  readonly gstin: string;
  /** The vendor that is edited. */
  readonly ownId: string | undefined;
}

interface Other {
  readonly gstin: string;
  readonly id: string;
  readonly name: string;
}

/** Says which other vendor has a GSTIN while it is typed, with the way there: it may be one vendor twice. */
export function SameGstin({ gstin, ownId }: SameGstinProps) {
  const environment = useRelayEnvironment();
  const [other, setOther] = useState<Other | null>(null);
  useEffect(() => {
    if (!isGstin(gstin)) return;
    const search = fetchQuery<SameGstinQuery>(
      environment,
      graphql`
        query SameGstinQuery($search: String!) {
          viewer {
            vendors(search: $search, first: 3) {
              edges {
                node {
                  id
                  name
                  gstinNumber
                }
              }
            }
          }
        }
      `,
      { search: gstin },
    ).subscribe({
      next: ({ viewer }) => {
        const found = viewer?.vendors?.edges
          .map(({ node }) => node)
          .find((vendor) => vendor.gstinNumber === gstin && vendor.id !== ownId);
        setOther(found ? { gstin, id: found.id, name: found.name } : null);
      },
      // Without an answer there is nothing to warn of: the vendor's page says it later.
      error: () => setOther(null),
    });
    return () => search.unsubscribe();
  }, [environment, gstin, ownId]);
  if (other?.gstin !== gstin) return null;
  const { id, name } = other;
  return (
    <Notice tone="warning" announce="status">
      <Trans>
        Another vendor has the same GSTIN: <Link href={vendorAddress(id)}>{name}</Link>
      </Trans>
    </Notice>
  );
}
