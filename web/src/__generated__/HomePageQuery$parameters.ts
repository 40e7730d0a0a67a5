/**
 * @generated SignedSource<<c2cdfd2d4dcad8a07c91b1f3724d9cdc>>
 * @relayHash dac27c613739acfc5e20d1b9138ce6ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b5bc3a5be68e7688652c2700f387e9c218984165b7deb1b8d04ab6c2d5626fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b5bc3a5be68e7688652c2700f387e9c218984165b7deb1b8d04ab6c2d5626fa",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
