import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import type { orderEdits_order$key } from "#/__generated__/orderEdits_order.graphql";
import type { orderEditsMutation } from "#/__generated__/orderEditsMutation.graphql";
import type { orderPlaceQuery } from "#/__generated__/orderPlaceQuery.graphql";
import { type AddressDraft, addressInput, addressLabelsWithState, readAddress } from "#/address/address.ts";
import { AddressParts } from "#/address/AddressParts.tsx";
import { isPhone, normalisePhone } from "#/contact/phoneRule.ts";
import { bindFields } from "#/form/bindFields.ts";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { isSame } from "#/form/fieldTexts.ts";
import { optionalText } from "#/form/optionalText.ts";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { useChange } from "#/relay/useChange.ts";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { FormRow } from "#/ui/FormRow.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { placeQuery } from "./orderPlaceQuery.ts";

interface EditProps {
  readonly orderKey: orderEdits_order$key;
  readonly onClose: () => void;
}

/** What of an order is edited. */
const useEdited = (orderKey: orderEdits_order$key) =>
  useFragment(
    graphql`
      fragment orderEdits_order on Order @throwOnFieldError {
        id
        number
        version
        customer {
          phone
        }
        shippingName
        shippingPhone
        shippingAddress {
          ...address_address
        }
        billingAddress {
          ...address_address
        }
        customerNote
        staffNote
        fulfilments(first: 50) {
          edges {
            node {
              viewerActions
            }
          }
        }
      }
    `,
    orderKey,
  );

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- both outcomes of the edit spread it.
/** What an edit changes on the page. */
export const editedOrder = graphql`
  fragment orderEdits_edited on Order {
    ...OrderSide_order
    fulfilments(first: 50) {
      edges {
        node {
          addressChangedAt
        }
      }
    }
  }
`;

