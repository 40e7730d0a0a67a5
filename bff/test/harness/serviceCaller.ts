import * as v from "valibot";

/** Calls the service itself, past the gateway: GET without a body, POST with one, unless told. Throws when refused. */
export type ServiceCall = (
  path: string,
  body?: object,
  method?: "POST" | "PUT" | "DELETE",
) => Promise<unknown>;

/** Logs in to a service on this machine as the gateway does; `more` are headers such as who acts. */
export async function serviceCaller(
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ServiceCall> {
  const headers = {
    ...more,
    "x-api-key": "development-api-key",
    "x-api-version": "1",
    "content-type": "application/json",
  };
  const login = await fetch(`${url}/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ username: "gateway", password: "gateway-development" }),
  });
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await login.json());
  return async (path, body, method = body === undefined ? undefined : "POST") => {
    const response = await fetch(url + path, {
      method: method ?? "GET",
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The service answered ${response.status} to ${path}.`);
    return response.json();
  };
}
