/**
 * @generated SignedSource<<0e5e4136fa90655802f94ac432bd799e>>
 * @relayHash 36bc953dde5cc80f54cf8e08c83446b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b6a08ac73303e62d9ebc498af980781e87954f4470332e8194d8f3862da413a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b6a08ac73303e62d9ebc498af980781e87954f4470332e8194d8f3862da413a",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
