import { RESTDataSource } from "@apollo/datasource-rest";
import { Pool } from "undici";

const access = { "x-api-key": "development-api-key", "x-api-version": "1" };

/** The service login, once at the start: the headers of every later call. */
export async function login(base) {
  const answer = await fetch(`${base}/auth/login`, {
    method: "POST",
    headers: { ...access, "content-type": "application/json" },
    body: JSON.stringify({ username: "gateway", password: "gateway-development" }),
  });
  return { ...access, authorization: `Bearer ${(await answer.json()).access_token}` };
}

/** As Apollo's documentation teaches: a RESTDataSource for each request, with the cache of the server. */
class CatalogueSource extends RESTDataSource {
  constructor(base, headers, cache) {
    super({ cache });
    this.baseURL = base;
    this.headers = headers;
  }
  willSendRequest(_path, request) {
    Object.assign(request.headers, this.headers);
  }
  async read(path, query) {
    const { parsedBody, response } = await this.fetch(path, { params: query });
    return { body: parsedBody, total: Number(response.headers.get("x-total-count")) };
  }
  write(path, body) {
    return this.put(path, { body });
  }
}

/** A function that gives each request its calls, over Apollo's own client. */
export function sourceCalls(base, headers) {
  return (cache) => {
    const source = new CatalogueSource(base, headers, cache);
    return {
      get: (path, query) => source.read(path, query),
      put: (path, body) => source.write(path, body),
    };
  };
}

/** The same over undici's `request` and a pool: what Fastify's and undici's documentation teach. */
export function poolCalls(base, headers) {
  const pool = new Pool(base, { connections: 64 });
  const calls = {
    async get(path, query) {
      const answer = await pool.request({
        path: `${path}?${new URLSearchParams(query)}`,
        method: "GET",
        headers,
      });
      return { body: await answer.body.json(), total: Number(answer.headers["x-total-count"]) };
    },
    async put(path, body) {
      const answer = await pool.request({
        path,
        method: "PUT",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return answer.body.json();
    },
  };
  return () => calls;
}

/** The same over our gateway's REST client, bound to each request as our gateway binds it. */
export async function ownCalls(base, file) {
  const { createRestService } = await import(file);
  const service = createRestService({
    baseUrl: new URL(base),
    username: "gateway",
    password: "gateway-development",
    apiKey: "development-api-key",
    apiKeyHeader: "x-api-key",
    apiVersion: "1",
    apiVersionHeader: "x-api-version",
    connections: 64,
    log: { warn() {} },
  });
  return () => {
    const client = service.bind({
      signal: new AbortController().signal,
      actor: () => null,
      clientAddress: () => null,
      log: { warn() {} },
    });
    return {
      async get(path, query) {
        const { body, totalCount } = await client.get({ template: path, query });
        return { body, total: totalCount };
      },
      async put(path, body) {
        return (await client.send({ method: "PUT", template: path, body })).body;
      },
    };
  };
}
