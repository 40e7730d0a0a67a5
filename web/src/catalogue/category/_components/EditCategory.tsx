import { useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditCategory_category$key } from "#/__generated__/EditCategory_category.graphql";
import { IconButton } from "#/ui/IconButton.tsx";

const EditCategoryDialog = lazy(() => import("./EditCategoryDialog.tsx"));

/** The edit button of a row and its dialog. */
export function EditCategory({ categoryKey }: { categoryKey: EditCategory_category$key }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const category = useFragment(
    graphql`
      fragment EditCategory_category on Category @throwOnFieldError {
        name
        ...EditCategoryDialog_category
      }
    `,
    categoryKey,
  );
  return (
    <>
      <IconButton
        icon={Pencil}
        size="small"
        label={t`Edit ${category.name}`}
        onPress={() => setIsOpen(true)}
      />
      <Suspense fallback={null}>
        {isOpen && <EditCategoryDialog categoryKey={category} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
