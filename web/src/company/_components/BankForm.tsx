import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { BankFormMutation } from "#/__generated__/BankFormMutation.graphql";
import type { BankForm_company$key } from "#/__generated__/BankForm_company.graphql";
import { useChange } from "#/relay/useChange.ts";
import { ImageField } from "#/upload/ImageField.tsx";
import { FormSection } from "#/ui/FormSection.tsx";
import { PasswordField } from "#/ui/PasswordField.tsx";
import { bankAccountTypeNames, bankDraft, bankLabels, bankSecrets } from "../section/bank.ts";
import { BankFields } from "./BankFields.tsx";
import { BankHistory } from "./BankHistory.tsx";
import { BankNotOffered } from "./BankNotOffered.tsx";
import { CompanyScreen } from "./CompanyScreen.tsx";

interface BankFormProps {
  readonly companyKey: BankForm_company$key;
}

/** Where the company is paid. Every save puts a new account in the place of the last, which stays as history. */
export function BankForm({ companyKey }: BankFormProps) {
  const { t, i18n } = useLingui();
  const [edit, isSaving] = useChange<BankFormMutation>(graphql`
    mutation BankFormMutation($input: EditCompanyBankInput!) {
      editCompanyBank(input: $input) {
        ... on EditCompanyBankSuccess {
          company {
            ...BankForm_company
          }
        }
        ... on ConflictError {
          current {
            ...BankForm_company @alias(as: "company")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const company = useFragment(
    graphql`
      fragment BankForm_company on Company {
        id
        viewerCanUpdate
        bank {
          version
          account {
            ...bank_account
            numberEnd
            chequeUrl
          }
          ...BankHistory_bank
        }
      }
    `,
    companyKey,
  );
  const { bank } = company;
  if (!bank) return <BankNotOffered />;
  return (
    <CompanyScreen
      title={t`Bank Account`}
      lead={t`Where your company is paid.`}
      companyId={company.id}
      draftKey={`company bank ${company.id}`}
      version={bank.version}
      initial={bankDraft(bank.account)}
      fields={{
        holder: { label: i18n._(bankLabels.holder) },
        bankName: { label: i18n._(bankLabels.bankName) },
        branchName: { label: i18n._(bankLabels.branchName) },
        ifsc: { label: i18n._(bankLabels.ifsc) },
        type: {
          label: i18n._(bankLabels.type),
          text: (type) => i18n._(bankAccountTypeNames[type]),
        },
      }}
      excluded={bankSecrets}
      files={["chequeUploadId"]}
      mayEdit={company.viewerCanUpdate}
      isSaving={isSaving}
      save={(draft, version) => edit({ ...draft, version })}
      savedText={t`The bank account is saved.`}
    >
      {(draft, change) => (
        <>
          <FormSection
            title={t`Account`}
            description={t`A change puts a new account in the place of the one in use.`}
          >
            <BankFields draft={draft} onChange={change} numberEnd={bank.account?.numberEnd ?? null} />
          </FormSection>
          <FormSection
            title={t`Cancelled cheque`}
            description={t`Proof of the account. Only the owner can open it.`}
          >
            <ImageField
              label={t`Cancelled cheque`}
              name="chequeUploadId"
              purpose="CANCELLED_CHEQUE"
              // A cheque proves one account; the next one needs its own.
              currentUrl={null}
              value={draft.chequeUploadId}
              onChange={(chequeUploadId) => change({ chequeUploadId })}
            />
            {bank.account?.chequeUrl && (
              <a className="ui-link" href={bank.account.chequeUrl} target="_blank" rel="noreferrer">
                {t`Cheque of the account in use`}
              </a>
            )}
          </FormSection>
          <FormSection title={t`Confirm`} description={t`Money goes there, so we ask who you are.`}>
            <PasswordField
              name="password"
              label={t`Your password`}
              showLabel={t`Show password`}
              required={t`Password is required`}
              value={draft.password}
              onChange={(password) => change({ password })}
              autoComplete="current-password"
            />
          </FormSection>
          <FormSection title={t`Earlier accounts`} description={t`What was in use before.`}>
            <BankHistory bankKey={bank} />
          </FormSection>
        </>
      )}
    </CompanyScreen>
  );
}