const useEdit = () =>
  useChange<orderEditsMutation>(graphql`
    mutation orderEditsMutation($input: EditOrderInput!) {
      editOrder(input: $input) {
        ... on EditOrderSuccess {
          order {
            ...orderEdits_edited
          }
        }
        ... on ConflictError {
          current {
            ...orderEdits_edited @alias(as: "order")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);

/** Changes how the customer is reached, and what is noted; at any time. */
export function EditNotes({ orderKey, onClose }: EditProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { id, number, version, customer, customerNote, staffNote } = useEdited(orderKey);
  const labels = { customerNote: t`Note of the customer`, staffNote: t`Internal note` };
  return (
    <DraftDialog
      title={t`Phone and notes of ${number}`}
      initial={{
        phone: customer.phone ?? "",
        customerNote: customerNote ?? "",
        staffNote: staffNote ?? "",
      }}
      draft={{
        key: `order notes ${id}`,
        version,
        fields: {
          phone: { label: t`Phone` },
          customerNote: { label: labels.customerNote },
          staffNote: { label: labels.staffNote },
        },
      }}
      change={useEdit()}
      input={({ phone, customerNote, staffNote }, { version }) => ({
        id,
        version,
        customerPhone: phone,
        customerNote: optionalText(customerNote),
        staffNote: optionalText(staffNote),
      })}
      success={t`${number} saved`}
      onClose={onClose}
    >
      {(draft, onChange) => {
        const { text } = bindFields({ draft, onChange });
        const note = { rows: 3, validate: atMost(1000) };
        return (
          <>
            <TextField
              {...text("phone")}
              name="customerPhone"
              type="tel"
              inputMode="tel"
              label={t`Phone`}
              required={t`Phone is required`}
              validate={(digits) =>
                isPhone(digits, "IND") ? null : t`Phone has 10 digits and starts with 6, 7, 8 or 9.`
              }
              onChange={(typed) => onChange({ phone: normalisePhone(typed, "IND") })}
            />
            <TextArea {...text("customerNote")} {...note} label={labels.customerNote} />
            <TextArea
              {...text("staffNote")}
              {...note}
              label={labels.staffNote}
              description={t`Only your people read it.`}
            />
          </>
        );
      }}
    </DraftDialog>
  );
}

interface PlaceDraft {
  readonly shippingName: string;
  readonly shippingPhone: string;
  readonly shipping: AddressDraft;
  readonly isBilledElsewhere: boolean;
  readonly billing: AddressDraft;
}

const oneLine = (address: AddressDraft) => Object.values(address).filter(Boolean).join(", ");

/** Changes who receives an order, and where, as long as a part of it has not gone there. */
export function EditPlace({
  orderKey,
  placeRef,
  onClose,
}: EditProps & { readonly placeRef: PreloadedQuery<orderPlaceQuery> }) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { country } = usePreloadedQuery<orderPlaceQuery>(placeQuery, placeRef);
  const { id, number, version, ...order } = useEdited(orderKey);
  const shipping = readAddress(order.shippingAddress);
  const billing = order.billingAddress ? readAddress(order.billingAddress) : shipping;
  const wasElsewhere = !isSame(shipping, billing);
  const initial: PlaceDraft = {
    shippingName: order.shippingName ?? "",
    shippingPhone: order.shippingPhone ?? "",
    shipping,
    isBilledElsewhere: wasElsewhere,
    billing,
  };
  const mayMove = order.fulfilments.edges.some(({ node }) => node.viewerActions.includes("EDIT_ADDRESS"));
  // What is collected goes nowhere.
  const hasAddress = mayMove && shipping.postalCode !== "";
  const labels = { shippingName: t`Who receives it`, shippingPhone: t`Phone of who receives it` };
  const billed = t`The invoice is for another address`;
  /** Whom the invoice is for, where that changes; an invoice for the same address goes along with it. */
  const billedTo = (draft: PlaceDraft) => {
    if (!draft.isBilledElsewhere) return wasElsewhere ? draft.shipping : null;
    return wasElsewhere && isSame(draft.billing, billing) ? null : draft.billing;
  };
  return (
    <DraftDialog
      title={t`Where ${number} goes`}
      description={
        hasAddress
          ? t`It stays within its state: the tax would change.`
          : mayMove
            ? t`The customer collects it.`
            : t`All of it was sent: its address stays.`
      }
      size="large"
      initial={initial}
      draft={{
        key: `order place ${id}`,
        version,
        fields: {
          shippingName: { label: labels.shippingName },
          shippingPhone: { label: labels.shippingPhone },
          shipping: { label: t`Goes to`, text: oneLine },
          billing: { label: t`Billing address`, text: oneLine },
        },
      }}
      change={useEdit()}
      input={(draft, { version }) => {
        const invoice = hasAddress ? billedTo(draft) : null;
        return {
          id,
          version,
          shippingName: optionalText(draft.shippingName),
          shippingPhone: optionalText(draft.shippingPhone),
          ...(hasAddress &&
            !isSame(draft.shipping, shipping) && { shippingAddress: addressInput(draft.shipping) }),
          ...(invoice && { billingAddress: addressInput(invoice) }),
        };
      }}
      success={t`${number} saved`}
      onClose={onClose}
    >
      {(draft, onChange) => {
        const { text } = bindFields({ draft, onChange });
        const address = (part: "shipping" | "billing") =>
          country && (
            <AddressParts
              path={part === "shipping" ? "shippingAddress" : "billingAddress"}
              countryKey={country}
              draft={draft[part]}
              onChange={(change) => onChange({ [part]: { ...draft[part], ...change } })}
              labels={addressLabelsWithState}
              messages={{
                area: t`Area is required`,
                postalCode: t`Zip is required`,
                province: t`State is required`,
              }}
            />
          );
        return (
          <>
            <FormRow>
              <TextField {...text("shippingName")} label={labels.shippingName} validate={atMost(120)} />
              <TextField
                {...text("shippingPhone")}
                type="tel"
                inputMode="tel"
                label={labels.shippingPhone}
                validate={(typed) =>
                  /^\+?\d{7,15}$/.test(typed.replaceAll(/[\s().-]+/g, ""))
                    ? null
                    : t`Phone has 7 to 15 digits.`
                }
              />
            </FormRow>
            {hasAddress && (
              <>
                {address("shipping")}
                <Checkbox
                  isSelected={draft.isBilledElsewhere}
                  onChange={(isBilledElsewhere) => onChange({ isBilledElsewhere })}
                >
                  {billed}
                </Checkbox>
                {draft.isBilledElsewhere && address("billing")}
              </>
            )}
          </>
        );
      }}
    </DraftDialog>
  );
}
