import type { RestRead } from "../rest/client.ts";
import { isMissing } from "../rest/error.ts";
import type { RestService } from "../rest/service.ts";
import type { Logger } from "pino";

const read =
  (template: string) =>
  (id: string): RestRead => ({ template, params: { id } });

/** Which records may refer to the pictures of a folder, by the number in its name. */
const holders: readonly (readonly [RegExp, readonly ((id: string) => RestRead)[]])[] = [
  [/^home-images\/(\d+)\//, [read("/v1/companyPO/{id}"), read("/v1/companyBanner/company_po_id/{id}")]],
  [
    /^Uploads\/(\d+)\//,
    [
      read("/v1/companySellerProdLoc/{id}"),
      read("/v1/companySellerProdImage/prod_id/{id}"),
      read("/v1/companySellerProdReview/compared/{id}"),
    ],
  ],
  [/^profiles\/owner-(\d+)\//, [read("/v1/userPreference/user_po_id/{id}/picture")]],
  [/^profiles\/seller-(\d+)\//, [read("/v1/userPreference/user_seller_id/{id}/picture")]],
  [/^private\/bank\/(\d+)\//, [read("/v1/companyBank/company_po_id/{id}")]],
];

/** How long finding out may take for one picture, in milliseconds. */
const within = 10_000;

/** What a read says; nothing when there is no such record, or no such call. */
async function textOf(reading: Promise<{ readonly body: unknown }>): Promise<string> {
  try {
    return JSON.stringify((await reading).body);
  } catch (error) {
    if (isMissing(error)) return "";
    throw error;
  }
}

/**
 * Finds out whether any record of the service refers to a picture. File names are random, so wherever one stands it is meant.
 * What lies elsewhere than our pictures do counts as referred to. The function rejects when the service cannot say.
 */
export function createImageReferences(
  rest: Pick<RestService, "bind">,
  log: Pick<Logger, "warn">,
): (key: string) => Promise<boolean> {
  return async (key) => {
    const name = key.slice(key.lastIndexOf("/") + 1);
    for (const [folder, reads] of holders) {
      const id = folder.exec(key)?.[1];
      if (id === undefined) continue;
      const signal = AbortSignal.timeout(within);
      const client = rest.bind({ signal, actor: () => null, clientAddress: () => null, log });
      const texts = await Promise.all(reads.map((one) => textOf(client.get(one(id)))));
      return texts.some((text) => text.includes(name));
    }
    return true;
  };
}
