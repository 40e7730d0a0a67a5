import { type Behaviour, plainBehaviour } from "../foreignService/behaviour.ts";
import { documentedWalk } from "./documentedWalk.ts";
import { test } from "./foreignProduct.ts";

const modes: readonly (readonly [string, Partial<Behaviour>])[] = [
  ["nothing", {}],
  [
    "the row in an array, flags and numbers as text",
    { writes: "array with the row", flags: "text", numbers: "text", empty: "empty text", extraFields: true },
  ],
];

for (const [title, behaviour] of modes) {
  test(`a company comes in and a location sells behind a service whose writes answer ${title}`, async ({
    page,
    product,
  }) => {
    test.slow();
    Object.assign(product.foreign.behaviour, plainBehaviour, behaviour);
    await documentedWalk(page, product);
  });
}
