import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { usePreloadWhenIdle } from "#/relay/usePreloadWhenIdle.ts";
import { Button } from "#/ui/Button.tsx";
import { sellerFields } from "./sellerFieldsQuery.ts";

// The form is longer than the list; whoever looks at the list alone does not wait for it.
const loadDialog = () => import("./AddSellerDialog.tsx");
const AddSellerDialog = lazy(loadDialog);

/** The primary action and its dialog. What the form needs is read when it opens. */
export function AddSeller({ listId }: { listId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [fieldsRef, loadFields] = useQueryLoader<sellerFieldsQuery>(sellerFields);
  usePreloadWhenIdle(loadDialog);
  const open = () => {
    loadFields({});
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={open}>
        {t`Add location`}
      </Button>
      <Suspense fallback={null}>
        {isOpen && fieldsRef && (
          <AddSellerDialog fieldsRef={fieldsRef} listId={listId} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
