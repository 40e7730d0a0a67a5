import type { SelectOption } from "#/ui/Select.tsx";

/** What a banner's form holds. */
export interface BannerDraft {
  readonly category1: SelectOption | null;
  readonly category2: SelectOption | null;
  readonly category3: SelectOption | null;
  readonly imageUploadId: string | null;
  readonly slogan: string;
  readonly buttonText: string;
  /** NaN while the field is empty. */
  readonly order: number;
  readonly isActive: boolean;
  /** `YYYY-MM-DD`, empty for none. */
  readonly startDate: string;
  readonly endDate: string;
}

/** An empty form for a banner at a place. */
export function emptyDraft(order: number): BannerDraft {
  return {
    category1: null,
    category2: null,
    category3: null,
    imageUploadId: null,
    slogan: "",
    buttonText: "",
    order,
    isActive: true,
    startDate: "",
    endDate: "",
  };
}

/** The fields of the gateway's inputs; the deepest category that was chosen. */
export function inputOf(draft: BannerDraft) {
  return {
    categoryId: (draft.category3 ?? draft.category2 ?? draft.category1)?.id ?? "",
    slogan: draft.slogan.trim(),
    buttonText: draft.buttonText.trim(),
    order: draft.order,
    isActive: draft.isActive,
    startDate: draft.startDate || null,
    endDate: draft.endDate || null,
  };
}
