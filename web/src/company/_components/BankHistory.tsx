import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BankHistory_bank$key } from "#/__generated__/BankHistory_bank.graphql";
import { useFormats } from "#/i18n/useFormats.ts";

/** The accounts the company was paid at before, newest first. */
export function BankHistory({ bankKey }: { readonly bankKey: BankHistory_bank$key }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { earlierAccounts } = useFragment(
    graphql`
      fragment BankHistory_bank on CompanyBank {
        earlierAccounts {
          databaseId
          holder
          bankName
          branchName
          numberEnd
          ifsc
          chequeUrl
          addedAt
        }
      }
    `,
    bankKey,
  );
  if (earlierAccounts.length === 0) {
    return <p className="company-empty">{t`There was no other account before.`}</p>;
  }
  return (
    <ul className="company-bank-history">
      {earlierAccounts.map((account) => {
        const since = account.addedAt && day(account.addedAt);
        return (
          <li key={account.databaseId}>
            <strong>
              <bdi>{account.bankName}</bdi> <bdi>{`•••• ${account.numberEnd}`}</bdi>
            </strong>
            <span>
              <bdi>{account.holder}</bdi> · <bdi>{account.branchName}</bdi> · <bdi>{account.ifsc}</bdi>
            </span>
            {since && <span>{t`Added on ${since}`}</span>}
            {account.chequeUrl && (
              <a className="ui-link" href={account.chequeUrl} target="_blank" rel="noreferrer">
                {t`Cancelled cheque`}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
