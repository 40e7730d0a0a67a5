import { useLingui } from "@lingui/react/macro";
import type { AvailabilityCheck } from "#/availability/AvailabilityCheck.ts";
import { PersonFields } from "#/contact/PersonFields.tsx";
import type { RegisterFieldsProps } from "../registerValues.ts";
import { RegisterSection } from "./RegisterSection.tsx";

interface ContactFieldsProps extends RegisterFieldsProps {
  /** Code of the country that the product is set up for; the phone number is one of it. */
  readonly country: string;
  /** How long the end of an e-mail address may be. */
  readonly topLevelLength: number;
  readonly email: AvailabilityCheck;
  /** What the server said of the date of birth. */
  readonly birthDateIssue: string | undefined;
}

/** Section "Point of Contact" of the registration (Document 1 §2): the first owner. */
export function ContactFields(props: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <RegisterSection
      title={t`Point of Contact`}
      description={t`Who looks after the account. You sign in with this email.`}
    >
      <PersonFields {...props} isSelf />
    </RegisterSection>
  );
}
