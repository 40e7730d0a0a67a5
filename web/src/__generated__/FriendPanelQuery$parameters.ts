/**
 * @generated SignedSource<<70796e3daa6de83020117430e0ed17fd>>
 * @relayHash b1fd86af2204496e2c4f094b9118bb4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32235da45f7325dcde47d411d8b125525e238f2dd60a40b846ef447f9f9966ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FriendPanelQuery } from './FriendPanelQuery.graphql';

const node: PreloadableConcreteRequest<FriendPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32235da45f7325dcde47d411d8b125525e238f2dd60a40b846ef447f9f9966ec",
    "metadata": {},
    "name": "FriendPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
