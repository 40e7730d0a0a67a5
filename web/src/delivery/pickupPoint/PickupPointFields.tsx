import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { pickupPointFieldsQuery } from "#/__generated__/pickupPointFieldsQuery.graphql";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { SellerFieldsSkeleton } from "#/sellers/_components/SellerFieldsSkeleton.tsx";
import { SellerSection } from "#/sellers/_components/SellerSection.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { NumberField } from "#/ui/NumberField.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { ClosedDaysField } from "./ClosedDaysField.tsx";
import { OpeningHoursField } from "./OpeningHoursField.tsx";
import { pickupPointFields } from "./pickupPointFieldsQuery.ts";
import type { PickupPointPartProps } from "./pickupPointForm.ts";
import { PickupPointPlace } from "./PickupPointPlace.tsx";

interface PickupPointFieldsProps extends PickupPointPartProps {
  readonly queryRef: PreloadedQuery<pickupPointFieldsQuery>;
}

/** The form of a pickup point: place, contact, opening hours, promises. */
export function PickupPointFields(props: PickupPointFieldsProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={<SellerFieldsSkeleton />}>
        <Fields {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

function Fields({ queryRef, draft, onChange }: PickupPointFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t } = useLingui();
  const { defaultCountry, features } = usePreloadedQuery<pickupPointFieldsQuery>(pickupPointFields, queryRef);
  const atMost = useLengthRule();
  const { field, text } = bindFields({ draft, onChange });
  const between = (lowest: number, highest: number, message: string) => (value: number) =>
    Number.isInteger(value) && value >= lowest && value <= highest ? null : message;
  return (
    <>
      <PickupPointPlace draft={draft} onChange={onChange} countryKey={defaultCountry} />
      <SellerSection title={t`Contact`} description={t`Whom customers and colleagues reach there.`}>
        <FormRow>
          <TextField {...text("contactName")} label={t`Contact`} validate={atMost(limits.name)} />
          <TextField
            {...text("phone")}
            type="tel"
            inputMode="tel"
            label={t`Phone`}
            required={t`Phone is required`}
            validate={(typed) =>
              /^\+?\d{7,15}$/.test(typed.replaceAll(/[\s().-]+/g, "")) ? null : t`Phone has 7 to 15 digits.`
            }
          />
        </FormRow>
        <TextField
          name="email"
          inputMode="email"
          label={t`Email`}
          validate={(address) =>
            isEmail(address, features.emailTopLevelLength) ? null : t`Email is Invalid`
          }
          value={draft.email}
          onChange={(typed) => onChange({ email: normaliseEmail(typed) })}
          autoComplete="off"
        />
      </SellerSection>
      <SellerSection
        title={t`Opening hours`}
        description={t`When customers can collect. Times are those of India (IST, UTC+5:30).`}
      >
        <OpeningHoursField week={draft.hours} onChange={(hours) => onChange({ hours })} />
      </SellerSection>
      <SellerSection
        title={t`Closed days`}
        description={t`Days on which it is closed for once, such as holidays.`}
      >
        <ClosedDaysField draft={draft} onChange={onChange} />
      </SellerSection>
      <SellerSection
        title={t`Promises`}
        description={t`What customers are told, and how much a day can take.`}
      >
        <FormRow>
          <NumberField
            {...field("leadTimeHours")}
            label={t`Hours until it is ready`}
            description={t`From the order to the counter.`}
            required={t`Hours until it is ready is required`}
            minValue={0}
            validate={between(0, 336, t`Must be a whole number from 0 to 336`)}
          />
          <NumberField
            {...field("keepDays")}
            label={t`Days it is kept`}
            description={t`Then it is to be brought back.`}
            required={t`Days it is kept is required`}
            minValue={0}
            validate={between(1, 60, t`Must be a whole number from 1 to 60`)}
          />
          <NumberField
            {...field("maxOrdersPerDay")}
            label={t`Orders a day at most`}
            description={t`Empty for any number.`}
            minValue={0}
            validate={between(1, 10_000, t`Must be a whole number from 1 to 10000`)}
          />
        </FormRow>
        <TextArea
          {...field("instructions")}
          label={t`Instructions`}
          description={t`Stand in the mail that says that an order is ready.`}
          validate={atMost(500)}
        />
      </SellerSection>
    </>
  );
}
