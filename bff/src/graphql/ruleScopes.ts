import SchemaBuilder, { type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import scopeAuth, { PothosScopeAuthPlugin } from "@pothos/plugin-scope-auth";

type Resolver<Types extends SchemaTypes> = Parameters<PothosScopeAuthPlugin<Types>["wrapResolve"]>[0];

/**
 * scope-auth without what it does for `{ anyone: true }`: there is nothing to check, and it would keep something for each
 * request in a WeakMap, from where the engine carries all of the request over into its old generation.
 */
class RuleScopesPlugin<Types extends SchemaTypes> extends PothosScopeAuthPlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const isOpen = JSON.stringify(field.pothosOptions.authScopes) === '{"anyone":true}';
    return isOpen ? resolver : super.wrapResolve(resolver, field);
  }
}

SchemaBuilder.allowPluginReRegistration = true;
SchemaBuilder.registerPlugin(scopeAuth, RuleScopesPlugin);
SchemaBuilder.allowPluginReRegistration = false;

export default scopeAuth;
