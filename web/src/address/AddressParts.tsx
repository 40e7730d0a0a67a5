import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { AddressParts_country$key } from "#/__generated__/AddressParts_country.graphql";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { isPostalCode, normalisePostalCode } from "./postalCodeRule.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { FormRow } from "#/ui/FormRow.tsx";
import { Select } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { provincesOfPin } from "./provinceOfPin.ts";
import { type AddressDraft, addressLabels } from "./address.ts";
import { useCountryName } from "./useCountryName.ts";

interface AddressPartsProps extends DraftFields<AddressDraft> {
  /** The address's field in the input, so that the gateway's issues find the parts. */
  readonly path: "address" | "billingAddress" | "shippingAddress";
  readonly countryKey: AddressParts_country$key;
  /** It is the address of whoever types, so the browser may fill it in. */
  readonly isOwn?: boolean;
  readonly labels?: typeof addressLabels;
  /** What is said of the parts that must be there, left out where they need not; each screen has its own words (decision D-36). */
  readonly messages: {
    /** Left out where an address may go without. */
    readonly area?: string;
    readonly postalCode?: string;
    readonly province?: string;
  };
}

/** What browsers call the parts that they can fill in. */
const filledIn: Partial<Record<keyof AddressDraft, { readonly autoComplete: string }>> = {
  line1: { autoComplete: "address-line1" },
  line2: { autoComplete: "address-line2" },
  area: { autoComplete: "address-level3" },
  postalCode: { autoComplete: "postal-code" },
  region: { autoComplete: "address-level2" },
};

/** The fields of an address in the country that the product is set up for. */
export function AddressParts({
  path,
  countryKey,
  draft,
  onChange,
  isOwn,
  labels = addressLabels,
  messages,
}: AddressPartsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t, i18n } = useLingui();
  const countryName = useCountryName();
  const { field, text } = bindFields({ draft, onChange }, `${path}.`);
  const atMost = useLengthRule();
  const country = useFragment(
    graphql`
      fragment AddressParts_country on Country @throwOnFieldError {
        code
        name
        provinces {
          code
          name
        }
      }
    `,
    countryKey,
  );
  const line = (part: Exclude<keyof AddressDraft, "provinceCode">) => ({
    ...(isOwn ? { ...field(part), ...filledIn[part] } : text(part)),
    label: i18n._(labels[part]),
    validate: atMost(limits.addressLine),
  });
  const isIndia = country.code === "IND";
  /** The province that a postal code lies in, while none was chosen by hand. */
  const proposal = (postalCode: string): Partial<AddressDraft> => {
    const known = (codes: readonly string[]) =>
      country.provinces.find(({ code }) => codes.includes(code))?.code;
    const before = isIndia ? known(provincesOfPin(draft.postalCode)) : undefined;
    const provinceCode = isIndia ? known(provincesOfPin(postalCode)) : undefined;
    const isOpen = draft.provinceCode === null || draft.provinceCode === before;
    return provinceCode !== undefined && isOpen ? { provinceCode } : {};
  };
  return (
    <>
      <FormRow>
        <TextField {...line("line1")} />
        <TextField {...line("line2")} />
      </FormRow>
      <FormRow>
        <TextField {...line("streetNumber")} />
        <TextField {...line("streetName")} />
      </FormRow>
      <FormRow>
        <TextField {...line("area")} required={messages.area} />
        <TextField
          {...line("postalCode")}
          required={messages.postalCode}
          validate={(code) =>
            isPostalCode(code, country.code)
              ? null
              : isIndia
                ? t`Zip has 6 digits and does not start with 0.`
                : t`Zip has 3 to 10 letters and digits.`
          }
          onChange={(typed) => {
            const postalCode = normalisePostalCode(typed, country.code);
            onChange({ postalCode, ...proposal(postalCode) });
          }}
          inputMode={isIndia ? "numeric" : "text"}
        />
      </FormRow>
      <TextField {...line("region")} />
      <FormRow>
        <Select
          {...field("provinceCode")}
          label={i18n._(labels.provinceCode)}
          placeholder={t`Choose`}
          emptyText={t`None are known for this country.`}
          options={country.provinces.map(({ code, name }) => ({ id: code, label: name }))}
          required={messages.province}
        />
        <TextField
          label={t`Country`}
          value={countryName({ code: country.code, name: country.name }) ?? ""}
          isReadOnly
        />
      </FormRow>
    </>
  );
}
