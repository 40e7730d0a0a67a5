import type { Admission } from "../../src/http/admission.ts";

/**
 * Takes everything on. In tests the gateway shares its process with those who call it, so that a burst of theirs would
 * look like a gateway that does not keep up.
 */
export const openAdmission: Admission = {
  isFull: () => false,
  enter: () => true,
  leave: () => {},
  close: () => {},
};
