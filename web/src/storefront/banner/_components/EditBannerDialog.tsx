import { useLingui } from "@lingui/react/macro";
import { use, useEffect } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { EditBannerDialogMutation } from "#/__generated__/EditBannerDialogMutation.graphql";
import type { EditBannerDialog_banner$key } from "#/__generated__/EditBannerDialog_banner.graphql";
import type { bannerOrdersQuery } from "#/__generated__/bannerOrdersQuery.graphql";
import { FormDialog } from "#/form/FormDialog.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { SearchedOptions } from "#/list/SearchedOptions.tsx";
import { NotifierContext } from "#/relay/Notifier.ts";
import { useChange } from "#/relay/useChange.ts";
import { ordersQuery, type TakenOrder, takenOrders } from "../bannerOrders.ts";
import { editedBanner, inputOf, useBannerTexts } from "./bannerForm.ts";
import { BannerFields } from "./BannerFields.tsx";

interface EditBannerDialogProps {
  readonly bannerKey: EditBannerDialog_banner$key;
  readonly onClose: () => void;
}

/** The form of a banner that exists. */
export default function EditBannerDialog({ bannerKey, onClose }: EditBannerDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [edit, isSaving] = useChange<EditBannerDialogMutation>(graphql`
    mutation EditBannerDialogMutation($input: EditBannerInput!) {
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
  const fields = useBannerTexts();
  const banner = useFragment(
    graphql`
      fragment EditBannerDialog_banner on Banner {
        id
        imageUrl
        version
        ...bannerForm_banner
      }
    `,
    bannerKey,
  );
  const [ordersRef, load] = useQueryLoader<bannerOrdersQuery>(ordersQuery);
  useEffect(() => load({}, { fetchPolicy: "network-only" }), [load]);
  const { id, version, imageUrl } = banner;
  const [draft, change, isDirty, form] = useDraft(editedBanner(banner), {
    key: `banner ${id}`,
    version,
    fields,
    excluded: ["imageUploadId"],
  });
  const save = async () => {
    const error = await edit({
      id,
      ...inputOf(draft),
      imageUploadId: draft.imageUploadId,
      version: form.version,
    });
    if (error === null) notifier.success(t`Banner Saved Successfully`);
    return error;
  };
  return (
    <FormDialog
      title={t`Edit Banner`}
      submitLabel={t`Save`}
      size="large"
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <SearchedOptions<bannerOrdersQuery, TakenOrder>
        queryRef={ordersRef}
        query={ordersQuery}
        optionsOf={takenOrders}
      >
        {(taken) => (
          <BannerFields
            draft={draft}
            onChange={change}
            currentUrl={imageUrl ?? null}
            others={taken.filter((other) => other.id !== id)}
          />
        )}
      </SearchedOptions>
    </FormDialog>
  );
}
