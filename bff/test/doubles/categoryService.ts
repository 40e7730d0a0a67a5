import type { RestWrite } from "../../src/rest/client.ts";
import { catalogue } from "./catalogue.ts";
import { createFakeRest, type FakeRest, type FakeRestOptions } from "./fakeRest.ts";

/** A service that keeps what it is sent, as ours does. */
export function categoryService(others: FakeRestOptions["writes"] = {}): FakeRest {
  const created = (level: number) => (write: RestWrite) => [
    { company_po_id: 1, [`level${level}_id`]: 500, ...Object(write.body) },
  ];
  const changed = (level: number) => (write: RestWrite) => {
    const id = Number(write.params?.["id"]);
    const row = catalogue(4)[`l${level}CategoryPO`]?.rows.find(
      (one) => Reflect.get(one, `level${level}_id`) === id,
    );
    return { ...row, ...Object(write.body) };
  };
  return createFakeRest({
    tables: catalogue(4),
    writes: {
      ...Object.fromEntries(
        [1, 2, 3].flatMap((level) => [
          [`POST /v1/l${level}CategoryPO`, created(level)],
          [`PUT /v1/l${level}CategoryPO/{id}`, changed(level)],
        ]),
      ),
      "POST /v1/companyPO/page8": () => null,
      "POST /v1/companyPO/page9": () => null,
      ...others,
    },
  });
}
