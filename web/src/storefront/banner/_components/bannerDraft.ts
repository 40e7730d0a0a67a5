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

/** The chosen category of the path from level 1 down. */
interface PathPart {
  readonly id: string;
  readonly name: string;
}

interface BannerValues {
  readonly path: readonly PathPart[];
  readonly slogan: string;
  readonly buttonText: string;
  readonly order: number;
  readonly isActive: boolean | null | undefined;
  readonly startDate: string | null | undefined;
  readonly endDate: string | null | undefined;
}

/** A form filled with what a banner is. */
export function draftOf(banner: BannerValues): BannerDraft {
  const choice = (index: number): SelectOption | null => {
    const part = banner.path[index];
    return part === undefined ? null : { id: part.id, label: part.name };
  };
  return {
    category1: choice(0),
    category2: choice(1),
    category3: choice(2),
    imageUploadId: null,
    slogan: banner.slogan,
    buttonText: banner.buttonText,
    order: banner.order,
    isActive: banner.isActive !== false,
    startDate: banner.startDate ?? "",
    endDate: banner.endDate ?? "",
  };
}

/** An empty form for a banner at a place. */
export function emptyDraft(order: number): BannerDraft {
  return draftOf({
    path: [],
    slogan: "",
    buttonText: "",
    order,
    isActive: true,
    startDate: null,
    endDate: null,
  });
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
