import { Lexer, Source, TokenKind } from "graphql";

/**
 * Whether a text has more than `maximum` tokens. Stops counting there, and does not parse: ten thousand opening
 * brackets overflow the parser's stack. What the lexer refuses is left for the parser to report.
 */
export function hasMoreTokens(text: string, maximum: number): boolean {
  const lexer = new Lexer(new Source(text));
  try {
    for (let count = 0; count <= maximum; count += 1) {
      if (lexer.advance().kind === TokenKind.EOF) return false;
    }
    return true;
  } catch {
    return false;
  }
}
