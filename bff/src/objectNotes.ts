/** One thing that is noted of each object, and forgotten with it. */
export interface ObjectNotes<Note> {
  get(object: object): Note | undefined;
  set(object: object, note: Note): void;
}

/** Gives a class that extends it the object that it was made with, so that private fields come to be on that. */
// oxlint-disable-next-line typescript/no-extraneous-class -- it is nothing but its constructor
class TheObject {
  constructor(object: object) {
    // oxlint-disable-next-line no-constructor-return -- that is what it is for
    return object;
  }
}

/**
 * Notes in a private field of the object itself, frozen or not: nobody else sees it, and no copy has it. A WeakMap says the
 * same, but each new key costs some five times as much: it is hashed, the table grows, and every collection walks it.
 */
export function inPrivateField<Note>(): ObjectNotes<Note> {
  class Noted extends TheObject {
    #note: Note;

    constructor(object: object, note: Note) {
      super(object);
      this.#note = note;
    }

    static get(object: object): Note | undefined {
      return #note in object ? object.#note : undefined;
    }

    static set(object: object, note: Note): void {
      if (#note in object) object.#note = note;
      else void new Noted(object, note);
    }
  }
  return Noted;
}

/** Whether this engine lets a frozen object have another private field; a proposal for the language would end that. */
function takesFrozen(): boolean {
  try {
    inPrivateField<true>().set(Object.freeze({}), true);
    return true;
  } catch {
    return false;
  }
}

/** The same where frozen objects take no further field. */
export function inWeakMap<Note>(): ObjectNotes<Note> {
  return new WeakMap<object, Note>();
}

/** What is remembered of objects, most of them frozen records, for as long as they are in memory. */
export const objectNotes: <Note>() => ObjectNotes<Note> = takesFrozen() ? inPrivateField : inWeakMap;
