import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { manufacturerDialogsAddMutation } from "#/__generated__/manufacturerDialogsAddMutation.graphql";
import type { manufacturerDialogsEditMutation } from "#/__generated__/manufacturerDialogsEditMutation.graphql";
import type { manufacturerDialogs_manufacturer$key } from "#/__generated__/manufacturerDialogs_manufacturer.graphql";
import {
  type AddressDraft,
  addressInput,
  addressLabels,
  emptyAddress,
  readAddress,
} from "#/address/address.ts";
import { CountryPicker } from "#/address/CountryPicker.tsx";
import { useCountryName } from "#/address/useCountryName.ts";
import { ProvincePicker } from "#/address/ProvincePicker.tsx";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import { SellerPicker } from "#/sellers/SellerPicker.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import type { SelectOption } from "#/ui/Select.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import type { ManufacturerOption } from "./ManufacturerPicker.tsx";

interface AddManufacturerProps {
  /** A list of manufacturers on the screen, which shows the new one at once. */
  readonly listId?: string;
  /** Whether the viewer acts for more than one location, and has to say which. */
  readonly hasSellers: boolean;
  /** The location that is meant; the form asks for it only where it is not fixed. */
  readonly seller: SelectOption | null;
  /** The location cannot be another one: that of the product, for example. */
  readonly isSellerFixed?: boolean;
  /** Gets the new manufacturer, for a form that goes on with it. */
  readonly onAdded?: (manufacturer: ManufacturerOption) => void;
  readonly onClose: () => void;
}

