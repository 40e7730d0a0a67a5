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

const provinces: readonly SelectOption[] = [
  { id: "KA", label: "Karnataka" },
  { id: "KL", label: "Kerala" },
  { id: "MH", label: "Maharashtra", description: "Two pickup points" },
  { id: "TN", label: "Tamil Nadu", isDisabled: true },
];

export function FieldSpecimens() {
  return (
    <>
      <Specimen name="Text fields">
        <TextField label="Business Name" placeholder="Verdant Greens" description="As customers see it." />
        <TextField label="Subdomain" suffix=".verdant.test" defaultValue="verdant" />
        <TextField label="Email" type="email" defaultValue="Owner@" errorMessage="Email is Invalid" />
        <FormRow>
          <TextField label="Read only" isReadOnly defaultValue="India" />
          <TextField label="Disabled" isDisabled defaultValue="IND" />
        </FormRow>
        <PasswordField label="New Password" showLabel="Show password" defaultValue="green leaves" />
        <TextArea label="Description" placeholder="What belongs in this category" rows={3} />
      </Specimen>
      <Specimen name="Dates known by heart">
        <DateSpecimen />
        <DateSpecimen errorMessage="You must be at least 18 years old" />
      </Specimen>
      <Specimen name="Days near today">
        <FormRow>
          <DaySpecimen />
          <DaySpecimen day="2026-12-01" />
        </FormRow>
        <DaySpecimen day="2026-11-01" errorMessage="Start Date must not be in the past" />
      </Specimen>
      <Specimen name="Numbers and choices">
        <FormRow>
          <NumberField label="Order" defaultValue={12} minValue={1} steppers={steppers} />
          <NumberField
            label="Price before tax (INR)"
            prefix="₹"
            defaultValue={1299}
            formatOptions={{ minimumFractionDigits: 2 }}
          />
        </FormRow>
        <FormRow>
          <NumberField
            label="Commission"
            suffix="%"
            errorMessage="Please enter 1% to 20%"
            defaultValue={40}
          />
          <NumberField label="Disabled" isDisabled defaultValue={90} steppers={steppers} />
        </FormRow>
        <FormRow>
          <Select label="Province" options={provinces} placeholder="Choose a province" />
          <Select label="Chosen" options={provinces} placeholder="Choose a province" defaultValue="KA" />
        </FormRow>
        <FormRow>
          <Select
            label="Invalid"
            options={provinces}
            placeholder="Choose"
            errorMessage="Province is required"
          />
          <Select label="Disabled" options={provinces} placeholder="Choose" isDisabled />
        </FormRow>
      </Specimen>
      <Specimen name="Ticks and switches">
        <Checkbox>Remember me</Checkbox>
        <Checkbox defaultSelected description="Customers can choose it at checkout.">
          Gift wrapping
        </Checkbox>
        <Checkbox isIndeterminate>Some of them</Checkbox>
        <Checkbox errorMessage="Accept the terms to go on">Terms and conditions</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Disabled
        </Checkbox>
        <Switch>Special offer</Switch>
        <Switch defaultSelected description="Hides the single price and shows the table of variants.">
          Variants enabled
        </Switch>
        <Switch isDisabled>Disabled</Switch>
      </Specimen>
    </>
  );
}

const steppers = { increase: "One more", decrease: "One less" };

function DateSpecimen({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState(noDate);
  return (
    <MemorableDate
      name="dateOfBirth"
      label="Date of Birth"
      description="For example 20 11 1990"
      dayLabel="Day"
      monthLabel="Month"
      yearLabel="Year"
      required="Date of birth is required"
      impossible="This is not a date."
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
      label="Start Date"
      description="The first day of the offer."
      incomplete="This is not a date."
      errorMessage={errorMessage}
      value={value}
      onChange={setValue}
      texts={{ open: "Open the calendar", previousMonth: "Previous month", nextMonth: "Next month" }}
    />
  );
}
