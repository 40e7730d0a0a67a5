/** Fields of a type, as `Type.field`. */
export function words(type: string, names: string): string[] {
  return names.split(" ").map((name) => `${type}.${name}`);
}
