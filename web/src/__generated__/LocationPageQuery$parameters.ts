/**
 * @generated SignedSource<<2559f1ff3de84afa980e3e326c2eec1a>>
 * @relayHash c83230ce495ceeff278f3bd94b17c204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55844983bb6566d3cc8137e5e4249d7289ad95a19bbf095ded5e308bc4fce0d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55844983bb6566d3cc8137e5e4249d7289ad95a19bbf095ded5e308bc4fce0d1",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
