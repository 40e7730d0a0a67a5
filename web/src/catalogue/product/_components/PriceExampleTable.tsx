import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { PriceExampleTable_examples$key } from "#/__generated__/PriceExampleTable_examples.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { sumOf } from "../amountSum.ts";
import "./priceExamples.css";

interface PriceExampleTableProps {
  readonly examplesKey: PriceExampleTable_examples$key;
  /** One of each bundled product, INR; null while bundles are not offered. */
  readonly bundledAmount: string | null;
}

/** What a shopper would pay for so many pieces, and what takes it down from the list price. */
export function PriceExampleTable({ examplesKey, bundledAmount }: PriceExampleTableProps) {
  const { t } = useLingui();
  const { count, money, percentage } = useFormats();
  const examples = useFragment(
    graphql`
      fragment PriceExampleTable_examples on PriceExample @relay(plural: true) {
        quantity
        listPrice
        steps {
          kind
          percentage
        }
        unitPrice
        amount
        totalWithinState
      }
    `,
    examplesKey,
  );
  const names: Readonly<Record<string, string>> = {
    PRODUCT_DISCOUNT: t`Discount`,
    SPECIAL_OFFER: t`Offer`,
    VOLUME_DISCOUNT: t`Volume`,
  };
  if (examples.length === 0) {
    return <p className="price-example-note">{t`There is no price yet. Enter one in step 3.`}</p>;
  }
  return (
    // A table that is wider than a phone is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1)
    <section className="price-example-scroll" aria-label={t`Prices by number of pieces`} tabIndex={0}>
      <table className="price-example">
        <thead>
          <tr>
            <th scope="col">{t`Pieces`}</th>
            <th scope="col">{t`Taken off`}</th>
            <th scope="col" data-align="end">{t`Price of one`}</th>
            <th scope="col" data-align="end">{t`Before tax`}</th>
            <th scope="col" data-align="end">{t`With tax`}</th>
            {bundledAmount !== null && <th scope="col" data-align="end">{t`With bundles, before tax`}</th>}
          </tr>
        </thead>
        <tbody>
          {examples.map(({ quantity, listPrice, steps, unitPrice, amount, totalWithinState }) => (
            <tr key={quantity}>
              <th scope="row">{count(quantity)}</th>
              <td>
                {steps.length === 0
                  ? t`Nothing`
                  : steps
                      .map((step) => `${names[step.kind] ?? ""} ${percentage(step.percentage)}`)
                      .join(" · ")}
              </td>
              <td data-align="end">
                {steps.length > 0 && <s>{money(listPrice)}</s>} {money(unitPrice)}
              </td>
              <td data-align="end">{money(amount)}</td>
              <td data-align="end">{totalWithinState ? money(totalWithinState) : "–"}</td>
              {bundledAmount !== null && <td data-align="end">{money(sumOf([amount, bundledAmount]))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
