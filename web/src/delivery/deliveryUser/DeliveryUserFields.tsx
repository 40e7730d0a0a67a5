import { useLingui } from "@lingui/react/macro";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";
import { isPhone, normalisePhone } from "#/contact/phoneRule.ts";
import { bindFields } from "#/form/bindFields.ts";
import { DayField } from "#/form/DayField.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { businessToday } from "#/i18n/businessToday.ts";
import { TaxNumberField as PlainNumberField } from "#/taxNumber/TaxNumberField.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { DeliveryUserDraft } from "./deliveryUserForm.ts";
import { LocationsField } from "./LocationsField.tsx";
import {
  allVehicles,
  canHaveNumber,
  isMotorised,
  licenceFault,
  numberFault,
  vehicleNames,
} from "./vehicles.ts";

interface DeliveryUserFieldsProps extends DraftFields<DeliveryUserDraft> {
  /** Whether the viewer may say for which locations: a location's people may not. */
  readonly hasLocations: boolean;
}

/** Who it is, what they bring orders with, and for which locations. What looks wrong of a vehicle is a warning. */
export function DeliveryUserFields({ draft, onChange, hasLocations }: DeliveryUserFieldsProps) {
  "use no memo";
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { text, field } = bindFields({ draft, onChange });
  const { vehicle, vehicleNumber, licenceNumber, licenceExpiry } = draft;
  const numberWarnings = {
    missing: t`This vehicle needs a number.`,
    form: t`A vehicle number is like KA01AB1234 or 22BH1234AA.`,
  };
  const licenceWarnings = {
    missing: t`This vehicle needs a licence.`,
    form: t`A licence has two letters and 13 digits, like KA0120190004321.`,
  };
  const wrongNumber = numberFault(vehicle, vehicleNumber);
  const wrongLicence = licenceFault(vehicle, licenceNumber);
  return (
    <>
      <TextField
        {...text("name")}
        label={t`Name`}
        required={t`Name is required`}
        validate={(name) =>
          name.trim().length < 2 ? t`Must have at least 2 characters` : atMost(limits.name)(name)
        }
      />
      <FormRow>
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          label={t`Phone`}
          prefix="+91"
          required={t`Phone is required`}
          validate={(digits) =>
            isPhone(digits, "IND") ? null : t`Phone has 10 digits and starts with 6, 7, 8 or 9.`
          }
          value={draft.phone}
          onChange={(typed) => onChange({ phone: normalisePhone(typed, "IND") })}
          autoComplete="off"
        />
        <TextField
          name="email"
          inputMode="email"
          label={t`Email`}
          validate={(address) =>
            address === "" || isEmail(address) ? atMost(limits.email)(address) : t`Email is Invalid`
          }
          value={draft.email}
          onChange={(typed) => onChange({ email: normaliseEmail(typed) })}
          autoComplete="off"
        />
      </FormRow>
      <FormRow>
        <Select
          name="vehicle"
          label={t`Vehicle`}
          placeholder={t`Choose a vehicle`}
          required={t`Vehicle is required`}
          options={allVehicles.map((id) => ({ id, label: t(vehicleNames[id]) }))}
          value={vehicle}
          onChange={(id) => onChange({ vehicle: allVehicles.find((one) => one === id) ?? null })}
        />
        {canHaveNumber(vehicle) && (
          <PlainNumberField
            {...field("vehicleNumber")}
            label={t`Vehicle number`}
            validate={atMost(20)}
            warning={wrongNumber ? numberWarnings[wrongNumber] : undefined}
          />
        )}
      </FormRow>
      {isMotorised(vehicle) && (
        <FormRow>
          <PlainNumberField
            {...field("licenceNumber")}
            label={t`Licence number`}
            validate={atMost(25)}
            warning={wrongLicence ? licenceWarnings[wrongLicence] : undefined}
          />
          <DayField
            {...field("licenceExpiry")}
            label={t`Licence until`}
            description={
              licenceExpiry !== "" &&
              licenceExpiry < businessToday() && (
                <span className="delivery-user-licence" data-over>{t`The licence has expired.`}</span>
              )
            }
          />
        </FormRow>
      )}
      {hasLocations && (
        <LocationsField value={draft.locations} onChange={(locations) => onChange({ locations })} />
      )}
    </>
  );
}
