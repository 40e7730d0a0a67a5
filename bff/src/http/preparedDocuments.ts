import { parse, validate } from "graphql";
import type { DocumentNode, GraphQLError, GraphQLSchema } from "graphql";
import { measureDocument } from "../graphql/limits/documentSize.ts";
import type { DocumentSize } from "../graphql/limits/documentSize.ts";
import { limitError } from "../graphql/limits/limitError.ts";
import { brokenDocumentLimit, brokenMutationLimit, documentLimits } from "../graphql/limits/limits.ts";
import { hasMoreTokens } from "../graphql/limits/tokens.ts";

/** A document that was parsed, measured and validated; the same for every caller. */
export interface PreparedDocument {
  readonly document: DocumentNode;
  readonly size: DocumentSize;
  /** The limit it breaks when it is the console's own, and when it is anybody's; null when none. */
  readonly storedLimit: GraphQLError | null;
  readonly openLimit: GraphQLError | null;
  /** What validation says, at most 20; asked for only after the limits have been checked. */
  problems(): readonly GraphQLError[];
}

const keptDocuments = 1_000;
/** A longer text is not kept: a thousand of them would be too much. */
const keptLength = 20_000;

/** The limit on tokens that a text breaks, or null. Asked before an open text is parsed. */
export function brokenTokenLimit(text: string): GraphQLError | null {
  return hasMoreTokens(text, documentLimits.tokens) ? limitError("tokens", documentLimits.tokens) : null;
}

/** Prepares documents and keeps the thousand used last. */
export class PreparedDocuments {
  readonly #schema: GraphQLSchema;
  readonly #byText = new Map<string, PreparedDocument>();
  readonly #byDocument = new WeakMap<DocumentNode, PreparedDocument>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The prepared document for a text, if it is kept. */
  kept(text: string): PreparedDocument | undefined {
    const known = this.#byText.get(text);
    // Which was used last only matters when one of them will have to go.
    if (known === undefined || this.#byText.size < keptDocuments / 2) return known;
    this.#byText.delete(text);
    this.#byText.set(text, known);
    return known;
  }

  /** Parses and measures. Throws GraphQLError for a syntax error. */
  prepare(text: string): PreparedDocument {
    const document = parse(text);
    const size = measureDocument(document);
    const storedLimit = brokenMutationLimit(size);
    let problems: readonly GraphQLError[] | null = null;
    const prepared: PreparedDocument = {
      document,
      size,
      storedLimit,
      // A document may come by its id first, and as text later.
      openLimit: brokenTokenLimit(text) ?? brokenDocumentLimit(size) ?? storedLimit,
      problems: () => {
        problems ??= validate(this.#schema, document, undefined, { maxErrors: 20 });
        return problems;
      },
    };
    this.#byDocument.set(document, prepared);
    if (text.length <= keptLength) {
      this.#byText.set(text, prepared);
      const [oldest] = this.#byText.keys();
      if (this.#byText.size > keptDocuments && oldest !== undefined) this.#byText.delete(oldest);
    }
    return prepared;
  }

  /** The preparation of a document that `prepare` or `kept` gave out. */
  of(document: DocumentNode): PreparedDocument | undefined {
    return this.#byDocument.get(document);
  }
}
