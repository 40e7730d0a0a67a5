/**
 * The address of a stored image: the base, which ends in `/`, and the storage key with each of its parts
 * encoded. Null when there is no image, or the key would lead out of its folder.
 */
export function mediaUrl(base: string, key: string | null): string | null {
  if (key === null) return null;
  const parts = key.split("/");
  if (parts.some((part) => part === "" || part === "." || part === "..")) return null;
  return base + parts.map(encodeURIComponent).join("/");
}
