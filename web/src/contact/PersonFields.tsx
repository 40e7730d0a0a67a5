import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { AvailabilityCheck } from "#/availability/AvailabilityCheck.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { BirthDateField } from "./BirthDateField.tsx";
import type { PersonDraft, PersonPart } from "./personDraft.ts";
import { PersonNameFields } from "./PersonNameFields.tsx";
import { diallingCode, isPhone, normalisePhone } from "./phoneRule.ts";
import { SignInEmailField } from "./SignInEmailField.tsx";
import { useGenders } from "./useGenders.ts";

interface PersonFieldsProps {
  /** Stands before the names of the fields, so that the gateway's issues find them: empty, or like `administrator.`. */
  readonly path?: string;
  readonly values: PersonDraft;
  readonly onChange: (change: Partial<PersonDraft>) => void;
  /** Code of the country that the product is set up for; the phone number is one of it. */
  readonly country: string;
  /** How long the end of an e-mail address may be. */
  readonly topLevelLength: number;
  readonly email: AvailabilityCheck;
  /** The address they have already, which is not taken by somebody else. */
  readonly ownEmail?: string | undefined;
  /** The phone number they have already, which is not judged again. */
  readonly ownPhone?: string | undefined;
  readonly emailDescription?: ReactNode;
  /** What the server said of the date of birth. */
  readonly birthDateIssue: string | undefined;
  /** Whoever fills the form in is the person: the browser may help with what it knows. */
  readonly isSelf: boolean;
  /** What nobody has said of the person yet, and who fills the form in need not say now. */
  readonly mayLack?: readonly PersonPart[] | undefined;
}

/** Names, title, gender, date of birth, phone and e-mail of somebody who is to sign in (Document 1 §2, §5). */
export function PersonFields({
  path = "",
  values,
  onChange,
  country,
  topLevelLength,
  email,
  ownEmail,
  ownPhone,
  emailDescription,
  birthDateIssue,
  isSelf,
  mayLack,
}: PersonFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t } = useLingui();
  const needed = (part: PersonPart, message: string) => (mayLack?.includes(part) ? undefined : message);
  const { field } = bindFields({ draft: values, onChange }, path);
  const atMost = useLengthRule();
  const genders = useGenders();
  const titles = [t`Owner`, t`Director`, t`Partner`, t`Manager`, t`Mr`, t`Ms`, t`Mrs`, t`Dr`];
  const prefix = diallingCode(country);
  return (
    <>
      <PersonNameFields path={path} values={values} onChange={onChange} isSelf={isSelf} />
      <FormRow>
        <TextField
          {...field("title")}
          label={t`Title`}
          description={t`For example Owner, Director or Dr.`}
          suggestions={titles}
          required={needed("title", t`Title is required`)}
          validate={atMost(limits.title)}
        />
        <Select
          name={`${path}gender`}
          label={t`Gender`}
          placeholder={t`Choose a gender`}
          options={genders}
          required={needed("gender", t`Gender is required`)}
          value={values.gender}
          onChange={(id) => onChange({ gender: genders.find((gender) => gender.id === id)?.id ?? null })}
        />
      </FormRow>
      <BirthDateField
        {...field("dateOfBirth")}
        issue={birthDateIssue}
        isOwnBirthday={isSelf}
        isOptional={mayLack?.includes("dateOfBirth") ?? false}
      />
      <FormRow>
        <TextField
          name={`${path}phone`}
          type="tel"
          inputMode="tel"
          label={t`Phone`}
          {...(prefix === undefined ? {} : { prefix })}
          required={needed("phone", t`Phone is required`)}
          validate={(digits) =>
            digits === ownPhone || isPhone(digits, country)
              ? null
              : country === "IND"
                ? t`Phone has 10 digits and starts with 6, 7, 8 or 9.`
                : t`Phone has 7 to 15 digits.`
          }
          value={values.phone}
          onChange={(typed) => onChange({ phone: normalisePhone(typed, country) })}
          autoComplete={isSelf ? "tel" : "off"}
        />
        <SignInEmailField
          path={path}
          value={values.email}
          onChange={onChange}
          topLevelLength={topLevelLength}
          check={email}
          own={ownEmail}
          description={emailDescription}
          isSelf={isSelf}
        />
      </FormRow>
    </>
  );
}
