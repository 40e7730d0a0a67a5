import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useQueryLoader } from "react-relay";
import type { AddSeller_viewer$key } from "#/__generated__/AddSeller_viewer.graphql";
import type { SellerFieldsQuery } from "#/__generated__/SellerFieldsQuery.graphql";
import { Button } from "#/ui/Button.tsx";
import { AddSellerDialog } from "./AddSellerDialog.tsx";
import { sellerFieldsQuery } from "./SellerFields.tsx";

/** The primary action and its dialog; nothing for whoever may not add. What the form needs is read when it opens. */
export function AddSeller({ viewerKey }: { viewerKey: AddSeller_viewer$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [fieldsRef, loadFields] = useQueryLoader<SellerFieldsQuery>(sellerFieldsQuery);
  const { permissions, sellers } = useFragment(
    graphql`
      fragment AddSeller_viewer on Viewer @throwOnFieldError {
        permissions
        sellers(search: $search, orderBy: $orderBy, first: $first, offset: $offset) {
          __id
        }
      }
    `,
    viewerKey,
  );
  if (!sellers || !permissions.includes("SELLER_CREATE")) return null;
  const open = () => {
    loadFields({});
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={open}>
        {t`Add location`}
      </Button>
      {isOpen && fieldsRef && (
        <AddSellerDialog fieldsRef={fieldsRef} listId={sellers.__id} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
