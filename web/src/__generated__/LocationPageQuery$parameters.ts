/**
 * @generated SignedSource<<1c715d5f0c2b3d342dd155cb8156c1f4>>
 * @relayHash 90f67abb4215b1fa8959d3a89db6d2bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f881b4457e2ee7c4f23df40c49aa5e24b367d10f4acd3bf119ccb330bfcb1ebc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f881b4457e2ee7c4f23df40c49aa5e24b367d10f4acd3bf119ccb330bfcb1ebc",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
