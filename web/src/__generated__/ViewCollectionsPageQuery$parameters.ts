/**
 * @generated SignedSource<<0d8420d77a03ffdafc3568db5f02a994>>
 * @relayHash 5c62825775b85c89f7d2d45f3ea229ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a71aa5f04f914259327ddd04e682013ab3ceea985941cad56c57ab65ca70f66e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCollectionsPageQuery } from './ViewCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a71aa5f04f914259327ddd04e682013ab3ceea985941cad56c57ab65ca70f66e",
    "metadata": {},
    "name": "ViewCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
