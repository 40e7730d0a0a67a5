import type { SelectOption } from "#/ui/Select.tsx";

/** A header of the company's own, in a form. */
export interface HeaderDraft {
  readonly name: string;
  readonly value: string;
  /** It has a value already, which nobody can show: left empty, that one stays. */
  readonly isKept: boolean;
}

/** A webhook in a form. */
export interface WebhookForm {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  /** Null for all locations and what is the company's own. */
  readonly locations: readonly SelectOption[] | null;
  readonly headers: readonly HeaderDraft[];
  readonly isActive: boolean;
}

export const emptyForm: WebhookForm = {
  name: "",
  url: "",
  types: ["*"],
  locations: null,
  headers: [],
  isActive: true,
};

/** Whether a URL leads to another host or port; what is no URL, as while it is typed, leads nowhere else. */
export function isOtherHost(url: string, saved: string): boolean {
  return URL.canParse(url) && new URL(url).origin !== new URL(saved).origin;
}

/** What is sent of a form. */
export function webhookInput({ name, url, types, locations, headers, isActive }: WebhookForm) {
  return {
    name: name.trim(),
    url: url.trim(),
    types: [...types],
    sellerIds: locations && locations.map(({ id }) => id),
    headers: headers.map((header) => ({
      name: header.name.trim(),
      ...(!(header.isKept && header.value === "") && { value: header.value.trim() }),
    })),
    isActive,
  };
}
