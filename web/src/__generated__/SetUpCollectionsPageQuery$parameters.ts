/**
 * @generated SignedSource<<8a61646696da7f5657c2474970cb3429>>
 * @relayHash 0099ce658e1c970457e6f0d2653ace1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcd755767124ca41d9d4729a049c1e71840a504b0c1047c5ac1173a046c5fbbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcd755767124ca41d9d4729a049c1e71840a504b0c1047c5ac1173a046c5fbbb",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
