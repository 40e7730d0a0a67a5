import { expect, test } from "vitest";
import { catalogue } from "./doubles/catalogue.ts";
import { createFakeContext, owner, run, seller } from "./doubles/fakeContext.ts";
import { createFakeRest } from "./doubles/fakeRest.ts";

const document = `{ viewer {
  categories(level: 1, first: 1) { edges { node { viewerCanUpdate } } }
  products(first: 1) { edges { node {
    viewerCanUpdate viewerCanAddVariant variants(first: 1) { edges { node { viewerCanUpdate } } }
  } } }
} }`;

test.each([
  ["the owner may change everything", owner, true, true],
  ["a seller may change products, and not the catalogue's structure", seller, false, true],
  [
    "with a role that allows nothing nothing may be changed",
    { ...owner, role: { id: "1", name: "Reads", system: null, permissions: [] } },
    false,
    false,
  ],
  ["a token that only reads may change nothing", { ...owner, limitedTo: [] }, false, false],
])("%s", async (_name, user, structure, goods) => {
  const rest = createFakeRest({ tables: catalogue(2) });
  expect((await run(createFakeContext(rest, user), document)).data).toEqual({
    viewer: {
      categories: { edges: [{ node: { viewerCanUpdate: structure } }] },
      products: {
        edges: [
          {
            node: {
              viewerCanUpdate: goods,
              viewerCanAddVariant: goods,
              variants: { edges: [{ node: { viewerCanUpdate: goods } }] },
            },
          },
        ],
      },
    },
  });
});
