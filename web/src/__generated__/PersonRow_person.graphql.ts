/**
 * @generated SignedSource<<eee853a84a70eee89c9aa31dc562810e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonRow_person$data = {
  readonly id: string;
  readonly isDemo: boolean;
  readonly lastMessage: {
    readonly isMine: boolean;
    readonly sentAt: string;
    readonly text: string;
  } | null | undefined;
  readonly locationName: string | null | undefined;
  readonly name: string;
  readonly status: string | null | undefined;
  readonly unreadCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPicture_person">;
  readonly " $fragmentType": "PersonRow_person";
};
export type PersonRow_person$key = {
  readonly " $data"?: PersonRow_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonRow_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonRow_person",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDemo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChatMessage",
      "kind": "LinkedField",
      "name": "lastMessage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMine",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonPicture_person"
    }
  ],
  "type": "ChatPerson",
  "abstractKey": null
};

(node as any).hash = "5426206c139f417d44827f80b5b6c9c4";

export default node;
