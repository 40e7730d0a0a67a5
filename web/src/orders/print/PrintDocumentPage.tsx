import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { PrintDocumentPageQuery } from "#/__generated__/PrintDocumentPageQuery.graphql";
import type { PaperWord } from "./paperWords.ts";
import { PaperDocument } from "./PaperDocument.tsx";
import { isLateCredit } from "./lateCredit.ts";
import { PrintFrame } from "./PrintFrame.tsx";
import { usePrintedNote } from "./usePrintedNote.ts";
import { usePaperLanguage, usePrintChoice } from "./usePrintChoices.ts";

export { PrintSkeleton as Skeleton } from "./PrintSkeleton.tsx";

export const query = graphql`
  query PrintDocumentPageQuery($ids: [ID!]!) @preloadable @throwOnFieldError {
    viewer {
      __typename
    }
    nodes(ids: $ids) {
      ... on TaxDocument @alias(as: "document") {
        id
        issuedAt
        content {
          against {
            issuedAt
          }
        }
        fulfilment {
          id
        }
        ...PaperDocument_document
      }
      ... on Fulfilment @alias(as: "part") {
        id
        documents {
          id
          issuedAt
          content {
            against {
              issuedAt
            }
          }
          ...PaperDocument_document
        }
      }
    }
  }
`;

/** Goods go with three copies (CGST Rule 48). */
const copies: readonly PaperWord[] = ["original", "duplicate", "triplicate"];

/** print/document/{ids}: tax documents as they were issued, by their own ids or by those of parts of orders. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<PrintDocumentPageQuery> }) {
  const { t } = useLingui();
  const { nodes, viewer } = usePreloadedQuery<PrintDocumentPageQuery>(query, queryRef);
  const [say, language] = usePaperLanguage();
  const count = usePrintChoice("copies", t`Copies`, [
    { id: "3", label: t`Original, duplicate and triplicate` },
    { id: "2", label: t`Original and duplicate` },
    { id: "1", label: t`Original only` },
  ]);
  const found = nodes.filter((node) => node?.document ?? node?.part?.documents.length);
  const documents = found.flatMap((node) => node?.document ?? node?.part?.documents ?? []);
  const note = usePrintedNote("DOCUMENT");
  const parts = found.flatMap((node) => node?.document?.fulfilment.id ?? node?.part?.id ?? []);
  // A part gets its invoice on the way: nothing of it is printed, nor noted, until then.
  const without = nodes.filter((node) => node?.part?.documents.length === 0).length;
  const isLate = documents.some(({ issuedAt, content }) => isLateCredit(issuedAt, content.against?.issuedAt));
  const notices = [
    without > 0 &&
      t`${plural(without, { one: "# part of an order has no document yet.", other: "# parts of orders have no document yet." })}`,
    isLate &&
      t`A credit note was issued after 30 November following the financial year of its invoice: its tax can no longer be adjusted.`,
  ];
  return (
    <PrintFrame
      title={t`Documents`}
      notices={notices.filter((notice) => notice !== false)}
      isSignedIn={viewer != null}
      found={found.length}
      asked={nodes.length - without}
      onPrinted={() => note([...new Set(parts)], Number(count.value))}
      choices={[count, language]}
    >
      {documents.flatMap((document) =>
        copies
          .slice(0, Number(count.value))
          .map((copy) => (
            <PaperDocument key={`${document.id} ${copy}`} {...{ say, copy }} documentKey={document} />
          )),
      )}
    </PrintFrame>
  );
}
