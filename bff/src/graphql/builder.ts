import SchemaBuilder from "@pothos/core";
import DirectivesPlugin from "@pothos/plugin-directives";
import ErrorsPlugin from "@pothos/plugin-errors";
import RelayPlugin from "@pothos/plugin-relay";
import type { Permission } from "../access/permission.ts";
import { allows, isRestricted } from "../access/rules.ts";
import { noteSecurity } from "../access/securityLog.ts";
import type { Context } from "./context.ts";
import { ForbiddenError, UnauthenticatedError } from "./errors.ts";
import { encodeNodeId } from "./nodeId.ts";
import { nodeTypeOf } from "./nodeType.ts";
import ScopeAuthPlugin from "./ruleScopes.ts";

/** The types behind our schema. Fields are non-null unless they say otherwise. */
interface SchemaTypes {
  Context: Context;
  DefaultFieldNullability: false;
  AuthScopes: {
    /** Everybody, signed in or not. Written out, so that it is a decision and not an omission. */
    anyone: boolean;
    /** Whoever is signed in and holds the permission. */
    may: Permission;
    /** Whoever has signed in with their password. An API token may not: with these it could make itself more. */
    inPerson: boolean;
    /** The same, and also while their session is restricted: for what ends that, and what ends sessions. */
    restricted: boolean;
    /** Whoever is signed in, in person or by a token. For what asks for a permission that its input decides. */
    signedIn: boolean;
    /** The browser of a delivery user who has opened their link; whether it still holds the service says. */
    delivering: boolean;
  };
  Directives: {
    semanticNonNull: { locations: "FIELD_DEFINITION"; args: { levels?: readonly number[] } };
  };
  Scalars: {
    ID: { Input: string; Output: string };
    Decimal: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
  };
}

/**
 * The one schema builder. It knows no noun: nouns import it, and `schema.ts` imports the nouns.
 * The errors plugin stands before scope-auth so that a denial becomes a member of the result union.
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, RelayPlugin, DirectivesPlugin],
  defaultFieldNullability: false,
  relay: {
    encodeGlobalID: (type, id) => encodeNodeId(type, String(id)),
    // Our records are plain; nodeType.ts knows what each of them is.
    brandLoadedObjects: false,
    idFieldOptions: {
      description: "Opaque id, unique over all types. Give it to `node`, or to an input that asks for an id.",
    },
    nodeTypeOptions: {
      description: "Anything with a global id; `node` reads it again.",
      resolveType: nodeTypeOf,
    },
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    cursorType: "String",
    pageInfoTypeOptions: { description: "Where this page stands in its list." },
    hasNextPageFieldOptions: { description: "Whether there is more after this page." },
    hasPreviousPageFieldOptions: { description: "Whether there is more before this page." },
    startCursorFieldOptions: { description: "Cursor of the first edge; null when the page is empty." },
    endCursorFieldOptions: { description: "Cursor of the last edge; null when the page is empty." },
  },
  scopeAuth: {
    // Before the stream begins, not at its first event.
    authorizeOnSubscribe: true,
    authScopes({ session, deliveryBrowser }) {
      const user = session.current?.user;
      const signedIn = user !== undefined && !isRestricted(user);
      const restricted = user?.limitedTo === null;
      return {
        anyone: true,
        may: (permission) => session.current !== null && allows(session.current.user, permission),
        inPerson: signedIn && restricted,
        restricted,
        signedIn,
        delivering: deliveryBrowser.secret !== null,
      };
    },
    unauthorizedError: (_parent, context, info) => {
      if (context.session.current === null) return new UnauthenticatedError();
      noteSecurity(context, "denied", { field: `${info.parentType.name}.${info.fieldName}` });
      return new ForbiddenError();
    },
  },
  directives: { useGraphQLToolsUnorderedDirectives: true },
});

builder.queryType({ description: "Everything that can be read." });
builder.mutationType({ description: "Everything that can be changed. Each answers with a result union." });
builder.subscriptionType({ description: "Everything that can be listened to, over server-sent events." });

/** The builder's own view of the types, for functions that take references as arguments. */
export type BuilderTypes = typeof builder.$inferSchemaTypes;
