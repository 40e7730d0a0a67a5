import { useLingui } from "@lingui/react/macro";
import type { SelectOption } from "#/ui/Select.tsx";
import type { DraftFields } from "#/form/draftForm.ts";
import type { BannerDraft } from "./bannerForm.ts";
import { CategoryChoice } from "./CategoryChoice.tsx";

/** Where the banner leads: level 1, and as deep as one likes below it (Document 1 §5). */
export function BannerCategoryFields({ draft, onChange }: DraftFields<BannerDraft>) {
  const { t } = useLingui();
  const { category1, category2, category3 } = draft;
  const choose1 = (chosen: SelectOption | null) =>
    onChange({ category1: chosen, category2: null, category3: null });
  return (
    <div className="banner-categories">
      <CategoryChoice
        name="categoryId"
        label={t`Level1 Category`}
        required={t`Level1 Category is required`}
        level={1}
        parentId={null}
        chosen={category1}
        onChoose={choose1}
      />
      <CategoryChoice
        key={`2 ${category1?.id}`}
        name="category2"
        label={t`Level2 Category`}
        level={2}
        parentId={category1?.id}
        chosen={category2}
        onChoose={(chosen) => onChange({ category2: chosen, category3: null })}
      />
      <CategoryChoice
        key={`3 ${category2?.id}`}
        name="category3"
        label={t`Level3 Category`}
        level={3}
        parentId={category2?.id}
        chosen={category3}
        onChoose={(chosen) => onChange({ category3: chosen })}
      />
    </div>
  );
}
