import { type ContractOptions, readOptions } from "../contract/options.ts";
import { credential } from "../servers/serviceProcess.ts";

/** How the checkers reach a service that a test has started. */
export function optionsFor(
  service: { readonly url: string },
  further: readonly string[] = [],
): ContractOptions {
  const { username, password, apiKey, apiVersion } = credential;
  const access = ["--username", username, "--password", password, "--api-key", apiKey];
  return readOptions(["--url", service.url, ...access, "--api-version", apiVersion, ...further]);
}
