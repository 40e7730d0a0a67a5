import { checkContract } from "../checkContract.ts";
import type { ContractOptions } from "../options.ts";
import { resources } from "../resources.ts";
import { startBrokenService } from "./brokenService.ts";
import type { KnownDefect } from "./defects.ts";

/**
 * Puts a defect before a service that has none and runs the checks of the resource.
 * @throws Error when the checker does not blame the call, or blames another
 */
export async function noticesDefect(options: ContractOptions, defect: KnownDefect): Promise<void> {
  const chosen = resources.filter(({ name }) => name === defect.resource);
  const broken = await startBrokenService(options.url, defect);
  try {
    // The mailbox stays that of the real service.
    const verdicts = await checkContract({ ...options, url: broken.url }, chosen, () => {});
    const blamed = verdicts
      .filter(({ outcome }) => outcome !== "passed")
      .map(({ call }) => `${call.method} ${call.path}`);
    // A list that is wrong also breaks the checks that look for their record in it.
    if (!blamed.includes(defect.blamed)) {
      throw new Error(`expected ${defect.blamed} to fail, failed: ${blamed.join(", ") || "nothing"}`);
    }
  } finally {
    await broken.close();
  }
}
