import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Checkbox } from "../Checkbox.tsx";
import { DatePicker } from "../DatePicker.tsx";
import { noDate } from "../dateParts.ts";
import { FormRow } from "../FormRow.tsx";
import { MemorableDate } from "../MemorableDate.tsx";
import { NumberField } from "../NumberField.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { Select } from "../Select.tsx";
import type { SelectOption } from "../Select.tsx";
import { Switch } from "../Switch.tsx";
import { TextArea } from "../TextArea.tsx";
import { TextField } from "../TextField.tsx";
import { Specimen } from "./Specimen.tsx";

const provinces = (): readonly SelectOption[] => [
  { id: "KA", label: "Karnataka" },
  { id: "KL", label: "Kerala" },
  { id: "MH", label: "Maharashtra", description: t`Two pickup points` },
  { id: "TN", label: "Tamil Nadu", isDisabled: true },
];

export function FieldSpecimens() {
  return (
    <>
      <Specimen name={t`Text fields`}>
        <TextField
          label={t`Business Name`}
          placeholder="Verdant Greens"
          description={t`As customers see it.`}
        />
        <TextField label={t`Subdomain`} suffix=".verdant.test" defaultValue="verdant" />
        <TextField label={t`Email`} type="email" defaultValue="Owner@" errorMessage={t`Email is Invalid`} />
        <FormRow>
          <TextField label={t`Read only`} isReadOnly defaultValue="India" />
          <TextField label={t`Disabled`} isDisabled defaultValue="IND" />
        </FormRow>
        <PasswordField label={t`New Password`} showLabel={t`Show password`} defaultValue="green leaves" />
        <TextArea label={t`Description`} placeholder={t`What belongs in this category`} rows={3} />
      </Specimen>
      <Specimen name={t`Dates known by heart`}>
        <DateSpecimen />
        <DateSpecimen errorMessage={t`You must be at least 18 years old`} />
      </Specimen>
      <Specimen name={t`Days near today`}>
        <FormRow>
          <DaySpecimen />
          <DaySpecimen day="2026-12-01" />
        </FormRow>
        <DaySpecimen day="2026-11-01" errorMessage={t`Start Date must not be in the past`} />
      </Specimen>
      <Specimen name={t`Numbers and choices`}>
        <FormRow>
          <NumberField label={t`Order ID`} defaultValue={12} minValue={1} steppers={steppers()} />
          <NumberField
            label={t`Price before tax (INR)`}
            prefix="₹"
            defaultValue={1299}
            formatOptions={{ minimumFractionDigits: 2 }}
          />
        </FormRow>
        <FormRow>
          <NumberField
            label={t`Commission`}
            suffix="%"
            errorMessage={t`Please enter 1% to 20%`}
            defaultValue={40}
          />
          <NumberField label={t`Disabled`} isDisabled defaultValue={90} steppers={steppers()} />
        </FormRow>
        <FormRow>
          <Select label={t`Province`} options={provinces()} placeholder={t`Choose a province`} />
          <Select
            label={t`Chosen`}
            options={provinces()}
            placeholder={t`Choose a province`}
            defaultValue="KA"
          />
        </FormRow>
        <FormRow>
          <Select
            label={t`Invalid`}
            options={provinces()}
            placeholder={t`Choose`}
            errorMessage={t`Province is required`}
          />
          <Select label={t`Disabled`} options={provinces()} placeholder={t`Choose`} isDisabled />
        </FormRow>
      </Specimen>
      <Specimen name={t`Ticks and switches`}>
        <Checkbox>{t`Remember me`}</Checkbox>
        <Checkbox defaultSelected description={t`Customers can choose it at checkout.`}>
          {t`Gift wrapping`}
        </Checkbox>
        <Checkbox isIndeterminate>{t`Some of them`}</Checkbox>
        <Checkbox errorMessage={t`Accept the terms to go on`}>{t`Terms and conditions`}</Checkbox>
        <Checkbox isDisabled defaultSelected>
          {t`Disabled`}
        </Checkbox>
        <Switch>{t`Special offer`}</Switch>
        <Switch defaultSelected description={t`Hides the single price and shows the table of variants.`}>
          {t`Variants enabled`}
        </Switch>
        <Switch isDisabled>{t`Disabled`}</Switch>
      </Specimen>
    </>
  );
}

const steppers = () => ({ increase: t`One more`, decrease: t`One less` });

function DateSpecimen({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState(noDate);
  return (
    <MemorableDate
      name="dateOfBirth"
      label={t`Date of Birth`}
      description={t`For example 20 11 1990`}
      dayLabel={t`Day`}
      monthLabel={t`Month`}
      yearLabel={t`Year`}
      required={t`Date of birth is required`}
      impossible={t`This is not a date.`}
      errorMessage={errorMessage}
      value={value}
      onChange={setValue}
    />
  );
}

function DaySpecimen({ day = "", errorMessage }: { day?: string; errorMessage?: string }) {
  const [value, setValue] = useState(day);
  return (
    <DatePicker
      name="startDate"
      label={t`Start Date`}
      description={t`The first day of the offer.`}
      incomplete={t`This is not a date.`}
      errorMessage={errorMessage}
      value={value}
      onChange={setValue}
      texts={{ open: t`Open the calendar`, previousMonth: t`Previous month`, nextMonth: t`Next month` }}
    />
  );
}
