import type { Page } from "playwright";

/** How slow the line and the machine are made. */
export interface Throttle {
  readonly name: string;
  /** Bits in a second, both ways. */
  readonly bitsPerSecond: number;
  /** Milliseconds to the server and back. */
  readonly latency: number;
  /** How many times slower the processor is. */
  readonly slowdown: number;
}

/** A decent office line, and a phone on a poor one. */
export const throttles: readonly Throttle[] = [
  { name: "10 Mbit/s, 40 ms", bitsPerSecond: 10_000_000, latency: 40, slowdown: 1 },
  { name: "1.6 Mbit/s, 150 ms, CPU ÷ 4", bitsPerSecond: 1_600_000, latency: 150, slowdown: 4 },
];

/** Slows a page down through the browser's own tools; what it has kept of earlier visits counts for nothing. */
export async function slowDown(page: Page, { bitsPerSecond, latency, slowdown }: Throttle): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = bitsPerSecond / 8;
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
