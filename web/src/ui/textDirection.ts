/**
 * The `dir` of a box with this text: what people typed decides from its first letter on. An empty box, and one of digits alone,
 * stays as the page is, which `auto` would not do.
 */
export function textDirection(text: string | undefined): "auto" | undefined {
  return text !== undefined && /\p{L}/u.test(text) ? "auto" : undefined;
}
