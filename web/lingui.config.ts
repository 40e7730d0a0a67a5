import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** `lingui extract` collects the console's texts into one catalogue for each language (see src/i18n/README.md). */
export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "hi", "ar"],
  catalogs: [
    {
      // Its own folder, because the extractor skips everything beside the catalogues.
      path: "<rootDir>/src/i18n/catalogue/{locale}",
      include: ["<rootDir>/src"],
      exclude: ["**/__generated__/**", "**/*.test.*", "**/deliveryPage/**"],
    },
    {
      // The page of delivery users loads no more words than it has.
      path: "<rootDir>/src/i18n/delivery/{locale}",
      include: ["<rootDir>/src/deliveryPage"],
      exclude: ["**/*.test.*"],
    },
  ],
  // Without the places they come from, a catalogue changes only when words change.
  format: formatter({ origins: false }),
  orderBy: "message",
});
