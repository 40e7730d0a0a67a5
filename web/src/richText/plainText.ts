/** Rich text as the words alone, a line for each block: for places where two versions are compared. */
export function plainText(html: string): string {
  const lines = html
    .replaceAll(/<br\s*\/?>|<\/(?:p|h\d|li|blockquote|tr|ul|ol)>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "");
  return lines
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
}
