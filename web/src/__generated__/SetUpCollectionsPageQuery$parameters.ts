/**
 * @generated SignedSource<<a6ea16d9c0f24119a19e976529a7d650>>
 * @relayHash 5eb29657c0e760a9c52dccaf734e0803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 876a284c023e7330391c25e412fd8b92414a430a74c44bdb3bf6d7a47b6123c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "876a284c023e7330391c25e412fd8b92414a430a74c44bdb3bf6d7a47b6123c6",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
