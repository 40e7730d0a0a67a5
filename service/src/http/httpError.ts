/** Why a call was refused: a response of the 4xx family with a text for people and, where known, the fields concerned. */
export class HttpError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    fields?: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}

/** A refusal that leaves something behind: what was written before it is kept, as a wrong try is counted. */
export class KeptRefusal extends HttpError {
  constructor(message: string, field?: string) {
    super(422, message, field === undefined ? undefined : { [field]: message });
  }
}

/** 400: the call does not have the documented shape. */
export function malformed(message: string, fields?: Readonly<Record<string, string>>): HttpError {
  return new HttpError(400, message, fields);
}

/** 404: no such record, for example `notFound("Product")` gives "Product not found". */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`);
}

/** 409: taken, duplicate or still in use. With a field when the caller can correct one. */
export function conflict(message: string, field?: string): HttpError {
  return new HttpError(409, message, field === undefined ? undefined : { [field]: message });
}

/** 422: well-formed, but against a business rule. */
export function broken(message: string, field?: string): HttpError {
  return new HttpError(422, message, field === undefined ? undefined : { [field]: message });
}
