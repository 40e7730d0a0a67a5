import type { Params } from "react-router";
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";

/** Where the user is going: what a route's variables are made of. */
export interface RouteLocation {
  readonly params: Params;
  readonly search: URLSearchParams;
}

/** A route's query before its component is here: the generated `X$parameters`, and variables from the address. */
export interface RouteQuery<TQuery extends OperationType> {
  readonly parameters: PreloadableConcreteRequest<TQuery>;
  readonly variables: (location: RouteLocation) => VariablesOf<TQuery>;
}
