/**
 * @generated SignedSource<<35bee9df77a2420aabdb3920b75606d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type staffForm_person$data = {
  readonly firstName: string;
  readonly lastName: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly seller: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "staffForm_person";
};
export type staffForm_person$key = {
  readonly " $data"?: staffForm_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffForm_person">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "staffForm_person"
};

(node as any).hash = "2d176f921bb84c9a16c60c258232b3d7";

export default node;
