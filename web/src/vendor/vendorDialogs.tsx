import { useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import type { vendorDialogsAddMutation } from "#/__generated__/vendorDialogsAddMutation.graphql";
import type { vendorDialogsBlockMutation } from "#/__generated__/vendorDialogsBlockMutation.graphql";
import type { vendorDialogsEditMutation } from "#/__generated__/vendorDialogsEditMutation.graphql";
import type { vendorDialogs_vendor$key } from "#/__generated__/vendorDialogs_vendor.graphql";
import type { vendorFieldsQuery } from "#/__generated__/vendorFieldsQuery.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useLengthRule } from "#/form/useLengthRule.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextArea } from "#/ui/TextArea.tsx";
import { VendorFields } from "./VendorFields.tsx";
import { editedVendor, newVendor, useVendorTexts, vendorInput } from "./vendorForm.ts";

interface AddVendorProps {
  readonly fieldsRef: PreloadedQuery<vendorFieldsQuery>;
  /** The list on the screen, which shows the new vendor at once. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Adds a vendor. */
export function AddVendor({ fieldsRef, listId, onClose }: AddVendorProps) {
  const { t } = useLingui();
  const add = useChange<vendorDialogsAddMutation>(
    graphql`
      mutation vendorDialogsAddMutation($input: AddVendorInput!) {
        addVendor(input: $input) {
          ... on AddVendorSuccess {
            vendorEdge {
              node {
                id
                ...VendorList_vendor
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addVendor").getLinkedRecord("vendorEdge")),
    },
  );
  return (
    <DraftDialog
      title={t`Add vendor`}
      submitLabel={t`Add vendor`}
      size="large"
      initial={newVendor}
      draft={{ key: "new vendor", fields: useVendorTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) => {
        const input = vendorInput(draft);
        return input && { ...input, idempotencyKey };
      }}
      success={t`Vendor Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <VendorFields queryRef={fieldsRef} draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

const fragment = graphql`
  fragment vendorDialogs_vendor on Vendor {
    id
    version
    name
    ...vendorForm_vendor
  }
`;

interface VendorProps {
  readonly vendorKey: vendorDialogs_vendor$key;
  readonly onClose: () => void;
}

interface EditVendorProps extends VendorProps {
  readonly fieldsRef: PreloadedQuery<vendorFieldsQuery>;
}

/** Changes a vendor. */
export function EditVendor({ vendorKey, fieldsRef, onClose }: EditVendorProps) {
  const { t } = useLingui();
  const vendor = useFragment(fragment, vendorKey);
  const edit = useChange<vendorDialogsEditMutation>(graphql`
    mutation vendorDialogsEditMutation($input: EditVendorInput!) {
      editVendor(input: $input) {
        ... on EditVendorSuccess {
          vendor {
            ...VendorList_vendor
            ...VendorProfile_vendor
          }
        }
        ... on ConflictError {
          current {
            ...VendorList_vendor @alias(as: "vendor")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { id, name, version } = vendor;
  return (
    <DraftDialog
      title={t`Edit ${name}`}
      size="large"
      initial={editedVendor(vendor)}
      draft={{ key: `vendor ${id}`, version, fields: useVendorTexts() }}
      change={edit}
      input={(draft, { version }) => {
        const input = vendorInput(draft);
        return input && { id, ...input, version };
      }}
      success={t`Vendor Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <VendorFields queryRef={fieldsRef} ownId={id} draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

/** Says that nothing is bought of a vendor any more. */
export function BlockVendor({ vendorKey, onClose }: VendorProps) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const { id, name, version } = useFragment(fragment, vendorKey);
  const block = useChange<vendorDialogsBlockMutation>(graphql`
    mutation vendorDialogsBlockMutation($input: BlockVendorInput!) {
      blockVendor(input: $input) {
        ... on BlockVendorSuccess {
          vendor {
            ...VendorList_vendor
            ...VendorProfile_vendor
          }
        }
        ... on ConflictError {
          current {
            ...VendorList_vendor @alias(as: "vendor")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Block ${name}`}
      description={t`It stays in the list, marked as blocked, until you unblock it.`}
      submitLabel={t`Block`}
      size="small"
      initial={{ reason: "" }}
      draft={{ version, isNote: true }}
      change={block}
      input={({ reason }, { version }) => ({ id, reason: reason.trim(), version })}
      success={t`${name} is blocked.`}
      onClose={onClose}
    >
      {({ reason }, change) => (
        <TextArea
          name="reason"
          label={t`Reason`}
          description={t`Your colleagues see it beside the vendor.`}
          required={t`Reason is required`}
          validate={atMost(500)}
          value={reason}
          onChange={(text) => change({ reason: text })}
        />
      )}
    </DraftDialog>
  );
}
