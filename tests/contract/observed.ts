import type { HttpResponse, Method } from "./http/client.ts";

/** One answer that was seen while checking. */
export interface Observation {
  readonly method: Method;
  readonly path: string;
  readonly response: HttpResponse;
}

/** Every response that the checks have seen, to be compared with the OpenAPI document at the end. */
export class Observed {
  readonly all: Observation[] = [];

  note(method: Method, path: string, response: HttpResponse): void {
    this.all.push({ method, path, response });
  }
}
