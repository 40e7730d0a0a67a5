import { useLingui } from "@lingui/react/macro";
import { use, useEffect } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { AddBannerDialogMutation } from "#/__generated__/AddBannerDialogMutation.graphql";
import type {
  AddBannerDialog_banner$data,
  AddBannerDialog_banner$key,
} from "#/__generated__/AddBannerDialog_banner.graphql";
import type { bannerOrdersQuery } from "#/__generated__/bannerOrdersQuery.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useIdempotencyKey } from "#/form/useIdempotencyKey.ts";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { byOrder, prependEdge } from "#/list/prependEdge.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { nextOrder, ordersQuery, type TakenOrder, takenOrders } from "../bannerOrders.ts";
import { editedBanner, emptyDraft, inputOf, useBannerTexts } from "./bannerForm.ts";
import { BannerFields } from "./BannerFields.tsx";

interface AddBannerDialogProps {
  /** The banner that the new one begins as a copy of; null for an empty form. */
  readonly sourceKey: AddBannerDialog_banner$key | null;
  /** The list on the screen, which shows the new banner at once. */
  readonly listId: string | undefined;
  readonly onClose: () => void;
}

/** Opens as soon as the last order id is known, so that the form begins with the place of the new banner. */
export default function AddBannerDialog({ sourceKey, ...props }: AddBannerDialogProps) {
  const source = useFragment(
    graphql`
      fragment AddBannerDialog_banner on Banner {
        id
        imageUrl
        ...bannerForm_banner
      }
    `,
    sourceKey,
  );
  const [ordersRef, load] = useQueryLoader<bannerOrdersQuery>(ordersQuery);
  useEffect(() => load({}, { fetchPolicy: "network-only" }), [load]);
  return (
    <SearchedOptions<bannerOrdersQuery, TakenOrder>
      queryRef={ordersRef}
      query={ordersQuery}
      optionsOf={takenOrders}
    >
      {(taken, isWaiting) => !isWaiting && <AddForm {...props} source={source} taken={taken} />}
    </SearchedOptions>
  );
}

interface AddFormProps extends Omit<AddBannerDialogProps, "sourceKey"> {
  readonly source: AddBannerDialog_banner$data | null | undefined;
  readonly taken: readonly TakenOrder[];
}

function AddForm({ source, taken, listId, onClose }: AddFormProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [add, isSaving] = useChange<AddBannerDialogMutation>(
    graphql`
      mutation AddBannerDialogMutation($input: AddBannerInput!) {
        addBanner(input: $input) {
          ... on AddBannerSuccess {
            bannerEdge {
              cursor
              node {
                id
                databaseId
                order
                slogan
                ...BannerList_banner
              }
            }
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    {
      updater: (store) =>
        prependEdge(store, listId, store.getRootField("addBanner").getLinkedRecord("bannerEdge"), byOrder),
    },
  );
  const keyFor = useIdempotencyKey();
  const fields = useBannerTexts();
  const order = nextOrder(taken);
  const [draft, change, isDirty, form] = useDraft(
    source ? { ...editedBanner(source), order } : emptyDraft(order),
    // What begins as a copy is not worth keeping: it is quickly made again.
    { ...(source ? {} : { key: "new banner" }), fields, excluded: ["imageUploadId"] },
  );
  const save = async () => {
    const error = await add({
      ...inputOf(draft),
      imageUploadId: draft.imageUploadId,
      imageOfBannerId: source?.id ?? null,
      idempotencyKey: keyFor(draft),
    });
    // The document's words (Document 1 §8).
    if (error === null) notifier.success(t`Banner Added Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={source ? t`Duplicate Banner` : t`Add Banner`}
      submitLabel={t`Add banner`}
      size="large"
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <BannerFields draft={draft} onChange={change} currentUrl={source?.imageUrl ?? null} others={taken} />
    </FormDialog>
  );
}
