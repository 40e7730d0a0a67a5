import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { lazy, Suspense } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { EditSellerButton_seller$key } from "#/__generated__/EditSellerButton_seller.graphql";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { Button } from "#/ui/Button.tsx";
import { sellerFields } from "./_components/sellerFieldsQuery.ts";

const EditSeller = lazy(async () => ({ default: (await import("./sellerDialogs.tsx")).EditSeller }));

/** Opens the form of a location on its own page; nothing for whoever may not change it. */
export function EditSellerButton({ sellerKey }: { sellerKey: EditSellerButton_seller$key }) {
  const { t } = useLingui();
  const [fieldsRef, loadFields, closeFields] = useQueryLoader<sellerFieldsQuery>(sellerFields);
  const seller = useFragment(
    graphql`
      fragment EditSellerButton_seller on Seller @throwOnFieldError {
        viewerCanUpdate
        ...sellerDialogs_seller
      }
    `,
    sellerKey,
  );
  if (!seller.viewerCanUpdate) return null;
  return (
    <>
      <Button icon={Pencil} onPress={() => loadFields({})}>
        {t`Edit`}
      </Button>
      <Suspense fallback={null}>
        {fieldsRef && <EditSeller sellerKey={seller} fieldsRef={fieldsRef} onClose={closeFields} />}
      </Suspense>
    </>
  );
}
