import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { AddBrandDialog } from "./AddBrandDialog.tsx";

/** The page's primary action and its dialog. */
export function AddBrand({ listId }: { listId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={Plus} onPress={() => setIsOpen(true)}>
        {t`Add brand`}
      </Button>
      {isOpen && <AddBrandDialog listId={listId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
