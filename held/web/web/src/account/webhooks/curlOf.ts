const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

interface Told {
  readonly url: string;
  readonly messageId: string;
  readonly body: string;
  /** The company's own. */
  readonly headerNames: readonly string[];
}

/** A command that sends the same message. Nobody here knows the secret, so it is signed where it is run. */
export function curlOf({ url, messageId, body, headerNames }: Told): string {
  return [
    "SECRET=whsec_…",
    `ID=${quoted(messageId)} AT=$(date +%s) BODY=${quoted(body)}`,
    "KEY=$(printf %s \"${SECRET#whsec_}\" | base64 -d | od -An -v -tx1 | tr -d ' \\n')",
    'SIGNATURE=$(printf %s "$ID.$AT.$BODY" | openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64)',
    [
      `curl ${quoted(url)}`,
      "-H 'content-type: application/json'",
      '-H "webhook-id: $ID"',
      '-H "webhook-timestamp: $AT"',
      '-H "webhook-signature: v1,$SIGNATURE"',
      ...headerNames.map((name) => `-H ${quoted(`${name}: …`)}`),
      '--data-raw "$BODY"',
    ].join(" \\\n  "),
  ].join("\n");
}
