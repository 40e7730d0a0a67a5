const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The check character of a GSTIN's first 14: a weighted sum in base 36, in which every second character counts twice. */
function checkCharacter(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** Whether the last character of a GSTIN fits the others, which notices a wrong one and two that were swapped. */
export function isChecked(gstin: string): boolean {
  return checkCharacter(gstin.slice(0, 14)) === gstin.charAt(14);
}
