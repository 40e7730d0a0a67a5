/** No list of an input is too long. */
export function hasLongerList(): boolean {
  return false;
}
