/**
 * @generated SignedSource<<760ddd5fc2f05d33f02c21a65f78149b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAccountLook_viewer$data = {
  readonly email: string;
  readonly look: {
    readonly layout: string | null | undefined;
    readonly mix: string | null | undefined;
    readonly palette: string | null | undefined;
    readonly sidebarBackground: string | null | undefined;
    readonly sidebarSetting: string | null | undefined;
    readonly sidebarType: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useAccountLook_viewer";
};
export type useAccountLook_viewer$key = {
  readonly " $data"?: useAccountLook_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAccountLook_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAccountLook_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Look",
      "kind": "LinkedField",
      "name": "look",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "layout",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sidebarType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sidebarSetting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sidebarBackground",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "palette",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mix",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6a44eebd35090e52cd08df9d63363242";

export default node;
