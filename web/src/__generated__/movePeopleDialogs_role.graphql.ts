/**
 * @generated SignedSource<<3ae3accecbad8f9148b84570dd20b14e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StaffKind = "COMPANY" | "LOCATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type movePeopleDialogs_role$data = {
  readonly id: string;
  readonly kind: StaffKind;
  readonly name: string;
  readonly peopleCount: number | null | undefined;
  readonly " $fragmentType": "movePeopleDialogs_role";
};
export type movePeopleDialogs_role$key = {
  readonly " $data"?: movePeopleDialogs_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"movePeopleDialogs_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "movePeopleDialogs_role",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peopleCount",
      "storageKey": null
    }
  ],
  "type": "CompanyRole",
  "abstractKey": null
};

(node as any).hash = "eec4e1e05bbfe4ad498d8360b651d216";

export default node;
