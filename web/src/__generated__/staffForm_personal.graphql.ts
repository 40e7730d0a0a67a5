/**
 * @generated SignedSource<<8a970b99ac3b627471b87439c35353bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Gender = "FEMALE" | "MALE" | "OTHERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type staffForm_personal$data = {
  readonly dateOfBirth: string | null | undefined;
  readonly gender: Gender | null | undefined;
  readonly " $fragmentType": "staffForm_personal";
};
export type staffForm_personal$key = {
  readonly " $data"?: staffForm_personal$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffForm_personal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "staffForm_personal"
};

(node as any).hash = "d721614702a42aa47d63bd7892147bcf";

export default node;
