/**
 * Words that so many passwords are built from that guessing begins with them. A password is common when nothing but
 * digits, signs and these words are in it.
 */
const words =
  "password passwort passw passcode pass secret login logon welcome letmein admin administrator root user guest " +
  "default changeme change master superuser test testing temp temporary hello iloveyou loveyou love lovely monkey " +
  "dragon football baseball basketball cricket soccer hockey superman batman spiderman pokemon starwars princess " +
  "sunshine shadow michael jennifer jessica charlie daniel jordan thomas robert matthew andrew joshua ashley " +
  "michelle amanda samantha trustno computer internet whatever freedom flower summer winter spring autumn monday " +
  "friday january february march april june july august september october november december qwerty qwertz azerty " +
  "qwertyuiop asdfghjkl asdfgh asdf zxcvbnm zxcvbn qazwsx wsxedc qweasd qwe asd zxc abc abcd abcde abcdef abcdefg " +
  "abcdefgh abcdefghij india indian bharat mumbai delhi krishna ganesh shiva sairam jaihind google facebook gmail " +
  "yahoo company business seller owner office backoffice account access mypassword myaccount correcthorsebatterystaple " +
  "correct horse battery staple the and my your new old is one two three four five six seven eight nine zero";

/** Longest first, so that `password` is taken out before `pass`. */
const byLength = words.split(" ").toSorted((a, b) => b.length - a.length);

const lookAlikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const runs = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
];

function withoutWords(letters: string): string {
  let rest = letters;
  for (const word of byLength) rest = rest.replaceAll(word, "");
  return rest;
}

function reversed(text: string): string {
  return [...text].toReversed().join("");
}

/** Whether the whole text is part of a row of keys, of the alphabet or of counting, forwards or backwards. */
function isRun(text: string): boolean {
  return runs.some((run) => run.includes(text) || reversed(run).includes(text));
}

/** Whether the text is one short piece over and over: `aaaaaaaaaa`, `abcabcabcabc`. */
function isRepetition(text: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/s.test(text);
}

/** Whether a password of at least ten characters is among the first that would be tried. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const half = lower.slice(0, Math.ceil(lower.length / 2));
  if (isRepetition(lower) || isRun(lower) || half + half === lower) return true;
  // What hangs on a word is decoration; inside it, signs stand for the letters they look like.
  const core = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const undisguised = [...core].map((character) => lookAlikes[character] ?? character).join("");
  return [lower, undisguised].some((text) => {
    const letters = text.replaceAll(/[^\p{L}]/gu, "");
    // One letter more than a word is no secret either; one letter among digits may be.
    const left = withoutWords(letters).length;
    return letters !== "" && (isRun(letters) || left === 0 || (left === 1 && letters.length > 6));
  });
}
