/**
 * @generated SignedSource<<46fd0ef5be0d2c54d9c5512f62d2bf16>>
 * @relayHash 256c061bb613eb3c9ecc87c462af73f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a99420faca31c42e00c7fd2109b183ea8a38c89e06f81ced9a46d060d14f91b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a99420faca31c42e00c7fd2109b183ea8a38c89e06f81ced9a46d060d14f91b0",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
