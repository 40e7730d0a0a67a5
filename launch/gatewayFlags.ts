/**
 * How Node runs the gateway, so that what a request makes dies with it. The sizes let young objects die before they are
 * looked at. Without the last one, V8 notices under full load that objects of requests survive, and from then on puts
 * them where only a full collection finds them, together with all they lead to (decision 47).
 */
export const gatewayFlags: readonly string[] = [
  "--min-semi-space-size=16",
  "--max-semi-space-size=64",
  "--no-allocation-site-pretenuring",
];
