import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { PrintPackingPageQuery } from "#/__generated__/PrintPackingPageQuery.graphql";
import { PackingSlip } from "./PackingSlip.tsx";
import { PrintFrame } from "./PrintFrame.tsx";
import { usePrintedNote } from "./usePrintedNote.ts";
import { usePaperLanguage } from "./usePrintChoices.ts";

export { PrintSkeleton as Skeleton } from "./PrintSkeleton.tsx";

export const query = graphql`
  query PrintPackingPageQuery($ids: [ID!]!) @preloadable @throwOnFieldError {
    viewer {
      __typename
    }
    nodes(ids: $ids) {
      ... on Fulfilment @alias(as: "part") {
        id
        ...PackingSlip_fulfilment
      }
    }
  }
`;

/** print/packing/{ids}: what goes into the parcels, a sheet for each part of an order; no prices. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<PrintPackingPageQuery> }) {
  const { t } = useLingui();
  const { nodes, viewer } = usePreloadedQuery<PrintPackingPageQuery>(query, queryRef);
  const [say, language] = usePaperLanguage();
  const parts = nodes.flatMap((node) => node?.part ?? []);
  const note = usePrintedNote("PACKING_SLIP");
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  return (
    <PrintFrame
      title={t`Packing slips`}
      isSignedIn={viewer != null}
      found={parts.length}
      asked={nodes.length}
      isWhole={parts.every(({ id }) => whole.has(id))}
      onPrinted={() => note(parts.map(({ id }) => id))}
      choices={[language]}
    >
      {parts.map((part) => (
        <PackingSlip
          key={part.id}
          fulfilmentKey={part}
          say={say}
          onWhole={() => setWhole((known) => new Set(known).add(part.id))}
        />
      ))}
    </PrintFrame>
  );
}
