import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { graphql, useFragment } from "react-relay";
import type { RegisterForm_country$key } from "#/__generated__/RegisterForm_country.graphql";
import { AddressParts } from "#/address/AddressParts.tsx";
import { useAvailability } from "#/availability/useAvailability.ts";
import { useDraft } from "#/form/useDraft.ts";
import { useLeaveGuard } from "#/form/useLeaveGuard.tsx";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { FormActions } from "#/ui/FormRow.tsx";
import { holdStill } from "#/ui/holdStill.ts";
import { besideField, useRegisterCompany } from "../useRegisterCompany.ts";
import { registerInput } from "../registerInput.ts";
import { emptyRegistration, type RegisterValues } from "../registerValues.ts";
import { BusinessFields } from "./BusinessFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { Honeypot } from "./Honeypot.tsx";
import { RegisterSection } from "./RegisterSection.tsx";

interface RegisterFormProps {
  readonly countryKey: RegisterForm_country$key;
  /** How long the end of an e-mail address may be. */
  readonly topLevelLength: number;
  /** The company is registered; a mail to this address activates it. */
  readonly onRegistered: (email: string) => void;
}

/** The registration in three sections (Document 1 §2). What was typed stays until the service has taken it. */
export function RegisterForm({ countryKey, topLevelLength, onRegistered }: RegisterFormProps) {
  const { t } = useLingui();
  const country = useFragment(
    graphql`
      fragment RegisterForm_country on Country {
        code
        ...BusinessFields_country
        ...AddressParts_country
      }
    `,
    countryKey,
  );
  const [values, change, isDirty] = useDraft(emptyRegistration);
  const [error, setError] = useState<MutationError>();
  const [isBirthDateEdited, setIsBirthDateEdited] = useState(false);
  const [isRegistered, setIsRegistered] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  // One key for one registration: sending it again after a broken connection does not register twice.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const { question } = useLeaveGuard(isDirty && !isRegistered);
  useEffect(holdStill, []);
  const businessName = useAvailability("BUSINESS_NAME");
  const subdomain = useAvailability("SUBDOMAIN");
  const email = useAvailability("OWNER_EMAIL");

  const refuse = (reason: MutationError | undefined) => {
    setError(reason);
    setIsBirthDateEdited(false);
  };
  const [register, isRegistering] = useRegisterCompany();

  const edit = (part: Partial<RegisterValues>) => {
    change(part);
    if (part.dateOfBirth) setIsBirthDateEdited(true);
  };

  /** Messages of the names that somebody else has taken meanwhile. */
  const takenNames = async (): Promise<Record<string, string[]>> => {
    const [name, address, owner] = await Promise.all([
      businessName.confirm(values.businessName.trim()),
      subdomain.confirm(values.subdomain),
      email.confirm(values.email),
    ]);
    return {
      ...(name === "taken" && { businessName: [t`Business Name Already Exist`] }),
      ...(address === "taken" && { subdomain: [t`Business Subdomain Already Exist`] }),
      ...(owner === "taken" && { email: [t`Email Already Exist`] }),
    };
  };

  const submit = async () => {
    const input = registerInput(values, idempotencyKey);
    if (!input || isConfirming) return;
    refuse(undefined);
    setIsConfirming(true);
    const taken = await takenNames();
    setIsConfirming(false);
    if (Object.keys(taken).length > 0) {
      refuse({ formError: undefined, fieldErrors: taken });
      return;
    }
    const outcome = await register(input);
    if (outcome === undefined) return;
    if (typeof outcome !== "string") {
      if (!outcome.isUnanswered) setIdempotencyKey(crypto.randomUUID());
      refuse(besideField(outcome));
      return;
    }
    // The guard must know before the page changes that there is nothing left to lose.
    flushSync(() => setIsRegistered(true));
    onRegistered(outcome);
  };

  const birthDateIssue = isBirthDateEdited ? undefined : error?.fieldErrors["dateOfBirth"]?.join(" ");
  const section = { values, onChange: edit };
  return (
    <>
      <Form
        aria-label={t`Register`}
        summaryTitle={t`Please check these fields`}
        formError={error?.formError}
        validationErrors={error?.fieldErrors}
        onSubmit={() => void submit()}
      >
        <BusinessFields {...section} countryKey={country} businessName={businessName} subdomain={subdomain} />
        <RegisterSection title={t`Address`} description={t`Where the business is registered.`}>
          <AddressParts
            path="address"
            countryKey={country}
            draft={values.address}
            onChange={(part) => edit({ address: { ...values.address, ...part } })}
            isOwn
            messages={{
              area: t`Area is Required`,
              postalCode: t`Zip is Required`,
              province: t`Province is required`,
            }}
          />
        </RegisterSection>
        <ContactFields
          {...section}
          country={country.code}
          topLevelLength={topLevelLength}
          email={email}
          birthDateIssue={birthDateIssue}
        />
        <Honeypot value={values.website} onChange={(website) => edit({ website })} />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={isConfirming || isRegistering}
            pendingLabel={t`Registering`}
          >
            {t`Register`}
          </Button>
        </FormActions>
      </Form>
      {question}
    </>
  );
}
