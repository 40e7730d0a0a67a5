/**
 * @generated SignedSource<<9a3acb414b17d7aad6cc96f7634a1366>>
 * @relayHash d3050557811a299d16147d77794c01df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2943ece68bf1fb09acea91e94cf4f2779078f1576a7507484bddb5678dcfc1fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPageQuery } from './ImportPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2943ece68bf1fb09acea91e94cf4f2779078f1576a7507484bddb5678dcfc1fd",
    "metadata": {},
    "name": "ImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
