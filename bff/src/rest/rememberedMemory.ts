import { getHeapStatistics } from "node:v8";

/** How much of what came from the service may be remembered, and of what was made of it. */
export interface RememberedMemory {
  /** Of the answers of the service, as they were sent. */
  readonly responseBytes: number;
  /** Of texts that were written of their records. */
  readonly textCharacters: number;
}

const megabyte = 1_000_000;

/** What a byte of an answer takes in memory, parsed and decoded: 1.3 to 1.6 were measured with product lists. */
const memoryOfByte = 2;

/** Megabytes unless told otherwise: an eighth of what the process may take for all it keeps. */
export function usualMegabytes(): number {
  return Math.max(8, Math.floor(getHeapStatistics().heap_size_limit / 8 / megabyte));
}

/** Three quarters for records, a quarter for their texts, which may outlive their records by some seconds. */
export function divideMemory(megabytes: number): RememberedMemory {
  const bytes = megabytes * megabyte;
  return {
    responseBytes: Math.floor((bytes * 0.75) / memoryOfByte),
    textCharacters: Math.floor(bytes * 0.25),
  };
}
