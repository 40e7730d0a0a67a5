import type { Generated } from "kysely";
import type { Times } from "../db/column.ts";

/** A device that an account has signed in with: first at `created_at`, last at `updated_at`. */
export interface AccountDeviceTable extends Times {
  device_id: Generated<number>;
  account_id: number;
  /** What it is known by: a hash of what the gateway says of it. */
  device_mark: string;
  /** As its owner recognises it: `Firefox on Windows`. */
  device_name: string;
  /** The network it was in at its last sign-in: a /24, or a /48 of IPv6. */
  network: string;
}
