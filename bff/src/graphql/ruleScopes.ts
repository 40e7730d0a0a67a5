import SchemaBuilder, { type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import scopeAuth, { PothosScopeAuthPlugin } from "@pothos/plugin-scope-auth";
import * as v from "valibot";
import { ForbiddenError } from "./errors.ts";

type Resolver<Types extends SchemaTypes> = Parameters<PothosScopeAuthPlugin<Types>["wrapResolve"]>[0];

/** What may be changed while somebody looks on as a location's people: that they do. */
const changesInView: ReadonlySet<string> = new Set(["leaveSellerView", "signOut"]);

const inView = v.object({ session: v.object({ current: v.object({ view: v.object({}) }) }) });

/**
 * scope-auth without what it does for `{ anyone: true }`: there is nothing to check, and it would keep something for each
 * request in a WeakMap, from where the engine carries all of the request over into its old generation. And with one rule for
 * all mutations: in a view nothing is changed, whatever they ask for (decision 93).
 */
class RuleScopesPlugin<Types extends SchemaTypes> extends PothosScopeAuthPlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const isOpen = JSON.stringify(field.pothosOptions.authScopes) === '{"anyone":true}';
    const ruled = isOpen ? resolver : super.wrapResolve(resolver, field);
    if (field.kind !== "Mutation" || changesInView.has(field.name)) return ruled;
    return (parent, args, context, info) => {
      if (v.is(inView, context)) throw new ForbiddenError();
      return ruled(parent, args, context, info);
    };
  }
}

SchemaBuilder.allowPluginReRegistration = true;
SchemaBuilder.registerPlugin(scopeAuth, RuleScopesPlugin);
SchemaBuilder.allowPluginReRegistration = false;

export default scopeAuth;
