import { expect, test } from "vitest";
import { brandRecord } from "../brand/record.ts";
import type { RestClient } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { owner } from "../../test/doubles/fakeContext.ts";
import { readExtensionList, readOwnedList } from "./ownedList.ts";

const read = { template: "/v1/companyBrand/company_po_id/{id}", params: { id: owner.companyId } };

function failing(error: Error): RestClient {
  return { ...createFakeRest(), get: () => Promise.reject(error) };
}

const missing = new RestError("not-found", "There is no such record.");

test("a list beyond the documents that the service does not know is not offered", async () => {
  await expect(readExtensionList(failing(missing), owner, read, brandRecord)).rejects.toMatchObject({
    kind: "not-offered",
    message: "The service does not offer this.",
  });
});

test("any other failure of such a list stays what it is", async () => {
  const down = new RestError("unavailable", "The service does not answer at the moment.");
  await expect(readExtensionList(failing(down), owner, read, brandRecord)).rejects.toBe(down);
});

test("a documented list that is missing has no rows", async () => {
  expect(await readOwnedList(failing(missing), owner, read, brandRecord)).toEqual({
    rows: [],
    totalCount: null,
  });
});
