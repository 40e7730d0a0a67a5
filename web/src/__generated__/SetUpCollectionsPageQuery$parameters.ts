/**
 * @generated SignedSource<<f031186c79b4295458f7c4d04e7a539f>>
 * @relayHash 2b674e8d2ca0162170bef06fbb3863ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fcf3f83296edf0b24ba2646087bc99ef60a7193623056a227ab44c6454c6aae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fcf3f83296edf0b24ba2646087bc99ef60a7193623056a227ab44c6454c6aae",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
