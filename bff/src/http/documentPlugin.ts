import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { listInputLimit } from "../graphql/limits/limits.ts";
import { limitError } from "../graphql/limits/limitError.ts";
import { hasLongerList } from "../graphql/limits/listInputs.ts";
import { badRequest } from "./badRequest.ts";
import type { ServerContext } from "./graphqlContext.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import { brokenTokenLimit, type PreparedDocuments } from "./preparedDocuments.ts";

/** Errors are changed on their way out, so a kept one is never given out itself. */
function copyOf(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, error.nodes ? { nodes: error.nodes } : {});
}

/** Whether somebody may read the schema, and be helped with their documents. */
export function mayLookInside({ developerMode, session }: ServerContext): boolean {
  return developerMode || session.current !== null;
}

/**
 * The two doors: `documentId` looks up one of the console's own documents, which is trusted; `query` is an open
 * document under limits. What one request sends is one or the other.
 */
export function documentPlugin(
  stored: PersistedDocuments,
  documents: PreparedDocuments,
): Plugin<ServerContext, ServerContext> {
  return {
    onParams({ params, setParams, context: { operation } }) {
      // Checked here because Yoga's own check of the form comes after ours.
      const body: unknown = params;
      if (typeof body !== "object" || body === null || Array.isArray(body)) {
        throw badRequest("BAD_REQUEST", "The body must be one JSON object; batches are not taken.");
      }
      if (hasLongerList(params.variables, listInputLimit)) {
        throw limitError("values in a list", listInputLimit);
      }
      const { documentId, query: open }: { readonly documentId?: unknown; readonly query?: unknown } = params;
      if (documentId === undefined || documentId === null) return;
      if (typeof documentId !== "string" || (open !== undefined && open !== null)) {
        throw badRequest("BAD_REQUEST", "Send either `documentId` or `query`.");
      }
      const query = stored.find(documentId);
      if (query === null) {
        throw badRequest("PERSISTED_DOCUMENT_NOT_FOUND", "This gateway does not know this document.");
      }
      operation.isStored = true;
      setParams({ ...params, query });
    },

    onParse({ params, context, setParsedDocument }) {
      const text = params.source.toString();
      const { operation } = context;
      const known = documents.kept(text);
      // Before it is parsed: ten thousand brackets overflow the parser's stack.
      const broken = known === undefined && !operation.isStored ? brokenTokenLimit(text) : null;
      if (broken !== null) throw broken;
      const prepared = known ?? documents.prepare(text);
      const limit = operation.isStored ? prepared.storedLimit : prepared.openLimit;
      if (limit !== null) throw limit;
      if (!operation.isStored && prepared.size.usesIntrospection && !mayLookInside(context)) {
        throw badRequest("INTROSPECTION_DENIED", "Sign in to read the schema.");
      }
      operation.source = prepared.document.loc?.source ?? null;
      setParsedDocument(prepared.document);
    },

    onValidate({ params, context, setResult }) {
      const prepared = documents.of(params.documentAST);
      if (prepared === undefined) return;
      setResult(
        prepared
          .problems()
          .slice(0, mayLookInside(context) ? undefined : 1)
          .map(copyOf),
      );
    },
  };
}