/** Adds a manufacturer from wherever one is needed (Document 2 §2). */
export function AddManufacturer(props: AddManufacturerProps) {
  const { listId, hasSellers, isSellerFixed = false, onAdded, onClose } = props;
  const { t } = useLingui();
  const [seller, setSeller] = useState(props.seller);
  const asksForSeller = hasSellers && !isSellerFixed;
  const add = useChange<manufacturerDialogsAddMutation, ManufacturerOption | undefined>(
    graphql`
      mutation manufacturerDialogsAddMutation($input: AddManufacturerInput!) {
        addManufacturer(input: $input) {
          ... on AddManufacturerSuccess {
            manufacturerEdge {
              node {
                id
                name
                address {
                  countryCode
                  country
                }
                ...ViewManufacturerPage_manufacturer
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addManufacturer").getLinkedRecord("manufacturerEdge")),
      read: ({ manufacturerEdge: { node } = {} }) =>
        node && {
          id: node.id,
          label: node.name,
          country: { code: node.address.countryCode, name: node.address.country },
        },
    },
  );
  return (
    <DraftDialog
      title={t`Add Manufacturer`}
      submitLabel={t`Add manufacturer`}
      size="large"
      initial={newManufacturer}
      draft={{ key: "new manufacturer", fields: useManufacturerTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) =>
        asksForSeller && seller === null
          ? null
          : { ...manufacturerInput(draft), sellerId: seller?.id ?? null, idempotencyKey }
      }
      success={t`Manufacturer Added Successfully`}
      onSaved={onAdded}
      onClose={onClose}
    >
      {(draft, change) => (
        <>
          {asksForSeller && (
            <SellerPicker
              name="sellerId"
              label={t`Location`}
              required={t`Location is required`}
              chosen={seller}
              onChoose={setSeller}
            />
          )}
          <ManufacturerFields draft={draft} onChange={change} />
        </>
      )}
    </DraftDialog>
  );
}

interface EditManufacturerProps {
  readonly manufacturerKey: manufacturerDialogs_manufacturer$key;
  readonly onClose: () => void;
}

export function EditManufacturer({ manufacturerKey, onClose }: EditManufacturerProps) {
  const { t } = useLingui();
  const { id, name, version, address } = useFragment(
    graphql`
      fragment manufacturerDialogs_manufacturer on Manufacturer @throwOnFieldError {
        id
        name
        version
        address {
          ...address_address
          countryCode
          country
        }
      }
    `,
    manufacturerKey,
  );
  const edit = useChange<manufacturerDialogsEditMutation>(graphql`
    mutation manufacturerDialogsEditMutation($input: EditManufacturerInput!) {
      editManufacturer(input: $input) {
        ... on EditManufacturerSuccess {
          manufacturer {
            ...ViewManufacturerPage_manufacturer
          }
        }
        ... on ConflictError {
          current {
            ...ViewManufacturerPage_manufacturer @alias(as: "manufacturer")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Edit Manufacturer`}
      size="large"
      initial={{ name, ...readAddress(address), countryCode: address.countryCode ?? null }}
      draft={{ key: `manufacturer ${id}`, version, fields: useManufacturerTexts() }}
      change={edit}
      input={(draft, { version }) => ({ ...manufacturerInput(draft), id, version })}
      success={t`Manufacturer Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <ManufacturerFields draft={draft} onChange={change} knownCountry={address.country} />
      )}
    </DraftDialog>
  );
}

/** What the form of a manufacturer holds (Document 2 §3). */
interface ManufacturerDraft extends AddressDraft {
  readonly name: string;
  readonly countryCode: string | null;
}

const newManufacturer: ManufacturerDraft = { name: "", countryCode: null, ...emptyAddress };

function manufacturerInput({ name, countryCode, ...address }: ManufacturerDraft) {
  return { name: name.trim(), address: { ...addressInput(address), countryCode } };
}

/** The labels of the fields, in the order of the form. */
function useManufacturerTexts() {
  const { t, i18n } = useLingui();
  const countryName = useCountryName();
  const part = (name: keyof AddressDraft) => ({ label: i18n._(addressLabels[name]) });
  return {
    name: { label: t`Manufacturer Name` },
    countryCode: { label: t`Country`, text: (code) => countryName({ code }) ?? "" },
    provinceCode: part("provinceCode"),
    streetNumber: part("streetNumber"),
    streetName: part("streetName"),
    line1: part("line1"),
    line2: part("line2"),
    area: part("area"),
    region: part("region"),
    postalCode: part("postalCode"),
  } satisfies FieldTexts<ManufacturerDraft>;
}

interface ManufacturerFieldsProps extends DraftFields<ManufacturerDraft> {
  /** The name of the record's own country, until the list of countries is here. */
  readonly knownCountry?: string | null | undefined;
}

/** Name and country are required (Document 2 §5), the rest of the address is not. */
function ManufacturerFields({ draft, onChange, knownCountry }: ManufacturerFieldsProps) {
  const { t } = useLingui();
  const { text } = bindFields({ draft, onChange });
  const address = bindFields({ draft, onChange }, "address.");
  const texts = useManufacturerTexts();
  const atMost = useLengthRule();
  const part = (name: Exclude<keyof AddressDraft, "provinceCode">, limit: number = limits.addressLine) => (
    <TextField {...address.text(name)} label={texts[name].label} validate={atMost(limit)} />
  );
  return (
    <>
      <TextField
        {...text("name")}
        label={texts.name.label}
        required={t`Manufacturer Name is required`}
        validate={atMost(limits.name)}
      />
      <FormRow>
        <CountryPicker
          {...address.field("countryCode")}
          label={texts.countryCode.label}
          required={t`Country is Required`}
          knownName={knownCountry}
          // Another country has other provinces.
          onChange={(countryCode) => onChange({ countryCode, provinceCode: null })}
        />
        <ProvincePicker
          {...address.field("provinceCode")}
          label={texts.provinceCode.label}
          countryCode={draft.countryCode}
        />
      </FormRow>
      <FormRow>
        {part("streetNumber")}
        {part("streetName")}
      </FormRow>
      <FormRow>
        {part("line1")}
        {part("line2")}
      </FormRow>
      <FormRow>
        {part("area")}
        {part("region")}
        {part("postalCode", limits.postalCode)}
      </FormRow>
    </>
  );
}
