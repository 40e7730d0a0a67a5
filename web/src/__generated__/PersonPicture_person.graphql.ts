/**
 * @generated SignedSource<<6ec107bb637af0b0a7ca9567c6de200a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonPicture_person$data = {
  readonly isOnline: boolean;
  readonly name: string;
  readonly pictureUrl: string | null | undefined;
  readonly " $fragmentType": "PersonPicture_person";
};
export type PersonPicture_person$key = {
  readonly " $data"?: PersonPicture_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPicture_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPicture_person",
  "selections": [
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
      "name": "pictureUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnline",
      "storageKey": null
    }
  ],
  "type": "ChatPerson",
  "abstractKey": null
};

(node as any).hash = "ec31a1563c4baee3693f447374abf7ea";

export default node;
