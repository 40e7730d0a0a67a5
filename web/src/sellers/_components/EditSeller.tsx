import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { EditSeller_seller$key } from "#/__generated__/EditSeller_seller.graphql";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { IconButton } from "#/ui/IconButton.tsx";
import { sellerFields } from "./sellerFieldsQuery.ts";

const EditSellerDialog = lazy(() => import("./EditSellerDialog.tsx"));

/** The edit button of a row and its dialog. */
export function EditSeller({ sellerKey }: { sellerKey: EditSeller_seller$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [fieldsRef, loadFields] = useQueryLoader<sellerFieldsQuery>(sellerFields);
  const seller = useFragment(
    graphql`
      fragment EditSeller_seller on Seller {
        name
        ...EditSellerDialog_seller
      }
    `,
    sellerKey,
  );
  const open = () => {
    loadFields({});
    setIsOpen(true);
  };
  return (
    <>
      <IconButton icon={Pencil} size="small" label={t`Edit ${seller.name}`} onPress={open} />
      <Suspense fallback={null}>
        {isOpen && fieldsRef && (
          <EditSellerDialog sellerKey={seller} fieldsRef={fieldsRef} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
