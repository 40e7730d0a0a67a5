/** A text as it is sent: without spaces at its ends, null when nothing is left. */
export function optionalText(text: string): string | null {
  return text.trim() || null;
}
