import { useLingui } from "@lingui/react/macro";
import { isEmail, normaliseEmail } from "#/auth/emailRule.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { AvailabilityCheck } from "../AvailabilityCheck.ts";
import { diallingCode, isPhone, normalisePhone } from "../phoneRule.ts";
import type { RegisterFieldsProps, RegisterValues } from "../registerValues.ts";
import { limits, useLengthRule } from "../useLengthRule.ts";
import { BirthDateField } from "./BirthDateField.tsx";
import { RegisterSection } from "./RegisterSection.tsx";
import { UniqueField } from "./UniqueField.tsx";

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
export function ContactFields({
  country,
  topLevelLength,
  values,
  onChange,
  email,
  birthDateIssue,
}: ContactFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t } = useLingui();
  const atMost = useLengthRule();
  const genders: readonly { id: NonNullable<RegisterValues["gender"]>; label: string }[] = [
    { id: "MALE", label: t`Male` },
    { id: "FEMALE", label: t`Female` },
    { id: "OTHERS", label: t`Others` },
  ];
  const titles = [t`Owner`, t`Director`, t`Partner`, t`Manager`, t`Mr`, t`Ms`, t`Mrs`, t`Dr`];
  const prefix = diallingCode(country);
  return (
    <RegisterSection
      title={t`Point of Contact`}
      description={t`Who looks after the account. You sign in with this e-mail.`}
    >
      <FormRow>
        <TextField
          name="firstName"
          label={t`First Name`}
          required={t`First Name is required`}
          validate={atMost(limits.name)}
          value={values.firstName}
          onChange={(firstName) => onChange({ firstName })}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={t`Last Name`}
          validate={atMost(limits.name)}
          value={values.lastName}
          onChange={(lastName) => onChange({ lastName })}
          autoComplete="family-name"
        />
      </FormRow>
      <FormRow>
        <TextField
          name="title"
          label={t`Title`}
          description={t`For example Owner, Director or Dr.`}
          suggestions={titles}
          required={t`Title is required`}
          validate={atMost(limits.title)}
          value={values.title}
          onChange={(title) => onChange({ title })}
        />
        <Select
          name="gender"
          label={t`Gender`}
          placeholder={t`Choose a gender`}
          options={genders}
          required={t`Gender is required`}
          value={values.gender}
          onChange={(id) => onChange({ gender: genders.find((gender) => gender.id === id)?.id ?? null })}
        />
      </FormRow>
      <BirthDateField value={values.dateOfBirth} onChange={onChange} issue={birthDateIssue} />
      <FormRow>
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          label={t`Phone`}
          {...(prefix === undefined ? {} : { prefix })}
          required={t`Phone is required`}
          validate={(digits) =>
            isPhone(digits, country)
              ? null
              : country === "IND"
                ? t`Phone has 10 digits and starts with 6, 7, 8 or 9.`
                : t`Phone has 7 to 15 digits.`
          }
          value={values.phone}
          onChange={(typed) => onChange({ phone: normalisePhone(typed, country) })}
          autoComplete="tel"
        />
        <UniqueField
          check={email}
          name="email"
          inputMode="email"
          label={t`Email ID`}
          required={t`Email address is required`}
          validate={(address) =>
            isEmail(address, topLevelLength) ? atMost(limits.email)(address) : t`Email is Invalid`
          }
          taken={t`Email Already Exist`}
          isComplete={(address) => isEmail(address, topLevelLength) && address.length <= limits.email}
          value={values.email}
          onChange={(typed) => onChange({ email: normaliseEmail(typed) })}
          autoComplete="email"
        />
      </FormRow>
    </RegisterSection>
  );
}
