import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { bannerDialogsAddMutation } from "#/__generated__/bannerDialogsAddMutation.graphql";
import type { bannerDialogsEditMutation } from "#/__generated__/bannerDialogsEditMutation.graphql";
import type { bannerDialogs_banner$key } from "#/__generated__/bannerDialogs_banner.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { byOrder, prependEdge } from "#/list/prependEdge.ts";
import { nextOrder } from "#/list/orderId.ts";
import { useChange } from "#/relay/useChange.ts";
import { BannerFields } from "./_components/BannerFields.tsx";
import { editedBanner, emptyDraft, inputOf, useBannerTexts } from "./_components/bannerForm.ts";
import { type BannerOrder, BannerOrders } from "./BannerOrders.tsx";

const fragment = graphql`
  fragment bannerDialogs_banner on Banner {
    id
    imageUrl
    version
    ...bannerForm_banner
  }
`;

interface AddBannerProps {
  /** The banner that the new one begins as a copy of; null for an empty form. */
  readonly sourceKey: bannerDialogs_banner$key | null;
  /** The list on the screen, which shows the new banner at once. */
  readonly listId: string;
  readonly hasTimes: boolean;
  readonly onClose: () => void;
}

/** Opens as soon as the last order id is known, so that the form begins with the place of the new banner. */
export function AddBanner(props: AddBannerProps) {
  return (
    <BannerOrders>
      {(taken, isWaiting) => !isWaiting && <AddBannerForm {...props} taken={taken} />}
    </BannerOrders>
  );
}

function AddBannerForm({
  sourceKey,
  listId,
  taken,
  hasTimes,
  onClose,
}: AddBannerProps & { taken: readonly BannerOrder[] }) {
  const { t } = useLingui();
  const source = useFragment(fragment, sourceKey);
  const add = useChange<bannerDialogsAddMutation>(
    graphql`
      mutation bannerDialogsAddMutation($input: AddBannerInput!) {
        addBanner(input: $input) {
          ... on AddBannerSuccess {
            bannerEdge {
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
  const fields = useBannerTexts();
  const order = nextOrder(taken);
  return (
    <DraftDialog
      title={source ? t`Duplicate Banner` : t`Add Banner`}
      submitLabel={t`Add banner`}
      size="large"
      initial={source ? { ...editedBanner(source), order } : emptyDraft(order)}
      // What begins as a copy is not worth keeping: it is quickly made again.
      draft={{ ...(source ? {} : { key: "new banner" }), fields, files: ["imageUploadId"] }}
      change={add}
      input={(draft, { idempotencyKey }) => ({
        ...inputOf(draft),
        imageUploadId: draft.imageUploadId,
        imageOfBannerId: source?.id ?? null,
        idempotencyKey,
      })}
      // The document's words (Document 1 §8).
      success={t`Banner Added Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <BannerFields
          draft={draft}
          onChange={change}
          currentUrl={source?.imageUrl ?? null}
          others={taken}
          hasTimes={hasTimes}
        />
      )}
    </DraftDialog>
  );
}

interface EditBannerProps {
  readonly bannerKey: bannerDialogs_banner$key;
  readonly hasTimes: boolean;
  readonly onClose: () => void;
}

export function EditBanner({ bannerKey, hasTimes, onClose }: EditBannerProps) {
  const { t } = useLingui();
  const edit = useChange<bannerDialogsEditMutation>(graphql`
    mutation bannerDialogsEditMutation($input: EditBannerInput!) {
      editBanner(input: $input) {
        ... on EditBannerSuccess {
          banner {
            ...BannerList_banner
          }
        }
        ... on ConflictError {
          current {
            ...BannerList_banner @alias(as: "banner")
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const banner = useFragment(fragment, bannerKey);
  const { id, version, imageUrl } = banner;
  return (
    <DraftDialog
      title={t`Edit Banner`}
      size="large"
      initial={editedBanner(banner)}
      draft={{ key: `banner ${id}`, version, fields: useBannerTexts(), files: ["imageUploadId"] }}
      change={edit}
      input={(draft, { version }) => ({
        id,
        ...inputOf(draft),
        imageUploadId: draft.imageUploadId,
        version,
      })}
      success={t`Banner Saved Successfully`}
      onClose={onClose}
    >
      {(draft, change) => (
        <BannerOrders>
          {(taken) => (
            <BannerFields
              draft={draft}
              onChange={change}
              currentUrl={imageUrl ?? null}
              others={taken.filter((other) => other.id !== id)}
              hasTimes={hasTimes}
            />
          )}
        </BannerOrders>
      )}
    </DraftDialog>
  );
}
