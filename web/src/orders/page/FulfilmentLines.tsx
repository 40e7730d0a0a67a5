import { Plural, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { graphql } from "react-relay";
import type { FulfilmentLines_fulfilment$key } from "#/__generated__/FulfilmentLines_fulfilment.graphql";
import type { FulfilmentLinesQuery } from "#/__generated__/FulfilmentLinesQuery.graphql";
import { useFormats } from "#/i18n/useFormats.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useFailureText } from "#/relay/useFailureText.ts";
import { usePages } from "#/relay/usePages.ts";
import { Avatar } from "#/ui/Avatar.tsx";
import { Button } from "#/ui/Button.tsx";
import { PriceSteps } from "./PriceSteps.tsx";

/** What a part of an order consists of: the pieces, their price and how it came about, and their taxes. */
export function FulfilmentLines({ fulfilmentKey }: { fulfilmentKey: FulfilmentLines_fulfilment$key }) {
  const { t } = useLingui();
  const { count, money, percentage } = useFormats();
  const notifier = use(NotifierContext);
  const failureText = useFailureText();
  const { data, hasNext, isLoadingNext, loadNext } = usePages<
    FulfilmentLinesQuery,
    FulfilmentLines_fulfilment$key
  >(
    graphql`
      fragment FulfilmentLines_fulfilment on Fulfilment
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @refetchable(queryName: "FulfilmentLinesQuery")
      @throwOnFieldError {
        number
        taxKind
        lines(first: $count, after: $cursor) @connection(key: "FulfilmentLines_lines", filters: []) {
          totalCount
          edges {
            node {
              id
              productName
              variantName
              sku
              hsnCode
              imageUrl
              quantity
              cancelledQuantity
              returnedQuantity
              giftWrapping
              giftMessage
              rates {
                cgst
                sgst
                igst
              }
              amounts {
                taxable
                cgst
                sgst
                igst
                total
              }
              ...PriceSteps_line
            }
          }
        }
      }
    `,
    fulfilmentKey,
  );
  const { number, taxKind, lines } = data;
  type Line = (typeof lines.edges)[number]["node"];
  const inState = [
    { name: t`CGST`, of: ({ amounts, rates }: Line) => [amounts.cgst, rates.cgst] as const },
    { name: t`SGST`, of: ({ amounts, rates }: Line) => [amounts.sgst, rates.sgst] as const },
  ];
  const across = [{ name: t`IGST`, of: ({ amounts, rates }: Line) => [amounts.igst, rates.igst] as const }];
  const taxes = taxKind === "WITHIN_STATE" ? inState : taxKind === "ACROSS_STATES" ? across : [];
  const more = lines.totalCount - lines.edges.length;
  const showMore = () =>
    loadNext(100, { onComplete: (error) => error && notifier.failure(failureText(error)) });
  return (
    // A table that is wider than a phone is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus (WCAG 2.1.1)
    <section className="order-lines-scroll" aria-label={t`Lines of ${number}`} tabIndex={0}>
      <table className="order-lines">
        <thead>
          <tr>
            <th scope="col">{t`Product`}</th>
            <th scope="col" data-align="end">{t`Pieces`}</th>
            <th scope="col" data-align="end">{t`Price of one`}</th>
            <th scope="col" data-align="end">{t`Taxable`}</th>
            {taxes.map(({ name }) => (
              <th key={name} scope="col" data-align="end">
                {name}
              </th>
            ))}
            <th scope="col" data-align="end">{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {lines.edges.map(({ node: line }) => {
            const left = line.quantity - line.cancelledQuantity - line.returnedQuantity;
            const facts = [
              line.variantName,
              line.sku && t`SKU ${line.sku}`,
              line.hsnCode ? t`HSN ${line.hsnCode}` : t`HSN missing`,
            ];
            return (
              <tr key={line.id} data-gone={left === 0 || undefined}>
                <th scope="row">
                  <span className="order-line-name">
                    <Avatar
                      name={line.productName}
                      src={line.imageUrl ?? undefined}
                      size={40}
                      shape="square"
                    />
                    <span className="order-line-texts">
                      <span dir="auto">{line.productName}</span>
                      <span className="order-note" dir="auto">
                        {facts.filter((fact) => fact).join(" · ")}
                      </span>
                      {line.giftWrapping && (
                        <span className="order-note" dir="auto">
                          {line.giftMessage ? t`Gift: ${line.giftMessage}` : t`Wrapped as a gift`}
                        </span>
                      )}
                    </span>
                  </span>
                </th>
                <td data-align="end" data-label={t`Pieces`}>
                  <span>
                    <strong>{count(left)}</strong>
                    {line.cancelledQuantity > 0 && (
                      <span className="order-note">{t`${count(line.cancelledQuantity)} cancelled`}</span>
                    )}
                    {line.returnedQuantity > 0 && (
                      <span className="order-note">{t`${count(line.returnedQuantity)} returned`}</span>
                    )}
                  </span>
                </td>
                <td data-align="end" data-label={t`Price of one`}>
                  <PriceSteps lineKey={line} />
                </td>
                <td data-align="end" data-label={t`Taxable`}>
                  {money(line.amounts.taxable)}
                </td>
                {taxes.map(({ name, of }) => {
                  const [amount, rate] = of(line);
                  return (
                    <td key={name} data-align="end" data-label={name}>
                      <span>
                        {money(amount)}
                        <span className="order-note">{percentage(rate)}</span>
                      </span>
                    </td>
                  );
                })}
                <td data-align="end" data-label={t`Total`}>
                  {money(line.amounts.total)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {hasNext && (
        <div className="order-more">
          <p className="order-note">
            <Plural value={more} one="# more line is in it." other="# more lines are in it." />
          </p>
          <Button size="small" isPending={isLoadingNext} pendingLabel={t`Loading`} onPress={showMore}>
            {t`Show more`}
          </Button>
        </div>
      )}
    </section>
  );
}
