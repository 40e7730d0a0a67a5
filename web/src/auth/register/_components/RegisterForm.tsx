import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
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
import { Steps } from "#/ui/Steps.tsx";
import { errorsOf, firstPanelOf, type Panel, panelOf, panels } from "../panels.ts";
import { useRegisterCompany } from "../useRegisterCompany.ts";
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

/** The registration in three short parts (Document 1 §2), one after the other. What was typed stays until the service has taken it. */
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
  const businessName = useAvailability("BUSINESS_NAME");
  const subdomain = useAvailability("SUBDOMAIN");
  const email = useAvailability("OWNER_EMAIL");

  const [register, isRegistering] = useRegisterCompany();
  const [panel, setPanel] = useState<Panel>("business");
  const index = panels.indexOf(panel);
  const title = useRef<HTMLDivElement>(null);
  const shownPanel = useRef(panel);
  // The button that led here is gone. What is wrong takes the focus by itself.
  useEffect(() => {
    if (shownPanel.current === panel) return;
    shownPanel.current = panel;
    title.current?.querySelector("h2")?.focus();
  }, [panel]);

  const refuse = (reason: MutationError | undefined) => {
    setError(reason);
    setIsBirthDateEdited(false);
    if (reason) setPanel(firstPanelOf(reason));
  };
  const edit = (part: Partial<RegisterValues>) => {
    change(part);
    if (part.dateOfBirth) setIsBirthDateEdited(true);
  };

  const lookUps = {
    businessName: {
      check: businessName,
      value: values.businessName.trim(),
      message: t`Business Name Already Exist`,
    },
    subdomain: { check: subdomain, value: values.subdomain, message: t`Business Subdomain Already Exist` },
    email: { check: email, value: values.email, message: t`Email Already Exist` },
  };
  /** Messages of the names that somebody else has taken meanwhile: of the part that is open, or of all. */
  const takenNames = async (within?: Panel): Promise<Record<string, readonly string[]>> => {
    const asked = Object.entries(lookUps).filter(
      ([field]) => within === undefined || panelOf(field) === within,
    );
    const found = await Promise.all(
      asked.map(async ([field, { check, value, message }]) =>
        (await check.confirm(value)) === "taken" ? [[field, [message]] as const] : [],
      ),
    );
    return Object.fromEntries(found.flat());
  };

  const submit = async () => {
    if (isConfirming) return;
    const next = panels[index + 1];
    const input = next === undefined ? registerInput(values, idempotencyKey) : undefined;
    if (next === undefined && !input) return;
    if (next === undefined) refuse(undefined);
    setIsConfirming(true);
    const taken = await takenNames(next === undefined ? undefined : panel);
    setIsConfirming(false);
    if (Object.keys(taken).length > 0) {
      refuse({ formError: undefined, fieldErrors: taken });
      return;
    }
    if (next !== undefined) {
      setPanel(next);
      return;
    }
    if (!input) return;
    const outcome = await register(input);
    if (outcome === undefined) return;
    if (typeof outcome !== "string") {
      if (!outcome.isUnanswered) setIdempotencyKey(crypto.randomUUID());
      refuse(outcome);
      return;
    }
    // The guard must know before the page changes that there is nothing left to lose.
    flushSync(() => setIsRegistered(true));
    onRegistered(outcome);
  };

  const birthDateIssue = isBirthDateEdited ? undefined : error?.fieldErrors["dateOfBirth"]?.join(" ");
  const section = { values, onChange: edit };
  const names: Readonly<Record<Panel, string>> = {
    business: t`Business`,
    address: t`Address`,
    contact: t`Point of Contact`,
  };
  const errors = useMemo(() => errorsOf(error, panel), [error, panel]);
  return (
    <>
      <div className="register-rail">
        <Steps
          label={t`Steps`}
          current={index + 1}
          stateNames={{ current: t`current step`, done: t`done`, ahead: t`not yet` }}
          steps={panels.map((one, at) => ({
            number: at + 1,
            name: names[one],
            isDone: at < index,
            open: at < index ? () => setPanel(one) : undefined,
          }))}
        />
      </div>
      <div ref={title}>
        <Form
          // What was attempted, and said of it, is of one part.
          key={panel}
          aria-label={t`Register`}
          summaryTitle={t`Please check these fields`}
          formError={panel === "contact" ? error?.formError : undefined}
          validationErrors={errors}
          onSubmit={() => void submit()}
        >
          {panel === "business" && (
            <BusinessFields
              {...section}
              countryKey={country}
              businessName={businessName}
              subdomain={subdomain}
            />
          )}
          {panel === "address" && (
            <RegisterSection title={names.address} description={t`Where the business is registered.`}>
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
          )}
          {panel === "contact" && (
            <ContactFields
              {...section}
              country={country.code}
              topLevelLength={topLevelLength}
              email={email}
              birthDateIssue={birthDateIssue}
            />
          )}
          <Honeypot value={values.website} onChange={(website) => edit({ website })} />
          <FormActions>
            {index > 0 && (
              <Button onPress={() => setPanel(panels[index - 1] ?? "business")}>{t`Back`}</Button>
            )}
            <Button
              type="submit"
              variant="primary"
              isPending={isConfirming || isRegistering}
              pendingLabel={panel === "contact" ? t`Registering` : t`Checking`}
            >
              {panel === "contact" ? t`Register` : t`Continue`}
            </Button>
          </FormActions>
        </Form>
      </div>
      {question}
    </>
  );
}
