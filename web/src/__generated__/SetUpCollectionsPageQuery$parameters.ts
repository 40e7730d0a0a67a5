/**
 * @generated SignedSource<<02093ba1ec12b06e49dc2524f66e69d9>>
 * @relayHash 8931b415695cbacba769581e7fbffb91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2dbbf5e9dc6f226068b831f7e3641fc4b9867c3446a633af51a9fc7fa2343d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpCollectionsPageQuery } from './SetUpCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab2dbbf5e9dc6f226068b831f7e3641fc4b9867c3446a633af51a9fc7fa2343d",
    "metadata": {},
    "name": "SetUpCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
