import { type ComponentType, use } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { RelayContext } from "./lateRelay.ts";

/** A component that reads or changes something outside of a query route, whose pages have Relay from their query. */
export function withRelay<Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> {
  return function WithRelay(props: Props) {
    // It is here at once: it comes in the same file as this module (vite/firstPages.ts).
    const { environment } = use(use(RelayContext)());
    return (
      <RelayEnvironmentProvider environment={environment}>
        <Inner {...props} />
      </RelayEnvironmentProvider>
    );
  };
}
