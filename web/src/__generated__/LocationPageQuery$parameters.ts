/**
 * @generated SignedSource<<55c0d457fc1e3f4a1ee288bd6dadc282>>
 * @relayHash dee16f98e96d18b99c97ee05861a37b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23188360552b208099b9173bd51206de94180843e8e6bda2144dbfe890cb773d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23188360552b208099b9173bd51206de94180843e8e6bda2144dbfe890cb773d",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
