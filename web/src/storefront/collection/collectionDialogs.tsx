import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { RecordProxy } from "relay-runtime";
import type { collectionDialogsAddMutation } from "#/__generated__/collectionDialogsAddMutation.graphql";
import type { collectionDialogsEditMutation } from "#/__generated__/collectionDialogsEditMutation.graphql";
import type { collectionDialogs_collection$key } from "#/__generated__/collectionDialogs_collection.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { prependEdge } from "#/list/prependEdge.ts";
import { useChange } from "#/relay/useChange.ts";
import { Switch } from "#/ui/Switch.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { bindFields } from "#/form/bindFields.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import type { DraftFields } from "#/form/draftForm.ts";

interface AddCollectionProps {
  /** The list on the screen, which shows the new one at once, beside its neighbours by name (decision D-41). */
  readonly listId: string;
  readonly onClose: () => void;
}

export function AddCollection({ listId, onClose }: AddCollectionProps) {
  const { t } = useLingui();
  const add = useChange<collectionDialogsAddMutation>(
    graphql`
      mutation collectionDialogsAddMutation($input: AddCollectionInput!) {
        addCollection(input: $input) {
          ... on AddCollectionSuccess {
            collectionEdge {
              node {
                id
                name
                productCount
                viewerCanUpdate
                viewerCanDelete
                ...CollectionList_collection
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(
          store,
          listId,
          store.getRootField("addCollection").getLinkedRecord("collectionEdge"),
          byName,
        ),
    },
  );
  return (
    <DraftDialog
      title={t`Add Collection`}
      submitLabel={t`Add collection`}
      initial={newCollection}
      draft={{ key: "new collection", fields: useCollectionTexts() }}
      change={add}
      input={(draft, { idempotencyKey }) => ({ ...draft, name: draft.name.trim(), idempotencyKey })}
      // The document's words (Document 1 §8).
      success={t`Collection Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <CollectionFields draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

interface EditCollectionProps {
  readonly collectionKey: collectionDialogs_collection$key;
  readonly onClose: () => void;
}

export function EditCollection({ collectionKey, onClose }: EditCollectionProps) {
  const { t } = useLingui();
  const { id, version, name, isSelectable, isDisplayed } = useFragment(
    graphql`
      fragment collectionDialogs_collection on Collection {
        id
        version
        name
        isSelectable
        isDisplayed
      }
    `,
    collectionKey,
  );
  const edit = useChange<collectionDialogsEditMutation>(graphql`
    mutation collectionDialogsEditMutation($input: EditCollectionInput!) {
      editCollection(input: $input) {
        ... on EditCollectionSuccess {
          collection {
            ...CollectionList_collection
          }
        }
        ... on ConflictError {
          current {
            ...CollectionList_collection @alias(as: "collection")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Edit Collection`}
      initial={{ name, isSelectable, isDisplayed }}
      draft={{ key: `collection ${id}`, version, fields: useCollectionTexts() }}
      change={edit}
      input={(draft, { version }) => ({ id, ...draft, name: draft.name.trim(), version })}
      success={t`Collection Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => <CollectionFields draft={draft} onChange={change} />}
    </DraftDialog>
  );
}

const newCollection = { name: "", isSelectable: true, isDisplayed: true };

type CollectionDraft = typeof newCollection;

/** The name, which is required (Document 1 §5), and the two switches (decision D-44). */
function CollectionFields({ draft, onChange }: DraftFields<CollectionDraft>) {
  const { t } = useLingui();
  const { text, toggle } = bindFields({ draft, onChange });
  const atMost = useLengthRule();
  const texts = useCollectionTexts();
  return (
    <>
      <TextField
        {...text("name")}
        label={texts.name.label}
        required={t`Collection Name is required`}
        validate={atMost(limits.name)}
      />
      <Switch {...toggle("isSelectable")} description={t`Products may be put into it.`}>
        {texts.isSelectable.label}
      </Switch>
      <Switch {...toggle("isDisplayed")} description={t`Customers see it on your storefront.`}>
        {texts.isDisplayed.label}
      </Switch>
    </>
  );
}

function useCollectionTexts() {
  const { t } = useLingui();
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  return {
    name: { label: t`Collection Name` },
    isSelectable: { label: t`Allow selection`, text: yesOrNo },
    isDisplayed: { label: t`Show on storefront`, text: yesOrNo },
  } satisfies FieldTexts<CollectionDraft>;
}

function byName(left: RecordProxy, right: RecordProxy): number {
  return nameOf(left).localeCompare(nameOf(right));
}

function nameOf(collection: RecordProxy): string {
  return String(collection.getValue("name")).toLowerCase();
}
