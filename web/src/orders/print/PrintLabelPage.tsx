import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { PrintLabelPageQuery } from "#/__generated__/PrintLabelPageQuery.graphql";
import { ParcelLabels } from "./ParcelLabels.tsx";
import { PrintFrame } from "./PrintFrame.tsx";
import { usePrintedNote } from "./usePrintedNote.ts";
import { usePaperLanguage, usePrintChoice } from "./usePrintChoices.ts";

export { PrintSkeleton as Skeleton } from "./PrintSkeleton.tsx";

export const query = graphql`
  query PrintLabelPageQuery($ids: [ID!]!) @preloadable @throwOnFieldError {
    viewer {
      __typename
    }
    nodes(ids: $ids) {
      ... on Fulfilment @alias(as: "part") {
        id
        ...ParcelLabels_fulfilment
      }
    }
  }
`;

/** print/label/{ids}: a label for each package of parts of orders, one on a label of 100 × 150 mm or four on A4. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<PrintLabelPageQuery> }) {
  const { t } = useLingui();
  const { nodes, viewer } = usePreloadedQuery<PrintLabelPageQuery>(query, queryRef);
  const [say, language] = usePaperLanguage();
  const sheet = usePrintChoice("paper", t`Paper`, [
    { id: "label", label: t`Labels of 100 × 150 mm` },
    { id: "a4", label: t`A4, four on a sheet` },
  ]);
  const parts = nodes.flatMap((node) => node?.part ?? []);
  const note = usePrintedNote("LABEL");
  return (
    <PrintFrame
      title={t`Labels`}
      isSignedIn={viewer != null}
      found={parts.length}
      asked={nodes.length}
      onPrinted={() => note(parts.map(({ id }) => id))}
      choices={[sheet, language]}
    >
      <div className={sheet.value === "a4" ? "paper-labels" : "paper-rolls"}>
        {parts.map((part) => (
          <ParcelLabels key={part.id} fulfilmentKey={part} say={say} />
        ))}
      </div>
    </PrintFrame>
  );
}
