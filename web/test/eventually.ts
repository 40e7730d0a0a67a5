import { vi } from "vitest";

/** Waits until a check passes; the limit is one that only what hangs reaches, however busy the machine is. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, 60_000);
