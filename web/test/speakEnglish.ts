import { i18n } from "@lingui/core";

/** English straight from the sources, as the messages stand there: tests need no catalogue. */
export function speakEnglish(): void {
  i18n.loadAndActivate({ locale: "en", messages: {} });
}
