import { RESTDataSource } from "@apollo/datasource-rest";
import { Pool } from "undici";

const access = { "x-api-key": "development-api-key", "x-api-version": "1" };

/** The service login, once at the start. */
export async function login(base) {
  const answer = await fetch(`${base}/auth/login`, {
    method: "POST",
    headers: { ...access, "content-type": "application/json" },
    body: JSON.stringify({ username: "gateway", password: "gateway-development" }),
  });
  return { ...access, authorization: `Bearer ${(await answer.json()).access_token}` };
}

/** As Apollo's documentation teaches: a RESTDataSource for each request. */
export class CatalogueSource extends RESTDataSource {
  constructor(base, headers) {
    super();
    this.baseURL = base;
    this.headers = headers;
  }
  willSendRequest(_path, request) {
    Object.assign(request.headers, this.headers);
  }
  async read(path, query) {
    let total = null;
    const { parsedBody, response } = await this.fetch(path, { params: query });
    total = Number(response.headers.get("x-total-count"));
    return { body: parsedBody, total };
  }
}

/** undici's `request` over a pool: what Fastify's and undici's documentation teach. */
export function poolRead(base, headers) {
  const pool = new Pool(base, { connections: 64 });
  return async (path, query) => {
    const answer = await pool.request({
      path: `${path}?${new URLSearchParams(query)}`,
      method: "GET",
      headers,
    });
    return { body: await answer.body.json(), total: Number(answer.headers["x-total-count"]) };
  };
}

/** Our gateway's own REST client, bound to a request as our gateway binds it. */
export async function ownClient(base, file) {
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
      clientAddress: null,
      log: { warn() {} },
    });
    return async (path, query) => {
      const { body, totalCount } = await client.get({ template: path, query });
      return { body, total: totalCount };
    };
  };
}
