import type { Language } from "./languages.ts";

/**
 * The reading direction that was chosen in the customizer; null when the language decides. Apart from the rest of the
 * look, because the entry needs it before the first paint.
 */
export function chosenLayout(): Language["direction"] | null {
  try {
    const layout = localStorage.getItem("layout_type");
    return layout === "ltr" || layout === "rtl" ? layout : null;
  } catch {
    return null;
  }
}
