import { graphql, useFragment } from "react-relay";
import type { PaperSummary_content$key } from "#/__generated__/PaperSummary_content.graphql";
import { paper } from "./paperFormats.ts";
import { taxColumns } from "./taxColumns.ts";
import type { Say } from "./paperWords.ts";

interface PaperSummaryProps {
  readonly contentKey: PaperSummary_content$key;
  readonly say: Say;
  /** Whether its goods bear tax; else no column tells of one. */
  readonly isTaxed: boolean;
}

// oxlint-disable relay/unused-fields -- taxColumns reads the taxes of a row.
/** What bears the same rates under the same HSN code; nothing where no tax is charged. */
export function PaperSummary({ contentKey, say, isTaxed }: PaperSummaryProps) {
  const { taxKind, stateTaxName, summary } = useFragment(
    graphql`
      fragment PaperSummary_content on TaxDocumentContent @throwOnFieldError {
        taxKind
        stateTaxName
        summary {
          hsnCode
          quantity
          cgstRate
          sgstRate
          igstRate
          taxable
          cgst
          sgst
          igst
        }
      }
    `,
    contentKey,
  );
  const taxes = isTaxed ? taxColumns(taxKind, stateTaxName) : [];
  if (taxes.length === 0) return null;
  return (
    <table className="paper-table paper-summary">
      <caption>{say("summary")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("hsn")}</th>
          <th scope="col" data-align="end">
            {say("quantity")}
          </th>
          <th scope="col" data-align="end">
            {say("taxable")}
          </th>
          {taxes.map(({ name }) => (
            <th key={name} scope="col" data-align="end">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summary.map((row) => (
          <tr key={[row.hsnCode, row.cgstRate, row.sgstRate, row.igstRate].join(" ")}>
            <td>{row.hsnCode ?? say("hsnMissing")}</td>
            <td data-align="end">{paper.count(row.quantity)}</td>
            <td data-align="end">{paper.amount(row.taxable)}</td>
            {taxes.map(({ name, rateOf, amountOf }) => (
              <td key={name} data-align="end">
                {paper.amount(amountOf(row))} ({paper.percentage(rateOf(row))})
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
