import { graphql, useFragment } from "react-relay";
import type { PaperLines_content$key } from "#/__generated__/PaperLines_content.graphql";
import { paper } from "./paperFormats.ts";
import { taxColumns } from "./taxColumns.ts";
import type { Say } from "./paperWords.ts";

interface PaperLinesProps {
  readonly contentKey: PaperLines_content$key;
  readonly say: Say;
  /** Whether its goods bear tax; else no column tells of one. */
  readonly isTaxed: boolean;
}

// oxlint-disable relay/unused-fields -- taxColumns reads the taxes of a row.
/** The goods of a document. The names of the columns come again on each sheet. */
export function PaperLines({ contentKey, say, isTaxed }: PaperLinesProps) {
  const { taxKind, stateTaxName, lines, amounts } = useFragment(
    graphql`
      fragment PaperLines_content on TaxDocumentContent @throwOnFieldError {
        taxKind
        stateTaxName
        amounts {
          taxable
          cgst
          sgst
          igst
          total
        }
        lines {
          description
          sku
          hsnCode
          unit
          quantity
          listPrice
          discount
          giftPrice
          cgstRate
          sgstRate
          igstRate
          taxable
          cgst
          sgst
          igst
          total
        }
      }
    `,
    contentKey,
  );
  const taxes = isTaxed ? taxColumns(taxKind, stateTaxName) : [];
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{say("description")}</th>
          <th scope="col">{say("hsn")}</th>
          <th scope="col" data-align="end">
            {say("quantity")}
          </th>
          <th scope="col" data-align="end">
            {say("listPrice")}
          </th>
          <th scope="col" data-align="end">
            {say("discount")}
          </th>
          <th scope="col" data-align="end">
            {say("taxable")}
          </th>
          {taxes.map(({ name }) => (
            <th key={name} scope="col" data-align="end">
              {name}
            </th>
          ))}
          <th scope="col" data-align="end">
            {say("total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was issued never changes
          <tr key={index}>
            <td>{index + 1}</td>
            <td className="paper-words">
              {line.description}
              {line.sku && <small>{line.sku}</small>}
              {Number(line.giftPrice) > 0 && (
                <small>
                  {say("gift")} {paper.amount(line.giftPrice)}
                </small>
              )}
            </td>
            <td>{line.hsnCode ?? say("hsnMissing")}</td>
            <td data-align="end">
              {paper.count(line.quantity)} {line.unit}
            </td>
            <td data-align="end">{paper.amount(line.listPrice)}</td>
            <td data-align="end">{paper.amount(line.discount)}</td>
            <td data-align="end">{paper.amount(line.taxable)}</td>
            {taxes.map(({ name, rateOf, amountOf }) => (
              <td key={name} data-align="end">
                {paper.amount(amountOf(line))}
                <small>{paper.percentage(rateOf(line))}</small>
              </td>
            ))}
            <td data-align="end">{paper.amount(line.total)}</td>
          </tr>
        ))}
      </tbody>
      <tbody className="paper-sum">
        <tr>
          <td colSpan={6}>{say("total")}</td>
          <td data-align="end">{paper.amount(amounts.taxable)}</td>
          {taxes.map(({ name, amountOf }) => (
            <td key={name} data-align="end">
              {paper.amount(amountOf(amounts))}
            </td>
          ))}
          <td data-align="end">{paper.amount(amounts.total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
