/**
 * A locale without its script. A layout chosen against the language comes as a locale with a script of the other side
 * (`en-Arab-IN`), for which there are no rules to write numbers: they would fall back to another country's.
 */
export function plainLocale(locale: string): string {
  return locale.replace(/-(?:Latn|Arab)(?=-)/, "");
}
