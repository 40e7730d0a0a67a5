import * as v from "valibot";

/** What belongs to the transport, to the signature, or says who somebody is to another program than theirs. */
const ours =
  /^(host|content-.*|transfer-encoding|connection|keep-alive|upgrade|te|trailer|expect|proxy-.*|cookie|set-cookie|user-agent|accept-encoding|webhook-.*|forwarded|x-forwarded-.*)$/i;

const shape = "Must be a list of headers, each with a name and a value";
const nameForm = "A header's name has letters, digits and hyphens, at most 60 characters";
const valueForm = "A header's value has at most 500 visible characters";

/** A company's own headers. A value that is left out stays as it is. */
export const headersField = v.pipe(
  v.array(
    v.object(
      {
        name: v.pipe(
          v.string(shape),
          v.regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, nameForm),
          v.check((name) => !ours.test(name), "This header is set by the transport"),
        ),
        value: v.optional(
          v.nullable(
            v.pipe(v.string(shape), v.regex(/^[\x21-\x7E](?:[\x20-\x7E]{0,498}[\x21-\x7E])?$/, valueForm)),
          ),
          null,
        ),
      },
      shape,
    ),
    shape,
  ),
  v.check((headers) => headers.length <= 5, "Must have at most 5 headers"),
  v.check(
    (headers) => new Set(headers.map(({ name }) => name.toLowerCase())).size === headers.length,
    "A header is named twice",
  ),
);

export type GivenHeaders = v.InferOutput<typeof headersField>;

const kept = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The headers that were kept; null when they cannot be read. */
export function readHeaders(opened: string | null): Readonly<Record<string, string>> | null {
  const result = v.safeParse(kept, opened);
  return result.success ? result.output : null;
}
