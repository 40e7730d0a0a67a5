import { getOperationAST, OperationTypeNode } from "graphql";
import { hasLongerList } from "../graphql/limits/listInputs.ts";
import { listInputLimit } from "../graphql/limits/limits.ts";
import { isJsonObject } from "../rest/json.ts";
import { mayLookInside } from "./documentPlugin.ts";
import type { ServerContext } from "./graphqlContext.ts";
import type { RunnableOperation } from "./operationRunner.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import type { PreparedDocuments } from "./preparedDocuments.ts";

/** An operation that can be run as it is. */
export interface KnownOperation extends RunnableOperation {
  /** Whether it only reads. */
  readonly isQuery: boolean;
}

const names = new Set(["query", "documentId", "variables", "operationName", "extensions"]);

function parseBody(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const params: unknown = JSON.parse(body);
    return isJsonObject(params) && Object.keys(params).every((name) => names.has(name)) ? params : null;
  } catch {
    return null;
  }
}

/**
 * What a request asks for, when its document has run before and everything about the request is in order. Null for
 * all others: they go the long way, which says what is wrong in the words of the standard. What stands here must
 * never let through what stands there.
 */
export function knownOperation(
  body: string,
  context: ServerContext,
  stored: PersistedDocuments,
  documents: PreparedDocuments,
): KnownOperation | null {
  const params = parseBody(body);
  if (params === null) return null;
  const {
    documentId = null,
    query = null,
    variables = null,
    operationName = null,
    extensions = null,
  } = params;
  if ((documentId === null) === (query === null)) return null;
  const isStored = documentId !== null;
  const text = isStored ? (typeof documentId === "string" ? stored.find(documentId) : null) : query;
  if (typeof text !== "string" || (variables !== null && !isJsonObject(variables))) return null;
  if (operationName !== null && typeof operationName !== "string") return null;
  if ((extensions !== null && !isJsonObject(extensions)) || hasLongerList(variables, listInputLimit))
    return null;

  const prepared = documents.kept(text);
  if (prepared === undefined || (isStored ? prepared.storedLimit : prepared.openLimit) !== null) return null;
  if (!isStored && prepared.size.usesIntrospection && !mayLookInside(context)) return null;
  const { document } = prepared;
  const definition = getOperationAST(document, operationName);
  if (
    !definition ||
    definition.operation === OperationTypeNode.SUBSCRIPTION ||
    prepared.problems().length > 0
  )
    return null;
  context.operation.isStored = isStored;
  context.operation.source = document.loc?.source ?? null;
  return {
    document,
    operationName,
    variableValues: variables,
    contextValue: context,
    isQuery: definition.operation === OperationTypeNode.QUERY,
  };
}
