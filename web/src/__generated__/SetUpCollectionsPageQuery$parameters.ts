/**
 * @generated SignedSource<<d1c2dae77ee2c8d418a1ed716078d9ab>>
 * @relayHash e8dd84efef81ca16d705cbc861741f85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f29161141dae100107816e8d9c2a0b2af8b2f63fb49109f56837dac7985c524

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f29161141dae100107816e8d9c2a0b2af8b2f63fb49109f56837dac7985c524",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
