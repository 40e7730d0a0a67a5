/** Why a change of many was not made of one of them. */
export interface Refusal {
  readonly id: string;
  /** What people know it by. */
  readonly name: string;
  readonly text: string;
}
