import { useLingui } from "@lingui/react/macro";
import { useAvailability } from "#/availability/useAvailability.ts";
import type { PersonDraft } from "#/contact/personDraft.ts";
import { PersonFields } from "#/contact/PersonFields.tsx";
import { Switch } from "#/ui/Switch.tsx";
import { lackingParts, type SellerDraft, type SellerPartProps } from "../sellerForm.ts";
import { SellerSection } from "./SellerSection.tsx";

interface SellerAdministratorFieldsProps extends SellerPartProps {
  readonly country: string;
  readonly topLevelLength: number;
  /** The location as it is. */
  readonly own: SellerDraft | undefined;
}

/** Who runs the location and signs in for it. */
export function SellerAdministratorFields({
  country,
  topLevelLength,
  own,
  draft,
  onChange,
}: SellerAdministratorFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const email = useAvailability("SELLER_EMAIL");
  const { administrator, dateOfBirth, hasAdministrator } = draft;
  const ownEmail = own?.administrator.email || undefined;
  // Nobody was ever named, so the location may go on without (decision D-45).
  const isOptional = own !== undefined && ownEmail === undefined;
  const changePerson = ({ dateOfBirth: date, ...person }: Partial<PersonDraft>) =>
    onChange({
      ...(date && { dateOfBirth: date }),
      administrator: { ...administrator, ...person },
    });
  return (
    <SellerSection
      title={t`Administrator`}
      description={t`Who runs the location. They get a mail with a link and sign in with their email.`}
    >
      {isOptional && (
        <Switch isSelected={hasAdministrator} onChange={(isNamed) => onChange({ hasAdministrator: isNamed })}>
          {t`Invite somebody to run this location`}
        </Switch>
      )}
      {hasAdministrator && (
        <PersonFields
          path="administrator."
          values={{ ...administrator, dateOfBirth }}
          onChange={changePerson}
          country={country}
          topLevelLength={topLevelLength}
          email={email}
          ownEmail={ownEmail}
          ownPhone={own?.administrator.phone}
          emailDescription={
            ownEmail !== undefined && administrator.email !== ownEmail
              ? t`Another address is another person: they are invited, and the one before cannot sign in any more.`
              : undefined
          }
          birthDateIssue={undefined}
          isSelf={false}
          mayLack={own && lackingParts(own)}
        />
      )}
    </SellerSection>
  );
}
