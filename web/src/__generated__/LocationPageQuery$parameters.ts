/**
 * @generated SignedSource<<20879cf2e3a37a2c6503bb8c011cb11f>>
 * @relayHash 05ccef67dc97a0f141a21db53c805272
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1576daf2f8acac184491ae9a6d53b6822fc8137468fe125b76514c09692cf7a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1576daf2f8acac184491ae9a6d53b6822fc8137468fe125b76514c09692cf7a8",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
