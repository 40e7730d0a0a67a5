import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { vendorFieldsQuery } from "#/__generated__/vendorFieldsQuery.graphql";
import { addressLabelsWithState } from "#/address/address.ts";
import { AddressParts } from "#/address/AddressParts.tsx";
import { isEmail, normaliseEmail } from "#/contact/emailRule.ts";
import { isWebAddress } from "#/contact/webAddress.ts";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { SellerFieldsSkeleton } from "#/sellers/_components/SellerFieldsSkeleton.tsx";
import { SellerSection } from "#/sellers/_components/SellerSection.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { CategoriesField } from "./CategoriesField.tsx";
import { vendorFields } from "./vendorFieldsQuery.ts";
import type { VendorPartProps } from "./vendorForm.ts";
import { VendorTaxFields } from "./VendorTaxFields.tsx";

interface VendorFieldsProps extends VendorPartProps {
  readonly queryRef: PreloadedQuery<vendorFieldsQuery>;
  /** The vendor that is edited, which has its own GSTIN. */
  readonly ownId?: string;
}

/** The form of a vendor: who it is, tax and terms, what it supplies, where it is. */
export function VendorFields(props: VendorFieldsProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={<SellerFieldsSkeleton />}>
        <Fields {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

function Fields({ queryRef, ownId, draft, onChange }: VendorFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { t } = useLingui();
  const { defaultCountry, features } = usePreloadedQuery<vendorFieldsQuery>(vendorFields, queryRef);
  const atMost = useLengthRule();
  const { text, field } = bindFields({ draft, onChange });
  return (
    <>
      <SellerSection title={t`Vendor`} description={t`Who it is, and how it is reached.`}>
        <FormRow>
          <TextField
            {...text("name")}
            label={t`Vendor Name`}
            required={t`Vendor Name is required`}
            validate={(name) =>
              name.trim().length < 2 ? t`Must have at least 2 characters` : atMost(limits.name)(name)
            }
            autoFocus
          />
          <TextField {...text("legalName")} label={t`Legal Name`} validate={atMost(limits.name)} />
        </FormRow>
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
        <FormRow>
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
          <TextField
            {...text("websiteUrl")}
            inputMode="url"
            label={t`Website`}
            validate={(typed) =>
              isWebAddress(typed) ? atMost(254)(typed) : t`Must be an address on the web`
            }
          />
        </FormRow>
      </SellerSection>
      <VendorTaxFields
        draft={draft}
        onChange={onChange}
        provinces={defaultCountry.provinces.map(({ code }) => code)}
        {...(ownId !== undefined && { ownId })}
      />
      <SellerSection title={t`Supplies`} description={t`The categories that it can be found by.`}>
        <CategoriesField value={draft.categories} onChange={(categories) => onChange({ categories })} />
      </SellerSection>
      <SellerSection title={t`Address`} description={t`Where it is. All of it may be left out.`}>
        <AddressParts
          path="address"
          countryKey={defaultCountry}
          draft={draft.address}
          onChange={(change) => onChange({ address: { ...draft.address, ...change } })}
          labels={addressLabelsWithState}
          messages={{}}
        />
      </SellerSection>
      <SellerSection title={t`Note`} description={t`For your colleagues alone.`}>
        <TextArea {...field("note")} label={t`Note`} validate={atMost(2000)} />
      </SellerSection>
    </>
  );
}
