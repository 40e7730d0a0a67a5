import { parse, validate } from "graphql";
import type { DocumentNode, GraphQLError, GraphQLSchema } from "graphql";
import { measureDocument } from "../graphql/limits/documentSize.ts";
import type { DocumentSize } from "../graphql/limits/documentSize.ts";

/** A document that was parsed, measured and validated; the same for every caller. */
export interface PreparedDocument {
  readonly document: DocumentNode;
  readonly size: DocumentSize;
  /** What validation says, at most 20; asked for only after the limits have been checked. */
  problems(): readonly GraphQLError[];
}

const keptDocuments = 1_000;
/** A longer text is not kept: a thousand of them would be too much. */
const keptLength = 20_000;

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
    if (known === undefined) return undefined;
    this.#byText.delete(text);
    this.#byText.set(text, known);
    return known;
  }

  /** Parses and measures. Throws GraphQLError for a syntax error. */
  prepare(text: string): PreparedDocument {
    const document = parse(text);
    let problems: readonly GraphQLError[] | null = null;
    const prepared: PreparedDocument = {
      document,
      size: measureDocument(document),
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
