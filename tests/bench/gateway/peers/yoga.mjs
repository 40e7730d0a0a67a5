import { createServer } from "node:http";
import { createYoga } from "graphql-yoga";
import { schema } from "./pothosSchema.mjs";
import { readsOver } from "./reads.mjs";
import { loadersOver } from "./resolvers.mjs";

/** Yoga on Node's own server, with Pothos and DataLoader. */
export async function startYoga(port, callsOfRequest) {
  const yoga = createYoga({
    schema,
    logging: false,
    context: ({ request }) => {
      const reads = readsOver(callsOfRequest());
      return { company: request.headers.get("company"), reads, loaders: loadersOver(reads) };
    },
  });
  await new Promise((done) =>
    createServer((request, response) => void yoga(request, response)).listen(port, "127.0.0.1", done),
  );
}
