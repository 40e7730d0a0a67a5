import { versionOf, type Editing } from "../graphql/version.ts";
import type { Bundle } from "./record.ts";
import { bundles } from "./source.ts";

/** Of everything that `editBundle` can change. */
export function bundleVersion({ bundledProductId, offerPercentage, order }: Bundle): string {
  return versionOf([bundledProductId, offerPercentage, order]);
}

/** How `editBundle` compares versions. */
export const bundleEditing: Editing<Bundle> = {
  records: bundles,
  version: bundleVersion,
};
