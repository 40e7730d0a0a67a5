import { usePaginationFragment } from "react-relay";

/** Pages that follow on a press. In a file of its own, so that what it needs of Relay comes with what every page has. */
export const usePages = usePaginationFragment;
