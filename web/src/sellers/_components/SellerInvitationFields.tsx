import { useLingui } from "@lingui/react/macro";
import { useAvailability } from "#/availability/useAvailability.ts";
import { PersonNameFields } from "#/contact/PersonNameFields.tsx";
import { SignInEmailField } from "#/contact/SignInEmailField.tsx";
import type { PersonDraft } from "#/contact/personDraft.ts";
import { hasMoreThanInvitation, type SellerPartProps } from "../sellerForm.ts";
import { Notice } from "#/ui/Notice.tsx";
import { SellerNameField } from "./SellerNameField.tsx";
import { SellerSection } from "./SellerSection.tsx";

interface SellerInvitationFieldsProps extends SellerPartProps {
  /** How long the end of an e-mail address may be. */
  readonly topLevelLength: number;
}

/** The short form of a location: what it is called, and whom to invite to run it. */
export function SellerInvitationFields({ topLevelLength, draft, onChange }: SellerInvitationFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const email = useAvailability("SELLER_EMAIL");
  const { administrator } = draft;
  const changePerson = (change: Partial<Omit<PersonDraft, "dateOfBirth">>) =>
    onChange({ administrator: { ...administrator, ...change } });
  const person = { path: "administrator.", onChange: changePerson, isSelf: false };
  return (
    <>
      {hasMoreThanInvitation(draft) && (
        <Notice tone="warning" announce="status">
          {t`You have filled in more than goes with an invitation. To save it, fill in everything now.`}
        </Notice>
      )}
      <SellerNameField draft={draft} onChange={onChange} ownName={undefined} />
      <SellerSection
        title={t`Administrator`}
        description={t`Who runs the location. They get a mail with a link and sign in with their email.`}
      >
        <PersonNameFields {...person} values={administrator} />
        <SignInEmailField
          {...person}
          value={administrator.email}
          topLevelLength={topLevelLength}
          check={email}
        />
      </SellerSection>
    </>
  );
}
