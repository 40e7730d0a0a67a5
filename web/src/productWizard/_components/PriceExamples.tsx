import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import type { PriceExamples_product$key } from "#/__generated__/PriceExamples_product.graphql";
import type { PriceExamplesQuery } from "#/__generated__/PriceExamplesQuery.graphql";
import { businessToday } from "#/i18n/businessToday.ts";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";
import { sumOf } from "#/catalogue/product/amountSum.ts";
import { type DiscountsDraft, exampleVariables } from "../discountsForm.ts";
import { PriceExampleTable } from "#/catalogue/product/_components/PriceExampleTable.tsx";
import { DayField } from "#/form/DayField.tsx";
import { usePriceExamples } from "./usePriceExamples.ts";

export const query = graphql`
  query PriceExamplesQuery($id: ID!, $quantities: [Int!], $on: Date!, $draft: PriceExampleDraft)
  @throwOnFieldError {
    node(id: $id) {
      ... on Product @alias(as: "product") {
        priceExamples(quantities: $quantities, on: $on, draft: $draft) {
          ...PriceExampleTable_examples
        }
      }
    }
  }
`;

interface PriceExamplesProps {
  readonly productKey: PriceExamples_product$key;
  readonly draft: DiscountsDraft;
  /** Whether the draft is not what is saved. */
  readonly isDirty: boolean;
}

/** What a shopper would pay with the discounts as they stand in the form, saved or not. */
export function PriceExamples({ productKey, draft, isDirty }: PriceExamplesProps) {
  const { t } = useLingui();
  const product = useFragment(
    graphql`
      fragment PriceExamples_product on Product @throwOnFieldError {
        id
        priceExamples {
          ...PriceExampleTable_examples
        }
        bundles(first: 100) {
          edges {
            node {
              priceExample {
                unitPrice
              }
            }
          }
        }
      }
    `,
    productKey,
  );
  const [today] = useState(() => businessToday());
  const [typedDay, setTypedDay] = useState(today);
  // A date is typed part by part; until there is one it is today.
  const on = typedDay || today;
  const isAsked = isDirty || on !== today;
  const queryRef = usePriceExamples(query, product.id, { ...exampleVariables(draft), on }, isAsked);
  const bundled = product.bundles.edges.map(({ node }) => node.priceExample?.unitPrice);
  const bundledAmount = draft.bundleDiscountsEnabled && bundled.length > 0 ? sumOf(bundled) : null;
  const saved = <PriceExampleTable examplesKey={product.priceExamples} bundledAmount={bundledAmount} />;
  return (
    <>
      <div className="price-example-day">
        <DayField
          label={t`On the day`}
          description={t`The day that is tried out: a special offer counts from its first day to its last.`}
          value={typedDay}
          onChange={setTypedDay}
        />
      </div>
      {queryRef && isAsked ? (
        <ErrorBoundary resetKey={JSON.stringify(queryRef.variables)} fallback={() => saved}>
          <Suspense fallback={saved}>
            <Drafted queryRef={queryRef} bundledAmount={bundledAmount} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        saved
      )}
      <p className="price-example-note">
        {t`Discounts are taken off one after the other: discount, special offer, volume. Tax is CGST and SGST. This is an example; the storefront decides.`}
      </p>
    </>
  );
}

interface DraftedProps {
  readonly queryRef: PreloadedQuery<PriceExamplesQuery>;
  readonly bundledAmount: string | null;
}

function Drafted({ queryRef, bundledAmount }: DraftedProps) {
  const { node } = usePreloadedQuery<PriceExamplesQuery>(query, queryRef);
  return <PriceExampleTable examplesKey={node?.product?.priceExamples ?? []} bundledAmount={bundledAmount} />;
}
