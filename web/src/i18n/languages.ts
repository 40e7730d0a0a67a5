/** A language the console speaks. `locale` decides numbers, dates and money; `direction` the side we read from. */
export interface Language {
  readonly code: "en" | "hi" | "ar";
  /** The language's own name, as its speakers write it. */
  readonly name: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
}

export const english: Language = { code: "en", name: "English", locale: "en-IN", direction: "ltr" };

/** Languages on offer (decision D-71): English, Hindi, and Arabic, which also proves the right-to-left layout. */
export const languages: readonly Language[] = [
  english,
  { code: "hi", name: "हिन्दी", locale: "hi-IN", direction: "ltr" },
  { code: "ar", name: "العربية", locale: "ar-AE", direction: "rtl" },
];

/** The language for a code such as `hi` or `hi-IN`; English when we do not speak it. */
export function languageFor(code: string | null | undefined): Language {
  const short = code?.slice(0, 2).toLowerCase();
  return languages.find((language) => language.code === short) ?? english;
}
