import { graphql, useFragment } from "react-relay";
import type { PaperDocument_document$key } from "#/__generated__/PaperDocument_document.graphql";
import { PaperLines } from "./PaperLines.tsx";
import { PaperParty } from "./PaperParty.tsx";
import { PaperSummary } from "./PaperSummary.tsx";
import { paper } from "./paperFormats.ts";
import { paperReason } from "./paperReason.ts";
import type { PaperWord, Say } from "./paperWords.ts";
import { SignedQrCode } from "./SignedQrCode.tsx";

const titles: Readonly<Record<string, PaperWord>> = {
  TAX_INVOICE: "taxInvoice",
  BILL_OF_SUPPLY: "billOfSupply",
  INVOICE_CUM_BILL_OF_SUPPLY: "invoiceCumBill",
  INVOICE_WITHOUT_TAX: "invoice",
  CREDIT_NOTE: "creditNote",
};

interface PaperDocumentProps {
  readonly documentKey: PaperDocument_document$key;
  readonly say: Say;
  readonly copy: PaperWord;
}

/**
 * A tax document with all that CGST Rule 46 (of a credit note, Rule 53) asks for. It is drawn from what was frozen when it was
 * issued, so a reprint is the same for ever.
 */
export function PaperDocument({ documentKey, say, copy }: PaperDocumentProps) {
  const { kind, number, issuedAt, reason, invoiceReferenceNumber, signedQrCode, content } = useFragment(
    graphql`
      fragment PaperDocument_document on TaxDocument @throwOnFieldError {
        kind
        number
        issuedAt
        reason
        invoiceReferenceNumber
        signedQrCode
        content {
          orderNumber
          placedAt
          taxKind
          totalInWords
          isReverseCharge
          deliveryCharge
          placeOfSupply {
            code
            name
          }
          against {
            number
            issuedAt
          }
          supplier {
            name
            legalName
            ...PaperParty_party
          }
          recipient {
            ...PaperParty_party
          }
          delivery {
            ...PaperParty_party
          }
          amounts {
            total
          }
          ...PaperLines_content
          ...PaperSummary_content
        }
      }
    `,
    documentKey,
  );
  const isTaxed = kind !== "BILL_OF_SUPPLY";
  const { supplier, recipient, delivery, placeOfSupply, against, placedAt } = content;
  const facts: readonly (readonly [PaperWord, string | null | undefined | false])[] = [
    ["number", number],
    ["date", issuedAt && paper.day(issuedAt)],
    ["against", against && `${against.number}${against.issuedAt ? `, ${paper.day(against.issuedAt)}` : ""}`],
    ["reason", reason && paperReason(reason, say)],
    ["order", content.orderNumber],
    ["orderDate", placedAt && paper.day(placedAt)],
    ["placeOfSupply", placeOfSupply && `${placeOfSupply.name} (${placeOfSupply.code})`],
    ["reverseCharge", isTaxed && content.taxKind !== "NONE" && say(content.isReverseCharge ? "yes" : "no")],
    ["irn", invoiceReferenceNumber],
  ];
  return (
    <article className="paper" data-size="a4" lang="en" dir="ltr">
      <header className="paper-head">
        <div>
          <h2>{say(titles[kind] ?? "invoice")}</h2>
          {kind === "INVOICE_WITHOUT_TAX" && <p>{say("noTax")}</p>}
        </div>
        {signedQrCode && <SignedQrCode text={signedQrCode} caption={say("signedQr")} />}
        <p className="paper-copy">{say(copy)}</p>
      </header>
      <div className="paper-parties">
        <PaperParty partyKey={supplier} title={say("supplier")} say={say} />
        <dl className="paper-facts">
          {facts.map(
            ([word, value]) =>
              value && (
                <div key={word}>
                  <dt>{say(word)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <PaperParty partyKey={recipient} title={say("recipient")} say={say} />
        {delivery && <PaperParty partyKey={delivery} title={say("deliveredTo")} say={say} />}
      </div>
      <PaperLines contentKey={content} say={say} isTaxed={isTaxed} />
      <div className="paper-totals">
        {Number(content.deliveryCharge) > 0 && (
          <p>
            {say("ofWhichDelivery")} {paper.amount(content.deliveryCharge)}
          </p>
        )}
        <p className="paper-total">
          {say("total")} {paper.money(content.amounts.total)}
        </p>
        <p>
          {say("totalInWords")}: {content.totalInWords}
        </p>
      </div>
      <PaperSummary contentKey={content} say={say} isTaxed={isTaxed} />
      <footer className="paper-signature">
        <p>
          {say("for")} {supplier.legalName ?? supplier.name}
        </p>
        <p>{say("signatory")}</p>
      </footer>
    </article>
  );
}
