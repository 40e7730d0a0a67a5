/**
 * @generated SignedSource<<250c57f987de251138d9f028e43250fd>>
 * @relayHash c0ac9bbbd1a67be36ccabcbed53c8109
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c12fe9b7e4da8fe97ead76b61286067e60b5491afb969231fad0dc694424644

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewCollectionsPageQuery } from './ViewCollectionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewCollectionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c12fe9b7e4da8fe97ead76b61286067e60b5491afb969231fad0dc694424644",
    "metadata": {},
    "name": "ViewCollectionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
