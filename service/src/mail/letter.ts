/** The text of a mail in plain text: whom it greets, and its paragraphs. */
export function letter(firstName: string, ...paragraphs: readonly string[]): string {
  return `${[`Hello ${firstName},`, ...paragraphs].join("\n\n")}\n`;
}
